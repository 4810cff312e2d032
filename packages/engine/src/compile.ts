import { type DocumentName, Report } from "@octavo/foundation";
import { composeTemplate } from "./compose/compose-template.ts";
import { atOrigin, type WidgetOrigins } from "./compose/origins.ts";
import type { DisplayDocument } from "./display/display-list.ts";
import { type KeptPage, withKeptPages } from "./edition/keep-pages.ts";
import { sourceUnusable } from "./edition/messages.ts";
import {
  type ArrangedUpdate,
  arrangeUpdate,
  keptProjects,
  type UpdateOptions,
  type UpdateReport,
} from "./edition/update.ts";
import { addCalendars, type CalendarsBetween, withoutEventIds } from "./expand/add-calendars.ts";
import { expandPlan, expandProject, type PlanWorld } from "./expand/expand-plan.ts";
import { type DocumentScope, documentScope } from "./layout/document-scope.ts";
import { completeScope, displayDocument } from "./layout/layout-document.ts";
import type { CheckMemory } from "./lint/check-memory.ts";
import { checkPages } from "./lint/check-pages.ts";
import { type Problem, withLint } from "./lint/lint-diagnostics.ts";
import type { LintProblem } from "./lint/lint-problem.ts";
import { lintProblems } from "./lint/lint-template.ts";
import type { EmbeddedProject } from "./manifest/embedded-project.ts";
import { findProfile } from "./model/device-profile.ts";
import type { SharedParts } from "./model/shared-parts.ts";
import type { Template } from "./model/template.ts";
import { locate } from "./parse/locate.ts";
import { type ParseOptions, parseMasters } from "./parse/parse-masters.ts";
import { parsePlan } from "./parse/parse-plan.ts";
import type { ProjectDocuments } from "./parse/parse-project.ts";
import { parseTemplate } from "./parse/parse-template.ts";
import { printProject } from "./parse/print-project.ts";
import { projectOf, readProject } from "./parse/read-project.ts";
import { fitToDevice } from "./rescale/fit-to-device.ts";
import type { DocumentFont } from "./typography/font.ts";
import { isPrintableText } from "./typography/printable-text.ts";
import { propertyNames, widgetTypes } from "./widgets/index.ts";
import type { World } from "./world.ts";

/** Result of a compile. With an error among the diagnostics, it has no document. */
export interface Compilation {
  readonly template: Template | undefined;
  readonly document: DisplayDocument | undefined;
  readonly diagnostics: readonly Problem[];
  /** Comparison with the earlier edition. Absent without `update`, or if the documents have errors. */
  readonly update?: UpdateReport;
  /** Project for the PDF. Absent for a template. */
  readonly project?: () => EmbeddedProject;
}

export interface CompileOptions {
  /** Id of a device profile that replaces the document's. */
  readonly profile?: string | undefined;
  /** False if the caller needs only some pages and not the diagnostics of the others. */
  readonly proofread?: boolean;
  /** Also checks the pages by the rules for the device. Needs no more time with `memory`. */
  readonly lint?: boolean;
  /** Adds fixes to the results of `lint`. */
  readonly fixes?: boolean;
  /** Results of the last compile with `lint`, which are reused for what did not change. */
  readonly memory?: CheckMemory | undefined;
  /** Fonts besides those of the document. */
  readonly fonts?: readonly DocumentFont[] | undefined;
  /** Calendars besides those of the plan. */
  readonly calendars?: CalendarsBetween | undefined;
  /** Rescales the page to the device's. Does nothing if the document names no device. */
  readonly fit?: boolean;
  /** Arranges the pages so that they keep their places in the earlier edition. */
  readonly update?: UpdateOptions | undefined;
  /** Called before layout. An exception ends the compile. */
  readonly onTemplate?: ((template: Template) => void) | undefined;
}

/**
 * The whole pipeline:
 *
 *     masters ─┐ parse    expand             compose, layout                  emit/pdf   bytes
 *     plan ────┴───────▶ ───────▶ Template ─────────────────▶ DisplayDocument ─────────▶
 *     template ── parse ─────────────▲                                        emit/svg   one page
 *
 * Emitting is the caller's: it streams, and it needs a deflate of the caller's.
 */
export function compile(masters: string, plan: string, world: World, options: CompileOptions = {}): Compilation {
  const report = new Report();
  const parsed = parsePlan(plan, report, { profiles: world.profiles, profile: options.profile });
  const named = parsed && options.calendars ? addCalendars(parsed, options.calendars) : parsed;
  const planned = named && withoutEventIds(named);
  const library = parseMasters(masters, report, widgetTypes, reading(world, planned?.profile));
  const template = library && planned && expandPlan(library, planned, planWorld(world, library), report);
  const { fonts } = options;
  const isAsWritten = planned === parsed && !fonts;
  const documents = () =>
    isAsWritten || !library || !planned
      ? { masters_yaml: masters, plan_yaml: plan }
      : printProject(projectOf(withFonts(library, fonts), planned));
  return layOut(template, world, report, { origin: "masters", texts: { masters, plan }, documents, ...options });
}

/** Compiles a template: the document of the editor, or the result of an earlier compile. */
export function render(text: string, world: World, options: CompileOptions = {}): Compilation {
  const report = new Report();
  const template = parseTemplate(text, report, widgetTypes, reading(world, options.profile));
  return layOut(template, world, report, { origin: "template", texts: { template: text }, ...options });
}

/** Compiles the parts of a stored project. Places have master, section and widget, but no lines. */
export function compileProject(project: unknown, world: World, options: CompileOptions = {}): Compilation {
  const { profiles } = world;
  const report = new Report();
  const read = withoutEventIds(readProject(project, report, { profiles, profile: options.profile }));
  const template = expandProject(read, planWorld(world, read), report);
  const documents = () => printProject(withFonts(read, options.fonts));
  return layOut(template, world, report, { origin: "masters", texts: {}, documents, ...options });
}

/** Prints a stored project as the two documents of `compile`. Accepts any input. */
export function printStoredProject(project: unknown, { profiles }: World): ProjectDocuments {
  return printProject(readProject(project, new Report(), { profiles, profile: undefined }));
}

function planWorld(world: World, { fonts = [] }: Pick<SharedParts, "fonts">): PlanWorld {
  const { profiles, holidays } = world;
  return { profiles, holidays, isPrintable: (text) => isPrintableText(text, fonts, world) };
}

function reading({ profiles }: World, profile: string | undefined): ParseOptions {
  return { checkProperties: propertyNames, profiles, profile };
}

interface Source extends CompileOptions {
  readonly origin: DocumentName;
  readonly texts: Readonly<Partial<Record<DocumentName, string>>>;
  /** Documents of the project, with all that options added. */
  readonly documents?: () => ProjectDocuments;
}

/** Proofreading lays out every page once, so that all diagnostics are known before the PDF is written. */
function layOut(made: Template | undefined, world: World, report: Report, source: Source): Compilation {
  const { origin, texts, proofread = true, lint = false, fixes = false, fit = false, memory, fonts } = source;
  const complete = made && withFonts(made, fonts);
  const fitted = complete && fit ? fitToDevice(complete, world.profiles) : complete;
  const updated = fitted && source.update ? arranged(fitted, world, source.update) : undefined;
  const composition = fitted && composeTemplate(updated?.template ?? fitted, report, origin);
  const template = composition?.template;
  if (template) source.onTemplate?.(template);
  const scope = template && completeScope(template, world, report, origin);
  const planned = scope && displayDocument(scope, proofread && lint ? new Report() : report);
  const kept = scope && planned && source.update ? keptPages(scope, world, source.update, report) : [];
  const document = planned && withKeptPages(planned, kept);
  const problems = scope && proofread && lint ? checkedProblems(scope, report, fixes, memory) : undefined;
  if (document && proofread && !lint) layOutAll(document);
  const listed = problems ? labelled(withLint(report.diagnostics, problems, origin), document) : report.diagnostics;
  return {
    template,
    document: report.hasErrors || updated?.report.refusal ? undefined : document,
    diagnostics: locate(composition ? inDocument(listed, composition.origins) : listed, texts),
    ...(updated && !report.hasErrors && { update: updated.report }),
    ...(source.documents && { project: () => embeddedProject(source, template) }),
  };
}

function withFonts<Designs extends { readonly fonts?: readonly DocumentFont[] }>(
  designs: Designs,
  fonts: readonly DocumentFont[] | undefined,
): Designs {
  return fonts ? { ...designs, fonts: [...(designs.fonts ?? []), ...fonts] } : designs;
}

function arranged(template: Template, world: World, update: UpdateOptions): ArrangedUpdate {
  const { identities } = documentScope(template, world, "masters");
  return arrangeUpdate(template, identities, update);
}

/** Pages of earlier editions, drawn from the projects in the earlier PDF. */
function keptPages(
  { template, identities }: DocumentScope,
  world: World,
  update: UpdateOptions,
  report: Report,
): readonly KeptPage[] {
  const wanted = (template.placeholders ?? []).filter(({ state }) => state === "kept");
  return keptProjects(wanted, update).flatMap(
    ({ pages, page_count, masters_yaml, plan_yaml, profile, fit = false }) => {
      // In the order of the file of that edition, so that pages have the same numbers.
      const manifest = { pages: update.manifest.pages.slice(0, page_count) };
      const options: CompileOptions = { profile, fit, proofread: false, update: { manifest, removed: "blank" } };
      const { document: from } = compile(masters_yaml, plan_yaml, world, options);
      const kept = pages.map((identity) => identities.indexOf(identity));
      if (from && kept.every((page) => from.page(page).placeholder === undefined))
        return kept.map((page): KeptPage => ({ page, from }));
      report.add({ severity: "error", code: "cannot_keep", message: sourceUnusable, at: { document: "plan" } });
      return [];
    },
  );
}

function embeddedProject({ documents, profile, fit, update }: Source, template: Template | undefined): EmbeddedProject {
  const kept = (template?.placeholders ?? []).filter(({ state }) => state === "kept");
  return {
    ...(documents?.() ?? { masters_yaml: "", plan_yaml: "" }),
    ...(profile !== undefined && { profile }),
    ...(fit === true && { fit }),
    ...(update && kept.length > 0 && { kept: keptProjects(kept, update) }),
  };
}

/** Problems at their places in the author's document. A fix of a placed widget would change only the copy. */
function inDocument(problems: readonly Problem[], origins: WidgetOrigins): readonly Problem[] {
  return problems.map((problem) => {
    const placed = atOrigin(problem, origins);
    if (placed === problem) return problem;
    const { fix: _, ...rest } = placed;
    return rest;
  });
}

function layOutAll(document: DisplayDocument): void {
  for (let page = 1; page <= document.pageCount; page++) document.page(page);
}

function checkedProblems(
  scope: DocumentScope,
  report: Report,
  fixes: boolean,
  memory: CheckMemory | undefined,
): readonly LintProblem[] {
  const profile = findProfile(scope.world.profiles, scope.template.metadata.profile);
  return lintProblems(checkPages(scope, profile, report, memory), fixes);
}

function labelled(problems: readonly Problem[], document: DisplayDocument | undefined): readonly Problem[] {
  return problems.map((problem) => {
    const { page } = problem.at;
    const page_label = page === undefined ? "" : document?.pageLabel(page);
    return page_label ? { ...problem, at: { ...problem.at, page_label } } : problem;
  });
}
