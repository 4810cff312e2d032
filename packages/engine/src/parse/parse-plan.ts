/** The plan: which pages are made of which masters. */

import { isBefore, parseDate } from "../foundation/civil-date.ts";
import type { Report } from "../foundation/diagnostic.ts";
import { nearest } from "../foundation/nearest.ts";
import { scalarText } from "../foundation/scalar.ts";
import { type GenerateMode, generateModes, type Plan, type PlanDocument, type PlanSection } from "../model/plan.ts";
import { Fields, type Item, numberIn, shortened } from "./fields.ts";
import * as messages from "./messages.ts";
import type { ReadingOptions } from "./parse-masters.ts";
import { isMapping, readYaml } from "./parse-yaml.ts";
import { readCanvas } from "./read-canvas.ts";
import { readLocale, readWeekStart } from "./read-language.ts";

/** Of one day or one item. */
const mostPages = 15;

export function parsePlan(
  text: string,
  report: Report,
  { profiles = [], profile: asked }: Pick<ReadingOptions, "profiles" | "profile"> = {},
): PlanDocument | undefined {
  const mapping = readYaml(text, "plan", report);
  if (!mapping) return undefined;
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
  };
  document.finish();
  if (fields !== document) fields.finish();
  return read;
}

/** Under `plan:`, or the document itself when it is nothing but a plan. */
function planFields(document: Fields): Fields {
  if (document.has("plan"))
    return document.fields("plan") ?? new Fields({}, document.self.report, document.item("plan").at);
  if (!document.has("calendar") && !document.has("sections"))
    document.item("plan").error("plan_missing", messages.planMissing, messages.planMissingHint);
  return document;
}

function readPlan(fields: Fields, document: Fields): Plan {
  const calendar = readCalendar(fields);
  const shared = readContext(fields);
  const listed = fields.list("sections").flatMap((item) => item.fields() ?? []);
  const sections = listed.map((section) => readSection(section, calendar, shared));
  checkCalendar(fields, calendar, sections);
  return {
    calendar,
    locale: readLocale(fields, readLocale(document)),
    week_start: readWeekStart(fields, readWeekStart(document)),
    sections: withoutDuplicates(sections, listed),
    order: readOrder(fields, sections),
  };
}

function readCalendar(plan: Fields): Plan["calendar"] {
  const calendar = plan.fields("calendar");
  if (!calendar) return { start_date: "", end_date: "", pages_per_day: 1 };
  const read = {
    start_date: readDate(calendar.item("start_date")),
    end_date: readDate(calendar.item("end_date")),
    pages_per_day: readPagesPerDay(calendar.item("pages_per_day")),
  };
  if (endsBeforeStart(read)) calendar.item("end_date").error("end_before_start", messages.endBeforeStart);
  calendar.finish();
  return read;
}

function readPagesPerDay(item: Item): number {
  const given = numberIn(item.value, { min: -Infinity, max: Infinity });
  if (given !== undefined && given < 1) {
    item.error("pages_per_day", messages.pagesPerDayLow);
    return 1;
  }
  return readPages(item) ?? 1;
}

/** Pages of a day or an item: too many become the most there can be, anything else that is unusable becomes 1. */
function readPages(item: Item): number | undefined {
  if (item.value === undefined || item.value === null || item.value === "") return undefined;
  const range = { min: 1, max: mostPages, whole: true };
  const value = numberIn(item.value, range);
  if (value !== undefined) return value;
  const used = numberIn(item.value, { min: mostPages, max: Infinity }) === undefined ? 1 : mostPages;
  item.warn("wrong_number", messages.usedInstead(messages.mustBe(item.name, messages.numberIn(range)), String(used)));
  return used;
}

/** `YYYY-MM-DD` of a day that exists; empty when there is none. */
function readDate(item: Item): string {
  const { value } = item;
  if (value === undefined || value === null) return "";
  const written = (scalarText(value) ?? "").trim();
  if (written === "" && typeof value === "string") return "";
  if (parseDate(written)) return written;
  const shown =
    isMapping(value) || Array.isArray(value)
      ? messages.mustBe(item.name, "a date")
      : messages.noSuchDate(shortened(written));
  item.error("no_such_date", shown, messages.noSuchDateHint);
  return "";
}

interface DateRange {
  readonly start_date: string;
  readonly end_date: string;
}

function endsBeforeStart({ start_date, end_date }: DateRange): boolean {
  const [start, end] = [parseDate(start_date), parseDate(end_date)];
  return start !== undefined && end !== undefined && isBefore(end, start);
}

function readSection(listed: Fields, calendar: DateRange, shared: PlanSection["context"]): PlanSection {
  const kind = listed.text("kind").trim();
  const fields = listed.within({ section: kind });
  if (kind === "") fields.item("kind").error("section_kind_required", messages.kindRequired);
  const generate = readMode(fields.item("generate"));
  const section: PlanSection = {
    kind,
    master: fields.text("master").trim(),
    generate,
    count: readCount(fields.item("count"), generate),
    ...readRange(fields, calendar, generate),
    pages_per_item: readPages(fields.item("pages_per_item")),
    anchors: readAnchors(fields),
    context: { ...shared, ...readContext(fields) },
  };
  if (section.master === "") fields.item("master").error("section_master_required", messages.masterRequired);
  fields.ignore("kind");
  fields.finish();
  return section;
}

function readMode(item: Item): GenerateMode {
  const written = (scalarText(item.value) ?? "").trim();
  const found = generateModes.find((mode) => mode === written.toLowerCase());
  if (found !== undefined) return found;
  if (written === "")
    item.error("generate_required", messages.modeRequired, messages.mustBe("generate", messages.oneOf(generateModes)));
  else {
    const near = nearest(written, generateModes);
    const hint =
      near === undefined ? messages.mustBe("generate", messages.oneOf(generateModes)) : messages.didYouMean(near);
    item.error("unknown_generate", messages.unknownMode(shortened(written)), hint);
  }
  return "once";
}

function readCount(item: Item, mode: GenerateMode): number | undefined {
  const count = numberIn(item.value, { min: 1, max: Number.MAX_SAFE_INTEGER, whole: true });
  if (count === undefined && mode === "count") item.error("section_count", messages.countLow);
  return count;
}

function hasDates(mode: GenerateMode): boolean {
  return mode === "each_day" || mode === "each_week" || mode === "each_month";
}

function readRange(fields: Fields, calendar: DateRange, mode: GenerateMode): DateRange {
  const own = { start_date: readDate(fields.item("start_date")), end_date: readDate(fields.item("end_date")) };
  if (!hasDates(mode) || (own.start_date === "" && own.end_date === "")) return own;
  if (!fields.has("start_date") || !fields.has("end_date")) fields.self.warn("half_range", messages.startAndEnd);
  const range = { start_date: own.start_date || calendar.start_date, end_date: own.end_date || calendar.end_date };
  if (endsBeforeStart(range))
    fields.item(own.end_date ? "end_date" : "start_date").error("end_before_start", messages.endBeforeStart);
  return own;
}

/** The calendar needs only those dates that some section takes from it. */
function checkCalendar(plan: Fields, { start_date, end_date }: DateRange, sections: readonly PlanSection[]): void {
  const dated = sections.filter(({ generate }) => hasDates(generate));
  const calendar = isMapping(plan.item("calendar").value) ? plan.fields("calendar") : undefined;
  const missing = (key: string) => !calendar?.has(key) || calendar.item(key).value === "";
  const place = (key: string) => calendar?.item(key) ?? plan.item("calendar");
  if (start_date === "" && missing("start_date") && dated.some((section) => section.start_date === ""))
    place("start_date").error("start_date_required", messages.startRequired);
  if (end_date === "" && missing("end_date") && dated.some((section) => section.end_date === ""))
    place("end_date").error("end_date_required", messages.endRequired);
}

/** A list of `{dest_id}` or of names; also a mapping of anything to names. */
function readAnchors(fields: Fields): readonly string[] {
  const item = fields.item("anchors");
  const written = isMapping(item.value) ? entriesOf(fields, "anchors") : fields.list("anchors").flatMap(anchorItems);
  return written.flatMap((anchor) => {
    const name = (scalarText(anchor.value) ?? "").trim();
    if (name === "") anchor.warn("anchor_shape", messages.anchorShape);
    else if (name.includes("@")) anchor.error("at_in_destination", messages.atInDestination);
    else return [name];
    return [];
  });
}

function anchorItems(item: Item): readonly Item[] {
  if (!isMapping(item.value)) return [item];
  const fields = new Fields(item.value, item.report, item.at);
  if (fields.has("dest_id")) return [fields.item("dest_id")];
  const items = Object.keys(item.value).map((key) => fields.item(key));
  return items.length > 0 ? items : [item];
}

function entriesOf(fields: Fields, key: string): readonly Item[] {
  const mapping = fields.fields(key);
  return mapping ? Object.keys(fields.free(key) ?? {}).map((name) => mapping.item(name)) : [];
}

/** Variables as text. */
function readContext(fields: Fields): PlanSection["context"] {
  const context: [string, string][] = [];
  for (const item of entriesOf(fields, "context")) {
    const name = item.name.trim();
    const value = item.value === null ? "" : scalarText(item.value);
    if (name === "") item.warn("context_key", messages.contextKeyEmpty);
    else if (value === undefined) item.warn("context_value", messages.contextValueShape(shortened(name)));
    else {
      if (value.trim() === "") item.warn("context_value", messages.contextValueEmpty(shortened(name)));
      context.push([name, value]);
    }
  }
  return Object.fromEntries(context);
}

function withoutDuplicates(sections: readonly PlanSection[], listed: readonly Fields[]): readonly PlanSection[] {
  const kinds = new Set<string>();
  return sections.filter(({ kind }, i) => {
    const again = kinds.has(kind);
    if (again && kind !== "")
      listed[i]?.within({ section: kind }).item("kind").error("duplicate_section_kind", messages.duplicateKind(kind));
    kinds.add(kind);
    return !again || kind === "";
  });
}

function readOrder(plan: Fields, sections: readonly PlanSection[]): readonly string[] {
  const kinds = new Set(sections.map(({ kind }) => kind));
  const written = plan.list("order").map((item) => (scalarText(item.value) ?? "").trim());
  const unknown = [...new Set(written.filter((kind) => !kinds.has(kind)))];
  if (unknown.length > 0)
    plan.item("order").warn("order_unknown", messages.orderUnknown(unknown.slice(0, 20).map(shortened)));
  return [...new Set(written)].filter((kind) => kinds.has(kind));
}
