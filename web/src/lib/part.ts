/** The part of a drawing that is shown. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}
interface Point {
  x: number;
  y: number;
}

const LARGEST = 3;

export function whole(part: Part, full: Part): boolean {
  return part.width >= full.width;
}

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** What is seen after fingers went from one point of the drawing to another and grew apart *larger* times. */
export function shownPart(part: Part, full: Part, from: Point, to: Point, larger: number): Part {
  const width = between(full.width / LARGEST, part.width / larger, full.width);
  const scale = width / part.width;
  const height = part.height * scale;
  // the point under the fingers stays under the fingers
  const x = from.x - (to.x - part.x) * scale;
  const y = from.y - (to.y - part.y) * scale;
  return {
    x: between(full.x, x, full.x + full.width - width),
    y: between(full.y, y, full.y + full.height - height),
    width,
    height,
  };
}
