import type { DocumentName, Report } from "@octavo/foundation";
import { atOrigin, type WidgetOrigins } from "../compose/origins.ts";
import type { DisplayDocument } from "../display/display-list.ts";
import type { DocumentScope } from "../layout/document-scope.ts";
import type { CheckMemory } from "../lint/check-memory.ts";
import { checkPages } from "../lint/check-pages.ts";
import { type Problem, withLint } from "../lint/lint-diagnostics.ts";
import { lintProblems } from "../lint/lint-template.ts";
import { findProfile } from "../model/find-profile.ts";
import { locate } from "../parse/locate.ts";
import type { Source } from "./read-documents.ts";

export interface CheckOptions {
  /** False if the caller needs only some pages and not the diagnostics of the others. */
  readonly proofread?: boolean;
  /** Also checks the pages by the rules for the device. Needs no more time with `memory`. */
  readonly lint?: boolean;
  /** Adds fixes to the results of `lint`. */
  readonly fixes?: boolean;
  /** Results of the last compile with `lint`, which are reused for what did not change. */
  readonly memory?: CheckMemory | undefined;
}

export const checksPages = ({ proofread = true, lint = false }: CheckOptions): boolean => proofread && lint;

/** Lays out every page once, so that all diagnostics are known before the PDF is written. */
export function checkDocument(
  scope: DocumentScope,
  document: DisplayDocument,
  report: Report,
  origin: DocumentName,
  options: CheckOptions,
): readonly Problem[] {
  const { proofread = true, fixes = false, memory } = options;
  if (!checksPages(options)) {
    if (proofread) for (let page = 1; page <= document.pageCount; page++) document.page(page);
    return report.diagnostics;
  }
  const profile = findProfile(scope.world.profiles, scope.template.metadata.profile);
  const problems = lintProblems(checkPages(scope, profile, report, memory), fixes);
  return withLint(report.diagnostics, problems, origin).map((problem) => labelled(problem, document));
}

function labelled(problem: Problem, document: DisplayDocument): Problem {
  const { page } = problem.at;
  const page_label = page === undefined ? "" : document.pageLabel(page);
  return page_label ? { ...problem, at: { ...problem.at, page_label } } : problem;
}

/** Problems at their places in the author's documents. A fix of a placed widget would change only the copy. */
export function placeProblems(
  problems: readonly Problem[],
  { texts }: Source,
  origins: WidgetOrigins = new Map(),
): readonly Problem[] {
  const placed = problems.map((problem) => {
    const found = atOrigin(problem, origins);
    if (found === problem) return problem;
    const { fix: _, ...rest } = found;
    return rest;
  });
  return locate(placed, texts);
}
