import type { GalleryQuery } from "@octavo/contract";
import { ApiError } from "../http/api-error.ts";
import type { LimitRate } from "../http/limit-rate.ts";
import * as messages from "../http/messages.ts";
import { Gate } from "../store/gate.ts";

/** Of one address: more than anybody types. */
const rate = { limit: 120, seconds: 60 } as const;
/** Of all addresses, on this node. */
const mostWaiting = 64;
const retryAfterSeconds = 2;

/**
 * A search reads every public project, which no index spares when words may begin anywhere. One at a time, so that
 * whatever else is read waits for one search at most.
 */
export class Searches {
  readonly #limitRate: LimitRate;
  readonly #gate = new Gate(1);
  #waiting = 0;

  constructor(limitRate: LimitRate) {
    this.#limitRate = limitRate;
  }

  /** Without words it is no search. */
  async run<Found>({ search }: GalleryQuery, address: string, find: () => Promise<Found>): Promise<Found> {
    if (search.trim() === "") return find();
    await this.#limitRate(`search:${address}`, rate);
    if (this.#waiting >= mostWaiting) throw new ApiError("SERVER_BUSY", messages.storeBusy, { retryAfterSeconds });
    this.#waiting++;
    return this.#gate.run(find).finally(() => this.#waiting--);
  }
}
