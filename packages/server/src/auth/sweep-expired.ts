import type { FastifyInstance } from "fastify";
import type { Clock } from "../http/clock.ts";
import type { Database } from "../store/tables.ts";

const everyMilliseconds = 15 * 60 * 1000;

/** Rows that time has ended count for nothing already; this is so that they do not heap up. Any node may do it. */
export async function sweepExpired(database: Database, now: Clock): Promise<void> {
  for (const table of ["sessions", "password_resets", "email_confirmations", "attempts"] as const)
    await database.deleteFrom(table).where("expires_at", "<=", now()).execute();
}

export function keepSweeping(app: FastifyInstance, database: Database, now: Clock): void {
  const sweep = () => {
    sweepExpired(database, now).catch((err: unknown) => app.log.error({ err }, "sweeping failed"));
  };
  const timer = setInterval(sweep, everyMilliseconds).unref();
  app.addHook("onClose", async () => clearInterval(timer));
}
