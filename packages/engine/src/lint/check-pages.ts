/** Checks all pages of a document: the diagnostics of layout, and the rules for its device. */
import { type Diagnostic, limits, type Report } from "@octavo/foundation";
import type { DocumentScope } from "../layout/document-scope.ts";
import * as messages from "../layout/messages.ts";
import type { DeviceProfile } from "../model/device-profile.ts";
import type { TemplateMaster } from "../model/template.ts";
import { checkGroup, type Finding, type GroupCheck, mergedTally, type PageGroup } from "./check-group.ts";
import { CheckMemory, keyOfPages } from "./check-memory.ts";
import { type DeviceView, deviceView } from "./device-view.ts";

export interface PageCheck {
  /** In order of pages, and on a page in painting order. */
  readonly findings: readonly Finding[];
  /** Undefined without a device. */
  readonly view: DeviceView | undefined;
  /** Scope of the layouts, with the colors of the document. */
  readonly scope: DocumentScope;
  readonly links: number;
}

/** Adds the diagnostics of layout to `report`. The destinations of `scope` are complete. */
export function checkPages(
  scope: DocumentScope,
  profile: DeviceProfile | undefined,
  report: Report,
  memory = new CheckMemory(),
): PageCheck {
  const view = profile && deviceView(scope.template.canvas, profile);
  // Layout keeps colors, because the rules check their gray values.
  const colorful: DocumentScope = { ...scope, deviceColors: undefined };
  const last = memory.recall(scope, profile);
  const hasSameDestinations = last?.destinations.isEqual(scope.destinations) ?? false;
  const groups = pageGroups(scope).map((group) => {
    const known = last?.groups.get(keyOfPages(group.pages));
    return checkGroup(group, colorful, view, known && { group: known, hasSameDestinations });
  });
  memory.store(scope, profile, groups);
  reportLayout(groups, report);
  const links = groups.reduce((sum, { linkCounts }) => linkCounts.reduce((total, each) => total + each, sum), 0);
  return { findings: findingsOf(groups), view, scope: colorful, links };
}

function pageGroups({ template, pages, masters }: DocumentScope): readonly PageGroup[] {
  const own = Map.groupBy(template.widgets, ({ page }) => page);
  const ofMasters = new Map<TemplateMaster, number[]>();
  const single: PageGroup[] = [];
  for (const { assignment, facts } of pages.slice(1)) {
    const master = masters.get(assignment?.master_id ?? "");
    const ownWidgets = own.get(facts.page)?.map((widget) => ({ widget, master: undefined }));
    if (ownWidgets) single.push({ pages: [facts.page], widgets: [...widgetsOf(master), ...ownWidgets] });
    else if (master && !ofMasters.get(master)?.push(facts.page)) ofMasters.set(master, [facts.page]);
  }
  return [...[...ofMasters].map(([master, list]) => ({ pages: list, widgets: widgetsOf(master) })), ...single];
}

function widgetsOf(master: TemplateMaster | undefined): PageGroup["widgets"] {
  return master?.widgets.map((widget) => ({ widget, master })) ?? [];
}

interface Positioned {
  readonly page: number;
  readonly index: number;
  readonly order: number;
}

function byPosition(a: Positioned, b: Positioned): number {
  return a.page - b.page || a.index - b.index || a.order - b.order;
}

/** Adds the diagnostics in the order in which pages are laid out. */
function reportLayout(groups: readonly GroupCheck[], report: Report): void {
  const found = groups.flatMap(({ widgets }) =>
    widgets.flatMap(({ diagnostics }, index) => diagnostics.map((each) => ({ ...each, index }))),
  );
  const beyond = firstPageBeyondLinks(groups);
  const all = beyond === undefined ? found : [...found, { ...tooManyLinks(beyond), index: Number.POSITIVE_INFINITY }];
  for (const { diagnostic, page, count } of all.toSorted(byPosition))
    report.add({ ...diagnostic, at: { ...diagnostic.at, page }, ...(count > 1 && { count }) });
}

function tooManyLinks(page: number) {
  const diagnostic: Diagnostic = {
    severity: "error",
    code: "too_many_links",
    message: messages.tooManyLinks(limits.links),
    at: {},
  };
  return { diagnostic, page, count: 1, order: 0 };
}

function firstPageBeyondLinks(groups: readonly GroupCheck[]): number | undefined {
  const counts = groups.flatMap(({ pages, linkCounts }) =>
    pages.map((page, i) => ({ page, links: linkCounts[i] ?? 0 })),
  );
  let links = 0;
  for (const { page, links: more } of counts.toSorted((a, b) => a.page - b.page)) {
    links += more;
    if (links > limits.links) return page;
  }
  return undefined;
}

/** Merges the findings of a master's widget on its own pages and on pages with additional widgets. */
function findingsOf(groups: readonly GroupCheck[]): readonly Finding[] {
  const all = groups.flatMap(({ findings }) => findings).toSorted((a, b) => a.firstPage - b.firstPage);
  const merged = new Map<string, Finding>();
  for (const finding of all) {
    const key = keyOf(finding);
    const known = merged.get(key);
    merged.set(key, known ? mergedTally(known, finding) : finding);
  }
  return [...merged.values()]
    .map((finding) => ({ finding, page: finding.firstPage, index: finding.index, order: finding.order }))
    .toSorted(byPosition)
    .slice(0, limits.diagnostics)
    .map(({ finding }) => finding);
}

function keyOf({ group, index, result: { code } }: Finding): string {
  const check = group[index];
  return JSON.stringify([code, check?.master?.id, check?.widget.id]);
}
