/** So many in any span of that many milliseconds. */
export class RateWindow {
  readonly #limit: number;
  readonly #milliseconds: number;
  /** When they came, the oldest first. */
  #taken: readonly number[] = [];

  constructor(limit: number, milliseconds: number) {
    this.#limit = limit;
    this.#milliseconds = milliseconds;
  }

  /** Takes one and returns 0; where there is none left, how long it is until there is. */
  take(now: number): number {
    this.#taken = this.#taken.filter((moment) => moment > now - this.#milliseconds);
    const [oldest] = this.#taken;
    if (oldest !== undefined && this.#taken.length >= this.#limit) return oldest + this.#milliseconds - now;
    this.#taken = [...this.#taken, now];
    return 0;
  }
}
