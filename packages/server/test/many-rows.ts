/** Tables with many rows, and the queries that the server makes on them. */
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { deleteOldEntries, listAudit, recordEvent } from "../src/audit/audit-log.ts";
import { deleteExpired } from "../src/auth/create-account-services.ts";
import { AttemptCounter } from "../src/http/attempts.ts";
import { openStore, type Store } from "../src/store/open-store.ts";
import type { StoreAddress } from "../src/store/store-address.ts";
import type { Database } from "../src/store/tables.ts";
import { historyBytes, listedVersions, thinOut } from "../src/versions/store.ts";
import { projectRow, someMoment, userRow } from "./rows.ts";

/** Milliseconds of each call. */
export type Times = readonly number[];

export interface Pruning {
  readonly rows: number;
  readonly milliseconds: number;
  /** Waits of other writes meanwhile. */
  readonly waits: Times;
  /** Milliseconds in which one statement deletes as many rows. Undefined if the store ended it. */
  readonly inOneStatement: number | undefined;
}

export interface Measured {
  readonly queries: Readonly<Record<string, Times>>;
  /** Waits of other reads while the audit log is searched. */
  readonly readsMeanwhile: Times;
  readonly prunings: Readonly<Record<string, Pruning>>;
}

const versionsOfProject = 100;
const day = 24 * 60 * 60 * 1000;
const now = someMoment;
const keptDays = 400;

const projectsOf = (count: number) => Math.ceil(count / versionsOfProject);

type Expressions = Readonly<Record<string, string>>;

/**
 * Columns as SQL of the number `i` of a row. Rows are in the order of their times, as a server writes them. A fifth of the rows is older
 * than it is kept, and a fifth a little younger.
 */
const tables = (kind: Store["kind"], count: number): Readonly<Record<string, Expressions>> => {
  const random = kind === "sqlite" ? "lower(hex(randomblob(16)))" : "gen_random_uuid()::text";
  const age = `(${count} - i) * ${Math.floor((2 * keptDays * day) / count)}`;
  const projects = projectsOf(count);
  return {
    attempts: { key: `'login:' || ${random}`, count: "1", expires_at: `${now} - ${age} + ${keptDays * day}` },
    audit_entries: {
      id: random,
      at: `${now} - ${age}`,
      actor_id: "'actor'",
      actor_name: "'Ada'",
      action: "case when i % 50 = 0 then 'user.disable' else 'sign_in' end",
      subject: "'somebody' || (i % 1000)",
      details: `'{"method":"password"}'`,
      search_text: "'ada somebody' || (i % 1000)",
    },
    project_versions: {
      id: random,
      project_id: `'project' || (i % ${projects})`,
      revision: "i",
      saved_at: `${now} - (${versionsOfProject} - i / ${projects}) * ${day}`,
      name: "null",
      hash: `'hash' || i`,
      device_profile: "'remarkable-2'",
      outline: "''",
      text: "'{}'",
      is_base: "0",
    },
  };
};

/** Fills a new store with as many rows of each table, and measures the queries of the server. */
export async function measureManyRows(address: StoreAddress, count: number): Promise<Measured> {
  const store = await openStore(address);
  try {
    await fill(store, count);
    const queries = await measureQueries(store);
    const readsMeanwhile = await waitsDuring(
      () => store.database.selectFrom("projects").select("id").where("id", "=", "project1").execute(),
      () => listAudit(store.searches, { action: "", person: "nobody", limit: 50, offset: 0 }),
    );
    const prunings = {
      attempts: await prune(store, "attempts", "expires_at", () => deleteExpired(store.database, () => now)),
      audit_entries: await prune(store, "audit_entries", "at", () => deleteOldEntries(store.database, now, keptDays)),
    };
    return { queries, readsMeanwhile, prunings };
  } finally {
    await store.close();
  }
}

async function fill({ database, kind }: Store, count: number): Promise<void> {
  // Each page of the index of random keys is written once.
  if (kind === "sqlite") await sql`pragma cache_size = -4000000`.execute(database);
  const owner = { ...userRow(), id: "owner" };
  await database.insertInto("users").values(owner).execute();
  const { id: _id, ...project } = projectRow("owner");
  const names = Object.keys(project);
  const values = Object.values(project).map((value) =>
    value === null || value === undefined ? "null" : sqlText(value),
  );
  const named = Object.fromEntries(names.map((name, i) => [name, values[i] ?? ""]));
  await insert(database, kind, "projects", { id: "'project' || i", ...named }, projectsOf(count));
  for (const [table, columns] of Object.entries(tables(kind, count))) {
    const makeIndexes = await dropIndexes(database, kind, table);
    await insert(database, kind, table, columns, count);
    for (const statement of makeIndexes) await withoutTimeout(database, kind, statement);
  }
  // The server keeps SQLite's default.
  if (kind === "sqlite") await sql`pragma cache_size = -2000`.execute(database);
  else await withoutTimeout(database, kind, "analyze");
}

const sqlText = (value: string | number) => (typeof value === "number" ? String(value) : `'${value}'`);

/** Drops the indexes of a table, because they are made faster once its rows exist, and returns the statements for them. */
async function dropIndexes(database: Database, kind: Store["kind"], table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string; statement: string }>`${
    kind === "sqlite"
      ? sql`select name, sql as statement from sqlite_master where type = 'index' and sql is not null and tbl_name = ${table}`
      : sql`select indexname as name, indexdef as statement from pg_indexes where tablename = ${table}
          and indexname not in (select conname from pg_constraint)`
  }`.execute(database);
  for (const { name } of rows) await sql`drop index ${sql.table(name)}`.execute(database);
  return rows.map(({ statement }) => statement);
}

async function insert(
  database: Database,
  kind: Store["kind"],
  table: string,
  columns: Expressions,
  count: number,
): Promise<void> {
  const numbers =
    kind === "sqlite"
      ? `(with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ${count}) select i from n)`
      : `(select generate_series(0::bigint, ${count - 1}::bigint) as i)`;
  const statement = `insert into ${table} (${Object.keys(columns).join()}) select ${Object.values(columns).join()} from ${numbers} as numbers`;
  await withoutTimeout(database, kind, statement);
}

async function withoutTimeout<Row>(
  database: Database,
  kind: Store["kind"],
  statement: string,
): Promise<readonly Row[]> {
  return database.transaction().execute(async (transaction) => {
    if (kind === "postgres") await sql`set local statement_timeout = 0`.execute(transaction);
    return (await sql.raw<Row>(statement).execute(transaction)).rows;
  });
}

async function measureQueries({ database, searches }: Store): Promise<Measured["queries"]> {
  const attempts = new AttemptCounter(database, () => now);
  const page = { action: "", person: "", limit: 50, offset: 0 };
  const event = { actor: { userId: "actor", username: "Ada" }, action: "sign_in", subject: "Ada" } as const;
  let i = 0;
  return {
    "count an attempt": await times(200, () => attempts.count(`login:new ${i++}`, 600)),
    "add an entry": await times(200, () => recordEvent(database, event, now)),
    "first page of the audit log": await times(5, () => listAudit(searches, page)),
    "entries of an action": await times(5, () => listAudit(searches, { ...page, action: "user.disable" })),
    "entries about nobody": await times(5, () => listAudit(searches, { ...page, person: "nobody" })),
    "versions of a project": await times(200, () => listedVersions(database, `project${i++ % 1000}`)),
    "thin out the versions of a project": await times(50, () =>
      database.transaction().execute((transaction) => thinOut(transaction, `project${i++ % 1000}`, now)),
    ),
    "history of an owner of all projects": await times(5, () => historyBytes(database, "owner")),
  };
}

async function times(count: number, call: () => Promise<unknown>): Promise<Times> {
  const found: number[] = [];
  for (let calls = 0; calls < count; calls++) {
    const before = performance.now();
    await call();
    found.push(performance.now() - before);
  }
  return found;
}

/** Deletes half of what is over in one statement, as a comparison, and the rest as the server does. */
async function prune(
  { database, kind }: Store,
  table: "attempts" | "audit_entries",
  column: string,
  work: () => Promise<unknown>,
): Promise<Pruning> {
  const number = async () => {
    const [row] = await withoutTimeout<{ count: number }>(database, kind, `select count(*) as count from ${table}`);
    return Number(row?.count);
  };
  const before = await number();
  const inOneStatement = await deleteAtOnce(database, table, column);
  const left = await number();
  const started = performance.now();
  let milliseconds = 0;
  const write = { key: "other", count: 1, expires_at: now + day };
  const waits = await waitsDuring(
    () =>
      database
        .insertInto("attempts")
        .values(write)
        .onConflict((known) => known.column("key").doUpdateSet(write))
        .execute(),
    async () => {
      await work();
      milliseconds = performance.now() - started;
    },
  );
  const rows = left - (await number());
  return { rows, milliseconds, waits, inOneStatement: before === left ? undefined : inOneStatement };
}

async function deleteAtOnce(database: Database, table: string, column: string): Promise<number | undefined> {
  const until = now - (column === "at" ? 1.5 * keptDays * day : 0.5 * keptDays * day);
  const started = performance.now();
  try {
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} <= ${until}`.execute(database);
    return performance.now() - started;
  } catch {
    return undefined;
  }
}

/** Waits of a call that is repeated while other work runs. */
async function waitsDuring(call: () => Promise<unknown>, work: () => Promise<unknown>): Promise<Times> {
  const waits: number[] = [];
  let isDone = false;
  const working = work().finally(() => (isDone = true));
  for (; !isDone; await sleep(5)) {
    const before = performance.now();
    await call();
    waits.push(performance.now() - before);
  }
  await working;
  return waits;
}
