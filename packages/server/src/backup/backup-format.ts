/**
 * A backup is gzipped text, JSON in lines: first what it is, then the rows table by table, at last how many those were
 * and a digest of all lines before. docs/decisions/0022 says why.
 */
import type { Selectable } from "kysely";
import * as z from "zod";
import type { Tables } from "../store/tables.ts";

/** In the order in which one table needs the other. */
export const keptTables = [
  "users",
  "projects",
  "project_documents",
  "project_parts",
  "templates",
  "template_documents",
] as const;
/** What would be stale by the time of a restore: everybody signs in again, and no letter is sent twice. */
export const leftTables = ["sessions", "password_resets", "email_confirmations", "letters", "attempts"] as const;

export type KeptTable = (typeof keptTables)[number];
export type KeptRow = Selectable<Tables[KeptTable]>;
export type Counts = Record<KeptTable, number>;

export const format = "octavo-backup";
/** Of the file, counted up when an older Octavo could not read it. The form of the rows is the migration's to say. */
export const formatVersion = 1;

export const headerLine = z.object({
  format: z.literal(format),
  version: z.int().positive(),
  /** Name of the last migration of the tables that the rows are from. */
  schema: z.string(),
  created: z.iso.datetime(),
});

export type Header = z.output<typeof headerLine>;

export const rowLine = z.object({
  table: z.enum(keptTables),
  row: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});

export const endLine = z.object({
  /** An older backup has fewer tables. */
  end: z.object({ rows: z.partialRecord(z.enum(keptTables), z.int().nonnegative()), sha256: z.hex() }),
});

export const noRows = (): Counts => ({
  users: 0,
  projects: 0,
  project_documents: 0,
  project_parts: 0,
  templates: 0,
  template_documents: 0,
});
