import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, inject } from "vitest";
import type { StoreKind } from "../src/store/migrations/column-types.ts";
import { openStore, type Store } from "../src/store/open-store.ts";
import { sqliteConnection } from "../src/store/sqlite-requests.ts";
import type { StoreAddress } from "../src/store/store-address.ts";
import { createDatabase } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Stores of `usualStores`: one in `npm test`, all in `npm run test:long`. */
    readonly stores: readonly StoreKind[];
  }
}

/**
 * Runs a block of tests on each store: `storesUnderTest("projects on %s", (kind) => { const site =
 * storeUnderTest(kind); ... })`.
 */
export const storesUnderTest = describe.each<StoreKind>(["sqlite", "postgres"]);

/** The same for tests that don't test queries: SQLite in `npm test`, and PostgreSQL too in `npm run test:long`. */
export const usualStores = describe.each<StoreKind>([...inject("stores")]);

/** A place for a store, which the test removes. */
export interface Home {
  readonly address: StoreAddress;
  readonly remove: () => Promise<void>;
}

/** In memory if possible, because test data is temporary. */
const places = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

export async function emptyHome(kind: StoreKind): Promise<Home> {
  return kind === "sqlite" ? newFolder() : newDatabase();
}

/** A home with the current tables. Copying them takes a fraction of the time of migrations. */
export async function migratedHome(kind: StoreKind): Promise<Home> {
  if (kind === "postgres") return newDatabase({ isMigrated: true });
  const home = newFolder();
  cpSync(inject("migratedFolder"), home.address.dataDir, { recursive: true });
  return home;
}

function newFolder() {
  const dataDir = mkdtempSync(join(places, "octavo-data-"));
  return { address: { dataDir }, remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
}

async function newDatabase({ isMigrated = false } = {}): Promise<Home> {
  const postgres = inject("postgres");
  if ("missing" in postgres) throw new Error(postgres.missing);
  const { url, drop } = await createDatabase(postgres.url, isMigrated ? postgres.migrated : undefined);
  return { address: { databaseUrl: url }, remove: drop };
}

/**
 * Opens a store whose SQLite runs in the thread of the test, because starting two threads takes most of the time of short
 * tests. Tests of the store itself use threads.
 */
export function openOnOneThread(address: StoreAddress): Promise<Store> {
  return openStore(address, {
    startSqlite: (opening) => {
      const respondTo = sqliteConnection(opening);
      return {
        send: async (request) => structuredClone(respondTo(request).response),
        terminate: async () => undefined,
      };
    },
  });
}

export interface StoreUnderTest {
  store: Store;
  address: StoreAddress;
}

/** Opens a new store for a block of tests and deletes it afterwards. */
export function storeUnderTest(kind: StoreKind, open = openOnOneThread): StoreUnderTest {
  const site = {} as StoreUnderTest;
  const undo: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const home = await migratedHome(kind);
    undo.unshift(home.remove);
    site.address = home.address;
    site.store = await open(home.address);
    undo.unshift(() => site.store.close());
  });
  afterAll(async () => {
    for (const step of undo) await step();
  });
  return site;
}
