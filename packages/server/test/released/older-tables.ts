/** Sites with the tables of any earlier migration, and their rows as another client sees them. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { migrate } from "../../src/store/migrate.ts";
import { openStoreBeside } from "../../src/store/open-store.ts";
import type { StoreAddress } from "../../src/store/store-address.ts";

/** In the order of their foreign keys. Not the list of backups, which knows no earlier names. */
const tables = [
  "users",
  "sessions",
  "password_resets",
  "email_confirmations",
  "attempts",
  "letters",
  "emails",
  "passkeys",
  "identities",
  "authenticators",
  "recovery_codes",
  "challenges",
  "site_settings",
  "invitations",
  "projects",
  "project_documents",
  "objects",
  "object_texts",
  "object_deletions",
  "project_parts",
  "project_objects",
  "project_versions",
  "version_parts",
  "templates",
  "template_documents",
  "own_parts",
  "download_codes",
  "api_tokens",
  "calendar_addresses",
  "standing_editions",
  "editions",
  "edition_files",
  "collections",
  "collection_projects",
  "reports",
  "audit_entries",
  "nodes",
] as const;

/** Tables whose rows a backup leaves out. */
export const fleeting: ReadonlySet<string> = new Set([
  "sessions",
  "password_resets",
  "email_confirmations",
  "attempts",
  "letters",
  "emails",
  "challenges",
  "download_codes",
  "api_tokens",
  "nodes",
  "object_deletions",
]);

/** Table whose row a column names. */
const references: Readonly<Record<string, string>> = {
  user_id: "users",
  owner_id: "users",
  created_by: "users",
  used_by: "users",
  reporter_id: "users",
  resolved_by: "users",
  session_id: "sessions",
  project_id: "projects",
  collection_id: "collections",
  version_id: "project_versions",
  "project_documents.id": "projects",
  "template_documents.id": "templates",
  "authenticators.id": "users",
  "standing_editions.id": "projects",
  "edition_files.id": "editions",
  "edition_files.pdf": "objects",
  "edition_files.public_pdf": "objects",
  "project_objects.hash": "objects",
  object_id: "objects",
};

interface Column {
  readonly name: string;
  readonly dataType: string;
  readonly isNullable: boolean;
}

/** PDFs of editions before they were objects, as Base64. */
const earlierPdf = (name: string, row: number) => Buffer.from(`%PDF ${name} ${row}`).toString("base64");

/** Rows of all kinds of text, and null in every second row of optional columns. */
function valueOf(table: string, { name, dataType, isNullable }: Column, row: number): string | number | null {
  const target = references[`${table}.${name}`] ?? references[name];
  if (target !== undefined) return `${target}-${row}`;
  if (name === "id") return `${table}-${row}`;
  if (isNullable && row % 2 === 1) return null;
  if (/int/i.test(dataType)) return row + 1;
  return `${name} ${row}: ż "quoted" 'too' \\ \u2028 😀\n${"x".repeat(row === 0 ? 30_000 : 10)}`;
}

export interface Filling {
  readonly kind: "sqlite" | "postgres";
  readonly rows: number;
}

/** Creates the tables as of a migration, with rows in each of them. */
export async function fillOlderTables(
  address: StoreAddress,
  migration: string,
  { kind, rows }: Filling,
): Promise<void> {
  const { database, close } = await openStoreBeside(address);
  try {
    await migrate(database, kind, migration);
    const found = new Map((await database.introspection.getTables()).map(({ name, columns }) => [name, columns]));
    await database.transaction().execute(async (transaction) => {
      for (const table of tables)
        for (let row = 0; row < (found.has(table) ? rows : 0); row++) {
          const columns = found.get(table) ?? [];
          const isEarlier = ({ name }: Column) => table === "edition_files" && name !== "id" && !found.has("objects");
          const values = columns.map((column) =>
            sql.val(isEarlier(column) ? earlierPdf(column.name, row) : valueOf(table, column, row)),
          );
          const names = columns.map(({ name }) => sql.ref(name));
          await sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(values)})`.execute(
            transaction,
          );
        }
    });
    const missing = [...found.keys()].filter(
      (name) => !(tables as readonly string[]).includes(name) && !isDerived(name),
    );
    if (missing.length > 0) throw new Error(`Add to the tables of ${import.meta.filename}: ${missing.join(", ")}`);
  } finally {
    await close();
  }
}

/** True for the table that triggers fill from projects, those of its text index, and those of jobs that somebody waits for. */
const isDerived = (table: string) => /^(?:gallery_(?:entries|search)|shared_job)/.test(table);

/** Columns of each table with rows of its own, as the store itself lists them. */
export function columnsOf(address: StoreAddress): ReadonlyMap<string, readonly string[]> {
  const rows =
    "dataDir" in address
      ? query(
          address,
          "select t.name || '.' || c.name from sqlite_schema t, pragma_table_info(t.name) c where t.type = 'table'",
        )
      : query(
          address,
          "select table_name || '.' || column_name from information_schema.columns where table_schema = 'public'",
        );
  const found = new Map<string, string[]>();
  for (const row of rows) {
    const [table = "", column = ""] = row.split(".");
    if (!/^(?:kysely|sqlite)_/.test(table) && !isDerived(table))
      found.set(table, [...(found.get(table) ?? []), column]);
  }
  return found;
}

/** Rows of tables, with the columns to read, as JSON, by another client than the server's. One call reads all of them. */
export function rowsOf(
  address: StoreAddress,
  columns: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, readonly string[]> {
  const build = "dataDir" in address ? "json_array" : "json_build_array";
  const selects = [...columns].map(([table, names]) => {
    const values = names.map((name) => `"${name}"`).join(", ");
    return `select '${table} ' || ${build}(${values}) from ${table}`;
  });
  const found = new Map<string, string[]>([...columns.keys()].map((table) => [table, []]));
  for (const line of query(address, selects.join(" union all "))) {
    const [table = ""] = line.split(" ", 1);
    found.get(table)?.push(line);
  }
  for (const lines of found.values()) lines.sort();
  return found;
}

/** A row of editions with the hashes of its PDFs, which became objects. */
function withHashes(row: string): string {
  const isBase64 = (value: unknown) =>
    typeof value === "string" && Buffer.from(value, "base64").toString("base64") === value;
  const values: unknown[] = JSON.parse(row.slice(row.indexOf("[")));
  const hashed = values.map((value) =>
    isBase64(value)
      ? createHash("sha256")
          .update(Buffer.from(String(value), "base64"))
          .digest("hex")
      : value,
  );
  return `${row.slice(0, row.indexOf("["))}${JSON.stringify(hashed)}`;
}

/** Lists of columns, or of rows that begin with their table, as later migrations leave them. */
export function renamed(lists: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, readonly string[]> {
  const hadPdfs = !lists.has("objects");
  return new Map(
    [...lists].map(([table, values]) => {
      if (table === "letters") return ["emails", values.map((value) => value.replace(/^letters /, "emails "))];
      const isPdf = hadPdfs && table === "edition_files";
      return [table, values.map((value) => (isPdf && value.startsWith(`${table} `) ? withHashes(value) : value))];
    }),
  );
}

/** Runs SQL with the programs of SQLite and PostgreSQL. Node's SQLite stands in for the first if it is not installed. */
export function query(address: StoreAddress, statement: string): readonly string[] {
  const run = (program: string, args: readonly string[]) =>
    execFileSync(program, args, { encoding: "utf8", maxBuffer: 2 ** 28 })
      .split("\n")
      .slice(0, -1);
  if (!("dataDir" in address)) return run(programOf("psql"), [address.databaseUrl, "-XAtc", statement]);
  const file = join(address.dataDir, "octavo.db");
  const program = onPath("sqlite3");
  if (program !== undefined) return run(program, ["-batch", "-list", file, statement]);
  const database = new DatabaseSync(file);
  const rows = database.prepare(statement).all();
  database.close();
  return rows.map((row) => String(Object.values(row)[0]));
}

function onPath(name: string): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Debian installs the programs of PostgreSQL outside PATH, by version. */
function programOf(name: string): string {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const paths = versions.map((version) => join(debian, version, "bin", name));
  return onPath(name) ?? paths.find((path) => existsSync(path)) ?? name;
}
