import { resolve } from "node:path";

export const folderTaken = (folder: string, pid: string | undefined) =>
  `Another Octavo${pid ? ` (process ${pid})` : ""} is using the data folder ${resolve(folder)}. Stop it first, or give ` +
  "this one a separate folder: OCTAVO_DATA_DIR=/another/folder npm start. Several servers can share a PostgreSQL " +
  "database: DATABASE_URL.";
export const folderForbidden = (folder: string) =>
  `The data folder ${resolve(folder)} cannot be used: this user may not write there. Change its owner, or choose another ` +
  "with OCTAVO_DATA_DIR.";
export const folderReadOnly = (folder: string) =>
  `The data folder ${resolve(folder)} is on a read-only file system. Mount it for writing (a systemd service: with ` +
  "StateDirectory or ReadWritePaths), or choose another folder with OCTAVO_DATA_DIR.";
export const notAFolder = (folder: string) =>
  `The data folder ${resolve(folder)} is not a folder. Choose another with OCTAVO_DATA_DIR.`;
export const diskFull = (folder: string) => `There is no space left for the data folder ${resolve(folder)}.`;
export const diskFails = (folder: string, reason: string) =>
  `The data folder ${resolve(folder)} cannot be read or written (${reason}). Check the disk and its free space.`;
export const lockDamaged = (file: string) =>
  `The file ${resolve(file)} is not a lock file of Octavo. It contains no data. Delete it and start again.`;
export const noSiteIn = (folder: string) =>
  `There is no site in ${resolve(folder)}. OCTAVO_DATA_DIR or --data names its folder, DATABASE_URL its database.`;
export const damaged = (file: string, reason: string) =>
  `The database ${resolve(file)} is damaged (${reason}). Move it and the files beside it that begin with its name to a ` +
  "safe place, and restore a backup with: npx octavo restore FILE";
export const noSharedMemory = (folder: string) =>
  `The data folder ${resolve(folder)} is on a file system without shared memory, such as a network drive. Choose one on ` +
  "a local disk with OCTAVO_DATA_DIR, or a PostgreSQL database with DATABASE_URL.";
export const keyTooShort = (file: string, bytes: number) =>
  `The secret key in ${resolve(file)} has fewer than ${bytes} bytes. Delete the file for a new one, which signs out ` +
  "all users, or set OCTAVO_SECRET.";

export const databaseUnreachable = (where: string, reason: string) =>
  `The database at ${where} cannot be reached: ${reason}. Check that it is running and that DATABASE_URL is correct.`;
export const databaseRefused = (where: string, reason: string) =>
  `The database at ${where} refused the connection: ${reason}. Check user, password and database name in DATABASE_URL.`;
export const newerStore = (migration: string) =>
  `The database was last used by a newer Octavo (it has the migration ${migration}). Start that version. To go back to ` +
  "this one instead, restore a backup: docs/operations.md.";
export const olderStore = (migration: string) =>
  `The database has the tables of an older Octavo (its last migration is ${migration}). Update them with octavo upgrade, ` +
  "or by a start of the server, and try again.";
export const migrationFailed = (migration: string, reason: string) =>
  `The upgrade of the database failed at the migration ${migration}: ${reason}. All tables are as before, and the earlier ` +
  "version of Octavo can be started again.";
export const databaseBusy = (where: string) =>
  `The site at ${where} was changing the same rows. Nothing was changed. Try again.`;
