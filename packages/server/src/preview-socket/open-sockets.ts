/** How many sockets each user has open on this node. */
export class OpenSockets {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** False when the user has as many as one may have. */
  enter(userId: string): boolean {
    const count = this.#counts.get(userId) ?? 0;
    if (count >= this.#most) return false;
    this.#counts.set(userId, count + 1);
    return true;
  }

  leave(userId: string): void {
    const count = (this.#counts.get(userId) ?? 0) - 1;
    if (count > 0) this.#counts.set(userId, count);
    else this.#counts.delete(userId);
  }
}
