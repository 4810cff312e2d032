/** Runs once before the tests of the project "processes": starts one PostgreSQL for all files. */
import type { TestProject } from "vitest/node";
import { type Postgres, startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the server, or the reason why there is none. */
    readonly postgres: { readonly url: string } | { readonly missing: string };
  }
}

let postgres: Postgres | undefined;

/** Without PostgreSQL, only the tests that need it fail. */
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
