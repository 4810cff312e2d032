/** Counts the open sockets of this server, by user or address. */
export class SocketCounter {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Returns false if the owner has reached the limit. */
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
