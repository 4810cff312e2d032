/** Kysely dialect of one node: a small pool of connections, with delays, losses and crashes that the scheduler chooses. */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteQueryCompiler,
} from "kysely";
import type { ReadCommitted, Rows, Session, Statement } from "./read-committed.ts";
import type { Scheduler } from "./scheduler.ts";

/** Fewer than ten, so that a node runs out of connections in a short run. */
const poolSize = 3;
/** As in open-postgres.ts and open-store.ts. */
const connectMilliseconds = 5000;
const statementMilliseconds = 15_000;
/** Time after which PostgreSQL notices that a client has disappeared. */
const mostLinger = 20_000;

export interface Network {
  readonly scheduler: Scheduler;
  readonly store: ReadCommitted;
  readonly node: string;
  /** Share of statements whose connection breaks. 0 in the end. */
  losses: number;
  readonly onDefect: (defect: string) => void;
  /** Called when the node can't know whether a statement has run. */
  readonly onTrouble: () => void;
}

export class LossyDialect implements Dialect {
  readonly driver: LossyDriver;

  constructor(network: Network) {
    this.driver = new LossyDriver(network);
  }

  createDriver(): Driver {
    return this.driver;
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new SeveralConnections();
  }

  createIntrospector(): never {
    throw new Error("A simulated store is not introspected.");
  }
}

class SeveralConnections extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

const terminated = () => Object.assign(new Error("Connection terminated unexpectedly"), { code: "ECONNRESET" });

class LossyDriver implements Driver {
  readonly #network: Network;
  readonly #idle: LossyConnection[] = [];
  readonly #used = new Set<LossyConnection>();
  readonly #waiting: { readonly resolve: () => void; readonly reject: (problem: Error) => void }[] = [];
  #free = poolSize;
  #count = 0;
  isDead = false;

  constructor(network: Network) {
    this.#network = network;
  }

  async init(): Promise<void> {}

  nextNumber(): number {
    return ++this.#count;
  }

  async acquireConnection(): Promise<LossyConnection> {
    const { scheduler, onDefect, node } = this.#network;
    if (this.isDead) throw terminated();
    if (this.#free > 0) this.#free--;
    else {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const waiting = { resolve, reject };
      this.#waiting.push(waiting);
      scheduler.after(connectMilliseconds, () => {
        const place = this.#waiting.indexOf(waiting);
        if (place < 0 || this.isDead) return;
        this.#waiting.splice(place, 1);
        // Those who hold a connection wait for another one, if nobody has used one meanwhile.
        if (
          [...this.#used].every(
            ({ quietSince }) => (quietSince ?? scheduler.now) <= scheduler.now - connectMilliseconds,
          )
        )
          onDefect(`${node}: all connections are held by those who wait for another one`);
        this.#network.onTrouble();
        reject(new Error("timeout exceeded when trying to connect"));
      });
      await promise;
    }
    const connection = this.#idle.pop() ?? new LossyConnection(this.#network, this);
    this.#used.add(connection);
    connection.quietSince = scheduler.now;
    return connection;
  }

  beginTransaction = (connection: DatabaseConnection) => ours(connection).run("begin");
  commitTransaction = (connection: DatabaseConnection) => ours(connection).run("commit");
  rollbackTransaction = (connection: DatabaseConnection) => ours(connection).run("rollback");

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const released = ours(connection);
    this.#used.delete(released);
    if (!released.isBroken) this.#idle.push(released);
    const next = this.#waiting.shift();
    if (next) next.resolve();
    else this.#free++;
  }

  /**
   * The node ends. Its statements may arrive, and its transactions last until PostgreSQL notices. Its code gets errors, so that
   * it releases what all nodes share in this process, such as semaphores of modules.
   */
  crash(): void {
    this.isDead = true;
    for (const connection of [...this.#used, ...this.#idle]) connection.abandon();
    for (const { reject } of this.#waiting.splice(0)) reject(terminated());
  }

  async destroy(): Promise<void> {}
}

function ours(connection: DatabaseConnection): LossyConnection {
  if (!(connection instanceof LossyConnection)) throw new TypeError("A connection of another driver.");
  return connection;
}

class LossyConnection implements DatabaseConnection {
  readonly #network: Network;
  readonly #driver: LossyDriver;
  readonly #session: Session;
  readonly #name: string;
  isBroken = false;
  #reject: (problem: Error) => void = () => undefined;
  /** Time since which no statement runs. */
  quietSince: number | undefined;

  constructor(network: Network, driver: LossyDriver) {
    this.#network = network;
    this.#driver = driver;
    this.#session = network.store.open();
    this.#name = `${network.node}#${driver.nextNumber()}`;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.#send({ sql, values: parameters });
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
  }

  streamQuery(): never {
    throw new Error("Queries of the server are not streamed.");
  }

  async run(sql: string): Promise<void> {
    await this.#send({ sql, values: [] });
  }

  abandon(): void {
    const { scheduler } = this.#network;
    scheduler.after(scheduler.below(mostLinger), () => this.#session.disconnect());
    this.#reject(terminated());
  }

  #send(statement: Statement): Promise<Rows> {
    if (this.#driver.isDead) return Promise.reject(terminated());
    const { promise, resolve, reject } = Promise.withResolvers<Rows>();
    const { scheduler, losses } = this.#network;
    this.#reject = reject;
    if (this.isBroken)
      return Promise.reject(new Error("Client has encountered a connection error and is not queryable"));
    this.quietSince = undefined;
    const isLost = scheduler.chance(losses);
    const arrives = !isLost || scheduler.chance(0.5);
    const give = (problem: Error | undefined, rows: Rows) => {
      scheduler.after(this.#delay(), () => {
        if (this.#driver.isDead) return;
        this.quietSince = scheduler.now;
        if (problem) reject(problem);
        else resolve(rows);
      });
    };
    scheduler.after(this.#delay(), () => {
      if (!arrives) this.#note("lost", statement);
      else this.#execute(statement, isLost ? () => undefined : give);
      if (!isLost) return;
      this.isBroken = true;
      this.#network.onTrouble();
      // The answer is lost. A transaction that is open ends with its connection.
      this.#session.disconnect();
      give(terminated(), { rows: [], changes: 0 });
    });
    return promise;
  }

  #execute(statement: Statement, give: (problem: Error | undefined, rows: Rows) => void): void {
    const { scheduler } = this.#network;
    let isDone = false;
    this.#session.execute(statement, (problem, rows) => {
      isDone = true;
      this.#note(problem ? `${problem.message}:` : `${rows.rows.length || rows.changes}`, statement);
      give(problem, rows);
    });
    if (isDone) return;
    this.#note("waits", statement);
    const timeout = Object.assign(new Error("canceling statement due to statement timeout"), { code: "57014" });
    scheduler.after(statementMilliseconds, () => {
      if (isDone) return;
      this.#network.onTrouble();
      this.#session.cancel(timeout);
    });
  }

  #note(outcome: string, { sql, values }: Statement): void {
    const shown = values.map((value) => String(value).slice(0, 40)).join(" ");
    this.#network.scheduler.note(`${this.#name} ${outcome} ${sql.replaceAll(/\s+/g, " ").slice(0, 160)} [${shown}]`);
  }

  /** Mostly short, so that statements overtake each other, and sometimes as long as a pause of the machine. */
  #delay(): number {
    const { scheduler } = this.#network;
    return scheduler.chance(0.02) ? scheduler.below(3000) : scheduler.below(6);
  }
}
