import { limits, type Mapping, nearest, parseDate, type Report, sectionUnits, suggestion } from "@octavo/foundation";
import { type CalendarChoice, unusualChoices } from "../calendar/document-calendar.ts";
import { defaultCanvas } from "../model/canvas.ts";
import { calendarStyle, type DateCalendar } from "../model/date-row.ts";
import { unknownMaster } from "../model/messages.ts";
import { maxSectionDepth } from "../model/plan.ts";
import type {
  Metadata,
  OutlineEntry,
  PageAssignment,
  PageContext,
  PageRange,
  PageWidget,
  Placeholder,
  Template,
  TemplateMaster,
  TemplateSection,
} from "../model/template.ts";
import { numberings } from "../model/template.ts";
import { scalarText } from "../primitives/scalar.ts";
import { migrateToCurrentVersion } from "./document-version.ts";
import { Fields, type Item, numberIn, shortened } from "./fields.ts";
import * as messages from "./messages.ts";
import type { ParseOptions } from "./parse-masters.ts";
import { readYaml } from "./parse-yaml.ts";
import { readCanvas } from "./read-canvas.ts";
import { readCounters } from "./read-counters.ts";
import { readRows, readStyle } from "./read-date-sources.ts";
import { readDate } from "./read-dates.ts";
import {
  readCalendarChoice,
  readLocale,
  readTerms,
  readWeekNumbering,
  readWeekStart,
  readYears,
} from "./read-language.ts";
import { readSharedParts, sharedKeys } from "./read-shared-parts.ts";
import { readPlannerRow, readTables } from "./read-tables.ts";
import { readDesign, readWidgets, type WidgetNames } from "./read-widgets.ts";
import { templateDefaults } from "./template-defaults.ts";
import { isId } from "./widget-ids.ts";

/** A document without any of these keys is not a template. */
const templateKeys = [
  "schema_version",
  "metadata",
  "canvas",
  "widgets",
  "masters",
  "sections",
  "dates",
  "page_assignments",
  "page_count",
  "placeholders",
  "reading_order",
  "navigation",
  "export",
  ...sharedKeys,
];

/** Checks widget types only if `knownTypes` is given. */
export function parseTemplate(
  text: string,
  report: Report,
  knownTypes?: readonly string[],
  options: ParseOptions = {},
): Template | undefined {
  const written = readYaml(text, "template", report);
  const isEmpty = written !== undefined && Object.keys(written).length === 0;
  if (written && !(isEmpty && options.acceptsEmpty) && !templateKeys.some((key) => Object.hasOwn(written, key))) {
    report.add({
      severity: "error",
      code: "not_a_template",
      message: messages.notATemplate,
      at: { document: "template" },
    });
    return undefined;
  }
  const mapping = written && migrateToCurrentVersion(written, "template", report);
  return mapping && readTemplate(mapping, report, knownTypes, options);
}

function readTemplate(
  mapping: Mapping,
  report: Report,
  knownTypes: readonly string[] | undefined,
  { checkProperties, profiles = [], profile }: ParseOptions,
): Template {
  const fields = new Fields(mapping, report, { document: "template", path: [] });
  fields.ignore("schema_version");
  const vocabulary = { knownTypes, checkProperties };
  const written = readMetadata(fields.fields("metadata"));
  const metadata = { ...written, profile: profile || written.profile };
  const masters = readMasters(fields, vocabulary);
  const dates = readDates(fields);
  const data = readTables(fields);
  const page_count = fields.optionalNumber("page_count", pageRange);
  const placeholders = readPlaceholders(fields.list("placeholders"));
  const reading_order = readReadingOrder(fields);
  const template: Template = {
    schema_version: "1.0",
    metadata,
    canvas: readCanvas(fields, { profiles, named: metadata.profile }) ?? defaultCanvas,
    ...readSharedParts(fields, vocabulary),
    widgets: readPageWidgets(fields, vocabulary),
    masters,
    sections: readSections(fields.list("sections")),
    ...(dates.length > 0 && { dates }),
    ...(data.length > 0 && { data }),
    ...readPlannerRow(fields),
    page_assignments: readAssignments(fields.list("page_assignments"), masters),
    ...(page_count !== undefined && { page_count }),
    ...(placeholders.length > 0 && { placeholders }),
    ...(reading_order.length > 0 && { reading_order }),
    ...(fields.flag("changes_page", false) && { changes_page: { range: undefined } }),
    navigation: { outlines: readOutlines(fields.fields("navigation")) },
    export: { default_mode: readMode(fields.fields("export")) },
  };
  fields.finish();
  return template;
}

function readMetadata(fields: Fields | undefined): Metadata {
  if (!fields) return templateDefaults.metadata;
  const { name, description, category, version, author, created, profile, locale, week_start } =
    templateDefaults.metadata;
  const choice = unusualChoices(readChoice(fields.fields("calendar")));
  const metadata: Metadata = {
    name: fields.text("name", name),
    description: fields.text("description", description),
    category: fields.text("category", category),
    version: fields.text("version", version),
    author: fields.text("author", author),
    created: fields.text("created", created),
    profile: fields.text("profile", profile),
    locale: readLocale(fields, locale),
    week_start: readWeekStart(fields, week_start),
    ...readPlanDates(fields),
    ...readNumberings(fields),
    ...(choice && { calendar: choice }),
  };
  fields.ignore("updated", "created_at", "updated_at");
  fields.finish();
  return metadata;
}

function readChoice(fields: Fields | undefined): CalendarChoice {
  const choice = fields ? readCalendarChoice(fields) : {};
  fields?.finish();
  return choice;
}

function readPlanDates(fields: Fields): Pick<Metadata, "start_date" | "end_date"> {
  const start_date = readDate(fields.item("start_date"));
  const end_date = readDate(fields.item("end_date"));
  return { ...(start_date && { start_date }), ...(end_date && { end_date }) };
}

function readNumberings(fields: Fields): Pick<Metadata, "week_numbering" | "years" | "terms"> {
  return numberings(readWeekNumbering(fields), readYears(fields), readTerms(fields));
}

const pageRange = { min: 1, max: limits.pages, whole: true };

function readPageWidgets(fields: Fields, vocabulary: WidgetNames): readonly PageWidget[] {
  const widgetsOnPage = new Map<number, number>();
  return readWidgets(fields, vocabulary).flatMap(({ widget, fields: written }) => {
    const page = written.number("page", pageRange, 1);
    written.finish();
    const count = (widgetsOnPage.get(page) ?? 0) + 1;
    widgetsOnPage.set(page, count);
    if (count === limits.widgetsPerDesign + 1)
      written.self.error("too_many_widgets", messages.tooManyWidgets(limits.widgetsPerDesign));
    return count > limits.widgetsPerDesign ? [] : [{ ...widget, page }];
  });
}

function readMasters(fields: Fields, vocabulary: WidgetNames): readonly TemplateMaster[] {
  const ids = new Set<string>();
  return fields.list("masters").flatMap((item) => {
    const listed = item.fields();
    if (!listed) return [];
    const id = listed.text("id", listed.text("name")).trim();
    const master = listed.within({ master: listed.text("name", id) });
    master.ignore("id", "name", "description", "created_at", "updated_at");
    if (!isId(id)) master.item("id").error("master_id", messages.masterId(shortened(id)), messages.idHint);
    if (ids.has(id)) master.item("id").warn("duplicate_master", messages.duplicateMasterId(shortened(id)));
    const frame = master.text("frame").trim();
    const widgets = readDesign(master, vocabulary);
    master.finish();
    if (ids.has(id)) return [];
    ids.add(id);
    return [{ id, name: master.text("name", id), ...(frame && { frame }), widgets }];
  });
}

function readDates(fields: Fields): readonly DateCalendar[] {
  const room = { rows: limits.dateRows };
  return fields
    .list("dates")
    .slice(0, limits.dateSources)
    .flatMap((item) => {
      const calendar = item.fields();
      if (!calendar) return [];
      const style = readStyle(calendar) ?? calendarStyle(0);
      const read = { name: calendar.text("name"), style, rows: readRows(calendar.item("rows"), room) };
      calendar.finish();
      return [read];
    });
}

/** The parent of a section must come earlier in the list, which excludes cycles. */
function readSections(items: readonly Item[]): readonly TemplateSection[] {
  const levels = new Map<string, number>();
  return items.flatMap((item) => {
    const fields = item.fields();
    return fields ? [readSection(fields, levels)] : [];
  });
}

function readSection(fields: Fields, levels: Map<string, number>): TemplateSection {
  const kind = fields.text("kind").trim();
  if (kind === "") fields.item("kind").error("section_kind_required", messages.kindRequired);
  const anchors = fields.list("anchors").flatMap((anchor) => scalarText(anchor.value) ?? []);
  const context = Object.entries(fields.mapping("context") ?? {}).flatMap(([name, value]): [string, string][] => {
    const text = scalarText(value);
    return text === undefined ? [] : [[name, text]];
  });
  const parent = readParent(fields, levels);
  const counters = readCounters(fields);
  const section: TemplateSection = {
    kind,
    unit: fields.choice("unit", sectionUnits, "once"),
    anchors,
    context: Object.fromEntries(context),
    ...(parent !== undefined && { parent }),
    ...(Object.keys(counters).length > 0 && { counters }),
    ...readSectionRows(fields),
  };
  levels.set(kind, 1 + (parent === undefined ? 0 : (levels.get(parent) ?? 0)));
  fields.finish();
  return section;
}

function readSectionRows(fields: Fields): Pick<TemplateSection, "rows"> {
  const rows = fields.fields("rows");
  if (!rows) return {};
  const [table, by, inside] = [rows.text("table").trim(), rows.text("by").trim(), rows.flag("inside", false)];
  rows.finish();
  return { rows: { table, ...(by !== "" && { by }), ...(inside && { inside }) } };
}

function readParent(fields: Fields, levels: ReadonlyMap<string, number>): string | undefined {
  const parent = fields.text("parent").trim();
  if (parent === "") return undefined;
  const level = levels.get(parent);
  if (level !== undefined && level < maxSectionDepth) return parent;
  if (level === undefined) fields.item("parent").warn("unknown_parent", messages.unknownParent(shortened(parent)));
  else fields.item("parent").warn("nested_too_deep", messages.nestedTooDeep(maxSectionDepth));
  return undefined;
}

/** One assignment per page; the last one wins. A null master means none. */
function readAssignments(items: readonly Item[], masters: readonly TemplateMaster[]): readonly PageAssignment[] {
  const known = new Set(masters.map(({ id }) => id));
  const byPage = new Map<number, PageAssignment>();
  for (const item of items) {
    const assignment = readAssignment(item, known);
    if (!assignment) continue;
    if (byPage.has(assignment.page)) item.warn("assigned_twice", messages.assignedTwice(assignment.page));
    byPage.set(assignment.page, assignment);
  }
  return [...byPage.values()];
}

const placeholderStates: readonly Placeholder["state"][] = ["reserved", "blank", "kept", "free", "earlier", "changes"];

function readPlaceholders(items: readonly Item[]): readonly Placeholder[] {
  return items.flatMap((item) => {
    const fields = item.fields();
    if (!fields) return [];
    const page = numberIn(fields.item("page").value, pageRange);
    const identity = fields.text("identity").trim();
    const state = fields.choice("state", placeholderStates, "blank");
    if (page === undefined) fields.item("page").error("page_number", messages.pageRange(limits.pages));
    fields.finish();
    return page === undefined || identity === "" ? [] : [{ page, identity, state }];
  });
}

function readReadingOrder(fields: Fields): readonly PageRange[] {
  return fields.list("reading_order").flatMap((item): PageRange[] => {
    const [first, last] = (Array.isArray(item.value) ? item.value : []).map((page) => numberIn(page, pageRange));
    if (first !== undefined && last !== undefined && first <= last) return [[first, last]];
    item.error("page_number", messages.readingRange(limits.pages));
    return [];
  });
}

function readAssignment(item: Item, masters: ReadonlySet<string>): PageAssignment | undefined {
  const fields = item.fields();
  if (!fields) return undefined;
  const page = numberIn(fields.item("page").value, pageRange);
  if (page === undefined) fields.item("page").error("page_number", messages.pageRange(limits.pages));
  const context = fields.has("context") ? readPageContext(fields.fields("context"), fields) : undefined;
  const master_id = fields.text("master_id").trim();
  fields.finish();
  if (page === undefined || master_id === "") return undefined;
  if (masters.has(master_id)) return { page, master_id, ...(context && { context }) };
  const near = nearest(master_id, masters);
  fields.item("master_id").error("unknown_master", unknownMaster(shortened(master_id)), suggestion(near));
  return undefined;
}

function readPageContext(context: Fields | undefined, assignment: Fields): PageContext | undefined {
  const written = assignment.mapping("context");
  if (!context || !written) return undefined;
  const entries = Object.keys(written).flatMap((name): [string, string | number][] => {
    const value = readVariable(name, context.item(name));
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}

function readVariable(name: string, item: Item): string | number | undefined {
  const { value } = item;
  if (value === null) return undefined;
  if (name === "index" || name === "subpage" || (name === "event" && typeof value === "number"))
    return readOrdinal(name, item);
  const text = scalarText(value);
  if (name === "date" && !parseDate(text ?? "")) {
    item.warn("no_such_date", messages.noSuchDate(shortened(text ?? "")), messages.noSuchDateHint);
    return undefined;
  }
  if (text === undefined) item.warn("context_value", messages.contextValueShape(shortened(name)));
  return typeof value === "number" && name !== "section" ? value : text;
}

function readOrdinal(name: string, item: Item): number | undefined {
  const range = { min: 1, max: Number.MAX_SAFE_INTEGER, whole: true };
  const ordinal = numberIn(item.value, range);
  if (ordinal === undefined) item.warn("wrong_number", messages.mustBe(name, messages.numberIn(range)));
  return ordinal;
}

function readOutlines(navigation: Fields | undefined): readonly OutlineEntry[] {
  if (!navigation) return [];
  // Destinations come from anchors, links from widgets; older documents repeat them here.
  navigation.ignore("named_destinations", "links");
  const entries = navigation.list("outlines").flatMap(readOutline);
  navigation.finish();
  return entries;
}

function readOutline(item: Item): readonly OutlineEntry[] {
  const fields = item.fields();
  if (!fields) return [];
  const entry = {
    title: fields.text("title"),
    dest: fields.text("dest"),
    level: fields.number("level", { min: 1, max: 4, whole: true }, 1),
  };
  fields.finish();
  if (entry.title.trim() !== "" && entry.dest.trim() !== "") return [entry];
  item.warn("outline_entry", messages.outlineTitle);
  return [];
}

function readMode(fields: Fields | undefined): string {
  const { default_mode } = templateDefaults.export;
  if (!fields) return default_mode;
  fields.ignore("modes", "pdf_version", "page_box", "linearized");
  const mode = fields.text("default_mode", default_mode);
  fields.finish();
  return mode;
}
