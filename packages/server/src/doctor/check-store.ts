/** Checks of the data folder, the database and the clock. They read only. */
import { accessSync, constants, existsSync, readdirSync, readFileSync, type Stats, statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { isReservedName } from "@octavo/contract";
import { sql } from "kysely";
import { peopleIn } from "../auth/administrators.ts";
import { databaseFile, existingPart, secretKeyFile, whyNotWritable } from "../store/data-folder.ts";
import { lockHolder } from "../store/data-folder-lock.ts";
import { describeStoreError } from "../store/describe-store-error.ts";
import * as messages from "../store/messages.ts";
import { isKnownMigration, lastMigration, newestMigration } from "../store/migrate.ts";
import { openStoreUnlocked } from "../store/open-store.ts";
import { hasSearchIndex } from "../store/search-index.ts";
import { minSecretBytes } from "../store/secret-key.ts";
import { describeAddress, type StoreAddress } from "../store/store-address.ts";
import { StoreError } from "../store/store-error.ts";
import { minFreeBytes } from "../store/store-health.ts";
import type { Database } from "../store/tables.ts";
import { type Finding, findings, inGigabytes, reasonOf } from "./finding.ts";

export function checkFolder(folder: string): readonly Finding[] {
  const report = findings("Data folder");
  if (!existsSync(folder)) return [checkMissing(folder)];
  if (!statSync(folder).isDirectory()) return [report.error(messages.notAFolder(folder), "Choose another folder.")];
  const found = [...checkRights(folder), ...checkKey(folder)];
  const holder = lockHolder(folder);
  const use =
    holder === undefined
      ? "no server is using it"
      : `the server${holder === "" ? "" : ` with process ${holder}`} is using it`;
  return found.length > 0 ? found : [report.ok(`${folder} is private and writable; ${use}.`)];
}

function checkMissing(folder: string): Finding {
  const report = findings("Data folder");
  if (isWritable(existingPart(folder))) return report.ok(`${folder} does not exist yet. The first start creates it.`);
  return report.error(whyNotWritable(folder), `Create it as its owner: install -d -m 700 -o USER ${folder}`);
}

/** Files that only the server's user may read. */
function checkRights(folder: string): readonly Finding[] {
  const report = findings("Data folder");
  const found: Finding[] = [];
  if (!isWritable(folder)) return [report.error(whyNotWritable(folder), "Run this as the server's user.")];
  for (const path of [folder, ...readdirSync(folder).map((name) => join(folder, name))]) {
    const stats = statSync(path);
    if (isOthers(stats))
      found.push(
        report.error(
          `${path} belongs to user ${stats.uid}, and this is user ${ownId()}.`,
          `Run this and the server as the same user, or: chown ${ownId()} ${path}`,
        ),
      );
    if (process.platform !== "win32" && (stats.mode & 0o077) !== 0)
      found.push(
        report.warning(
          `Other users of the machine can read ${path} (mode ${(stats.mode & 0o777).toString(8)}).`,
          `chmod ${stats.isDirectory() ? 700 : 600} ${path}`,
        ),
      );
  }
  return found;
}

/** The superuser can read and write everything, so that a wrong owner harms only the server. */
function isOthers({ uid }: Stats): boolean {
  return ownId() > 0 && uid !== ownId();
}

/** A container's user may have no name. -1 on Windows. */
function ownId(): number {
  return process.getuid?.() ?? -1;
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function checkKey(folder: string): readonly Finding[] {
  const file = secretKeyFile(folder);
  if (!existsSync(file)) return [];
  const bytes = readFileSync(file, "utf8").trim().length;
  if (bytes >= minSecretBytes) return [];
  const text = messages.keyTooShort(file, minSecretBytes);
  return [findings("Data folder").error(text, `rm ${file}`)];
}

const littleBytes = 1e9;

export async function checkDisk(folder: string): Promise<readonly Finding[]> {
  const report = findings("Disk");
  const { bavail, bsize } = await statfs(existingPart(folder));
  const free = bavail * bsize;
  const text = `${inGigabytes(free)} are free for ${folder}.`;
  if (free < minFreeBytes)
    return [report.error(text, "Free some space: the server is not ready with less than 40 MB.")];
  return [free < littleBytes ? report.warning(text, "Free some space.") : report.ok(text)];
}

/** Pages, schema and clock of SQLite or PostgreSQL. */
export async function checkDatabase(address: StoreAddress): Promise<readonly Finding[]> {
  const report = findings("Database");
  try {
    return await ("dataDir" in address ? checkSqlite(address.dataDir) : checkPostgres(address));
  } catch (problem) {
    const known = describeStoreError(problem, address);
    if (known instanceof StoreError) return [report.error(known.message, "See docs/operations.md.")];
    return [report.error(reasonOf(problem), "See docs/operations.md.")];
  }
}

function checkSqlite(folder: string): readonly Finding[] {
  const report = findings("Database");
  const file = databaseFile(folder);
  if (!existsSync(file)) return [report.ok("There is no database yet. The first start creates it.")];
  const database = openReadOnly(folder, file);
  try {
    const [row] = database.prepare("pragma quick_check(1)").all();
    const reason = String(row?.["quick_check"]).split("\n").at(-1) ?? "";
    if (reason !== "ok") return [report.error(messages.damaged(file, reason), "Restore a backup: docs/backup.md")];
    const { size } = statSync(file);
    const hasTable = database.prepare("select 1 from sqlite_schema where name = 'kysely_migration'").get();
    const last = hasTable
      ? database.prepare("select name from kysely_migration order by name desc limit 1").get()?.["name"]
      : undefined;
    const about = `SQLite ${process.versions.sqlite}, ${(size / 1e6).toFixed(1)} MB, undamaged`;
    const names = hasTable ? database.prepare("select username from users where username_key not like ' %'").all() : [];
    const found = checkNames(names.map(({ username }) => String(username)));
    return [checkSchema(about, typeof last === "string" ? last : undefined), ...found];
  } finally {
    database.close();
  }
}

/**
 * Without a server, nothing is in the log, and an immutable file is read without the files that SQLite would create
 * beside it.
 */
export function openReadOnly(folder: string, file: string): DatabaseSync {
  const log = `${file}-wal`;
  const isAlone = lockHolder(folder) === undefined && (!existsSync(log) || statSync(log).size === 0);
  const url = pathToFileURL(file);
  url.search = isAlone ? "?immutable=1" : "?mode=ro";
  return new DatabaseSync(url, { readOnly: true, timeout: 5000 });
}

function checkSchema(about: string, last: string | undefined): Finding {
  const report = findings("Database");
  if (last === undefined) return report.ok(`${about}. It is empty; the first start creates the tables.`);
  if (!isKnownMigration(last)) return report.error(messages.newerStore(last), "Install that version again.");
  if (last === newestMigration) return report.ok(`${about}, with the tables of this version.`);
  return report.warning(
    `${about}, with the tables of an older version (${last}).`,
    "The next start backs up the site and updates the tables. For details: octavo upgrade --check",
  );
}

/** New accounts can't have such names, but accounts of earlier versions may. */
function checkNames(usernames: readonly string[]): readonly Finding[] {
  const found = usernames.filter(isReservedName).map((name) => `"${name}"`);
  if (found.length === 0) return [];
  return [
    findings("Accounts").warning(
      `Visitors can take these accounts for the site itself: ${found.join(", ")}.`,
      "Ask their owners to change the username on the account page, or disable them at /admin/users.",
    ),
  ];
}

const leastPostgres = 150_000;
/** Times in the store come from the clocks of nodes. Limits and sessions need seconds, not milliseconds. */
const skewMilliseconds = 2000;

async function checkPostgres(address: Extract<StoreAddress, { databaseUrl: string }>): Promise<readonly Finding[]> {
  const report = findings("Database");
  const { database, close } = await openStoreUnlocked(address);
  try {
    const before = Date.now();
    const { rows } = await sql<{ version: string; number: string; now: number; bytes: number }>`
      select current_setting('server_version') as version, current_setting('server_version_num') as number,
        extract(epoch from clock_timestamp()) * 1000 as now, pg_database_size(current_database()) as bytes
    `.execute(database);
    const skew = Number(rows[0]?.now) - (before + Date.now()) / 2;
    const { version = "", number = "", bytes = 0 } = rows[0] ?? {};
    const about = `PostgreSQL ${version} at ${describeAddress(address.databaseUrl)}, ${(bytes / 1e6).toFixed(1)} MB`;
    const age =
      Number(number) < leastPostgres ? [report.error(`${about} is too old.`, "Install PostgreSQL 15 or newer.")] : [];
    const last = await lastMigration(database);
    const names = last === undefined ? [] : await peopleIn(database).select("username").execute();
    const found = checkNames(names.map(({ username }) => username));
    const index = last === newestMigration ? await checkSearchIndex(database) : [];
    return [...age, checkSchema(about, last), ...index, ...found, checkSkew(skew)];
  } finally {
    await close();
  }
}

async function checkSearchIndex(database: Database): Promise<readonly Finding[]> {
  if (await hasSearchIndex(database)) return [];
  return [
    findings("Gallery").warning(
      "Searches of the gallery read all public projects, because the database lacks the extension pg_trgm.",
      "As a superuser of this database, run: create extension pg_trgm; and restart the server.",
    ),
  ];
}

function checkSkew(milliseconds: number): Finding {
  const report = findings("Clock");
  const seconds = (Math.abs(milliseconds) / 1000).toFixed(1);
  if (Math.abs(milliseconds) <= skewMilliseconds) return report.ok(`It agrees with the database within ${seconds} s.`);
  const text = `This machine is ${seconds} s ${milliseconds > 0 ? "behind" : "ahead of"} the database's.`;
  return report.warning(text, "Set both clocks by NTP (timedatectl set-ntp true).");
}

/** Start of the year of this release. */
const earliest = Date.UTC(2026, 0, 1);
const futureMilliseconds = 60_000;

/** Compares the clock with files and the date of the release, and tries the time zone data. */
export function checkClock(folder: string): readonly Finding[] {
  const report = findings("Clock");
  const found: Finding[] = [];
  const newest = existsSync(folder)
    ? Math.max(...[".", ...readdirSync(folder)].map((name) => statSync(join(folder, name)).mtimeMs))
    : 0;
  const now = Date.now();
  if (now < earliest || newest > now + futureMilliseconds)
    found.push(
      report.error(
        `The clock says ${new Date(now).toISOString()}, which is before ${now < earliest ? "this release" : "the latest change in the data folder"}.`,
        "Set the clock (timedatectl set-ntp true).",
      ),
    );
  if (summerHour() !== "14")
    found.push(report.error("Node has no data of time zones.", "Install a Node with full ICU, such as nodejs.org's."));
  return found.length > 0
    ? found
    : [report.ok(`${new Date(now).toISOString()}, time zones ${process.versions["tz"] ?? "of the system"}.`)];
}

/** Hour in Warsaw at noon UTC in July. */
function summerHour(): string {
  const format = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Warsaw", hour: "2-digit", hourCycle: "h23" });
  return format.format(Date.UTC(2026, 6, 1, 12));
}
