import { fileURLToPath } from "node:url";
import type { FastifyServerOptions } from "fastify";
import packageJson from "../package.json" with { type: "json" };
import type { Config } from "./config.ts";
import { createRenderer, type Renderer } from "./render/renderer.ts";
import { shareJobs } from "./render/share-jobs.ts";
import type { SharedJobs } from "./shared-jobs/shared-jobs.ts";
import { logUpgrade } from "./start-log.ts";
import * as messages from "./store/messages.ts";
import type { BeforeMigration } from "./store/migrate.ts";
import { type OnProblem, openStore, type Store } from "./store/open-store.ts";
import { readSecretKey } from "./store/secret-key.ts";
import { StoreError } from "./store/store-error.ts";
import { terminalLog } from "./terminal-log.ts";
import type { Tracing } from "./tracing/open-tracing.ts";
import { openUpgradedStore } from "./upgrade/upgrade-site.ts";

export interface Parts {
  readonly store: Store;
  readonly render: Renderer;
  /** Undefined on SQLite. */
  readonly shared: SharedJobs | undefined;
  readonly secret: Uint8Array;
  readonly settings: Config;
  readonly webFolder: string;
  readonly logger: FastifyServerOptions["logger"];
  readonly tracing: Tracing | undefined;
}

/** Called for errors that no request waits for. */
type Report = (problem: unknown, what: string) => void;

/** Opens the parts of the server. */
export async function openParts(config: Config, report: Report): Promise<Parts> {
  const onProblem = (problem: unknown) => report(problem, "a database connection failed");
  const store = await openStoreOf(config, onProblem);
  const render = createRenderer({
    workers: config.workers,
    onBroken: (problem) => report(problem, "a worker process failed"),
  });
  return {
    store,
    render,
    shared: shareJobs(render, store, (problem) => report(problem, "a shared job failed")),
    secret: config.role === "render" ? Buffer.of() : (config.secret ?? readSecretKey(config.dataDir)),
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

/** A node that only renders waits for another one to upgrade the tables, because backups are made there. */
function openStoreOf(config: Config, onProblem: OnProblem): Promise<Store> {
  if (config.role !== "render") return openUpgradedStore(config, logUpgrade, { onProblem });
  const beforeMigration: BeforeMigration = async (_pending, last) => {
    throw new StoreError(messages.olderStore(last));
  };
  return openStore(config.store, { onProblem, beforeMigration });
}

/** Time for shared jobs of other servers to finish. Later ones are handed back. */
const sharedMilliseconds = { all: 5000, render: 20_000 };

/** Closes the parts in the order of their dependencies. Each finishes its work first. */
export async function closeParts({ render, store, settings, tracing }: Parts): Promise<void> {
  await render.close(sharedMilliseconds[settings.role]);
  await store.close();
  await tracing?.close();
}

/** Writes JSON, or short lines of warnings and errors on a terminal. */
function loggerOf({ logLevel }: Config): FastifyServerOptions["logger"] {
  if (!process.stdout.isTTY) return { level: logLevel ?? "info" };
  return { level: logLevel ?? "warn", stream: terminalLog((line) => process.stdout.write(line)) };
}
