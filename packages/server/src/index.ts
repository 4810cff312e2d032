export { type Backup, backUp } from "./backup/back-up.ts";
export { restore } from "./backup/restore.ts";
export { ConfigError, readSiteAddress, readUpgradeSettings } from "./config.ts";

import type { RestoredAccount } from "./account-archive/restore-account.ts";
import type { Administration } from "./admin/command-line.ts";
import type { SiteAddress, Variables } from "./config.ts";
import type { ExamineOptions } from "./doctor/examine-site.ts";
import type { Finding } from "./doctor/finding.ts";

import type { UpgradeForecast } from "./upgrade/examine-upgrade.ts";
import type { UpgradeSettings, UpgradeStep } from "./upgrade/upgrade-site.ts";

export type { Administration } from "./admin/command-line.ts";
export type { SiteAddress } from "./config.ts";
export { checked, type Finding, findings, reasonOf } from "./doctor/finding.ts";
export type { ObjectsState } from "./objects/inspect-objects.ts";
export { StoreError } from "./store/store-error.ts";
export { describeStep } from "./upgrade/describe-step.ts";
export type { UpgradeForecast } from "./upgrade/examine-upgrade.ts";

/** Loads the server on demand, which the other functions do not need. */
export const startServer = async (): Promise<void> => (await import("./start-server.ts")).startServer();

export type { RestoredAccount } from "./account-archive/restore-account.ts";

/** Loads the workers on demand. */
export const restoreAccount = async (path: string, site: SiteAddress, username: string): Promise<RestoredAccount> =>
  (await import("./account-archive/restore-account.ts")).restoreAccount(path, site, username);

/** Loads the checks on demand. */
export const examineSite = async (options: ExamineOptions): Promise<readonly Finding[]> =>
  (await import("./doctor/examine-site.ts")).examineSite(options);

/** Loads the check on demand. */
export const examineUpgrade = async (settings: UpgradeSettings): Promise<UpgradeForecast> =>
  (await import("./upgrade/examine-upgrade.ts")).examineUpgrade(settings);

/** Loads the upgrade on demand. */
export const upgradeSite = async (settings: UpgradeSettings, report: (step: UpgradeStep) => void): Promise<void> =>
  (await import("./upgrade/upgrade-site.ts")).upgradeSite(settings, report);

/** Loads the functions of administrators on demand. */
export const administer = async <Result>(
  variables: Variables,
  act: (administration: Administration) => Promise<Result>,
): Promise<Result> => (await import("./admin/command-line.ts")).administer(variables, act);
