import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { noting, type StoreHealth } from "./store-health.ts";
import type { Database, Tables } from "./tables.ts";

export interface PostgresOptions {
  /** Connections at most. */
  readonly poolSize: number;
  /** After which a statement is cancelled; 0 is never. */
  readonly statementMilliseconds: number;
  /** Hears of a connection that broke while nobody used it; the next query opens another. */
  readonly onProblem: (problem: Error) => void;
  readonly health: StoreHealth;
}

/** How the pool stands. */
export interface Connections {
  readonly used: number;
  readonly idle: number;
  /** Queries that wait for one. */
  readonly awaited: number;
}

const connectMilliseconds = 5000;
/** A node that hangs within a transaction must not hold its locks for ever. */
const idleInTransactionMilliseconds = 60_000;

const bigint = pg.types.builtins.INT8;
const numeric = pg.types.builtins.NUMERIC;

/** Moments, counts and sums are far below 2^53; without this they would come as texts. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: "text" | "binary") =>
    id === bigint || id === numeric ? Number : pg.types.getTypeParser(id, format),
};

export function openPostgres(
  url: string,
  options: PostgresOptions,
): { readonly database: Database; readonly connections: () => Connections } {
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
  // Of a connection in use, the query that is using it hears, or the next one; without a listener Node would end.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return {
    database: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: noting(options.health) }),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      awaited: pool.waitingCount,
    }),
  };
}
