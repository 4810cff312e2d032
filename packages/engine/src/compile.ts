import type { DisplayDocument } from "./display/display-list.ts";
import { expandPlan } from "./expand/expand-plan.ts";
import { type Diagnostic, type DocumentName, Report } from "./foundation/diagnostic.ts";
import { layoutDocument } from "./layout/layout-document.ts";
import type { Template } from "./model/template.ts";
import { locate } from "./parse/locate.ts";
import { parseMasters, type ReadingOptions } from "./parse/parse-masters.ts";
import { parsePlan } from "./parse/parse-plan.ts";
import { parseTemplate } from "./parse/parse-template.ts";
import { propertyNames, widgetTypes } from "./widgets/index.ts";
import type { World } from "./world.ts";

/** What became of an author's documents. With an error among the diagnostics there is no document to print. */
export interface Compilation {
  readonly template: Template | undefined;
  readonly document: DisplayDocument | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

export interface CompileOptions {
  /** Id of a device profile, in place of the one that the document names. */
  readonly profile?: string | undefined;
}

/**
 * The whole pipeline:
 *
 *     masters ─┐ parse    expand             layout                  emit/pdf   bytes
 *     plan ────┴───────▶ ───────▶ Template ────────▶ DisplayDocument ─────────▶
 *     template ── parse ─────────────▲                               emit/svg   one page
 *
 * Emitting is the caller's: it streams, and it needs a deflate of the caller's.
 */
export function compile(masters: string, plan: string, world: World, { profile }: CompileOptions = {}): Compilation {
  const report = new Report();
  const planned = parsePlan(plan, report, { profiles: world.profiles, profile });
  const library = parseMasters(masters, report, widgetTypes, reading(world, planned?.profile));
  const template = library && planned && expandPlan(library, planned, world.profiles, report);
  return proofread(template, world, report, "masters", { masters, plan });
}

/** The same from a template on: the design of the editor, or the result of an earlier compile. */
export function render(text: string, world: World, { profile }: CompileOptions = {}): Compilation {
  const report = new Report();
  const template = parseTemplate(text, report, widgetTypes, reading(world, profile));
  return proofread(template, world, report, "template", { template: text });
}

function reading({ profiles }: World, profile: string | undefined): ReadingOptions {
  return { checkProperties: propertyNames, profiles, profile };
}

/** Lays every page out once, so that all there is to say about the document is known before a byte of it is written. */
function proofread(
  template: Template | undefined,
  world: World,
  report: Report,
  origin: DocumentName,
  texts: Readonly<Partial<Record<DocumentName, string>>>,
): Compilation {
  const document = template && layoutDocument(template, world, report, origin);
  for (let page = 1; document && page <= document.pageCount; page++) document.page(page);
  return {
    template,
    document: report.hasErrors ? undefined : document,
    diagnostics: locate(report.diagnostics, texts),
  };
}
