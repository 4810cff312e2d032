/** Reads stored projects as strictly as documents. */
import { isMapping, type Mapping, type Report } from "@octavo/foundation";
import type { Master, Masters } from "../model/master.ts";
import type { PlanDocument } from "../model/plan.ts";
import type { Project } from "../model/project.ts";
import { sharedParts } from "../model/shared-parts.ts";
import { propertyNames, widgetTypes } from "../widgets/index.ts";
import { migrateToCurrentVersion } from "./document-version.ts";
import { type ParseOptions, readLibrary } from "./parse-masters.ts";
import { type PlanParseOptions, readPlanDocument } from "./parse-plan.ts";
import { sharedKeys } from "./read-shared-parts.ts";

/** Returns a project for any input, also of an older `schema_version`. Places are those of the two documents. */
export function readProject(stored: unknown, report: Report, options: PlanParseOptions = {}): Project {
  const {
    schema_version,
    metadata,
    default_canvas: canvas,
    masters,
    pages,
    plan,
    compilation_rules,
    ...others
  } = mappingOf(stored);
  const { name, description, category, author, device_profile } = mappingOf(metadata);
  const profile = options.profile || device_profile;
  const about = { schema_version, name, description, category, author, profile };
  const written = migrateToCurrentVersion({ ...about, plan: plan ?? {}, compilation_rules }, "plan", report) ?? {
    plan: {},
  };
  const document = readPlanDocument(written, report, options);
  const shared = Object.fromEntries(sharedKeys.map((key) => [key, others[key]]));
  const designs = { schema_version, profile, canvas, ...shared, masters: masters ?? [], pages };
  const library = readStoredLibrary(designs, report, options);
  return projectOf(library, document);
}

/** Reads page designs that are stored separately. */
export function readMasterList(
  masters: unknown,
  report: Report,
  list: keyof Pick<Masters, "masters" | "pages"> = "masters",
): readonly Master[] {
  return readStoredLibrary({ [list]: masters ?? [] }, report, {})[list];
}

/** If plan and library both have a page, the plan's is used. */
export function projectOf(library: Masters, document: PlanDocument): Project {
  const { name, description, category, author, profile, canvas, plan, compilation_rules } = document;
  return {
    metadata: { name, description, category, author, device_profile: profile },
    default_canvas: canvas ?? library.canvas,
    ...sharedParts(library),
    masters: library.masters,
    pages: library.pages,
    plan,
    compilation_rules,
  };
}

function readStoredLibrary(stored: Mapping, report: Report, { profiles, profile }: PlanParseOptions): Masters {
  const mapping = migrateToCurrentVersion(stored, "masters", report) ?? { masters: [] };
  const options: ParseOptions = { checkProperties: propertyNames, ...(profiles && { profiles }), profile };
  return readLibrary(mapping, report, widgetTypes, options);
}

function mappingOf(value: unknown): Mapping {
  return isMapping(value) ? value : {};
}
