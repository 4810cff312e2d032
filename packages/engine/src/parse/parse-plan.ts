import { hasField, isMapping, type Mapping, pagesPerDayLow, type Report, usualWeekStart } from "@octavo/foundation";
import { weekendOf } from "../calendar/weekends.ts";
import { type Plan, type PlanDocument, type PlanSection } from "../model/plan.ts";
import { scalarText } from "../primitives/scalar.ts";
import { migrateToCurrentVersion } from "./document-version.ts";
import { Fields, type Item, numberIn, shortened } from "./fields.ts";
import type { ParseOptions } from "./parse-masters.ts";
import { readYaml } from "./parse-yaml.ts";
import * as projectMessages from "./project-messages.ts";
import { readCanvas } from "./read-canvas.ts";
import { readContext } from "./read-context.ts";
import { readDateSources } from "./read-date-sources.ts";
import { type DateRange, endsBeforeStart, isBlank, readDate } from "./read-dates.ts";
import {
  readCalendarChoice,
  readLocale,
  readTerms,
  readWeekNumbering,
  readWeekStart,
  readYears,
} from "./read-language.ts";
import { readRules } from "./read-rules.ts";
import { readPages, readSections } from "./read-section.ts";
import { readPlannerRow, readTables } from "./read-tables.ts";

export interface PlanParseOptions extends Pick<ParseOptions, "profiles" | "profile"> {
  /** Rows of lists by name, as spreadsheets save them. They replace those of the plan. */
  readonly lists?: GivenLists | undefined;
}

/** Rows of lists as text, by the name of the list. */
export type GivenLists = Readonly<Record<string, GivenList>>;

interface GivenList {
  readonly rows: string;
  /** Data URIs by the names that cells of picture columns have. */
  readonly pictures?: Readonly<Record<string, string>>;
}

export function parsePlan(text: string, report: Report, options: PlanParseOptions = {}): PlanDocument | undefined {
  const written = readYaml(text, "plan", report);
  const mapping = written && migrateToCurrentVersion(written, "plan", report);
  return mapping && readPlanDocument(options.lists ? withLists(mapping, options.lists) : mapping, report, options);
}

/** Lists that the plan lacks are added. */
function withLists(document: Mapping, lists: GivenLists): Mapping {
  const plan = isMapping(document.plan) ? document.plan : document;
  const data: readonly unknown[] = Array.isArray(plan.data) ? plan.data : [];
  const given = new Map(Object.entries(lists).map(([name, list]) => [name.toLowerCase(), { name, ...list }]));
  const replaced = data.map((list) => {
    const name = isMapping(list) ? (scalarText(list.name) ?? "").trim().toLowerCase() : "";
    const found = given.get(name);
    given.delete(name);
    if (!found || !isMapping(list)) return list;
    return {
      ...list,
      rows: found.rows,
      pictures: { ...(isMapping(list.pictures) && list.pictures), ...found.pictures },
    };
  });
  const written = { ...plan, data: [...replaced, ...given.values()] };
  return plan === document ? written : { ...document, plan: written };
}

export function readPlanDocument(
  mapping: Mapping,
  report: Report,
  { profiles = [], profile: asked }: PlanParseOptions,
): PlanDocument {
  const document = new Fields(mapping, report, { document: "plan", path: [] });
  document.ignore("schema_version", "version", "link_resolution", "created_at", "updated_at");
  const fields = planFields(document);
  const written = document.text("profile").trim();
  const profile = asked || written;
  const read: PlanDocument = {
    name: document.text("name", "Planner"),
    description: document.text("description"),
    category: document.text("category", "planner"),
    author: document.text("author"),
    profile,
    canvas: readCanvas(document, { profiles, named: profile }),
    plan: readPlan(fields, document),
    compilation_rules: readRules(document),
  };
  document.finish();
  if (fields !== document) fields.finish();
  return read;
}

/** Reads a plan from an object. Paths are relative to the plan. */
export function readPlanObject(plan: unknown, report: Report): Plan {
  const fields = new Fields(isMapping(plan) ? plan : {}, report, { path: [] });
  const read = readPlan(fields, fields);
  fields.finish();
  return read;
}

/** The value of `plan`, or the document itself if it is only a plan. */
function planFields(document: Fields): Fields {
  if (document.has("plan"))
    return document.fields("plan") ?? new Fields({}, document.self.report, document.item("plan").at);
  const isPlan = ["calendar", "sections", "compilation_rules"].some((key) => document.has(key));
  if (!isPlan)
    document.item("plan").error("plan_missing", projectMessages.planMissing, projectMessages.planMissingHint);
  return document;
}

function readPlan(fields: Fields, document: Fields): Plan {
  const calendar = readCalendar(fields);
  const data = readTables(fields);
  const locale = readLocale(fields, readLocale(document));
  const surroundings = {
    calendar,
    tables: data,
    weekend: weekendOf(locale),
    variables: readContext(fields),
    level: 1,
    kinds: new Set<string>(),
    kindsByKey: new Map<string, string>(),
  };
  const sections = readSections(fields, "sections", surroundings);
  checkCalendar(fields, calendar, sections);
  fields.ignore("created_at", "updated_at");
  return {
    calendar,
    locale,
    week_start: readWeekStart(fields, readWeekStart(document, usualWeekStart(calendar.system))),
    week_numbering: readWeekNumbering(fields),
    years: readYears(fields),
    terms: readTerms(fields),
    sections,
    order: readOrder(fields, sections),
    dates: readDateSources(fields),
    changes_page: fields.flag("changes_page", false),
    data,
    ...readPlannerRow(fields),
  };
}

function readCalendar(plan: Fields): Plan["calendar"] {
  const calendar = plan.fields("calendar");
  if (!calendar) return { start_date: "", end_date: "", pages_per_day: 1 };
  const read = {
    start_date: readDate(calendar.item("start_date")),
    end_date: readDate(calendar.item("end_date")),
    pages_per_day: readPagesPerDay(calendar.item("pages_per_day")),
    ...readCalendarChoice(calendar),
  };
  if (endsBeforeStart(read)) calendar.item("end_date").error("end_before_start", projectMessages.endBeforeStart);
  calendar.finish();
  return read;
}

const mostPagesPerDay = 15;

function readPagesPerDay(item: Item): number {
  const given = numberIn(item.value, { min: -Infinity, max: Infinity });
  if (given !== undefined && given < 1) {
    item.error("pages_per_day", pagesPerDayLow);
    return 1;
  }
  return readPages(item, mostPagesPerDay) ?? 1;
}

/** The calendar needs only the dates that some section uses. */
function checkCalendar(plan: Fields, { start_date, end_date }: DateRange, sections: readonly PlanSection[]): void {
  const calendar = isMapping(plan.item("calendar").value) ? plan.fields("calendar") : undefined;
  const missing = (key: string) => !calendar || isBlank(calendar.item(key));
  const place = (key: string) => calendar?.item(key) ?? plan.item("calendar");
  if (start_date === "" && missing("start_date") && takesFromCalendar(sections, "start_date"))
    place("start_date").error("start_date_required", projectMessages.startRequired);
  if (end_date === "" && missing("end_date") && takesFromCalendar(sections, "end_date"))
    place("end_date").error("end_date_required", projectMessages.endRequired);
}

function takesFromCalendar(sections: readonly PlanSection[], key: keyof DateRange): boolean {
  return sections.some(
    (section) => section[key] === "" && (hasField(section.generate, "dates") || takesFromCalendar(section.nested, key)),
  );
}

/** The order has only top-level sections. */
function readOrder(plan: Fields, sections: readonly PlanSection[]): readonly string[] {
  const kinds = new Set(sections.map(({ kind }) => kind));
  const written = plan.list("order").map((item) => (scalarText(item.value) ?? "").trim());
  const unknown = [...new Set(written.filter((kind) => !kinds.has(kind)))];
  if (unknown.length > 0)
    plan.item("order").warn("order_unknown", projectMessages.orderUnknown(unknown.slice(0, 20).map(shortened)));
  return [...new Set(written)].filter((kind) => kinds.has(kind));
}
