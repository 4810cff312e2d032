import type { FastifyInstance } from "fastify";
import type { Clock } from "../http/clock.ts";
import type { Database } from "../store/tables.ts";

const everyMilliseconds = 15 * 60 * 1000;

/** Deletes expired rows. They have no effect, but would accumulate. Any server may do it. */
export async function deleteExpired(database: Database, now: Clock): Promise<void> {
  for (const table of ["sessions", "password_resets", "email_confirmations", "attempts"] as const)
    await database.deleteFrom(table).where("expires_at", "<=", now()).execute();
}

export function scheduleDeletion(app: FastifyInstance, database: Database, now: Clock): void {
  const sweep = () => {
    deleteExpired(database, now).catch((err: unknown) => app.log.error({ err }, "deleting expired rows failed"));
  };
  const timer = setInterval(sweep, everyMilliseconds).unref();
  app.addHook("onClose", async () => clearInterval(timer));
}
