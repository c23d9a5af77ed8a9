/** How wide texts are, and how large they may be. */
let pen: CanvasRenderingContext2D | null = null;
/** Letters that are on their way are measured anew when they are there. */
let letters = $state(0);
if (typeof document !== "undefined") document.fonts?.addEventListener("loadingdone", () => (letters += 1));

/** Grows whenever letters have arrived: what was measured before is measured anew. */
export function lettersSoFar(): number {
  return letters;
}

export function widthOf(text: string, size: number, weight: number, family: string): number {
  void letters;
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return 0;
  pen.font = `${weight} ${size}px "${family}"`;
  return pen.measureText(text).width;
}

/** The largest size, up to *size*, at which a text is no wider than *width*. */
export function fit(text: string, width: number, size: number, weight = 600, family = "EB Garamond Variable", least = 10.5): number {
  const natural = widthOf(text, size, weight, family);
  return natural <= width ? size : Math.max(least, (size * width) / natural);
}
