export { type Backup, backUp } from "./backup/back-up.ts";
export { restore } from "./backup/restore.ts";
export { ConfigError, readStoreAddress } from "./config.ts";

import type { RestoredAccount } from "./account-archive/restore-account.ts";
import type { Administration } from "./admin/command-line.ts";
import type { Variables } from "./config.ts";
import type { ExamineOptions } from "./doctor/examine-site.ts";
import type { Finding } from "./doctor/finding.ts";

import type { StoreAddress } from "./store/store-address.ts";

export type { Administration } from "./admin/command-line.ts";
export { checked, type Finding, findings, reasonOf } from "./doctor/finding.ts";
export type { StoreAddress } from "./store/store-address.ts";
export { StoreError } from "./store/store-error.ts";

/** Loads the server on demand, which the other functions do not need. */
export const startServer = async (): Promise<void> => (await import("./start-server.ts")).startServer();

export type { RestoredAccount } from "./account-archive/restore-account.ts";

/** Loads the workers on demand. */
export const restoreAccount = async (path: string, address: StoreAddress, username: string): Promise<RestoredAccount> =>
  (await import("./account-archive/restore-account.ts")).restoreAccount(path, address, username);

/** Loads the checks on demand. */
export const examineSite = async (options: ExamineOptions): Promise<readonly Finding[]> =>
  (await import("./doctor/examine-site.ts")).examineSite(options);

/** Loads the functions of administrators on demand. */
export const administer = async <Result>(
  variables: Variables,
  act: (administration: Administration) => Promise<Result>,
): Promise<Result> => (await import("./admin/command-line.ts")).administer(variables, act);
