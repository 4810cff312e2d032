import { resolve } from "node:path";

const otherFolder = "Name a folder with more space in OCTAVO_UPGRADE_BACKUP";
const without = "or set it to off if you have a backup of your own (octavo backup).";
const unchanged = "The database was not changed.";

/** Returns "12.3 MB", or "12 kB" below 1 MB. */
export const size = (bytes: number) =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;

export const noSpace = (folder: string, needed: number, free: number) =>
  `The backup before the upgrade may take ${size(needed)} in ${resolve(folder)}, where ${size(free)} are free. ${unchanged} ` +
  `Free some space. ${otherFolder}, ${without}`;
export const notWritten = (folder: string, reason: string) =>
  `The backup before the upgrade could not be written to ${resolve(folder)}: ${reason}. ${unchanged} Make the folder ` +
  `writable, name another in OCTAVO_UPGRADE_BACKUP, ${without}`;
export const damaged = (path: string) =>
  `The backup before the upgrade was written to ${resolve(path)}, and its content is not what was written. It was deleted. ` +
  `${unchanged} Check the disk. ${otherFolder} on another one, ${without}`;

/** Failed migrations, with the way back. */
export const backupIsAt = (path: string) => `The backup of before is ${resolve(path)}.`;

export const running = (process: string) =>
  `A server${process === "" ? "" : ` (process ${process})`} is using the data folder. Stop it before the upgrade.`;
export const olderServersFail = (nodes: string, migration: string) =>
  `These servers of another version are running, and would fail on the tables of ${migration}: ${nodes}. Stop them before the ` +
  "upgrade.";
