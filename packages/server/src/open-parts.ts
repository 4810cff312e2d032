import { fileURLToPath } from "node:url";
import type { FastifyServerOptions } from "fastify";
import packageJson from "../package.json" with { type: "json" };
import type { Config } from "./config.ts";
import { createRenderer, type Renderer } from "./render/renderer.ts";
import { logUpgrade } from "./start-log.ts";
import type { Store } from "./store/open-store.ts";
import { readSecretKey } from "./store/secret-key.ts";
import { terminalLog } from "./terminal-log.ts";
import type { Tracing } from "./tracing/open-tracing.ts";
import { openUpgradedStore } from "./upgrade/upgrade-site.ts";

export interface Parts {
  readonly store: Store;
  readonly render: Renderer;
  readonly secret: Uint8Array;
  readonly settings: Config;
  readonly webFolder: string;
  readonly logger: FastifyServerOptions["logger"];
  readonly tracing: Tracing | undefined;
}

/** Opens the parts of the server. `report` is called for errors that no request waits for. */
export async function openParts(config: Config, report: (problem: unknown, what: string) => void): Promise<Parts> {
  const store = await openUpgradedStore(config, logUpgrade, {
    onProblem: (problem) => report(problem, "a database connection failed"),
  });
  return {
    store,
    render: createRenderer({
      workers: config.workers,
      onBroken: (problem) => report(problem, "a worker process failed"),
    }),
    secret: config.secret ?? readSecretKey(config.dataDir),
    settings: config,
    webFolder: fileURLToPath(new URL("../../web/dist", import.meta.url)),
    logger: loggerOf(config),
    tracing: await tracingOf(config, (problem) => report(problem, "traces were not sent")),
  };
}

/** Loads the packages for traces only if a collector is set. */
async function tracingOf(
  { traces, trustedProxies }: Config,
  onProblem: (problem: unknown) => void,
): Promise<Tracing | undefined> {
  if (!traces) return undefined;
  const { openTracing } = await import("./tracing/open-tracing.ts");
  return openTracing({ ...traces, version: packageJson.version, trustsProxy: trustedProxies > 0, onProblem });
}

/** Closes the parts in the order of their dependencies. Each finishes its work first. */
export async function closeParts({ render, store, tracing }: Parts): Promise<void> {
  await render.close();
  await store.close();
  await tracing?.close();
}

/** Writes JSON, or short lines of warnings and errors on a terminal. */
function loggerOf({ logLevel }: Config): FastifyServerOptions["logger"] {
  if (!process.stdout.isTTY) return { level: logLevel ?? "info" };
  return { level: logLevel ?? "warn", stream: terminalLog((line) => process.stdout.write(line)) };
}
