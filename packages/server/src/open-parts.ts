import { fileURLToPath } from "node:url";
import type { FastifyServerOptions } from "fastify";
import type { Config } from "./config.ts";
import { createRenderer, type Renderer } from "./render/renderer.ts";
import { openStore, type Store } from "./store/open-store.ts";
import { readSecretKey } from "./store/secret-key.ts";
import { terminalLog } from "./terminal-log.ts";

export interface Parts {
  readonly store: Store;
  readonly render: Renderer;
  readonly secret: Uint8Array;
  readonly settings: Config;
  readonly webFolder: string;
  readonly logger: FastifyServerOptions["logger"];
}

/** What the server is put together from; `report` hears of what breaks while nobody waits for it. */
export async function openParts(config: Config, report: (problem: unknown, what: string) => void): Promise<Parts> {
  const store = await openStore(config.store, (problem) => report(problem, "a connection to the database broke"));
  return {
    store,
    render: createRenderer({
      workers: config.workers,
      onBroken: (problem) => report(problem, "a render process broke"),
    }),
    secret: config.secret ?? readSecretKey(config.dataDir),
    settings: config,
    webFolder: fileURLToPath(new URL("../../web/dist", import.meta.url)),
    logger: loggerOf(config),
  };
}

/** What each part still has to do, it does: they end in the order in which they need one another. */
export async function closeParts({ render, store }: Parts): Promise<void> {
  await render.close();
  await store.close();
}

/** JSON for whoever collects logs; for a person at a terminal what is worth a look. */
function loggerOf({ logLevel }: Config): FastifyServerOptions["logger"] {
  if (!process.stdout.isTTY) return { level: logLevel ?? "info" };
  return { level: logLevel ?? "warn", stream: terminalLog((line) => process.stdout.write(line)) };
}
