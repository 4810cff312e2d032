import type { FastifyInstance } from "fastify";
import type { SecretBox } from "../auth/secret-box.ts";
import type { Access } from "../http/guarded-request.ts";
import type { Store } from "../store/open-store.ts";
import type { Database, Moment } from "../store/tables.ts";
import { type MakerParts, makeQueuedEdition } from "./edition-maker.ts";
import { type DueEdition, type EditionQueue, LeasedEditions, leaseMilliseconds } from "./edition-queue.ts";
import { addEdition, dueStanding, plannedUntil, type StandingRow } from "./edition-store.ts";
import { localDate, nextNight, spread } from "./next-night.ts";
import { callDueWebhooks } from "./webhooks.ts";

const planEveryMilliseconds = 5000;
/** Projects that one transaction plans. */
const batch = 100;
/** Delay after which an edition that nobody makes is queued again. */
const lostMilliseconds = 3 * leaseMilliseconds;

export interface NightlyParts extends Omit<MakerParts, "log"> {
  readonly store: Store;
  readonly secretBox: SecretBox;
  readonly publicUrl: string;
  /** Servers that webhooks may reach. */
  readonly access: Access;
}

/** Plans editions when their night begins, and makes those that are due. Every server does both. */
export class NightlyEditions {
  readonly #parts: NightlyParts & Pick<MakerParts, "log">;
  readonly #queue: EditionQueue;
  #planning: Promise<void> | undefined;

  constructor(app: FastifyInstance, parts: NightlyParts, queue: EditionQueue) {
    this.#parts = { ...parts, log: app.log };
    this.#queue = queue;
    this.#schedule(app);
  }

  static async create(app: FastifyInstance, parts: NightlyParts): Promise<NightlyEditions> {
    return new NightlyEditions(app, parts, await openQueue(app, parts));
  }

  #schedule(app: FastifyInstance): void {
    let timer: NodeJS.Timeout | undefined;
    app.addHook("onListen", async () => {
      this.#queue
        .start((id) => this.make(id))
        .catch((err: unknown) => app.log.error({ err }, "nightly editions could not be started"));
      timer = setInterval(() => this.tick(), planEveryMilliseconds).unref();
      this.tick();
    });
    app.addHook("onClose", async () => {
      clearInterval(timer);
      await this.#planning;
      await this.#queue.stop();
    });
  }

  /** Plans and calls what is due, unless that is running. */
  tick(): void {
    this.#planning ??= this.runDue()
      .catch((err: unknown) => this.#parts.log.error({ err }, "planning nightly editions failed"))
      .finally(() => (this.#planning = undefined));
  }

  async runDue(): Promise<void> {
    await this.plan();
    await this.#queueLost();
    await callDueWebhooks(this.#parts);
  }

  async make(id: string): Promise<void> {
    await makeQueuedEdition(this.#parts, id);
    await callDueWebhooks(this.#parts);
  }

  /** Adds the editions of nights that have begun. Of several servers, one adds each. */
  async plan(): Promise<void> {
    const { database, now } = this.#parts;
    for (let rows = await dueStanding(database, now(), batch); rows.length > 0; ) {
      await this.#planAll(rows);
      rows = rows.length < batch ? [] : await dueStanding(database, now(), batch);
    }
    this.#queue.wake();
  }

  async #planAll(rows: readonly StandingRow[]): Promise<void> {
    const { database, now } = this.#parts;
    const moment = now();
    const due = spread(
      rows.map(({ cost }) => cost),
      moment,
      await plannedUntil(database),
    );
    for (const [i, row] of rows.entries())
      await database.transaction().execute(async (transaction) => {
        const edition = await planNight(transaction, row, moment, due[i] ?? moment);
        if (edition) await this.#queue.add(transaction, [edition]);
      });
  }

  /** Adds an edition that the owner asks for. Returns false if one waits. */
  async addNow(projectId: string, key: string): Promise<boolean> {
    const { database, now } = this.#parts;
    const dueAt = now();
    const isAdded = await database.transaction().execute(async (transaction) => {
      const waiting = await transaction
        .selectFrom("editions")
        .select("id")
        .where("project_id", "=", projectId)
        .where("state", "=", "waiting")
        .where("due_at", "<=", dueAt)
        .executeTakeFirst();
      if (waiting) return false;
      const id = await addEdition(transaction, { projectId, night: `now-${key}`, dueAt });
      if (id !== undefined) await this.#queue.add(transaction, [{ id, dueAt }]);
      return id !== undefined;
    });
    this.#queue.wake();
    return isAdded;
  }

  /** Queues again what a restored backup or failed attempts have left. */
  async #queueLost(): Promise<void> {
    const { database, now } = this.#parts;
    const moment = now();
    const lost = await database
      .updateTable("editions")
      .set({ due_at: moment })
      .where("state", "=", "waiting")
      .where("due_at", "<", moment - lostMilliseconds)
      .where("leased_until", "<", moment)
      .returning("id")
      .execute();
    if (lost.length === 0) return;
    const editions = lost.map(({ id }): DueEdition => ({ id, dueAt: moment }));
    await database.transaction().execute((transaction) => this.#queue.add(transaction, editions));
  }
}

/** The queue of PostgreSQL is loaded on demand. */
async function openQueue(app: FastifyInstance, { store, database, now }: NightlyParts): Promise<EditionQueue> {
  const { executeSql } = store;
  if (!executeSql) return new LeasedEditions({ database, now, log: app.log });
  const { BossEditions } = await import("./boss-queue.ts");
  return new BossEditions({ executeSql, log: app.log });
}

/** Moves a project to its next night, unless another server has done so. A missed night is not made up for. */
async function planNight(
  transaction: Database,
  row: StandingRow,
  now: Moment,
  dueAt: Moment,
): Promise<DueEdition | undefined> {
  const moved = await transaction
    .updateTable("standing_editions")
    .set({ next_at: nextNight(row, now) })
    .where("id", "=", row.id)
    .where("next_at", "=", row.next_at)
    .returning("id")
    .executeTakeFirst();
  if (!moved) return undefined;
  const night = localDate(row.zone, row.next_at);
  const id = await addEdition(transaction, { projectId: row.id, night, dueAt });
  return id === undefined ? undefined : { id, dueAt };
}
