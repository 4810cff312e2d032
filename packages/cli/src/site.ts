import { ConfigError, readStoreAddress, type StoreAddress, StoreProblem } from "@octavo/server";
import { UsageProblem } from "./command.ts";
import type { Arguments, Options } from "./parse-arguments.ts";
import { counted } from "./terminal.ts";

export const siteOptions: Options = { data: { type: "string" } };

/** Of commands that need a site: which one it is. */
export const siteHelp = `The site is the one that "npm start" would start: DATABASE_URL names its PostgreSQL database, OCTAVO_DATA_DIR its data folder.
The option --data goes before both.`;

export function siteOf(given: Arguments): StoreAddress {
  const folder = given.text("data");
  return readStoreAddress(folder === undefined ? process.env : { OCTAVO_DATA_DIR: folder });
}

/** What the server says about a site or its settings is meant for whoever typed the command. */
export async function explaining<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (problem) {
    const isKnown = problem instanceof StoreProblem || problem instanceof ConfigError;
    throw isKnown ? new UsageProblem(problem.message, { cause: problem }) : problem;
  }
}

/** "3 users, 12 projects, 1 template". */
export function describeSite({ users, projects, templates }: { users: number; projects: number; templates: number }) {
  return [counted(users, "user"), counted(projects, "project"), counted(templates, "template")].join(", ");
}
