import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "../column-types.ts";
import { accountsProjectsTemplates } from "./0001-accounts-projects-templates.ts";
import { letters } from "./0002-letters.ts";
import { emailConfirmations } from "./0003-email-confirmations.ts";
import { documentParts } from "./0004-document-parts.ts";
import { storageQuota } from "./0005-storage-quota.ts";
import { planFacts } from "./0006-plan-facts.ts";

/** In the order of their names. A released migration never changes. */
export const migrations: Readonly<Record<string, (types: ColumnTypes) => Migration>> = {
  "0001-accounts-projects-templates": accountsProjectsTemplates,
  "0002-letters": letters,
  "0003-email-confirmations": emailConfirmations,
  "0004-document-parts": documentParts,
  "0005-storage-quota": storageQuota,
  "0006-plan-facts": planFacts,
};
