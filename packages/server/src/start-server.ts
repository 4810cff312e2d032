import type { FastifyBaseLogger } from "fastify";
import { createApp, createRenderApp } from "./app.ts";
import { hasAccounts } from "./auth/administrators.ts";
import { setupCode } from "./auth/first-account.ts";
import { type Config, ConfigError, readConfig, unknownSettings } from "./config.ts";
import { serveMetrics } from "./metrics/serve-metrics.ts";
import { Objects } from "./objects/objects.ts";
import { openPlaces } from "./objects/open-places.ts";
import { closeParts, openParts, type Parts } from "./open-parts.ts";
import { logFailedStart, logStart, logUnknownSettings } from "./start-log.ts";
import { publishStarters, withdrawStarters } from "./starters/publish-starters.ts";
import { describeAddress } from "./store/store-address.ts";
import { StoreError } from "./store/store-error.ts";

/** Time for running requests to finish: that of a long job. */
const stopMilliseconds = 25_000;

/**
 * Starts the server with the settings of the environment, and stops it on a signal. Exits if the start fails, with a
 * sentence for an error that the user can fix.
 */
export async function startServer(): Promise<void> {
  try {
    await start();
  } catch (problem) {
    const sentence = explain(problem);
    if (sentence === undefined) logFailedStart("the start failed", problem as Error);
    else logFailedStart(sentence);
    process.exit(1);
  }
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const running: { log?: FastifyBaseLogger } = {};
  const parts = await openParts(config, (err, what) => running.log?.error({ err }, what));
  const rendersOnly = config.role === "render";
  const app = await (rendersOnly ? createRenderApp(parts) : createApp(parts));
  running.log = app.log;
  logUnknownSettings(app.log, unknownSettings(process.env));
  const metrics = config.metrics && (await serveMetrics(app, config.metrics));
  const needsCode = !rendersOnly && !(await hasAccounts(parts.store.database));
  const { port, host } = config;
  const address = await app.listen({ port, host, listenTextResolver: (url) => `listening at ${url}` });
  stopOnSignal(async () => {
    parts.shared?.stopTaking();
    await app.close();
    await closeParts(parts);
  });
  if (!rendersOnly)
    void publishOrWithdraw(parts).catch((err: unknown) => app.log.error({ err }, "the starters were not published"));
  // Last, because readers may stop the server right after it.
  logStart(app.log, {
    address,
    data: home(config),
    setupCode: needsCode ? setupCode(parts.secret) : undefined,
    metrics,
  });
}

/** Runs after the server listens, because it takes a second. */
function publishOrWithdraw({ store: { database }, render, settings }: Parts): Promise<void> {
  const objects = new Objects(database, openPlaces(database, settings.objects));
  return settings.starters
    ? publishStarters({ database, objects, render, now: Date.now })
    : withdrawStarters({ database });
}

function home({ store }: Config): string {
  return "dataDir" in store ? store.dataDir : `the database at ${describeAddress(store.databaseUrl)}`;
}

/** The first signal stops the server gracefully, the second one immediately. */
function stopOnSignal(close: () => Promise<void>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), stopMilliseconds).unref();
    void close().then(() => process.exit(0));
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** Message for an error that the user can fix. All other errors keep their stack. */
function explain(problem: unknown): string | undefined {
  if (problem instanceof ConfigError || problem instanceof StoreError) return problem.message;
  const { code, port, address } = problem as { code?: string; port?: number; address?: string };
  if (code === "EADDRINUSE")
    return `Port ${port} is in use. Choose another with the variable PORT: PORT=${(port ?? 0) + 1} npm start`;
  if (code === "EACCES")
    return `Port ${port} needs more permissions. Choose another with the variable PORT: PORT=3000 npm start`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `This machine has no address ${address ?? process.env["HOST"]}. Set HOST to an address of this machine.`;
  return undefined;
}
