import { ApiError } from "../http/api-error.ts";
import * as messages from "../http/messages.ts";

/** Who waits to write, and what for. */
export interface WriteTicket {
  /** Of the project or template that is written. */
  readonly id: string;
  readonly ownerId: string;
  /** That the request holds meanwhile. */
  readonly bytes: number;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/** Of one owner, on this node. */
const most = { waiting: 64, bytes: 64 * 1024 * 1024 } as const;
const retryAfterSeconds = 2;

/** Writes to one thing take turns, first come, first served; those to others go on meanwhile. Nodes have the revision. */
export class WriteTurns {
  /** The end of the turn that was given last, by what is written. */
  readonly #last = new Map<string, Promise<void>>();
  readonly #waiting = new Map<string, { count: number; bytes: number }>();

  /** Ends when it is the caller's turn, with what ends the turn. */
  async turn(ticket: WriteTicket): Promise<() => void> {
    const { id, signal } = ticket;
    const before = this.#last.get(id);
    const leave = this.#admit(ticket, before !== undefined);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last.set(id, promise);
    const end = () => {
      if (this.#last.get(id) === promise) this.#last.delete(id);
      resolve();
    };
    await before;
    leave();
    if (!signal.aborted) return end;
    end();
    throw signal.reason;
  }

  #admit({ ownerId, bytes }: WriteTicket, waits: boolean): () => void {
    const own = this.#waiting.get(ownerId) ?? { count: 0, bytes: 0 };
    if (waits && (own.count >= most.waiting || own.bytes + bytes > most.bytes))
      throw new ApiError("TOO_MANY_REQUESTS", messages.tooManyWrites, { retryAfterSeconds });
    own.count++;
    own.bytes += bytes;
    this.#waiting.set(ownerId, own);
    return () => {
      own.count--;
      own.bytes -= bytes;
      if (own.count === 0) this.#waiting.delete(ownerId);
    };
  }
}
