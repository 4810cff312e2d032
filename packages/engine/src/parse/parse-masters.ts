import {
  designNameLengthProblem,
  designNameTextProblem,
  type Mapping,
  type Message,
  type Report,
} from "@octavo/foundation";
import type { DeviceProfile } from "../model/device-profile.ts";
import type { Master, Masters } from "../model/master.ts";
import { migrateToCurrentVersion } from "./document-version.ts";
import { Fields } from "./fields.ts";
import { readYaml } from "./parse-yaml.ts";
import * as projectMessages from "./project-messages.ts";
import { readCanvas } from "./read-canvas.ts";
import { readSharedParts } from "./read-shared-parts.ts";
import { readDesign, type WidgetNames } from "./read-widgets.ts";

export interface ParseOptions {
  /** Property names of a type. If absent, names are not checked. */
  readonly checkProperties?: WidgetNames["checkProperties"];
  readonly profiles?: readonly DeviceProfile[];
  /** Id of a device profile that replaces the document's. */
  readonly profile?: string | undefined;
  /** Accepts a template without any field. */
  readonly acceptsEmpty?: boolean;
}

/** Checks widget types only if `knownTypes` is given. */
export function parseMasters(
  text: string,
  report: Report,
  knownTypes?: readonly string[],
  options: ParseOptions = {},
): Masters | undefined {
  const written = readYaml(text, "masters", report);
  const mapping = written && migrateToCurrentVersion(written, "masters", report);
  return mapping && readLibrary(mapping, report, knownTypes, options);
}

/** Reads a library from an object. */
export function readLibrary(
  mapping: Mapping,
  report: Report,
  knownTypes: readonly string[] | undefined,
  { checkProperties, profiles = [], profile }: ParseOptions,
): Masters {
  const library = new Fields(mapping, report, { document: "masters", path: [] });
  library.ignore("schema_version", "name", "description", "version", "metadata", "created_at", "updated_at");
  const written = library.text("profile");
  const canvas = readCanvas(library, { profiles, named: profile || written });
  const vocabulary = { knownTypes, checkProperties };
  if (!library.has("masters") && !library.has("pages"))
    library
      .item("masters")
      .error("masters_missing", projectMessages.mastersMissing, projectMessages.mastersMissingHint);
  const masters = readMasters(library, "masters", vocabulary);
  const pages = readMasters(library, "pages", vocabulary);
  const shared = readSharedParts(library, vocabulary);
  library.finish();
  return { canvas, ...shared, masters, pages };
}

function readMasters(library: Fields, key: "masters" | "pages", vocabulary: WidgetNames): readonly Master[] {
  const masters = library
    .list(key)
    .flatMap((item) => item.fields() ?? [])
    .map((fields) => readMaster(fields, vocabulary));
  return withoutDuplicates(masters);
}

interface ReadMaster {
  readonly master: Master;
  readonly fields: Fields;
}

function readMaster(listed: Fields, vocabulary: WidgetNames): ReadMaster {
  const name = listed.text("name").trim();
  const fields = listed.within({ master: name });
  const problem = masterNameProblem(name);
  const wrongLength = designNameLengthProblem(name, "master");
  if (problem !== undefined) fields.item("name").error("master_name", problem);
  // Existing documents have names of any length. Only the form of the studio refuses them.
  else if (wrongLength) fields.item("name").warn("master_name", wrongLength);
  fields.ignore("name", "id", "created_at", "updated_at", "page", "tokens", "page_size");
  const description = fields.text("description");
  const frame = fields.text("frame").trim();
  const master = { name, description, ...(frame && { frame }), widgets: readDesign(fields, vocabulary) };
  fields.finish();
  return { master, fields };
}

/** Names of more than 100 characters never worked. Shorter ones exist in documents, at any length. */
function masterNameProblem(name: string): Message | undefined {
  return (
    (name.length > 100 ? designNameLengthProblem(name, "master") : undefined) ?? designNameTextProblem(name, "master")
  );
}

/** Keeps the first of equal names. Names that differ only in case are different masters, as in existing plans. */
function withoutDuplicates(masters: readonly ReadMaster[]): readonly Master[] {
  const names = new Set<string>();
  const folded = new Map<string, string>();
  return masters.flatMap(({ master, fields }) => {
    const { name } = master;
    if (names.has(name)) {
      if (name !== "") fields.item("name").warn("duplicate_master", projectMessages.duplicateMaster(name));
      return [];
    }
    const similar = folded.get(name.toLowerCase());
    if (similar !== undefined) fields.item("name").warn("similar_master", projectMessages.similarMaster(name, similar));
    names.add(name);
    folded.set(name.toLowerCase(), name);
    return [master];
  });
}
