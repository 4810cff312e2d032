/** Backups that a site gets before its tables are migrated (docs/decisions/0111). */
import { accessSync, constants, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { open, statfs } from "node:fs/promises";
import { join, resolve } from "node:path";
import { backUp } from "../backup/back-up.ts";
import { BackupError } from "../backup/backup-error.ts";
import { backupTables, type Counts } from "../backup/backup-format.ts";
import { type Contents, checkBackup } from "../backup/read-backup.ts";
import { existingPart, syncFolder } from "../store/data-folder.ts";
import type { StoreAddress } from "../store/store-address.ts";
import { StoreError } from "../store/store-error.ts";
import { minFreeBytes } from "../store/store-health.ts";
import * as messages from "./messages.ts";
import { siteBytes } from "./site-bytes.ts";

const ownerOnly = { folder: 0o700, file: 0o600 };
/** Number of backups that stay. */
const kept = 3;

export interface UpgradeBackup {
  readonly path: string;
  readonly bytes: number;
  readonly counts: Readonly<Counts>;
}

export interface BackupOptions {
  readonly address: StoreAddress;
  readonly folder: string;
  /** First migration that will run. */
  readonly migration: string;
  readonly now: Date;
}

/**
 * Makes a backup, checks it and deletes older ones. If the site has not changed since an earlier attempt at the same
 * upgrade, the earlier backup stays instead. Throws a `StoreError`, and leaves no partial file, if that fails.
 */
export async function backUpBeforeUpgrade(options: BackupOptions): Promise<UpgradeBackup> {
  const { folder, address } = options;
  try {
    mkdirSync(folder, { recursive: true, mode: ownerOnly.folder });
    removePartial(folder);
    await requireSpace(folder, await siteBytes(address));
    const backup = await writeBackup(options);
    for (const name of upgradeBackups(folder).slice(kept)) rmSync(join(folder, name));
    return backup;
  } catch (problem) {
    throw explain(problem, folder);
  }
}

/** Names of complete backups, the newest first. */
function upgradeBackups(folder: string): readonly string[] {
  const found = readdirSync(folder).flatMap((name) => {
    const time = madeHere.exec(name)?.[1];
    return time === undefined ? [] : [{ name, time }];
  });
  return found.sort((a, b) => (a.time < b.time ? 1 : -1)).map(({ name }) => name);
}

/** "before-0019-reminders-2026-11-28T151000.123Z.backup". */
const madeHere = /^before-\d{4}-[\w-]+-(\d{4}-\d\d-\d\dT\d{6}\.\d{3}Z)\.backup$/;
const partial = /^before-.*\.backup\.part$/;

function nameOf({ migration, now }: BackupOptions): string {
  return `before-${migration}-${now.toISOString().replaceAll(":", "")}.backup`;
}

/** Files of starts that were killed. The lock of the migrations keeps other servers of the site out. */
function removePartial(folder: string): void {
  for (const name of readdirSync(folder)) if (partial.test(name)) rmSync(join(folder, name));
}

/** A backup is compressed, so the size of the site is a safe bound. */
export async function requireSpace(folder: string, bytes: number): Promise<void> {
  const needed = bytes + minFreeBytes;
  const free = await freeBytes(folder);
  if (free < needed) throw new StoreError(messages.noSpace(folder, needed, free));
}

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(existingPart(folder));
  return bavail * bsize;
}

async function writeBackup(options: BackupOptions): Promise<UpgradeBackup> {
  const { address, folder, now } = options;
  const path = join(folder, nameOf(options));
  const part = `${path}.part`;
  try {
    const { chunks, counts } = backUp({ store: address, objects: undefined }, now);
    await writeSynced(part, chunks);
    const contents = await requireEqual(part, counts);
    const earlier = await equalBackup(options, contents);
    if (earlier !== undefined) {
      rmSync(part);
      return describe(join(folder, earlier), counts);
    }
    renameSync(part, path);
    syncFolder(folder);
    return describe(path, counts);
  } catch (problem) {
    rmSync(part, { force: true });
    throw problem;
  }
}

function describe(path: string, counts: Readonly<Counts>): UpgradeBackup {
  return { path: resolve(path), bytes: statSync(path).size, counts };
}

async function writeSynced(path: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, "wx", ownerOnly.file);
  try {
    for await (const chunk of chunks) await file.writeFile(chunk);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Reads the file from the disk again. */
async function requireEqual(path: string, counts: Readonly<Counts>): Promise<Contents> {
  const contents = await checkBackup(path).catch((cause: unknown) => {
    throw cause instanceof BackupError ? new StoreError(messages.damaged(path), { cause }) : cause;
  });
  if (backupTables.some((table) => contents.counts[table] !== counts[table]))
    throw new StoreError(messages.damaged(path));
  return contents;
}

/** Name of the latest backup, if it was made before the same migration and has the same rows. */
async function equalBackup({ folder, migration }: BackupOptions, { digest }: Contents): Promise<string | undefined> {
  const [newest] = upgradeBackups(folder);
  if (newest === undefined || !newest.startsWith(`before-${migration}-`)) return undefined;
  const earlier = await checkBackup(join(folder, newest)).catch(() => undefined);
  return earlier?.digest === digest ? newest : undefined;
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: "there is no space left",
  EDQUOT: "the quota of this user is used up",
  EEXIST: "it is not a folder",
  ENOTDIR: "it is not a folder",
  EIO: "the disk cannot be read or written",
};
const forbidden = ["EACCES", "EPERM", "EROFS"];

function explain(problem: unknown, folder: string): unknown {
  const { code = "" } = problem as NodeJS.ErrnoException;
  if (problem instanceof StoreError) return problem;
  const reason = forbidden.includes(code) ? "this user may not write there" : reasons[code];
  return reason === undefined ? problem : new StoreError(messages.notWritten(folder, reason), { cause: problem });
}

/** Throws what the backup would throw for a folder that cannot be written. */
export function requireWritable(folder: string): void {
  const part = existingPart(folder);
  if (!statSync(part).isDirectory()) throw new StoreError(messages.notWritten(folder, "it is not a folder"));
  try {
    accessSync(part, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (problem) {
    throw explain(problem, folder);
  }
}
