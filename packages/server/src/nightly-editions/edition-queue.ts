/** Queues of editions that are due. Each may hand out an edition more than once; `endEdition` ends it once. */
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../http/clock.ts";
import type { Database, Moment } from "../store/tables.ts";

export interface DueEdition {
  readonly id: string;
  readonly dueAt: Moment;
}

export type MakeEdition = (id: string) => Promise<void>;

export interface EditionQueue {
  /** Adds editions in the caller's transaction. */
  readonly add: (transaction: Database, editions: readonly DueEdition[]) => Promise<void>;
  /** Begins to hand out editions, one at a time. */
  readonly start: (make: MakeEdition) => Promise<void>;
  /** Looks for editions that are due, without waiting for the next interval. */
  readonly wake: () => void;
  /** Waits until the edition of this server is made. */
  readonly stop: () => Promise<void>;
}

/** Longer than a job may take. */
export const leaseMilliseconds = 5 * 60 * 1000;
const pollMilliseconds = 5000;

interface Parts {
  readonly database: Database;
  readonly now: Clock;
  readonly log: FastifyBaseLogger;
}

/** Queue for SQLite: the rows of `editions`, each with a lease. */
export class LeasedEditions implements EditionQueue {
  readonly #parts: Parts;
  #make: MakeEdition | undefined;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isStopping = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The rows themselves are the queue. */
  add = async (): Promise<void> => undefined;

  start = async (make: MakeEdition): Promise<void> => {
    this.#make = make;
    // A data folder has one server, so leases from before its start are of one that has ended.
    const { database } = this.#parts;
    await database.updateTable("editions").set({ leased_until: 0 }).where("state", "=", "waiting").execute();
    this.#timer = setInterval(this.wake, pollMilliseconds).unref();
    this.wake();
  };

  wake = (): void => {
    if (this.#running || !this.#make || this.#isStopping) return;
    const { log } = this.#parts;
    this.#running = this.#makeAll(this.#make)
      .catch((err: unknown) => log.error({ err }, "making due editions failed"))
      .finally(() => (this.#running = undefined));
  };

  stop = async (): Promise<void> => {
    this.#isStopping = true;
    clearInterval(this.#timer);
    await this.#running;
  };

  async #makeAll(make: MakeEdition): Promise<void> {
    const { log } = this.#parts;
    for (let id = await this.#claim(); id !== undefined && !this.#isStopping; id = await this.#claim())
      await make(id).catch((err: unknown) => log.error({ err, edition: id }, "an edition is tried again later"));
  }

  async #claim(): Promise<string | undefined> {
    const { database, now } = this.#parts;
    const moment = now();
    const claimed = await database
      .updateTable("editions")
      .set({ leased_until: moment + leaseMilliseconds })
      .where("id", "=", (known) =>
        known
          .selectFrom("editions")
          .select("editions.id")
          .where("state", "=", "waiting")
          .where("due_at", "<=", moment)
          .where("leased_until", "<=", moment)
          .orderBy("due_at")
          .limit(1),
      )
      .returning("id")
      .executeTakeFirst();
    return claimed?.id;
  }
}
