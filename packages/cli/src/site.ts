import { ConfigError, readSiteAddress, type SiteAddress, StoreError } from "@octavo/server";
import { type Arguments, type Options, UsageError } from "./command.ts";
import { formatCount } from "./terminal.ts";

export const siteOptions: Options = { data: { type: "string" } };

export const siteHelp = `The site is the one that "npm start" would start: DATABASE_URL names its PostgreSQL database, OCTAVO_DATA_DIR its data folder.
The option --data goes before both.`;

export function siteAddress(given: Arguments): SiteAddress {
  const folder = given.text("data");
  const elsewhere = { OCTAVO_DATA_DIR: folder, DATABASE_URL: undefined, DATABASE_URL_FILE: undefined };
  return readSiteAddress(folder === undefined ? process.env : { ...process.env, ...elsewhere });
}

/** Turns errors of the store and the settings into a `UsageError`. */
export async function withSiteErrors<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (problem) {
    const isKnown = problem instanceof StoreError || problem instanceof ConfigError;
    throw isKnown ? new UsageError(problem.message, { cause: problem }) : problem;
  }
}

/** Returns "3 users, 12 projects, 1 template". */
export function describeSite({ users, projects, templates }: { users: number; projects: number; templates: number }) {
  return [formatCount(users, "user"), formatCount(projects, "project"), formatCount(templates, "template")].join(", ");
}
