import type { DocumentName, Mapping, Report } from "@octavo/foundation";
import { scalarText } from "../primitives/scalar.ts";
import { Fields, shortened } from "./fields.ts";
import * as messages from "./messages.ts";
import type { ReportChange } from "./migration.ts";
import { migrations } from "./migrations.ts";

/** `schema_version` of new documents. */
export const currentVersion = "1.0";

/** The predecessor of Octavo wrote this version in all its dialects. */
const ambiguous = "1.0";

/**
 * Migrates a document to the current version. Returns undefined and reports an error for an unknown version. A
 * document without a version, or with the ambiguous one, runs all migrations; they do not change current documents.
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

/** Accepts the number 1.0 as well as the text. */
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

/** Converts "1.2" to 1002, so that 1.10 follows 1.9. Ignores a third number. */
function number(version: string): number {
  const [, major, minor = "0"] = /^(\d{1,3})(?:\.(\d{1,3}))?(?:\.\d{1,3})?$/.exec(version) ?? [];
  return major === undefined ? Number.NaN : Number(major) * 1000 + Number(minor);
}
