/** Runs once before the tests of a project: starts one PostgreSQL for all files, and migrates a store of each kind. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openStore } from "../src/store/open-store.ts";
import { createDatabase, type Postgres, startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the server and name of its migrated database, or the reason why there is none. */
    readonly postgres: { readonly url: string; readonly migrated: string } | { readonly missing: string };
    /** Data folder with migrated tables. */
    readonly migratedFolder: string;
  }
}

let postgres: Postgres | undefined;
let migratedFolder = "";

/** Without PostgreSQL, only the tests that need it fail. */
export async function setup(project: TestProject): Promise<void> {
  migratedFolder = mkdtempSync(join(tmpdir(), "octavo-migrated-"));
  await (await openStore({ dataDir: migratedFolder })).close();
  project.provide("migratedFolder", migratedFolder);
  try {
    postgres = await startPostgres();
    const { url } = await createDatabase(postgres.url);
    await (await openStore({ databaseUrl: url })).close();
    project.provide("postgres", { url: postgres.url, migrated: new URL(url).pathname.slice(1) });
  } catch (problem) {
    project.provide("postgres", { missing: problem instanceof Error ? problem.message : String(problem) });
  }
}

export async function teardown(): Promise<void> {
  await postgres?.stop();
  rmSync(migratedFolder, { recursive: true, force: true });
}
