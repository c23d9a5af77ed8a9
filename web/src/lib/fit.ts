/** The largest size, up to *size*, at which a text is no wider than *width*. */
let pen: CanvasRenderingContext2D | null = null;

export function fit(text: string, width: number, size: number, weight = 600, family = "EB Garamond Variable", least = 10.5): number {
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return size;
  pen.font = `${weight} ${size}px "${family}"`;
  const natural = pen.measureText(text).width;
  return natural <= width ? size : Math.max(least, (size * width) / natural);
}
