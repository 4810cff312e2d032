import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from "kysely";
import { SqliteConnection, type SqliteThreads } from "./sqlite-connection.ts";

/** Kysely dialect for Node's built-in SQLite, on its own threads. */
export class SqliteDialect implements Dialect {
  readonly #threads: SqliteThreads;

  constructor(threads: SqliteThreads) {
    this.#threads = threads;
  }

  createDriver(): Driver {
    return new SqliteDriver(this.#threads);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new ThreadedSqliteAdapter();
  }

  createIntrospector(database: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(database);
  }
}

/**
 * Supports DDL in transactions, so that an aborted migration changes nothing. Connections queue by themselves, so that
 * reads never wait for a write.
 */
class ThreadedSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class SqliteDriver implements Driver {
  readonly #threads: SqliteThreads;

  constructor(threads: SqliteThreads) {
    this.#threads = threads;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#threads);
  }

  /**
   * A transaction that may write waits for the writing thread at its start. Upgrading a read transaction might fail
   * later.
   */
  async beginTransaction(connection: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
    await ours(connection).begin(accessMode === "read only" ? "begin" : "begin immediate");
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await ours(connection).commit();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await ours(connection).rollback();
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    ours(connection).leave();
  }

  /** Closes the writing thread last, because the last connection empties the write-ahead log. */
  async destroy(): Promise<void> {
    await this.#threads.reader.close();
    await this.#threads.writer.close();
  }
}

function ours(connection: DatabaseConnection): SqliteConnection {
  if (!(connection instanceof SqliteConnection)) throw new TypeError("A connection of another driver.");
  return connection;
}
