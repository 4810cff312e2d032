import { pageVariables } from "../language/page-variables.ts";
import type { Lookup } from "../language/tokens.ts";
import type { DocumentScope } from "../layout/document-scope.ts";
import { LayoutCache } from "../layout/layout-cache.ts";
import { layoutWidget } from "../layout/layout-widget.ts";
import type { PageRecord } from "../layout/page-records.ts";
import type { Widget } from "../model/template.ts";
import { applyChanges } from "./apply-fix.ts";
import { type Finding, pageResults, tracedPage, type WidgetCheck } from "./check-group.ts";
import type { DeviceView } from "./device-view.ts";
import { type Examination, examineWidget } from "./examine-widget.ts";
import type { Fix } from "./lint-problem.ts";
import type { TracedWidget } from "./rule.ts";

const known = new WeakMap<Finding["result"], { readonly group: Finding["group"]; readonly fix: Fix | undefined }>();

/**
 * First candidate that solves the problem on all pages of the widget and causes no other, tried first on the page where
 * the problem is worst.
 */
export function findFix(finding: Finding, scope: DocumentScope, view: DeviceView): Fix | undefined {
  const { result, group } = finding;
  const last = known.get(result);
  if (last?.group === group) return last.fix;
  const fix = tryFixes(finding, scope, view);
  known.set(result, { group, fix });
  return fix;
}

function tryFixes(finding: Finding, scope: DocumentScope, view: DeviceView): Fix | undefined {
  const { result, group, index, worstPage, worstPosition } = finding;
  const candidates = result.fixCandidates(scope.world.fonts);
  const check = group[index];
  if (candidates.length === 0 || !check) return undefined;
  const lookup = pageVariables((scope.pages[worstPage] as PageRecord).facts);
  const before = tracedPage(group, worstPosition);
  const accepted = new Set(problemsOf(examined(check.widget, check, lookup, scope, view), before, index, view));
  accepted.delete(`${index} ${result.code}`);
  const fix = candidates.find(({ changes }) => {
    const better = applyChanges(check.widget, changes);
    const examination = examined(better, check, lookup, scope, view);
    const after = before.with(index, { widget: better, trace: examination.trace });
    const isSolved = problemsOf(examination, after, index, view).every((problem) => accepted.has(problem));
    return isSolved && isSolvedEverywhere(better, finding, check, scope, view);
  });
  const { widget, master } = check;
  return fix && { ...fix, widget_id: widget.id, ...(master && { master_id: master.id }) };
}

/** True if the changed widget has no problem on its pages that the widget did not have, and not that of the finding. */
function isSolvedEverywhere(
  better: Widget,
  { result, worstPage }: Finding,
  check: WidgetCheck,
  scope: DocumentScope,
  view: DeviceView,
): boolean {
  const accepted = new Set(check.tallies.map((tally) => tally.result.code));
  accepted.delete(result.code);
  const cache = new LayoutCache<boolean>();
  return pagesOf(check, worstPage, scope).every((record) => {
    const make = (read: Lookup) =>
      examined(better, check, read, scope, view).results.every(({ code }) => accepted.has(code));
    const lookup = pageVariables(record.facts);
    return (cache.find(lookup) ?? cache.make(lookup, () => true, make)).result;
  });
}

/** All pages with the master of a widget, or the page of its own. */
function pagesOf({ master }: WidgetCheck, page: number, { pages }: DocumentScope): readonly PageRecord[] {
  return pages.filter(({ facts, assignment }) => (master ? assignment?.master_id === master.id : facts.page === page));
}

function examined(
  widget: Widget,
  { master }: WidgetCheck,
  lookup: Lookup,
  scope: DocumentScope,
  view: DeviceView,
): Examination {
  const layoutContext = { scope, lookup, master: master?.name, hintedRules: new Set<string>() };
  return examineWidget(widget, layoutWidget(widget, layoutContext), view, scope.world.fonts);
}

/** Problems of the widget at `index`, and those of the whole page. A change of one widget adds no others. */
function problemsOf(
  { results }: Examination,
  page: readonly TracedWidget[],
  index: number,
  view: DeviceView,
): readonly string[] {
  const around = page.flatMap((_, i) => pageResults(i, page, view).map(({ code }) => `${i} ${code}`));
  return [...results.map(({ code }) => `${index} ${code}`), ...around];
}
