/** Runs once, before the first test of the project "processes": one PostgreSQL for all of its files. */
import type { TestProject } from "vitest/node";
import { type Postgres, startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where databases can be made, or why nowhere. */
    readonly postgres: { readonly url: string } | { readonly missing: string };
  }
}

let postgres: Postgres | undefined;

/** Without a PostgreSQL only those tests fail that need one, and they do. */
export async function setup(project: TestProject): Promise<void> {
  try {
    postgres = await startPostgres();
    project.provide("postgres", { url: postgres.url });
  } catch (problem) {
    project.provide("postgres", { missing: problem instanceof Error ? problem.message : String(problem) });
  }
}

export async function teardown(): Promise<void> {
  await postgres?.stop();
}
