import { MigrationError, newestMigration } from "../store/migrate.ts";
import { openStore, type Store, type StoreOptions } from "../store/open-store.ts";
import type { StoreAddress } from "../store/store-address.ts";
import * as messages from "./messages.ts";
import { backUpBeforeUpgrade, type UpgradeBackup } from "./upgrade-backup.ts";

export interface UpgradeSettings {
  readonly store: StoreAddress;
  /** Folder for the backup. Undefined if there shall be none. */
  readonly upgradeBackups: string | undefined;
}

/** Steps of an upgrade, in their order. */
export type UpgradeStep =
  | { readonly step: "begun"; readonly migrations: readonly string[]; readonly backups: string | undefined }
  | ({ readonly step: "backed-up" } & UpgradeBackup)
  | { readonly step: "done"; readonly migration: string };

/**
 * Opens the store of a server. Before the tables of a site with users are migrated, the site is backed up. `report` is not
 * called if there is nothing to migrate, or no user. Throws a `StoreError`, and changes no table, if backup or migration
 * fail.
 */
export async function openUpgradedStore(
  { store: address, upgradeBackups: folder }: UpgradeSettings,
  report: (step: UpgradeStep) => void,
  options: StoreOptions = {},
): Promise<Store> {
  let backup: UpgradeBackup | undefined;
  let isUpgrade = false;
  const beforeMigration = async (migrations: readonly string[]) => {
    isUpgrade = true;
    report({ step: "begun", migrations, backups: folder });
    const [migration] = migrations;
    if (folder === undefined || migration === undefined) return;
    backup = await backUpBeforeUpgrade({ address, folder, migration, now: new Date() });
    report({ step: "backed-up", ...backup });
  };
  try {
    const store = await openStore(address, { ...options, beforeMigration });
    if (isUpgrade) report({ step: "done", migration: newestMigration });
    return store;
  } catch (problem) {
    throw problem instanceof MigrationError && backup ? withBackup(problem, backup) : problem;
  }
}

function withBackup(problem: MigrationError, { path }: UpgradeBackup): MigrationError {
  return new MigrationError(`${problem.message} ${messages.backupIsAt(path)}`, { cause: problem.cause });
}

/** Upgrades a site without starting its server. */
export async function upgradeSite(settings: UpgradeSettings, report: (step: UpgradeStep) => void): Promise<void> {
  const store = await openUpgradedStore(settings, report);
  await store.close();
}
