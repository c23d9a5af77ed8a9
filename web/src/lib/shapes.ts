/** Outlines of pieces. */
const round = (value: number) => Math.round(value * 100) / 100;

/** A rounded rectangle with its upper left corner at (x, y). */
export function box(x: number, y: number, width: number, height: number, r: number): string {
  return `M${x + r} ${y}H${x + width - r}Q${x + width} ${y} ${x + width} ${y + r}V${y + height - r}Q${x + width} ${y + height} ${x + width - r} ${y + height}H${x + r}Q${x} ${y + height} ${x} ${y + height - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`;
}

/** The six corners of a hexagon with a point at the top, clockwise from the upper right. */
export function corners(s: number, cx = 0, cy = 0): [number, number][] {
  return [-30, 30, 90, 150, 210, 270].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return [cx + s * Math.cos(angle), cy + s * Math.sin(angle)];
  });
}

/** A hexagon with a point at the top, its corners rounded. */
export function hex(s: number, cx = 0, cy = 0, rounding = 0.12): string {
  const points = corners(s, cx, cy);
  const parts = points.map((point, index) => {
    const before = points[(index + 5) % 6];
    const after = points[(index + 1) % 6];
    const a = mix(point, before, rounding);
    const b = mix(point, after, rounding);
    return `${index ? "L" : "M"}${round(a[0])} ${round(a[1])}Q${round(point[0])} ${round(point[1])} ${round(b[0])} ${round(b[1])}`;
  });
  return `${parts.join("")}Z`;
}

export function points(list: [number, number][]): string {
  return list.map(([x, y]) => `${round(x)},${round(y)}`).join(" ");
}

export function circle(r: number): string {
  return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
}

function mix(a: [number, number], b: [number, number], share: number): [number, number] {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}
