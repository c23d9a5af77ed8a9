/** What others do comes one step after the other, slowly enough to be followed. */
const STEP = 600;
/** Whoever is this far behind is shown the rest three times as fast. */
const FAR = 5;
const HURRY = 3;

export class Pace<Moment> {
  private waiting: Moment[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private show: (moment: Moment) => void) {}

  get behind(): boolean {
    return this.waiting.length > 0;
  }

  /** One more step: at once if nobody else's step is being looked at. */
  add(moment: Moment): void {
    this.waiting.push(moment);
    if (this.timer === undefined) this.next();
  }

  /** Everything up to *moment*, at once; what follows waits its turn. */
  skipTo(moment: Moment): void {
    this.waiting.push(moment);
    this.catchUp();
    this.rest();
  }

  /** Everything that is still to be shown, at once. */
  catchUp(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const moment of this.waiting.splice(0)) this.show(moment);
  }

  /** Nobody looks any more. */
  stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
  }

  private next(): void {
    this.timer = undefined;
    const moment = this.waiting.shift();
    if (moment === undefined) return;
    this.show(moment);
    this.rest();
  }

  private rest(): void {
    this.timer = setTimeout(() => this.next(), this.waiting.length >= FAR ? STEP / HURRY : STEP);
  }
}
