import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "../column-types.ts";
import { accountsProjectsTemplates } from "./0001-accounts-projects-templates.ts";
import { letters } from "./0002-letters.ts";

/** In the order of their names. What a release has brought is never changed: the next one follows it. */
export const migrations: Readonly<Record<string, (types: ColumnTypes) => Migration>> = {
  "0001-accounts-projects-templates": accountsProjectsTemplates,
  "0002-letters": letters,
};
