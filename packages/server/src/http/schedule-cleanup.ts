import type { FastifyInstance } from "fastify";

const intervalMilliseconds = 15 * 60 * 1000;

/** Deletes expired rows regularly while the server runs. They have no effect, but would accumulate. */
export function scheduleCleanup(app: FastifyInstance, cleanUp: () => Promise<void>): void {
  const sweep = () => {
    cleanUp().catch((err: unknown) => app.log.error({ err }, "deleting expired rows failed"));
  };
  const timer = setInterval(sweep, intervalMilliseconds).unref();
  app.addHook("onClose", async () => clearInterval(timer));
}
