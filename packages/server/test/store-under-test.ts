import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, inject } from "vitest";
import type { StoreKind } from "../src/store/column-types.ts";
import { openStore, type Store } from "../src/store/open-store.ts";
import type { StoreAddress } from "../src/store/store-address.ts";
import { createDatabase } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** On which tests of rules and routes run: one in `npm test`, all in `npm run test:long`. */
    readonly stores: readonly StoreKind[];
  }
}

/** A block of tests for each home: `storesUnderTest("projects on %s", (kind) => { const site = storeUnderTest(kind); ... })`. */
export const storesUnderTest = describe.each<StoreKind>(["sqlite", "postgres"]);

/** The same where no query is the subject: SQLite in `npm test`, and PostgreSQL as well in `npm run test:long`. */
export const usualStores = describe.each<StoreKind>([...inject("stores")]);

export interface EmptyHome {
  readonly address: StoreAddress;
  readonly remove: () => Promise<void>;
}

/** In memory where the system offers that: what a store writes need not outlast the test. */
const places = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

/** A place for a store, with nothing in it. */
export async function emptyHome(kind: StoreKind): Promise<EmptyHome> {
  if (kind === "sqlite") {
    const folder = mkdtempSync(join(places, "octavo-data-"));
    return { address: { dataDir: folder }, remove: async () => rmSync(folder, { recursive: true, force: true }) };
  }
  const postgres = inject("postgres");
  if ("missing" in postgres) throw new Error(postgres.missing);
  const { url, drop } = await createDatabase(postgres.url);
  return { address: { databaseUrl: url }, remove: drop };
}

export interface StoreUnderTest {
  store: Store;
  address: StoreAddress;
}

/** A new store for the tests of one block, gone after them. */
export function storeUnderTest(kind: StoreKind): StoreUnderTest {
  const site = {} as StoreUnderTest;
  const undo: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const home = await emptyHome(kind);
    undo.unshift(home.remove);
    site.address = home.address;
    site.store = await openStore(home.address);
    undo.unshift(() => site.store.close());
  });
  afterAll(async () => {
    for (const step of undo) await step();
  });
  return site;
}
