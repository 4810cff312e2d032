import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll } from "vitest";
import { type AppParts, createApp } from "../src/app.ts";
import { Objects } from "../src/objects/objects.ts";
import { openPlaces } from "../src/objects/open-places.ts";
import { createRenderer, type Renderer, type RendererOptions } from "../src/render/renderer.ts";
import { shareJobs } from "../src/render/share-jobs.ts";
import type { Settings } from "../src/settings.ts";
import type { StoreKind } from "../src/store/migrations/column-types.ts";
import type { Store } from "../src/store/open-store.ts";
import type { StoreAddress } from "../src/store/store-address.ts";
import { inProcessWorker } from "./in-process-worker.ts";
import { leastCost } from "./least-cost.ts";
import { recordQueries } from "./record-queries.ts";
import { type Home, migratedHome, openOnOneThread, usualStores } from "./store-under-test.ts";

export interface ServerUnderTest {
  app: FastifyInstance;
  render: Renderer;
  store: Store;
  objects: Objects;
  /** Address of the store, for a second server. */
  address: StoreAddress;
  secret: Uint8Array;
  outbox: string;
}

interface NodeOptions
  extends Partial<Pick<AppParts, "webFolder" | "logger" | "now" | "hashCost" | "isOpenToFirst" | "lookUp">> {
  readonly settings?: Partial<Settings>;
  /** Shares long jobs with other servers, as every server on PostgreSQL does. */
  readonly sharesJobs?: boolean;
}

interface Options extends NodeOptions, Partial<RendererOptions> {
  readonly store?: StoreKind;
  /** A store that exists. Default: an empty one with the current tables. */
  readonly home?: () => Promise<Home>;
  /** Runs jobs in worker processes instead of the test process. Default: true if limits are given. */
  readonly renderProcesses?: boolean;
}

const noWebApp = join(tmpdir(), "octavo-web-app-that-is-not-built");

const mebibyte = 2 ** 20;

export const defaultQuota = {
  projects: 500,
  templates: 500,
  bytes: 512 * mebibyte,
  historyBytes: 512 * mebibyte,
  parts: 50,
  partBytes: 10 * mebibyte,
};

export const publicUrl = "https://planners.example";

/**
 * A block of tests on the stores of `usualStores`: `describeOnStores("plans", (kind) => { serverUnderTest({ store: kind
 * }) … })`.
 */
export function describeOnStores(what: string, tests: (store: StoreKind) => void): void {
  usualStores(`${what} on %s`, tests);
}

type QueryLog = Pick<ReturnType<typeof recordQueries>, "sql" | "parameters">;

/** A second server on the store of the first that records its queries. */
export function nodeWithQueryLog(first: ServerUnderTest): ServerUnderTest & QueryLog {
  const server = {} as ServerUnderTest & QueryLog;
  const undo = undoneAfterwards();
  beforeAll(async () => {
    const { database, ...log } = recordQueries(first.store.database);
    Object.assign(server, { ...first, ...log, store: { ...first.store, database } });
    await startNode(server, {}, undo);
  });
  return server;
}

/** Starts the whole server with its own store, for one file or block. */
export function serverUnderTest(asked: Options = {}): ServerUnderTest {
  const { store: kind = "sqlite", workers = 1, ...options } = asked;
  const { renderProcesses = isLimited(asked) } = asked;
  const server = {} as ServerUnderTest;
  const undo = undoneAfterwards();
  beforeAll(async () => {
    const home = await (asked.home?.() ?? migratedHome(kind));
    undo.push(home.remove);
    server.address = home.address;
    server.secret = randomBytes(32);
    server.render = createRenderer({ workers, ...options, ...(!renderProcesses && { startWorker: inProcessWorker }) });
    undo.push(() => server.render.close());
    await startNode(server, options, undo);
  });
  return server;
}

/** A second server that shares store, secret and workers with the first. */
export function secondNode(
  first: ServerUnderTest,
  options: NodeOptions & { secret?: Uint8Array } = {},
): ServerUnderTest {
  const server = {} as ServerUnderTest;
  const undo = undoneAfterwards();
  beforeAll(async () => {
    const { address, render, secret } = first;
    Object.assign(server, { address, render, secret: options.secret ?? secret });
    if ("dataDir" in address) server.store = first.store;
    await startNode(server, options, undo);
  });
  return server;
}

const isLimited = ({ workers, queueLength, jobsPerOwner, seconds, mebibytes }: Options) =>
  [workers, queueLength, jobsPerOwner, seconds, mebibytes].some((limit) => limit !== undefined);

type Undo = (() => unknown)[];

/** Cleans up in reverse order, even if the setup failed. */
function undoneAfterwards(): Undo {
  const undo: Undo = [];
  afterAll(async () => {
    for (const step of undo.reverse()) await step();
  });
  return undo;
}

async function startNode(
  server: ServerUnderTest,
  {
    settings,
    webFolder = noWebApp,
    logger = false,
    now = Date.now,
    hashCost = leastCost,
    isOpenToFirst = true,
    sharesJobs = false,
    ...others
  }: NodeOptions,
  undo: Undo,
): Promise<void> {
  if (!server.store) {
    server.store = await openOnOneThread(server.address);
    undo.push(() => server.store.close());
  }
  server.outbox = mkdtempSync(join(tmpdir(), "octavo-outbox-"));
  undo.push(() => rmSync(server.outbox, { recursive: true }));
  const usual = usualSettings(server.outbox);
  const { database } = server.store;
  server.objects = new Objects(database, openPlaces(database, settings?.objects));
  const given = { settings: { ...usual, ...settings }, webFolder, logger, now, hashCost, isOpenToFirst, ...others };
  const shared = sharesJobs ? shareJobs(server.render, server.store, raise) : undefined;
  server.app = await createApp({ ...given, ...server, shared });
  undo.push(() => server.app.close());
}

const raise = (problem: unknown) => {
  throw problem;
};

function usualSettings(outbox: string): Settings {
  return {
    publicUrl,
    trustedProxies: 0,
    quota: defaultQuota,
    links: { source: "https://source.example", tutorial: "/tutorial", donate: "https://donate.example" },
    mail: { from: "Octavo <octavo@planners.example>", outbox },
  };
}
