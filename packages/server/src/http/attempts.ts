import type { Database, Moment } from "../store/tables.ts";
import type { Clock } from "./clock.ts";

export interface Count {
  readonly count: number;
  /** Time at which the count is reset. */
  readonly expiresAt: Moment;
}

/** Counters by key that are reset after some time. They are in the store, so all servers share them. */
export class AttemptCounter {
  readonly #database: Database;
  readonly #now: Clock;

  constructor(database: Database, now: Clock) {
    this.#database = database;
    this.#now = now;
  }

  /**
   * Increments a counter. The first increment starts its period of `seconds`. A period that a clock ahead of time has
   * stored ends after `seconds` from now at the latest.
   */
  async count(key: string, seconds: number): Promise<Count> {
    const now = this.#now();
    const row = await this.#database
      .insertInto("attempts")
      .values({ key, count: 1, expires_at: now + seconds * 1000 })
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet((known) => {
          const isOver = known("attempts.expires_at", "<=", now);
          return {
            count: known
              .case()
              .when(isOver)
              .then(1)
              .else(known("attempts.count", "+", 1))
              .end(),
            expires_at: known
              .case()
              .when(known.or([isOver, known("attempts.expires_at", ">", known.ref("excluded.expires_at"))]))
              .then(known.ref("excluded.expires_at"))
              .else(known.ref("attempts.expires_at"))
              .end(),
          };
        }),
      )
      .returning(["count", "expires_at"])
      .executeTakeFirstOrThrow();
    return { count: row.count, expiresAt: row.expires_at };
  }

  async uncount(key: string): Promise<void> {
    await this.#database
      .updateTable("attempts")
      .set((known) => ({ count: known("count", "-", 1) }))
      .where("key", "=", key)
      .where("count", ">", 0)
      .execute();
  }

  /**
   * Returns the counters that have not expired. Leaves out those that last longer than `seconds`, the longest period of these
   * keys: a clock ahead of time has stored them.
   */
  async read(keys: readonly string[], seconds: number): Promise<ReadonlyMap<string, Count>> {
    if (keys.length === 0) return new Map();
    const rows = await this.#database
      .selectFrom("attempts")
      .selectAll()
      .where("key", "in", keys)
      .where("expires_at", ">", this.#now())
      .where("expires_at", "<=", this.#now() + seconds * 1000)
      .execute();
    return new Map(rows.map((row) => [row.key, { count: row.count, expiresAt: row.expires_at }]));
  }

  async forget(keys: readonly string[]): Promise<void> {
    await this.#database.deleteFrom("attempts").where("key", "in", keys).execute();
  }
}
