import type { GalleryQuery } from "@octavo/contract";
import { errorMessages as messages } from "@octavo/contract";
import { ApiError } from "../http/api-error.ts";
import type { LimitRate } from "../http/limit-rate.ts";
import { Semaphore } from "../store/semaphore.ts";
import { isSearch } from "./search.ts";

/** Limit of one address. Nobody types faster. */
const rate = { limit: 120, seconds: 60 } as const;
/** Limit of all addresses on this server. */
const maxWaiting = 64;
const retryAfterSeconds = 2;

/** Runs one search at a time, because one that few projects meet can read all entries of the gallery. */
export class SearchLimiter {
  readonly #limitRate: LimitRate;
  readonly #gate = new Semaphore(1);
  #waiting = 0;

  constructor(limitRate: LimitRate) {
    this.#limitRate = limitRate;
  }

  /** Lists without conditions are not limited. */
  async run<Found>(query: GalleryQuery, address: string, find: () => Promise<Found>): Promise<Found> {
    if (!isSearch(query)) return find();
    await this.#limitRate(`search:${address}`, rate);
    if (this.#waiting >= maxWaiting) throw new ApiError("SERVER_BUSY", messages.storeBusy, { retryAfterSeconds });
    this.#waiting++;
    return this.#gate.run(find).finally(() => this.#waiting--);
  }
}
