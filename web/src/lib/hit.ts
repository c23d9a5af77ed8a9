/** Which lines of the journal hit the reader. */

/** *seats* are those that a line speaks of, the acting one first: others did something to me, or something came over me since my turn. */
export function hitsMe(seats: number[], mine: number[], recent: boolean): boolean {
  const [, ...struck] = seats;
  return (recent ? seats : struck).some((seat) => mine.includes(seat));
}
