/** What others may rely on: what the command line does to a site beside its server. */
export { type Backup, backUp } from "./backup/back-up.ts";
export { restore } from "./backup/restore.ts";
export { ConfigError, readStoreAddress } from "./config.ts";
export type { StoreAddress } from "./store/store-address.ts";
export { StoreProblem } from "./store/store-problem.ts";
