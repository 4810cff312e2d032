/** Checks the widgets of pages with the same widgets: all pages of a master, or one page with its own widgets. */
import { type Diagnostic, diagnosticKey, isEqual } from "@octavo/foundation";
import { pageVariables } from "../language/page-variables.ts";
import type { Lookup } from "../language/tokens.ts";
import { type DestinationAnswers, hasSameAnswers, RecordedDestinations } from "../layout/destination-table.ts";
import type { DocumentScope } from "../layout/document-scope.ts";
import { LayoutCache } from "../layout/layout-cache.ts";
import { type SharedPart, widgetLayouter } from "../layout/layout-widget.ts";
import type { PageRecord } from "../layout/page-records.ts";
import type { TemplateMaster, Widget } from "../model/template.ts";
import { lowContrast } from "./colors.ts";
import type { DeviceView } from "./device-view.ts";
import { examineWidget } from "./examine-widget.ts";
import { overlappingLinks } from "./links.ts";
import type { FragmentTrace, PageRule, RuleResult, TracedWidget } from "./rule.ts";
import { overlappingTexts } from "./texts.ts";

/** Pages with the same widgets. */
export interface PageGroup {
  readonly pages: readonly number[];
  /** In painting order. */
  readonly widgets: readonly PlannedWidget[];
}

export interface PlannedWidget {
  readonly widget: Widget;
  /** Undefined for a page's own widget. */
  readonly master: TemplateMaster | undefined;
}

export interface GroupCheck {
  readonly pages: readonly number[];
  readonly widgets: readonly WidgetCheck[];
  readonly findings: readonly Finding[];
  /** By position of the page in the group. */
  readonly linkCounts: readonly number[];
}

/** Results of a widget on all pages of its group. */
export interface WidgetCheck extends PlannedWidget {
  /** By position of the page in the group. Equal layouts share one object. */
  readonly traces: readonly FragmentTrace[];
  readonly diagnostics: readonly LayoutDiagnostic[];
  readonly tallies: readonly Tally[];
  readonly answers: DestinationAnswers;
}

/** Diagnostic of layout with its first page, the number of pages, and its position on the first page. */
export interface LayoutDiagnostic {
  readonly diagnostic: Diagnostic;
  readonly page: number;
  readonly count: number;
  readonly order: number;
}

/** Result of a rule for one widget, on the page where it is worst. */
export interface Tally {
  readonly result: RuleResult;
  readonly firstPage: number;
  readonly worstPage: number;
  readonly pages: number;
  /** Largest count of a page. */
  readonly count: number;
  /** Position among the results of the first page. */
  readonly order: number;
}

/** Tally with the position of its widget. */
export interface Finding extends Tally {
  readonly group: readonly WidgetCheck[];
  readonly index: number;
  /** Position of the worst page in the group. */
  readonly worstPosition: number;
}

/** `previous` is a check of the same pages, whose variables have not changed. */
export function checkGroup(
  group: PageGroup,
  scope: DocumentScope,
  view: DeviceView | undefined,
  previous: { readonly group: GroupCheck; readonly hasSameDestinations: boolean } | undefined,
): GroupCheck {
  const known = new Map(previous?.group.widgets.map((check) => [keyOf(check), check]));
  const records = group.pages.map((page) => scope.pages[page] as PageRecord);
  const widgets = group.widgets.map((planned) => {
    const last = known.get(keyOf(planned));
    return last && isReusable(last, planned, scope, previous?.hasSameDestinations)
      ? last
      : checkWidget(planned, records, scope, view);
  });
  if (previous?.hasSameDestinations && isSameList(widgets, previous.group.widgets)) return previous.group;
  const { pages } = group;
  return {
    pages,
    widgets,
    findings: view ? findingsOf(pages, widgets, view) : [],
    linkCounts: pages.map((_, i) => widgets.reduce((sum, { traces }) => sum + (traces[i]?.links.length ?? 0), 0)),
  };
}

function keyOf({ widget, master }: PlannedWidget): string {
  return `${master === undefined} ${widget.id}`;
}

function isReusable(
  last: WidgetCheck,
  { widget, master }: PlannedWidget,
  scope: DocumentScope,
  hasSameDestinations: boolean | undefined,
): boolean {
  if (last.master?.name !== master?.name || !isEqual(last.widget, widget)) return false;
  return hasSameDestinations || hasSameAnswers(last.answers, scope.destinations);
}

function isSameList<Item>(a: readonly Item[], b: readonly Item[]): boolean {
  return a.length === b.length && a.every((item, i) => item === b[i]);
}

interface ExaminedFragment {
  readonly diagnostics: readonly Diagnostic[];
  readonly results: readonly RuleResult[];
  readonly trace: FragmentTrace;
}

function checkWidget(
  { widget, master }: PlannedWidget,
  records: readonly PageRecord[],
  scope: DocumentScope,
  view: DeviceView | undefined,
): WidgetCheck {
  const cache = new LayoutCache<ExaminedFragment>();
  const destinations = new RecordedDestinations(scope.destinations);
  const layout = widgetLayouter(widget, {
    scope: { ...scope, destinations },
    master: master?.name,
    hintedRules: new Set<string>(),
    parts: new Map<string, SharedPart>(),
  });
  const diagnostics = new Map<string, LayoutDiagnostic>();
  const tallies = new Map<string, Tally>();
  const examine = (lookup: Lookup): ExaminedFragment => {
    const fragment = layout(lookup);
    return { diagnostics: fragment.diagnostics, ...examineWidget(widget, fragment, view, scope.world.fonts) };
  };
  const traces = records.map(({ facts }) => {
    const { page } = facts;
    const lookup = pageVariables(facts);
    const { result } = cache.find(lookup) ?? cache.make(lookup, () => true, examine);
    result.diagnostics.forEach((diagnostic, order) => count(diagnostics, diagnostic, page, order));
    result.results.forEach((each, order) => tally(tallies, each, page, order));
    return result.trace;
  });
  return {
    widget,
    master,
    traces,
    diagnostics: [...diagnostics.values()],
    tallies: [...tallies.values()],
    answers: destinations.answers,
  };
}

function count(found: Map<string, LayoutDiagnostic>, diagnostic: Diagnostic, page: number, order: number): void {
  const key = diagnosticKey(diagnostic);
  const known = found.get(key);
  found.set(key, known ? { ...known, count: known.count + 1 } : { diagnostic, page, count: 1, order });
}

function tally(found: Map<string, Tally>, result: RuleResult, page: number, order: number): void {
  const once = { result, firstPage: page, worstPage: page, pages: 1, count: result.count, order };
  const known = found.get(result.code);
  found.set(result.code, known ? mergedTally(known, once) : once);
}

/** Of equally bad pages, the first is kept as the worst. */
export function mergedTally<Each extends Tally>(first: Each, second: Each): Each {
  const more = second.result.score - first.result.score || first.worstPage - second.worstPage;
  const worst = more > 0 ? second : first;
  return {
    ...worst,
    firstPage: first.firstPage,
    order: first.order,
    pages: first.pages + second.pages,
    count: Math.max(first.count, second.count),
  };
}

const pageRules: readonly PageRule[] = [lowContrast, overlappingLinks, overlappingTexts];

/** Comes after the results of single widgets. */
const orderOfPageRules = 1000;

function findingsOf(pages: readonly number[], widgets: readonly WidgetCheck[], view: DeviceView): readonly Finding[] {
  const found = widgets.map(({ tallies }) => new Map(tallies.map((each) => [each.result.code as string, each])));
  pages.forEach((page, i) => {
    const traced = tracedPage(widgets, i);
    traced.forEach((_, index) => {
      for (const result of pageResults(index, traced, view))
        tally(found[index] as Map<string, Tally>, result, page, orderOfPageRules);
    });
  });
  const positions = new Map(pages.map((page, i) => [page, i]));
  return found.flatMap((tallies, index) =>
    [...tallies.values()].map((each) => ({
      ...each,
      group: widgets,
      index,
      worstPosition: positions.get(each.worstPage) ?? 0,
    })),
  );
}

export function tracedPage(widgets: readonly WidgetCheck[], position: number): readonly TracedWidget[] {
  return widgets.map(({ widget, traces }) => ({ widget, trace: traces[position] as FragmentTrace }));
}

export function pageResults(index: number, page: readonly TracedWidget[], view: DeviceView): readonly RuleResult[] {
  return pageRules.flatMap((rule) => rule(index, page, view) ?? []);
}
