import { errorMessages as messages, projectLimits } from "@octavo/contract";
import {
  fitToDevice,
  type Masters,
  mapAsTemplate,
  type Project,
  parseLibrary,
  parseProject,
  sharedParts,
  type Template,
  templateDefaults,
  type World,
} from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import { defaultPlan } from "../documents/default-plan.ts";
import {
  type ProjectDocument,
  parseDocument,
  partOf,
  type SerializedDocument,
  type StoredDesign,
  type StoredDocument,
  serializeDocument,
} from "../documents/project-document.ts";
import { ApiError } from "../http/api-error.ts";
import type { Moment } from "../store/tables.ts";
import { formatPlan, formatRule } from "./format-plan.ts";
import type { JobContext } from "./job-context.ts";
import { newDesign } from "./new-design.ts";
import { refuseErrors } from "./require-document.ts";
import { requireFewShared } from "./shared-edits.ts";

export interface FirstDocuments {
  readonly masters_yaml: string | undefined;
  readonly plan_yaml: string | undefined;
  /** Id of the device. Designs are fitted to it. */
  readonly profile: string;
  readonly now: Moment;
}

interface Parts extends Masters {
  readonly planAndRules: Pick<Project, "plan" | "compilation_rules"> | undefined;
}

/** Builds the document of a new project from YAML. Throws an `ApiError`. */
export function firstDocument(documents: FirstDocuments, context: JobContext): SerializedDocument {
  return serializeDocument(documentOf(documents, context));
}

export interface DocumentsReplacement extends FirstDocuments {
  readonly document: StoredDocument;
}

/** Replaces the document of a project by one from YAML. Designs that stay the same keep their dates. */
export function replaceDocuments(
  { document: before, ...documents }: DocumentsReplacement,
  context: JobContext,
): SerializedDocument {
  const old = parseDocument(before);
  const after = documentOf(documents, context);
  const withDates = (list: "masters" | "pages") =>
    after[list].map((design) =>
      withDatesOf(
        old[list].find(({ name }) => name === design.name),
        design,
      ),
    );
  return serializeDocument({ ...after, masters: withDates("masters"), pages: withDates("pages") });
}

function withDatesOf(old: StoredDesign | undefined, design: StoredDesign): StoredDesign {
  if (!old) return design;
  const { created_at } = old;
  const json = JSON.stringify(design.widgets);
  const isSame =
    "hash" in old.widgets ? old.widgets.hash === partOf(json).part.hash : JSON.stringify(old.widgets) === json;
  const updated_at = isSame && old.frame === design.frame ? old.updated_at : design.updated_at;
  return { ...design, created_at, updated_at };
}

function documentOf({ profile, now, ...texts }: FirstDocuments, { world }: JobContext): ProjectDocument {
  const { canvas, masters, pages, planAndRules, ...shared } = parseParts(texts, world);
  const rules = planAndRules?.compilation_rules ?? [];
  requireAtMost(masters, projectLimits.designs, messages.tooManyMasters);
  requireAtMost(pages, projectLimits.designs, messages.tooManyPages);
  requireFewShared(shared);
  requireAtMost(rules, projectLimits.rules, messages.tooManyRules);
  const designs = { default_canvas: canvas ?? templateDefaults.canvas, ...sharedParts(shared), masters, pages };
  const fitted = mapAsTemplate(designs, (template) => fitToDevice(withProfile(profile, template), world.profiles));
  return {
    default_canvas: fitted.default_canvas,
    masters: fitted.masters.map((master) => newDesign(master, now)),
    plan: planAndRules ? formatPlan(planAndRules.plan) : defaultPlan(now),
    pages: fitted.pages.map((page) => newDesign(page, now)),
    compilation_rules: rules.map(formatRule),
    ...sharedParts(fitted),
  };
}

const noMasters = "masters: []\n";

/** Normalizes to NFC, so that names in a plan match the names of masters. */
function parseParts(
  { masters_yaml = noMasters, plan_yaml }: Pick<FirstDocuments, "masters_yaml" | "plan_yaml">,
  { profiles }: World,
): Parts {
  const library = masters_yaml.normalize("NFC");
  if (plan_yaml === undefined) return { ...requireLibrary(library, profiles), planAndRules: undefined };
  const documents = { masters_yaml: library, plan_yaml: plan_yaml.normalize("NFC") };
  const { project, diagnostics } = parseProject(documents, profiles);
  refuseErrors(diagnostics);
  if (!project) throw new Error("Documents without errors make no project.");
  const { default_canvas: canvas, masters, pages, plan, compilation_rules } = project;
  return { canvas, ...sharedParts(project), masters, pages, planAndRules: { plan, compilation_rules } };
}

function requireLibrary(masters_yaml: string, profiles: World["profiles"]): Masters {
  const { library, diagnostics } = parseLibrary(masters_yaml, profiles);
  refuseErrors(diagnostics);
  if (!library) throw new Error("A library without errors cannot be read.");
  return library;
}

function requireAtMost(list: readonly unknown[], limit: number, message: (limit: number) => Message): void {
  if (list.length > limit) throw new ApiError("QUOTA_EXCEEDED", message(limit));
}

function withProfile(profile: string, template: Template): Template {
  return { ...template, metadata: { ...template.metadata, profile } };
}
