/** Expands masters and plan into a template: its pages, their masters and their variables. */

import {
  type DocumentPath,
  formatDate,
  hasField,
  limits,
  type MonthCalendar,
  modeNamed,
  type Report,
} from "@octavo/foundation";
import { unusualChoices } from "../calendar/document-calendar.ts";
import { type DateIndex, dateIndexOf } from "../language/date-index.ts";
import { isAgendaKind, sectionIdentity } from "../language/destination-names.ts";
import { type TableIndex, tableIndexOf } from "../language/table-index.ts";
import { defaultCanvas } from "../model/canvas.ts";
import type { RowChoice } from "../model/data-table.ts";
import type { DeviceProfile } from "../model/device-profile.ts";
import { findProfile } from "../model/find-profile.ts";
import type { Master, Masters } from "../model/master.ts";
import type { Plan, PlanDocument, PlanSection } from "../model/plan.ts";
import type { Project } from "../model/project.ts";
import { sharedParts } from "../model/shared-parts.ts";
import {
  numberings,
  type PageAssignment,
  type PageContext,
  type Placeholder,
  type SectionRows,
  type Template,
  type TemplateMaster,
  type TemplateSection,
} from "../model/template.ts";
import { pageLinesOf } from "../widgets/index.ts";
import type { World } from "../world.ts";
import { belongsTo } from "./choose-rows.ts";
import { agendaPageCount, enumerateItems, type PlanItem, pagesPerItem, planCalendar } from "./enumerate-section.ts";
import * as messages from "./messages.ts";
import { type PlannedSection, plannedSections, type TopLevelSection, topLevelSections } from "./planned-sections.ts";
import { type IsPrintable, rangeOf, resolveDates } from "./resolve-dates.ts";

export interface PlanWorld extends Pick<World, "profiles" | "holidays" | "almanac"> {
  /** Holidays whose local names are not printable have English ones. */
  readonly isPrintable?: IsPrintable;
}

export function expandPlan(library: Masters, document: PlanDocument, world: PlanWorld, report: Report): Template {
  checkNotEmpty(library, document, report);
  const profile = findProfile(world.profiles, document.profile);
  const canvas = document.canvas ?? library.canvas ?? defaultCanvas;
  const designs = [...library.masters, ...library.pages];
  const ids = masterIds(designs);
  const sections = topLevelSections(document);
  const dates = resolveDates(document.plan, document.compilation_rules, world.holidays, report, world.isPrintable);
  const calendar = planCalendar(document.plan, world);
  const enumeration = { dates: dateIndexOf(dates, document.plan.locale), calendar };
  const pages = assignPages(sections, document.plan, library, ids, enumeration, report);
  return {
    schema_version: "1.0",
    metadata: metadata(document, profile),
    canvas,
    ...sharedParts(library),
    widgets: [],
    masters: designs.map(
      ({ name, frame, widgets }, i): TemplateMaster => ({
        id: ids.get(designs[i] as Master) ?? "",
        name,
        ...(frame !== undefined && { frame }),
        widgets,
      }),
    ),
    sections: sections.flatMap(({ section }) => templateSections(section, tableIndexOf(document.plan.data))),
    ...(dates.length > 0 && { dates }),
    ...(document.plan.data.length > 0 && { data: document.plan.data }),
    ...(document.plan.row && { row: document.plan.row }),
    page_assignments: pages.assignments,
    ...(pages.reserved.length > 0 && { placeholders: pages.reserved }),
    ...(document.plan.changes_page && {
      changes_page: { range: rangeOf(document.plan, document.compilation_rules) },
    }),
    navigation: { outlines: [] },
    export: { default_mode: "interactive" },
  };
}

/** `expandPlan` from the parts of a project instead of from its documents. */
export function expandProject(project: Project, world: PlanWorld, report: Report): Template {
  const { metadata, default_canvas: canvas, masters, pages, plan, compilation_rules } = project;
  const { name, description, category, author, device_profile: profile } = metadata;
  const document = { name, description, category, author, profile, canvas, plan, compilation_rules };
  return expandPlan({ canvas, ...sharedParts(project), masters, pages }, document, world, report);
}

function metadata(
  { name, description, category, author, profile: written, plan }: PlanDocument,
  profile: DeviceProfile | undefined,
): Template["metadata"] {
  const { locale, week_start, week_numbering, years, terms, calendar } = plan;
  const { start_date, end_date } = calendar;
  const choice = unusualChoices(calendar);
  return {
    name,
    description,
    category,
    version: "1.0",
    author,
    created: "",
    profile: profile?.id ?? written,
    locale,
    week_start,
    ...(start_date && { start_date }),
    ...(end_date && { end_date }),
    ...numberings(week_numbering, years, terms),
    ...(choice && { calendar: choice }),
  };
}

function templateSections(section: PlanSection, tables: TableIndex, around?: PlanSection): readonly TemplateSection[] {
  const { kind, generate, anchors, context, counters, rows, nested } = section;
  const own: TemplateSection = {
    kind,
    unit: modeNamed(generate).unit,
    anchors,
    context,
    ...(around && { parent: around.kind }),
    ...(Object.keys(counters).length > 0 && { counters }),
    ...(rows && { rows: sectionRows(rows, tables, around) }),
  };
  return [own, ...nested.flatMap((inner) => templateSections(inner, tables, section))];
}

function sectionRows(rows: RowChoice, tables: TableIndex, around: PlanSection | undefined): SectionRows {
  const isInside =
    around?.rows !== undefined && hasField(around.generate, "rows") && belongsTo(rows, around.rows, tables);
  return { table: rows.table, ...(rows.by !== "" && { by: rows.by }), ...(isInside && { inside: true }) };
}

/** Ids made of the names, with a number for equal ones. */
function masterIds(masters: readonly Master[]): ReadonlyMap<Master, string> {
  const taken = new Set<string>();
  return new Map(
    masters.map((master) => {
      const base =
        plainLetters(master.name)
          .replace(/[^A-Za-z0-9_-]+/g, "-")
          .replace(/^-+|(?<!-)-+$/g, "") || "master";
      let id = base;
      for (let n = 2; taken.has(id); n++) id = `${base}-${n}`;
      taken.add(id);
      return [master, id];
    }),
  );
}

/** Removes accents. Letters that Unicode does not decompose stay as they are. */
function plainLetters(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[łŁ]/g, (letter) => (letter === "ł" ? "l" : "L"));
}

interface AssignedPages {
  readonly assignments: readonly PageAssignment[];
  readonly reserved: readonly Placeholder[];
}

function assignPages(
  sections: readonly TopLevelSection[],
  plan: Plan,
  library: Masters,
  ids: ReadonlyMap<Master, string>,
  enumeration: { readonly dates: DateIndex; readonly calendar: MonthCalendar },
  report: Report,
): AssignedPages {
  const kinds = new Set<string>();
  const planned = new Map(sections.flatMap((section) => plannedSections(section, library, report, kinds)));
  const assignments: PageAssignment[] = [];
  const reserved: Placeholder[] = [];
  const count = () => assignments.length + reserved.length;
  const hasPages = (section: PlanSection) => planned.has(section);
  const pagesOf = (section: PlanSection, item: PlanItem, { widgets }: Master) => {
    const lines = isAgendaKind(section.kind) && !section.pages_per_item ? pageLinesOf(widgets) : 0;
    return lines > 0 ? agendaPageCount(section, item, lines, plan, enumeration) : pagesPerItem(section, plan);
  };
  for (const { section: outer } of sections) {
    for (const { section, item } of enumerateItems([outer], plan, { ...enumeration, hasPages })) {
      const { design, path } = planned.get(section) as PlannedSection;
      const perItem = pagesOf(section, item, design);
      if (count() + perItem > limits.pages) return tooMany(section, perItem, path, report);
      const master_id = ids.get(design) ?? "";
      for (let subpage = 1; subpage <= perItem; subpage++)
        assignments.push({ page: count() + 1, master_id, context: pageContext(section, item, subpage) });
    }
    const reserve = hasPages(outer) ? (outer.reserve ?? 0) : 0;
    if (count() + reserve > limits.pages) return tooMany(outer, 1, planned.get(outer)?.path ?? [], report);
    for (let i = 1; i <= reserve; i++) reserved.push({ page: count() + 1, ...reservedPage(outer, i) });
  }
  warnOfEmpty(planned, assignments, report);
  return { assignments, reserved };
}

/** "notes/+3". Pages of the section that a later edition adds take these places. */
function reservedPage({ kind }: PlanSection, position: number): Omit<Placeholder, "page"> {
  return { identity: `${sectionIdentity(kind)}/+${position}`, state: "reserved" };
}

/** Each of these explains an empty section, so that no second diagnostic is needed. */
const dateErrors = new Set(["no_such_date", "end_before_start", "start_date_required", "end_date_required"]);

function warnOfEmpty(
  planned: ReadonlyMap<PlanSection, PlannedSection>,
  assignments: readonly PageAssignment[],
  report: Report,
): void {
  const kinds = new Set(assignments.map(({ context }) => context?.section));
  const errors = report.diagnostics.filter(({ severity }) => severity === "error");
  if (errors.some(({ code }) => dateErrors.has(code))) return;
  const isExplained = (kind: string) => errors.some(({ at }) => at.section === kind);
  // Periods with events only are often none.
  const isOptional = ({ generate, days }: PlanSection) => days !== undefined && !hasField(generate, "days");
  for (const [section, { path }] of planned) {
    const { kind } = section;
    if (!kinds.has(kind) && !isExplained(kind) && !isOptional(section))
      report.add({
        severity: "warning",
        code: "empty_section",
        message: messages.emptySection(kind),
        at: { document: "plan", section: kind, path },
      });
  }
}

function pageContext({ kind }: PlanSection, { date, index, event, row }: PlanItem, subpage: number): PageContext {
  return {
    section: kind,
    ...(date && { date: formatDate(date) }),
    ...(index !== undefined && { index }),
    ...(event !== undefined && { event }),
    ...(row !== undefined && { row }),
    ...(subpage > 1 && { subpage }),
  };
}

function tooMany(
  { kind, generate, count }: PlanSection,
  perItem: number,
  path: DocumentPath,
  report: Report,
): AssignedPages {
  const asked = generate === "count" ? (count ?? 0) * perItem : 0;
  const hint = asked > limits.pages ? messages.sectionPages(kind, asked) : undefined;
  report.add({
    severity: "error",
    code: "too_many_pages",
    message: messages.tooManyPages(limits.pages),
    at: { document: "plan", section: kind, path: generate === "count" ? [...path, "count"] : path },
    ...(generate === "each_row" ? { hint: messages.fewerRows(kind) } : hint && { hint }),
  });
  return { assignments: [], reserved: [] };
}

function checkNotEmpty({ masters, pages }: Masters, { plan, compilation_rules }: PlanDocument, report: Report): void {
  if (masters.length === 0 && pages.length === 0)
    report.add({
      severity: "error",
      code: "no_masters",
      message: messages.noMasters,
      hint: messages.noMastersHint,
      at: { document: "masters", path: ["masters"] },
    });
  if (plan.sections.length === 0 && compilation_rules.length === 0)
    report.add({
      severity: "error",
      code: "no_sections",
      message: messages.noSections,
      hint: messages.noSectionsHint,
      at: { document: "plan", path: ["plan", "sections"] },
    });
}
