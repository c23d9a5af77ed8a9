/** Numbers as one writes them: with a minus that is as wide as a plus. */
export function plain(number: number): string {
  return String(number).replace("-", "−");
}

export function signed(number: number): string {
  return number > 0 ? `+${number}` : plain(number);
}
