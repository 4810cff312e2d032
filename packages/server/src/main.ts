import type { FastifyBaseLogger } from "fastify";
import { createApp } from "./app.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { serveMetrics } from "./metrics/serve-metrics.ts";
import { closeParts, openParts } from "./open-parts.ts";
import { placeOf } from "./store/store-address.ts";
import { StoreProblem } from "./store/store-problem.ts";

/** A request in flight may take as long as a render job; after that nothing is worth waiting for. */
const stopMilliseconds = 25_000;

const settingsAreVariables = "Octavo's server is set up by variables, such as PORT=4000. See docs/settings.md";

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const running: { log?: FastifyBaseLogger } = {};
  const parts = await openParts(config, (err, what) => running.log?.error({ err }, what));
  const app = await createApp(parts);
  running.log = app.log;
  const said = [`Its data are in ${home(config)}`];
  if (config.metrics) said.push(`Its metrics are at ${await serveMetrics(app, config.metrics)}`);
  const { port, host } = config;
  const address = await app.listen({ port, host, listenTextResolver: (url) => `listening at ${url}` });
  stopOnSignal(async () => {
    await app.close();
    await closeParts(parts);
  });
  // Last: who reads it may stop the server at once.
  console.log([`Octavo is at ${address}`, ...said].join("\n"));
}

function home({ store }: Config): string {
  return "dataDir" in store ? store.dataDir : `the database at ${placeOf(store.databaseUrl)}`;
}

/** Whoever writes `--port 4000` is not to find the server at another port. */
function refuseArguments([first]: readonly string[]): void {
  if (first === undefined) return;
  const asksForHelp = first === "--help" || first === "-h";
  if (asksForHelp) console.log(settingsAreVariables);
  else console.error(`There is no argument ${first} here. ${settingsAreVariables}`);
  process.exit(asksForHelp ? 0 : 2);
}

/** The first signal ends gracefully, the second at once. */
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

/** What whoever started the server can do something about; everything else keeps its stack. */
function explain(problem: unknown): string | undefined {
  if (problem instanceof ConfigError || problem instanceof StoreProblem) return problem.message;
  const { code, port, address } = problem as { code?: string; port?: number; address?: string };
  if (code === "EADDRINUSE")
    return `Port ${port} is taken. Choose another with the variable PORT: PORT=${(port ?? 0) + 1} npm start`;
  if (code === "EACCES")
    return `Port ${port} is not allowed to you. Choose another with the variable PORT: PORT=3000 npm start`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `This machine has no address ${address ?? process.env["HOST"]}. Set HOST to one that it has.`;
  return undefined;
}

refuseArguments(process.argv.slice(2));
try {
  await start();
} catch (problem) {
  const sentence = explain(problem);
  if (sentence === undefined) throw problem;
  console.error(sentence);
  process.exit(1);
}
