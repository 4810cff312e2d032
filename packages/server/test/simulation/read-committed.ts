/**
 * A database with the transactions of PostgreSQL's READ COMMITTED, on one SQLite in memory: each statement sees what was
 * committed before it, and what its own transaction wrote; rows and values of unique indexes stay locked until the end of
 * the transaction (docs/decisions/0113).
 */
import { constants, DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";

export interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

export interface Rows {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

export type Done = (problem: Error | undefined, rows: Rows) => void;

const nothing: Rows = { rows: [], changes: 0 };

/** Strength of a lock: that of a row with children, of a changed row, and of a deleted row. */
type Strength = "share" | "write" | "delete";

type Locks = Map<string, Strength>;

type Row = Readonly<Record<string, SQLInputValue>>;

interface Table {
  readonly key: readonly string[];
  readonly uniques: readonly (readonly string[])[];
  readonly parents: readonly { readonly table: string; readonly from: string }[];
}

interface Touch {
  readonly table: string;
  readonly before: Row | undefined;
  readonly after: Row | undefined;
}

interface Attempt {
  readonly result: Rows;
  readonly locks: Locks;
  readonly tables: ReadonlySet<string>;
  readonly holders: readonly Session[];
}

const failure = (message: string, code: string) => Object.assign(new Error(message), { code });

export class ReadCommitted {
  readonly #database = new DatabaseSync(":memory:");
  readonly #tables = new Map<string, Table>();
  readonly #statements = new Map<string, StatementSync>();
  readonly #sessions = new Set<Session>();
  #touches: Touch[] | undefined;
  /** Session whose changes the database contains. */
  #shown: Session | undefined;
  /** Records the further changes of a transaction that is shown. */
  #recorder: ReturnType<DatabaseSync["createSession"]> | undefined;
  #waits = 0;
  /** Called after each commit that wrote to a table, with the names of the tables. */
  onCommit: (tables: ReadonlySet<string>) => void = () => undefined;

  constructor(schema: readonly string[]) {
    const database = this.#database;
    database.exec("pragma foreign_keys = on");
    for (const statement of schema) database.exec(statement);
    for (const { name } of this.query<{ name: string }>("select name from sqlite_master where type = 'table'"))
      this.#tables.set(name, this.#describe(name));
    database.function("touched", (table, before, after) => {
      const read = (json: SQLInputValue) => (typeof json === "string" ? (JSON.parse(json) as Row) : undefined);
      this.#touches?.push({ table: String(table), before: read(before), after: read(after) });
      return null;
    });
    for (const [name, table] of this.#tables) this.#watch(name, table);
    database.exec("begin; savepoint empty; savepoint shown");
  }

  nextWait(): number {
    return ++this.#waits;
  }

  /** Removes all rows and transactions. */
  reset(): void {
    this.#sessions.clear();
    this.onCommit = () => undefined;
    this.#stopRecording();
    this.#shown = undefined;
    this.#run("rollback to empty");
    this.#run("savepoint shown");
  }

  /** Reads what is committed. */
  query<Found>(sql: string, ...values: readonly SQLInputValue[]): Found[] {
    this.#show(undefined);
    return this.#prepare(sql).all(...values) as Found[];
  }

  open(): Session {
    const session = new Session(this);
    this.#sessions.add(session);
    return session;
  }

  /**
   * Runs a statement on what `session` sees. Returns its changes, unless it needs locks that others hold: then it has done
   * nothing, and `holders` are those others.
   */
  attempt(session: Session, { sql, values }: Statement): Attempt {
    this.#show(session);
    this.#run("savepoint attempt");
    let isKept = false;
    try {
      this.#touches = [];
      const result = this.#execute(sql, values);
      const locks = this.#locksOf(this.#touches);
      const holders = this.#holders(session, locks);
      isKept = holders.length === 0;
      const tables = new Set(this.#touches.map(({ table }) => table));
      return { result, locks, tables, holders };
    } finally {
      this.#touches = undefined;
      if (!isKept) this.#run("rollback to attempt");
      this.#run("release attempt");
    }
  }

  commit(session: Session): void {
    this.#show(session);
    this.#stopRecording();
    this.#shown = undefined;
    this.#run("release shown");
    this.#run("savepoint shown");
    if (session.tables.size > 0) this.onCommit(session.tables);
  }

  /** Drops what a session sees beyond what is committed. */
  forget(session: Session): void {
    if (this.#shown !== session) return;
    this.#stopRecording();
    this.#shown = undefined;
    if (session.tables.size > 0) this.#run("rollback to shown");
  }

  /** Brings the database to what a session sees: what is committed, and its own changes. */
  #show(session: Session | undefined): void {
    if (this.#shown === session) return;
    const changes = this.#recorder?.changeset();
    if (this.#shown && changes && changes.length > 0) this.#shown.changes.push(changes);
    if (this.#shown) this.forget(this.#shown);
    this.#shown = session;
    for (const known of session?.changes ?? []) this.#apply(known);
    if (session?.isInTransaction) this.#recorder = this.#database.createSession();
  }

  #stopRecording(): void {
    this.#recorder?.close();
    this.#recorder = undefined;
  }

  close(session: Session): void {
    this.forget(session);
    this.#sessions.delete(session);
  }

  /** Sessions that hold a lock which does not go with one of these. */
  #holders(session: Session, locks: Locks): Session[] {
    return [...this.#sessions].filter((other) => {
      if (other === session) return false;
      for (const [name, strength] of locks) if (areExclusive(other.locks.get(name), strength)) return true;
      return false;
    });
  }

  /** Tries the statements of those who wait for a session, in the order in which they began to wait. */
  wake(ended: Session): void {
    const waiting = [...this.#sessions].filter((session) => session.isBlockedBy(ended));
    for (const session of waiting.toSorted((a, b) => a.waitsSince - b.waitsSince)) session.retry();
  }

  #apply(changes: Uint8Array): void {
    // Children of a deleted row are gone already.
    const onConflict = (type: number) => {
      if (type === constants.SQLITE_CHANGESET_NOTFOUND) return constants.SQLITE_CHANGESET_OMIT;
      throw new Error(`The simulated store lost a lock: a change meets another (${type}).`);
    };
    this.#database.applyChangeset(changes, { onConflict });
  }

  #execute(sql: string, values: readonly unknown[]): Rows {
    const statement = this.#prepare(sql);
    const bound = values as readonly SQLInputValue[];
    if (statement.columns().length > 0) return { rows: statement.all(...bound), changes: 0 };
    return { rows: [], changes: Number(statement.run(...bound).changes) };
  }

  #run(sql: string): void {
    this.#prepare(sql).run();
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  #describe(name: string): Table {
    const columns = this.query<{ name: string; pk: number }>(`select name, pk from pragma_table_info('${name}')`);
    const indexes = this.query<{ name: string }>(
      `select name from pragma_index_list('${name}') where "unique" and origin <> 'pk'`,
    );
    const columnsOf = (index: string) =>
      this.query<{ name: string }>(`select name from pragma_index_info('${index}')`).map((column) => column.name);
    const parents = this.query<{ table: string; from: string }>(
      `select "table", "from" from pragma_foreign_key_list('${name}')`,
    );
    return {
      key: columns.filter(({ pk }) => pk > 0).map((column) => column.name),
      uniques: indexes.map((index) => columnsOf(index.name)),
      parents,
    };
  }

  /** Makes triggers that report each row which a statement touches, also if its values stay the same. */
  #watch(name: string, { key, uniques, parents }: Table): void {
    const columns = [...new Set([...key, ...uniques.flat(), ...parents.map(({ from }) => from)])];
    const json = (row: string) => `json_object(${columns.map((column) => `'${column}', ${row}.${column}`).join()})`;
    const events = { insert: ["null", json("new")], update: [json("old"), json("new")], delete: [json("old"), "null"] };
    for (const [event, [before, after]] of Object.entries(events))
      this.#database.exec(
        `create trigger watch_${name}_${event} after ${event} on ${name} begin select touched('${name}', ${before}, ${after}); end`,
      );
  }

  #locksOf(touches: readonly Touch[]): Locks {
    const locks: Locks = new Map();
    const take = (name: string, strength: Strength) => {
      if (rank(strength) > rank(locks.get(name))) locks.set(name, strength);
    };
    for (const { table, before, after } of touches) {
      const { key, uniques, parents } = this.#table(table);
      const row = after ?? before;
      if (row) take(nameOf(table, key, row) ?? "", after ? "write" : "delete");
      for (const unique of uniques) {
        const [old, next] = [before && nameOf(table, unique, before), after && nameOf(table, unique, after)];
        if (old !== next) for (const name of [old, next]) if (name !== undefined) take(name, "write");
      }
      for (const { table: parent, from } of parents)
        if (after && after[from] !== null && after[from] !== before?.[from])
          take(`${parent}(${this.#table(parent).key.join()})=${after[from] as string | number}`, "share");
    }
    return locks;
  }

  #table(name: string): Table {
    const table = this.#tables.get(name);
    if (!table) throw new Error(`There is no table ${name}.`);
    return table;
  }
}

function nameOf(table: string, columns: readonly string[], row: Row): string | undefined {
  const values = columns.map((column) => row[column]);
  return values.includes(null) ? undefined : `${table}(${columns.join()})=${values.map(String).join("|")}`;
}

const strengths: readonly (Strength | undefined)[] = [undefined, "share", "write", "delete"];
const rank = (strength: Strength | undefined) => strengths.indexOf(strength);

/** A row that gets children may change meanwhile, but not disappear. */
function areExclusive(held: Strength | undefined, wanted: Strength): boolean {
  if (held === undefined) return false;
  return rank(held) + rank(wanted) > rank("share") + rank("write");
}

interface Waiting {
  readonly statement: Statement;
  readonly done: Done;
  readonly since: number;
}

/** A connection. A statement outside of a transaction is a transaction of its own. */
export class Session {
  readonly changes: Uint8Array[] = [];
  /** Tables of the changes. */
  readonly tables = new Set<string>();
  readonly locks: Locks = new Map();
  readonly #store: ReadCommitted;
  isInTransaction = false;
  #isAborted = false;
  #isClosed = false;
  #waiting: Waiting | undefined;
  #blockedBy: readonly Session[] = [];

  constructor(store: ReadCommitted) {
    this.#store = store;
  }

  get waitsSince(): number {
    return this.#waiting?.since ?? 0;
  }

  isBlockedBy(session: Session): boolean {
    return this.#waiting !== undefined && this.#blockedBy.includes(session);
  }

  /** Calls `done` at once, or when the locks that the statement needs are free. */
  execute(statement: Statement, done: Done): void {
    const { sql } = statement;
    // A statement of a crashed node that arrives after the server has ended its session.
    if (this.#isClosed) return done(failure("terminating connection", "57P01"), nothing);
    if (sql === "begin") {
      this.isInTransaction = true;
      return done(undefined, nothing);
    }
    if (sql === "commit" || sql === "rollback") {
      this.#end(sql === "commit" && !this.#isAborted);
      return done(undefined, nothing);
    }
    if (this.#isAborted) return done(failure("current transaction is aborted", "25P02"), nothing);
    this.#try({ statement, done, since: this.#store.nextWait() });
  }

  /** Tries again after waiting. */
  retry(): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting) this.#try(waiting);
  }

  /** Ends a statement that waits. */
  cancel(problem: Error): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting) this.#fail(problem, waiting.done);
  }

  /** Rolls back and forgets the session, which runs no later statement. */
  disconnect(): void {
    this.#isClosed = true;
    this.#waiting = undefined;
    this.#store.close(this);
    this.#end(false);
  }

  #try(waiting: Waiting): void {
    const { statement, done } = waiting;
    try {
      const { result, locks, tables, holders } = this.#store.attempt(this, statement);
      if (holders.length > 0) {
        this.#waiting = waiting;
        this.#blockedBy = holders;
        if (this.#waitsFor(this)) this.cancel(failure("deadlock detected", "40P01"));
        return;
      }
      for (const table of tables) this.tables.add(table);
      for (const [name, strength] of locks)
        if (rank(strength) > rank(this.locks.get(name))) this.locks.set(name, strength);
      if (!this.isInTransaction) this.#end(true);
      done(undefined, result);
    } catch (problem) {
      this.#fail(problem as Error, done);
    }
  }

  #waitsFor(wanted: Session, seen = new Set<Session>()): boolean {
    if (!this.#waiting || seen.has(this)) return false;
    seen.add(this);
    return this.#blockedBy.some((holder) => holder === wanted || holder.#waitsFor(wanted, seen));
  }

  #fail(problem: Error, done: Done): void {
    if (this.isInTransaction) this.#isAborted = true;
    else this.#end(false);
    // An aborted transaction of PostgreSQL holds its locks until it is rolled back.
    done(problem, nothing);
  }

  #end(commits: boolean): void {
    if (commits) this.#store.commit(this);
    else this.#store.forget(this);
    this.changes.length = 0;
    this.tables.clear();
    this.locks.clear();
    this.isInTransaction = false;
    this.#isAborted = false;
    this.#store.wake(this);
  }
}
