import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { type Listen, PostgresListener } from "./postgres-listener.ts";
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
  readonly connections: () => Connections;
  readonly listen: Listen;
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
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      awaited: pool.waitingCount,
    }),
    listen: (channel, listener) => {
      const listening = new PostgresListener(url, channel, listener);
      return () => listening.close();
    },
  };
}
