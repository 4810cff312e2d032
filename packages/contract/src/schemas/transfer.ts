import * as z from "zod";
import { transferLimits as limits } from "../limits.ts";
import * as messages from "../messages.ts";
import { text } from "./names.ts";

const moment = z.iso.datetime();

export const downloadCode = z.object({
  code: z.string(),
  address: z.string().describe("Downloads the PDF without typing the code, for a QR code"),
  page: z.string().describe("Address of the page that asks for the code"),
  expires_at: moment,
  downloads: z.int().describe("Number of downloads until the code ends"),
});

export type DownloadCode = z.output<typeof downloadCode>;

/** `read_planners`: the catalog of the user's planners, and their PDFs. */
const tokenScope = z.enum(["read_planners"]);

export const newToken = z.object({
  name: text(limits.tokenName).min(1, messages.nameRequired.text),
  scope: tokenScope,
});

export const tokenParams = z.object({ id: z.string() });

export const apiToken = z.object({
  id: z.string(),
  name: z.string(),
  scope: tokenScope,
  created_at: moment,
  last_used_at: moment.nullable(),
  expires_at: moment.nullable(),
});

export type ApiToken = z.output<typeof apiToken>;

export const createdToken = apiToken.extend({
  token: z.string().describe("Shown once. The server stores only a digest"),
  catalog: z.string().describe("Address of the OPDS catalog, for a client that asks for user name and password"),
  catalog_with_token: z.string().describe("Address of the OPDS catalog that contains the token"),
});

export type CreatedToken = z.output<typeof createdToken>;
