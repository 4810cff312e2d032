import type { FastifyBaseLogger } from "fastify";
import { fromKysely, PgBoss } from "pg-boss";

import type { ExecuteSql } from "../store/open-postgres.ts";
import type { Database } from "../store/tables.ts";
import { type DueEdition, type EditionQueue, leaseMilliseconds, type MakeEdition } from "./edition-queue.ts";

const queue = "editions";
const pollSeconds = 0.5;
/** Time without a sign of life after which another server makes the edition. */
const heartbeatSeconds = 15;

interface Parts {
  readonly executeSql: ExecuteSql;
  readonly log: FastifyBaseLogger;
}

/** Queue for PostgreSQL: pg-boss on the pool of the server, with tables in a schema of its own (docs/decisions/0097). */
export class BossEditions implements EditionQueue {
  readonly #boss: PgBoss;
  readonly #log: FastifyBaseLogger;
  #started: Promise<unknown> | undefined;

  constructor({ executeSql, log }: Parts) {
    this.#log = log;
    this.#boss = new PgBoss({
      db: { executeSql },
      schema: "octavo_queue",
      schedule: false,
      superviseIntervalSeconds: 10,
      monitorIntervalSeconds: 10,
    });
    this.#boss.on("error", (err) => log.error({ err }, "the queue of editions failed"));
  }

  add = async (transaction: Database, editions: readonly DueEdition[]): Promise<void> => {
    await this.#start();
    const db = fromKysely(transaction);
    const jobs = editions.map(({ id, dueAt }) => ({ data: { id }, startAfter: new Date(dueAt) }));
    if (jobs.length > 0) await this.#boss.insert(queue, jobs, { db });
  };

  start = async (make: MakeEdition): Promise<void> => {
    await this.#start();
    await this.#boss.work<{ readonly id: string }>(
      queue,
      { pollingIntervalSeconds: pollSeconds, batchSize: 1 },
      async (jobs) => {
        for (const { data } of jobs) await make(data.id);
      },
    );
  };

  wake = (): void => undefined;

  stop = async (): Promise<void> => {
    if (!this.#started) return;
    await this.#started.catch(() => undefined);
    await this.#boss.stop({ graceful: true, close: false, timeout: leaseMilliseconds });
  };

  /** Makes the tables at the first use. A failed start is tried again. */
  #start(): Promise<unknown> {
    this.#started ??= this.#prepare().catch((problem: unknown) => {
      this.#started = undefined;
      this.#log.error({ err: problem }, "the queue of editions could not be started");
      throw problem;
    });
    return this.#started;
  }

  async #prepare(): Promise<void> {
    await this.#boss.start();
    await this.#boss.createQueue(queue, {
      retryLimit: 5,
      retryDelay: 30,
      expireInSeconds: leaseMilliseconds / 1000,
      heartbeatSeconds,
      retentionSeconds: 7 * 24 * 60 * 60,
      deleteAfterSeconds: 24 * 60 * 60,
    });
  }
}
