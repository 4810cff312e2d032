/** How many sockets are open on this node, by user or by address. */
export class OpenSockets {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** False when there are as many of this owner as one may have. */
  enter(owner: string): boolean {
    const count = this.#counts.get(owner) ?? 0;
    if (count >= this.#most) return false;
    this.#counts.set(owner, count + 1);
    return true;
  }

  leave(owner: string): void {
    const count = (this.#counts.get(owner) ?? 0) - 1;
    if (count > 0) this.#counts.set(owner, count);
    else this.#counts.delete(owner);
  }
}
