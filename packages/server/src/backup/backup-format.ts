/**
 * Backup format: gzipped JSON lines. A header, the rows of each table, and the row counts with a digest of all lines
 * (docs/decisions/0022).
 */
import type { Selectable } from "kysely";
import * as z from "zod";
import type { Tables } from "../store/tables.ts";

/** In the order of their foreign keys. */
export const backupTables = [
  "users",
  "passkeys",
  "identities",
  "authenticators",
  "recovery_codes",
  "site_settings",
  "invitations",
  "objects",
  "object_texts",
  "projects",
  "project_documents",
  "project_parts",
  "project_objects",
  "project_versions",
  "version_parts",
  "templates",
  "template_documents",
  "own_parts",
  "collections",
  "collection_projects",
  "calendar_addresses",
  "standing_editions",
  "editions",
  "edition_files",
  "reports",
  "audit_entries",
] as const;
/**
 * Tables that a restore would make stale: users sign in again, no email is sent twice, and no revoked token returns. A
 * table comes before those that it refers to.
 */
export const excludedTables = [
  "download_codes",
  "sessions",
  "password_resets",
  "email_confirmations",
  "api_tokens",
  "challenges",
  "emails",
  "attempts",
  "nodes",
  "object_deletions",
] as const;

/** Tables that SQLite alone has. The first one has tables of its own. */
export const sqliteTables = ["gallery_search"] as const;
/** Tables that PostgreSQL alone has, for jobs whose clients wait. A table comes before those that it refers to. */
export const postgresTables = ["shared_job_parts", "shared_jobs", "shared_job_owners"] as const;
/** Tables that migrations and triggers fill from others, and those of one kind of store. */
export const derivedTables = ["gallery_entries", ...sqliteTables, ...postgresTables] as const;

/** Tables of earlier versions that a migration renames or removes. A restore drops them, too. */
export const formerTables = ["letters"] as const;

export type BackupTable = (typeof backupTables)[number];
export type BackupRow<Table extends BackupTable> = Selectable<Tables[Table]>;
export type Counts = Record<BackupTable, number>;

export const format = "octavo-backup";
/**
 * Version of the file format. It changes if older versions can't read the file. The migration names the version of the
 * rows.
 */
export const formatVersion = 1;

export const headerLine = z.object({
  format: z.literal(format),
  version: z.int().positive(),
  schema: z.string(),
  created: z.iso.datetime(),
});

export type Header = z.output<typeof headerLine>;

export const rowLine = z.object({
  table: z.enum(backupTables),
  row: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});

export const endLine = z.object({
  end: z.object({ rows: z.partialRecord(z.enum(backupTables), z.int().nonnegative()), sha256: z.hex() }),
});

export const noRows = (): Counts => ({
  users: 0,
  passkeys: 0,
  identities: 0,
  authenticators: 0,
  recovery_codes: 0,
  site_settings: 0,
  invitations: 0,
  objects: 0,
  object_texts: 0,
  projects: 0,
  project_documents: 0,
  project_parts: 0,
  project_objects: 0,
  project_versions: 0,
  version_parts: 0,
  templates: 0,
  template_documents: 0,
  own_parts: 0,
  collections: 0,
  collection_projects: 0,
  calendar_addresses: 0,
  standing_editions: 0,
  editions: 0,
  edition_files: 0,
  reports: 0,
  audit_entries: 0,
});
