/** A sliding-window rate limit. */
export class RateWindow {
  readonly #limit: number;
  readonly #milliseconds: number;
  /** Times of the requests, oldest first. */
  #taken: readonly number[] = [];

  constructor(limit: number, milliseconds: number) {
    this.#limit = limit;
    this.#milliseconds = milliseconds;
  }

  /** Returns 0 and counts a request, or returns the milliseconds until the next one is allowed. */
  take(now: number): number {
    this.#taken = this.#taken.filter((moment) => moment > now - this.#milliseconds);
    const [oldest] = this.#taken;
    if (oldest !== undefined && this.#taken.length >= this.#limit) return oldest + this.#milliseconds - now;
    this.#taken = [...this.#taken, now];
    return 0;
  }
}
