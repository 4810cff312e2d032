import { existsSync } from "node:fs";
import { adminLimits } from "@octavo/contract";
import packageJson from "../../package.json" with { type: "json" };
import { backUp } from "../backup/back-up.ts";
import { databaseFile } from "../store/data-folder.ts";
import { lockHolder } from "../store/data-folder-lock.ts";
import { describeStoreError } from "../store/describe-store-error.ts";
import * as storeMessages from "../store/messages.ts";
import { hasUsers, isKnownMigration, lastMigration, migrationsAfter } from "../store/migrate.ts";
import { type RollbackNote, rollbackNotes } from "../store/migrations/rollback-notes.ts";
import { openStoreUnlocked } from "../store/open-store.ts";
import { describeAddress, type StoreAddress } from "../store/store-address.ts";
import { StoreError } from "../store/store-error.ts";
import type { Database } from "../store/tables.ts";
import * as messages from "./messages.ts";
import { siteBytes } from "./site-bytes.ts";
import { freeBytes, requireSpace, requireWritable } from "./upgrade-backup.ts";
import type { UpgradeSettings } from "./upgrade-site.ts";

/** An upgrade before it is made. */
export interface UpgradeForecast {
  readonly state: "current" | "upgradable" | "blocked";
  readonly version: string;
  /** Data folder or database. */
  readonly site: string;
  /** Last migration of the tables. Undefined if there are none yet. */
  readonly tables: string | undefined;
  /** A site without users is migrated without a backup. */
  readonly hasUsers: boolean;
  readonly migrations: readonly ({ readonly name: string } & RollbackNote)[];
  /** Undefined if none will be made. */
  readonly backup: BackupForecast | undefined;
  /** Servers that were seen in the last minute. */
  readonly servers: readonly Server[];
  /** Reasons of the state "blocked", with remedies. */
  readonly problems: readonly string[];
}

export interface BackupForecast {
  readonly folder: string;
  /** Estimated size. */
  readonly bytes: number;
  /** Estimated time with the check of the file. */
  readonly seconds: number;
  readonly freeBytes: number;
  /** False if the estimate is from a part of the rows. */
  readonly isMeasured: boolean;
}

export interface Server {
  readonly name: string;
  readonly version: string;
}

/**
 * Describes the upgrade that the next start, or `octavo upgrade`, would make. Changes nothing. A backup that takes more
 * than `sampleMilliseconds` is estimated from what was read until then.
 */
export async function examineUpgrade(settings: UpgradeSettings, sampleMilliseconds = 2000): Promise<UpgradeForecast> {
  const { store: address } = settings;
  const site = { version: packageJson.version, site: describe(address) };
  if (isMissing(address)) return { ...site, ...nothingToDo, ...noTables };
  try {
    const found = await readSite(address);
    return { ...site, ...found, ...(await forecastOf(settings, found, sampleMilliseconds)) };
  } catch (problem) {
    throw describeStoreError(problem, address);
  }
}

const nothingToDo = { state: "current", migrations: [], backup: undefined, problems: [] } as const;
const noTables = { tables: undefined, hasUsers: false, servers: [] } as const;

type Found = Pick<UpgradeForecast, "tables" | "hasUsers" | "servers">;

async function forecastOf(
  settings: UpgradeSettings,
  { tables, hasUsers, servers }: Found,
  sampleMilliseconds: number,
): Promise<Pick<UpgradeForecast, "state" | "migrations" | "backup" | "problems">> {
  if (tables === undefined) return nothingToDo;
  if (!isKnownMigration(tables))
    return { ...nothingToDo, state: "blocked", problems: [storeMessages.newerStore(tables)] };
  const migrations = migrationsAfter(tables).map(withNote);
  if (migrations.length === 0) return nothingToDo;
  const inTheWay = serversInTheWay(settings.store, servers, migrations);
  const problems = hasUsers ? [...(await problemsOf(settings)), ...inTheWay] : inTheWay;
  const backup = hasUsers ? await forecastBackup(settings, sampleMilliseconds) : undefined;
  return { state: problems.length === 0 ? "upgradable" : "blocked", migrations, backup, problems };
}

function describe(address: StoreAddress): string {
  return "dataDir" in address ? address.dataDir : describeAddress(address.databaseUrl);
}

function isMissing(address: StoreAddress): boolean {
  return "dataDir" in address && !existsSync(databaseFile(address.dataDir));
}

function withNote(name: string): { readonly name: string } & RollbackNote {
  const note = rollbackNotes[name];
  if (!note) throw new Error(`The migration ${name} has no rollback note.`);
  return { name, ...note };
}

async function readSite(address: StoreAddress): Promise<Found> {
  const { database, close } = await openStoreUnlocked(address);
  try {
    const tables = await lastMigration(database);
    return { tables, hasUsers: await hasUsers(database, tables), servers: await runningServers(database) };
  } finally {
    await close();
  }
}

async function runningServers(database: Database): Promise<readonly Server[]> {
  const tables = await database.introspection.getTables();
  if (!tables.some(({ name }) => name === "nodes")) return [];
  const since = Date.now() - adminLimits.staleSeconds * 1000;
  const nodes = database.selectFrom("nodes").select(["name", "version"]).where("seen_at", ">=", since);
  return nodes.orderBy("name").execute();
}

/** The check reads the file again. */
const passes = 2;

/** Makes a backup without writing it, for a limited time. */
async function forecastBackup(
  settings: UpgradeSettings,
  sampleMilliseconds: number,
): Promise<BackupForecast | undefined> {
  const { store: address, upgradeBackups: folder } = settings;
  if (folder === undefined) return undefined;
  const total = await siteBytes(address);
  const { chunks, plainBytes } = backUp({ store: address, objects: undefined }, new Date());
  const start = performance.now();
  let bytes = 0;
  let isMeasured = true;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    isMeasured = performance.now() - start < sampleMilliseconds;
    if (!isMeasured) break;
  }
  const share = isMeasured ? 1 : Math.min(1, plainBytes() / total);
  const seconds = ((performance.now() - start) / 1000) * passes;
  return {
    folder,
    bytes: Math.ceil(bytes / share),
    seconds: Math.ceil(seconds / share),
    freeBytes: await freeBytes(folder),
    isMeasured,
  };
}

async function problemsOf({ store: address, upgradeBackups: folder }: UpgradeSettings): Promise<readonly string[]> {
  if (folder === undefined) return [];
  try {
    requireWritable(folder);
    await requireSpace(folder, await siteBytes(address));
    return [];
  } catch (problem) {
    if (problem instanceof StoreError) return [problem.message];
    throw problem;
  }
}

function serversInTheWay(
  address: StoreAddress,
  servers: readonly Server[],
  migrations: readonly ({ readonly name: string } & RollbackNote)[],
): readonly string[] {
  const holder = "dataDir" in address ? lockHolder(address.dataDir) : undefined;
  if (holder !== undefined) return [messages.running(holder)];
  const breaking = migrations.find(({ olderServers }) => olderServers === "fail");
  if ("dataDir" in address || servers.length === 0 || !breaking) return [];
  const names = servers.map(({ name, version }) => `${name} (${version})`).join(", ");
  return [messages.olderServersFail(names, breaking.name)];
}
