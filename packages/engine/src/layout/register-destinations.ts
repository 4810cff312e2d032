/**
 * Registers all destinations of a document: first the authors', then the automatic names of dated and counted items.
 */

import {
  type Diagnostic,
  type DiagnosticCode,
  daysBetween,
  formatDate,
  isDated,
  type Message,
  modeOfUnit,
  type Place,
  type Report,
} from "@octavo/foundation";
import type { NamedDestination } from "../display/display-list.ts";
import { agendaPages } from "../language/agenda.ts";
import {
  agendaName,
  canonicalNames,
  changesName,
  isAgendaKind,
  isDestinationName,
  sectionName,
  shortNames,
  subpageName,
} from "../language/destination-names.ts";
import { atInDestination } from "../language/messages.ts";
import { type Item, parentKeys } from "../language/page-facts.ts";
import { pageVariables } from "../language/page-variables.ts";
import { substitute } from "../language/tokens.ts";
import type { TemplateMaster, Widget } from "../model/template.ts";
import { pageLinesOf, propertyWithRole, rowsListedBy, widgetDefinition, widgetLabel } from "../widgets/index.ts";
import { changesPages, changesTitle } from "./changes-page.ts";
import type { DocumentScope } from "./document-scope.ts";
import { listedRows } from "./listed-rows.ts";
import * as messages from "./messages.ts";
import type { PageRecord } from "./page-records.ts";
import { readProperties, type SubstituteAt } from "./read-widget.ts";
import { explainUnknownToken } from "./unknown-tokens.ts";

export function registerDestinations(scope: DocumentScope, report: Report): void {
  const ownWidgets = Map.groupBy(scope.template.widgets.filter(placesDestinations), ({ page }) => page);
  const masterWidgets = new Map<TemplateMaster, readonly Widget[]>();
  for (const page of scope.reading) {
    const master = scope.masters.get(page.assignment?.master_id ?? "");
    if (master && !masterWidgets.has(master)) masterWidgets.set(master, master.widgets.filter(placesDestinations));
    registerAnchors(page, scope, report);
    if (master) registerWidgets(page, masterWidgets.get(master) ?? [], master.name, scope, report);
    registerWidgets(page, ownWidgets.get(page.facts.page) ?? [], undefined, scope, report);
  }
  // Names of months belong to the calendar, also if an agenda comes first.
  const isAgenda = ({ section }: PageRecord) => isAgendaKind(section.kind);
  for (const page of scope.reading) if (!isAgenda(page)) registerNames(canonicalNames, page, scope);
  for (const page of scope.reading) if (isAgenda(page)) registerNames(canonicalNames, page, scope);
  for (const page of scope.reading) if (isAgenda(page)) registerListedDays(page, scope);
  for (const page of scope.reading) if (page.section.unit === "once") registerListedRows(page, scope);
  for (const page of scope.reading) registerNames(shortNames, page, scope);
  registerEnds(scope);
  registerChanges(scope);
}

/** `changes`, unless the author has a destination of that name. */
function registerChanges(scope: DocumentScope): void {
  const [page] = changesTitle(scope) === "" ? [] : changesPages(scope);
  if (page !== undefined) scope.destinations.register({ name: changesName, page, x: 0, y: 0 });
}

/** `days:first` and `day:last` are the first page of the first and last item. */
function registerEnds({ reading, destinations }: DocumentScope): void {
  const bySection = Map.groupBy(
    reading.filter(({ section, facts }) => section.kind !== "" && facts.subpage === 1),
    ({ section }) => section,
  );
  for (const [{ kind, unit }, found] of bySection) {
    for (const name of [sectionName(kind), ...(isDated(unit) ? [unit] : [])]) {
      if (name === "") continue;
      destinations.registerEnd(`${name}:first`, found[0]?.facts.page ?? 1);
      destinations.registerEnd(`${name}:last`, found.at(-1)?.facts.page ?? 1);
    }
  }
}

function placesDestinations({ type }: Widget): boolean {
  return propertyWithRole(type, "destinationName") !== undefined;
}

/** Anchors of a section are at the top of each item's first page. */
function registerAnchors(page: PageRecord, scope: DocumentScope, report: Report): void {
  const { facts, section } = page;
  if (facts.subpage > 1) return;
  const lookup = pageVariables(facts);
  const place: Place = {
    document: scope.origin === "masters" ? "plan" : scope.origin,
    section: section.kind,
    page: facts.page,
  };
  for (const written of section.anchors) {
    const { text, unknown } = substitute(written, lookup);
    if (unknown.length === 0) registerName({ name: text, x: 0, y: 0 }, page, place, scope, report);
    for (const name of unknown)
      report.add(unknownAnchorToken(name, section.kind, { ...place, path: ["anchors"] }, scope));
  }
}

function unknownAnchorToken(name: string, section: string, at: Place, scope: DocumentScope): Diagnostic {
  if (name.includes(":")) return { ...warning("unknown_format", messages.unknownFormat(name), at), subject: name };
  const { message, hint, subject } = explainUnknownToken(name, section, scope);
  const text = typeof hint === "function" ? hint() : hint;
  return { ...warning("unknown_token", message, at), subject, ...(text !== undefined && { hint: text }) };
}

function registerWidgets(
  page: PageRecord,
  widgets: readonly Widget[],
  master: string | undefined,
  scope: DocumentScope,
  report: Report,
): void {
  const lookup = pageVariables(page.facts);
  for (const widget of widgets) {
    const definition = widgetDefinition(widget.type);
    const property = propertyWithRole(widget.type, "destinationName") ?? "";
    const settle: SubstituteAt = (text, _, { atVariables }) => substitute(text, lookup, atVariables).text;
    // Layout reports unusable properties.
    const properties = readProperties(definition?.properties ?? {}, widget.properties ?? {}, settle, () => {});
    const place = {
      document: scope.origin,
      ...(master === undefined ? {} : { master }),
      widget_id: widget.id,
      widget_label: widgetLabel(widget.type),
      page: page.facts.page,
      path: ["properties", property],
    };
    const { x, y } = widget.position;
    registerName({ name: String(properties[property]).trim(), x, y }, page, place, scope, report);
  }
}

/**
 * If an item has several pages, its name means the first page and `#n` the n-th. An anchor on each of them is not a
 * conflict.
 */
function registerName(
  placed: Omit<NamedDestination, "page">,
  { facts }: PageRecord,
  place: Place,
  scope: DocumentScope,
  report: Report,
): void {
  // An empty variable at the end of a name ("day:{date_next}" on the last page) leaves only a prefix.
  if (placed.name === "" || placed.name.endsWith(":")) return;
  if (!isDestinationName(placed.name)) {
    const hasVariable = placed.name.includes("@");
    const message = hasVariable ? atInDestination : messages.invalidDestination(placed.name);
    report.add({
      ...warning("invalid_destination", message, place),
      ...(!hasVariable && { hint: messages.invalidDestinationHint }),
    });
    return;
  }
  const holder = scope.destinations.register({ ...placed, page: facts.page });
  if (!holder || holder.page === facts.page) return;
  if (facts.items[facts.position]?.pages.includes(holder.page)) {
    scope.destinations.register({ ...placed, name: subpageName(placed.name, facts.subpage), page: facts.page });
  } else {
    report.add(warning("duplicate_destination", messages.duplicateDestination(placed.name, holder.page), place));
  }
}

/** Names of the days whose events a page of an agenda lists: `agenda:2026-01-15`. */
function registerListedDays({ facts, assignment }: PageRecord, { masters, destinations }: DocumentScope): void {
  const { date } = facts.items[facts.position] ?? {};
  const lines = pageLinesOf(masters.get(assignment?.master_id ?? "")?.widgets ?? []);
  const { period } = modeOfUnit(facts.unit);
  if (!date || lines === 0 || !period) return;
  const count = daysBetween(date, period.following(date, facts));
  const page = agendaPages(facts.dates, date, count, lines)[facts.subpage - 1] ?? [];
  for (const { date: day } of page)
    destinations.register({ name: agendaName(formatDate(day)), page: facts.page, x: 0, y: 0 });
}

/** Names of the rows that a page of an index lists: `pupils_index:7`. */
function registerListedRows({ facts, section, assignment }: PageRecord, scope: DocumentScope): void {
  const list = rowsListedBy(scope.masters.get(assignment?.master_id ?? "")?.widgets ?? []);
  const name = sectionName(section.kind);
  if (!list || name === "") return;
  const { rows = [], subpage = 1 } = listedRows(list.section, pageVariables(facts), scope) ?? {};
  for (const { variables } of rows.slice((subpage - 1) * list.count, subpage * list.count)) {
    const listed = `${name}:${variables()["row"] ?? ""}`;
    if (isDestinationName(listed)) scope.destinations.register({ name: listed, page: facts.page, x: 0, y: 0 });
  }
}

function registerNames(namesOf: typeof canonicalNames, { facts, section }: PageRecord, scope: DocumentScope): void {
  const item: Item | undefined = facts.items[facts.position];
  if (section.kind === "" || !item) return;
  for (const name of namesOf(section, item, facts, parentKeys(facts))) {
    const full = facts.subpage > 1 ? subpageName(name, facts.subpage) : name;
    if (isDestinationName(full)) scope.destinations.register({ name: full, page: facts.page, x: 0, y: 0 });
  }
}

function warning(code: DiagnosticCode, message: Message, at: Place): Diagnostic {
  return { severity: "warning", code, message, at };
}
