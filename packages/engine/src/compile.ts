import { composeTemplate } from "./compose/compose-template.ts";
import { atOrigin, type WidgetOrigins } from "./compose/origins.ts";
import type { DisplayDocument } from "./display/display-list.ts";
import { addCalendars, type CalendarsBetween } from "./expand/add-calendars.ts";
import { expandPlan, expandProject } from "./expand/expand-plan.ts";
import { type DocumentName, Report } from "./foundation/diagnostic.ts";
import type { DocumentScope } from "./layout/document-scope.ts";
import { completeScope, displayDocument } from "./layout/layout-document.ts";
import type { CheckMemory } from "./lint/check-memory.ts";
import { checkPages } from "./lint/check-pages.ts";
import { type Problem, withLint } from "./lint/lint-diagnostics.ts";
import type { LintProblem } from "./lint/lint-problem.ts";
import { lintProblems } from "./lint/lint-template.ts";
import { findProfile } from "./model/device-profile.ts";
import type { Template } from "./model/template.ts";
import { locate } from "./parse/locate.ts";
import { type ParseOptions, parseMasters } from "./parse/parse-masters.ts";
import { parsePlan } from "./parse/parse-plan.ts";
import { parseTemplate } from "./parse/parse-template.ts";
import { readProject } from "./parse/read-project.ts";
import { fitToDevice } from "./rescale/fit-to-device.ts";
import type { DocumentFont } from "./typography/font.ts";
import { propertyNames, widgetTypes } from "./widgets/index.ts";
import type { World } from "./world.ts";

/** Result of a compile. With an error among the diagnostics, it has no document. */
export interface Compilation {
  readonly template: Template | undefined;
  readonly document: DisplayDocument | undefined;
  readonly diagnostics: readonly Problem[];
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
  const planned = parsed && options.calendars ? addCalendars(parsed, options.calendars) : parsed;
  const library = parseMasters(masters, report, widgetTypes, reading(world, planned?.profile));
  const template = library && planned && expandPlan(library, planned, world, report);
  return layOut(template, world, report, { origin: "masters", texts: { masters, plan }, ...options });
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
  const read = readProject(project, report, { profiles, profile: options.profile });
  const template = expandProject(read, world, report);
  return layOut(template, world, report, { origin: "masters", texts: {}, ...options });
}

function reading({ profiles }: World, profile: string | undefined): ParseOptions {
  return { checkProperties: propertyNames, profiles, profile };
}

interface Source extends CompileOptions {
  readonly origin: DocumentName;
  readonly texts: Readonly<Partial<Record<DocumentName, string>>>;
}

/** Proofreading lays out every page once, so that all diagnostics are known before the PDF is written. */
function layOut(
  made: Template | undefined,
  world: World,
  report: Report,
  { origin, texts, proofread = true, lint = false, fixes = false, fit = false, memory, fonts, onTemplate }: Source,
): Compilation {
  const complete = made && fonts ? { ...made, fonts: [...(made.fonts ?? []), ...fonts] } : made;
  const fitted = complete && fit ? fitToDevice(complete, world.profiles) : complete;
  const composition = fitted && composeTemplate(fitted, report, origin);
  const template = composition?.template;
  if (template) onTemplate?.(template);
  const scope = template && completeScope(template, world, report, origin);
  const document = scope && displayDocument(scope, proofread && lint ? new Report() : report);
  const problems = scope && proofread && lint ? checkedProblems(scope, report, fixes, memory) : undefined;
  if (document && proofread && !lint) layOutAll(document);
  const listed = problems ? labelled(withLint(report.diagnostics, problems, origin), document) : report.diagnostics;
  return {
    template,
    document: report.hasErrors ? undefined : document,
    diagnostics: locate(composition ? inDocument(listed, composition.origins) : listed, texts),
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
