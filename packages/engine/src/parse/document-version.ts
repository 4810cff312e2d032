/** Versions of the format, and the way that a document of an older one takes. */
import type { DocumentName, Report } from "../foundation/diagnostic.ts";
import type { Mapping } from "../foundation/mapping.ts";
import { scalarText } from "../foundation/scalar.ts";
import { Fields, shortened } from "./fields.ts";
import * as messages from "./messages.ts";
import type { ReportChange } from "./migration.ts";
import { migrations } from "./migrations.ts";

/** What `schema_version` says in documents that are written today. */
export const currentVersion = "1.0";

/** The program before this one wrote it in all its dialects. */
const ambiguous = "1.0";

/**
 * The document in the current version, or undefined, with an error in the report, when it is of a version that nobody
 * knows yet. One that says none is of the ambiguous one, which takes every step that leads there; those find nothing to
 * do in a document that means it.
 */
export function migrateToCurrentVersion(mapping: Mapping, document: DocumentName, report: Report): Mapping | undefined {
  const version = readVersion(new Fields(mapping, report, { document, path: [] }));
  if (version === undefined) return undefined;
  const note: ReportChange = (path, message, place) =>
    report.add({ severity: "warning", code: "older_dialect", message, at: { document, ...place, path } });
  const start = version === number(ambiguous) ? 0 : version;
  return migrations
    .filter(({ to }) => number(to) > start)
    .reduce((migrated, { migrate }) => migrate(migrated, note), mapping);
}

/** Without quotes 1.0 is the number one. */
function readVersion(fields: Fields): number | undefined {
  const item = fields.item("schema_version");
  const written = fields.has("schema_version") ? (scalarText(item.value)?.trim() ?? "?") : "";
  const version = number(written === "" ? ambiguous : written);
  if (Number.isNaN(version))
    item.error("schema_version", messages.versionExpected, messages.writeVersion(currentVersion));
  else if (version > number(currentVersion))
    item.error("schema_version", messages.newerVersion(shortened(written), currentVersion), messages.newerVersionHint);
  return version <= number(currentVersion) ? version : undefined;
}

/** "1.2" as 1002, so that 1.10 comes after 1.9; a third number never changes the format. */
function number(version: string): number {
  const [, major, minor = "0"] = /^(\d{1,3})(?:\.(\d{1,3}))?(?:\.\d{1,3})?$/.exec(version) ?? [];
  return major === undefined ? Number.NaN : Number(major) * 1000 + Number(minor);
}
