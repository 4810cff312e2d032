import { setTimeout } from "node:timers/promises";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { recordQueries, type StoreHealth } from "./store-health.ts";
import type { Database, Tables } from "./tables.ts";

export interface PostgresOptions {
  readonly poolSize: number;
  /** Timeout of a statement. 0 means none. */
  readonly statementMilliseconds: number;
  /** Called when an idle connection fails. The next query opens a new one. */
  readonly onProblem: (problem: Error) => void;
  readonly health: StoreHealth;
}

/** Runs SQL of a library on a connection of the pool. The results of several statements are a list. */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/** Called with the text of each notification, and with undefined when some may have been lost. */
export type OnNotification = (text: string | undefined) => void;

/** Listens to a channel on a connection of its own, until it is stopped. A lost connection is replaced. */
export type Listen = (channel: string, onNotification: OnNotification) => { readonly stop: () => Promise<void> };

export interface Connections {
  readonly used: number;
  readonly idle: number;
  readonly awaited: number;
}

const connectMilliseconds = 5000;
/** Releases the locks of a server that hangs in a transaction. */
const idleInTransactionMilliseconds = 60_000;

const bigint = pg.types.builtins.INT8;
const numeric = pg.types.builtins.NUMERIC;

/** Parses 64-bit integers as numbers. All values are far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: "text" | "binary") =>
    id === bigint || id === numeric ? Number : pg.types.getTypeParser(id, format),
};

export function openPostgres(
  url: string,
  options: PostgresOptions,
): {
  readonly database: Database;
  readonly executeSql: ExecuteSql;
  readonly listen: Listen;
  readonly connections: () => Connections;
} {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize,
    connectionTimeoutMillis: connectMilliseconds,
    statement_timeout: options.statementMilliseconds,
    idle_in_transaction_session_timeout: idleInTransactionMilliseconds,
    application_name: "octavo",
    keepAlive: true,
    types,
  });
  pool.on("error", options.onProblem);
  // A query on a failed connection rejects. Without this listener, Node.js would exit too.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return {
    database: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: recordQueries(options.health) }),
    executeSql: (text, values) => pool.query(text, values),
    listen: (channel, onNotification) => listenOn(url, { channel, onNotification, onProblem: options.onProblem }),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      awaited: pool.waitingCount,
    }),
  };
}

const reconnectMilliseconds = 1000;

interface Listening {
  readonly channel: string;
  readonly onNotification: OnNotification;
  readonly onProblem: (problem: Error) => void;
}

function listenOn(url: string, listening: Listening): ReturnType<Listen> {
  const stopping = new AbortController();
  const ended = keepListening(url, listening, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

async function keepListening(url: string, listening: Listening, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await listenOnce(url, listening, signal);
    } catch (problem) {
      listening.onProblem(problem as Error);
    }
    await setTimeout(reconnectMilliseconds, undefined, { signal }).catch(() => undefined);
  }
}

/** Returns when the connection ends. */
async function listenOnce(
  url: string,
  { channel, onNotification, onProblem }: Listening,
  signal: AbortSignal,
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectMilliseconds,
    application_name: "octavo jobs",
    keepAlive: true,
  });
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  client.on("error", onProblem);
  client.once("end", end);
  client.on("notification", ({ payload = "" }) => onNotification(payload));
  signal.addEventListener("abort", () => end(), { once: true });
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    onNotification(undefined);
    await ended;
  } finally {
    await client.end().catch(() => undefined);
  }
}
