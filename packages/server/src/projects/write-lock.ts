import { errorMessages as messages } from "@octavo/contract";
import { ApiError } from "../http/api-error.ts";

export interface WriteRequest {
  readonly id: string;
  readonly ownerId: string;
  /** Memory that the waiting request holds. */
  readonly bytes: number;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
}

/** Limits of one owner on this server. */
const limits = { waiting: 64, bytes: 64 * 1024 * 1024 } as const;
const retryAfterSeconds = 2;

/**
 * A lock for each project and template, first come, first served. It covers one server; writes of several servers are
 * ordered by revision.
 */
export class WriteLock {
  /** End of the last write in the queue, by id. */
  readonly #last = new Map<string, Promise<void>>();
  readonly #waiting = new Map<string, { count: number; bytes: number }>();

  /** Returns a function that releases the lock. Throws an `ApiError` if too many writes of the owner wait. */
  async acquire(request: WriteRequest): Promise<() => void> {
    const { id, signal } = request;
    const before = this.#last.get(id);
    const stopWaiting = this.#admit(request, before !== undefined);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last.set(id, promise);
    const release = () => {
      if (this.#last.get(id) === promise) this.#last.delete(id);
      resolve();
    };
    await before;
    stopWaiting();
    if (!signal.aborted) return release;
    release();
    throw signal.reason;
  }

  #admit({ ownerId, bytes }: WriteRequest, waits: boolean): () => void {
    const own = this.#waiting.get(ownerId) ?? { count: 0, bytes: 0 };
    if (waits && (own.count >= limits.waiting || own.bytes + bytes > limits.bytes))
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
