import * as z from "zod";
import { tokenLimits as limits } from "../limits.ts";
import * as messages from "../messages.ts";
import { text } from "./names.ts";

/**
 * Permissions of programs. None reaches the account, other tokens, publication or the administration, and none deletes
 * for good.
 */
export const tokenScopes = ["read_planners", "write_planners", "compile_documents"] as const;

export type TokenScope = (typeof tokenScopes)[number];

const scopes = z
  .array(z.enum(tokenScopes))
  .min(1, messages.scopeRequired.text)
  .transform((chosen) => tokenScopes.filter((scope) => chosen.includes(scope)))
  .describe(
    "read_planners: projects, versions, templates, collections, PDFs and the OPDS catalog. write_planners: create, change and delete them. compile_documents: documents in the request",
  );

const moment = z.iso.datetime();

export const newToken = z.object({
  name: text(limits.name).min(1, messages.nameRequired.text),
  scopes,
  expires_in_days: z.int().min(1).max(limits.days).nullable().default(null).describe("Null for a token without an end"),
});

export const tokenParams = z.object({ id: z.string() });

export const apiToken = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(tokenScopes)).readonly(),
  created_at: moment,
  last_used_at: moment.nullable().describe("To the minute"),
  expires_at: moment.nullable(),
});

export type ApiToken = z.output<typeof apiToken>;

export const createdToken = apiToken.extend({
  token: z.string().describe("For the header Authorization: Bearer … Shown once. The server stores only a digest"),
  catalog: z.string().describe("Address of the OPDS catalog, for a client that asks for user name and password"),
  catalog_with_token: z.string().describe("Address of the OPDS catalog that contains the token"),
});

export type CreatedToken = z.output<typeof createdToken>;
