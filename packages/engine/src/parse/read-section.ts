import {
  didYouMean,
  expected,
  type GenerationMode,
  generationModes,
  hasField,
  isMapping,
  limits,
  nearest,
  type Weekday,
} from "@octavo/foundation";
import type { Weekend } from "../calendar/weekends.ts";
import { sectionKey, sectionName } from "../language/destination-names.ts";
import { atInDestination } from "../language/messages.ts";
import type { DataTable } from "../model/data-table.ts";
import { maxSectionDepth, type PlanSection } from "../model/plan.ts";
import { type WeekStart, weekdays } from "../model/template.ts";
import { scalarText } from "../primitives/scalar.ts";
import { Fields, type Item, numberIn, shortened } from "./fields.ts";
import * as messages from "./messages.ts";
import * as projectMessages from "./project-messages.ts";
import { entriesOf, readContext } from "./read-context.ts";
import { readCounters } from "./read-counters.ts";
import { readDays, readEvents } from "./read-date-sources.ts";
import { type DateRange, endsBeforeStart, isBlank, readDate } from "./read-dates.ts";
import { readRowChoice } from "./read-tables.ts";

/** Words for several weekdays of a section. */
const groups = ["working_days", "weekends"] as const;

function groupOf(word: string, weekend: Weekend): readonly WeekStart[] | undefined {
  const group = groups.find((name) => name === word);
  return group && weekdays.filter((_, i) => weekend.includes(i as Weekday) === (group === "weekends"));
}

export interface SectionContext {
  readonly calendar: DateRange;
  readonly tables: readonly DataTable[];
  readonly weekend: Weekend;
  /** Variables of the plan that no enclosing section redefines. */
  readonly variables: PlanSection["context"];
  readonly level: number;
  /** Section kinds found so far. They are unique in the plan. */
  readonly kinds: Set<string>;
  /** First kind of each name in links. */
  readonly kindsByKey: Map<string, string>;
}

export function readSections(plan: Fields, key: string, around: SectionContext): readonly PlanSection[] {
  const listed = plan.list(key).flatMap((item) => item.fields() ?? []);
  if (around.level <= maxSectionDepth) return listed.map((fields) => readSection(fields, around));
  if (listed.length > 0) plan.item(key).error("nested_too_deep", messages.nestedTooDeep(maxSectionDepth));
  return [];
}

function readSection(listed: Fields, around: SectionContext): PlanSection {
  const kind = listed.text("kind").trim();
  const fields = listed.within({ section: kind });
  checkKind(kind, fields.item("kind"), around);
  const generate = readMode(fields.item("generate"), "generate");
  const own = readContext(fields);
  const section: PlanSection = {
    kind,
    master: fields.text("master").trim(),
    generate,
    weekdays: readFilter(fields, generate, around.weekend),
    days: readDays(fields, generate),
    events: readEvents(fields, generate),
    rows: readRowChoice(fields, generate, around.tables),
    count: readCount(fields.item("count"), generate),
    ...readRange(fields, around.calendar, generate),
    pages_per_item: readPages(fields.item("pages_per_item"), limits.pagesPerItem),
    reserve: readReserve(fields.item("reserve"), around),
    anchors: readAnchors(fields),
    context: { ...around.variables, ...own },
    counters: readCounters(fields),
    nested: readSections(fields, "nested", {
      ...around,
      variables: without(around.variables, own),
      level: around.level + 1,
    }),
  };
  if (section.master === "") fields.item("master").error("section_master_required", projectMessages.masterRequired);
  fields.ignore("kind");
  fields.finish();
  return section;
}

function checkKind(kind: string, item: Item, { kinds, kindsByKey }: SectionContext): void {
  const name = sectionName(kind);
  const alike = kindsByKey.get(sectionKey(kind));
  if (kind === "") item.error("section_kind_required", messages.kindRequired);
  else if (kinds.has(kind)) item.error("duplicate_section_kind", projectMessages.duplicateKind(kind));
  else if (name === "")
    item.warn("unnamed_section_kind", projectMessages.unnamedKind(kind), projectMessages.unnamedKindHint);
  else if (alike !== undefined)
    item.warn("section_kinds_alike", projectMessages.kindsAlike(alike, kind, name), projectMessages.kindsAlikeHint);
  kinds.add(kind);
  if (alike === undefined) kindsByKey.set(sectionKey(kind), kind);
}

/** Removes variables of a section, which its nested sections inherit instead of the plan's. */
function without(shared: PlanSection["context"], own: PlanSection["context"]): PlanSection["context"] {
  return Object.fromEntries(Object.entries(shared).filter(([name]) => !Object.hasOwn(own, name)));
}

export function readMode(item: Item, name: string): GenerationMode {
  const written = (scalarText(item.value) ?? "").trim();
  const found = generationModes.find((mode) => mode === written.toLowerCase());
  if (found !== undefined) return found;
  const options = messages.mustBe(name, expected.oneOf(generationModes));
  const near = nearest(written, generationModes);
  if (written === "") item.error("generate_required", projectMessages.modeRequired, options);
  else
    item.error(
      "unknown_generate",
      projectMessages.unknownMode(shortened(written)),
      near === undefined ? options : didYouMean(near),
    );
  return "once";
}

function readFilter(fields: Fields, mode: GenerationMode, weekend: Weekend): PlanSection["weekdays"] {
  const filter = readWeekdays(fields, weekend);
  const isRead = hasField(mode, "weekdays");
  if (filter && !isRead) fields.item("weekdays").warn("weekdays_not_daily", projectMessages.weekdaysNotDaily);
  return isRead ? filter : undefined;
}

const wholeCount = { min: 1, max: Number.MAX_SAFE_INTEGER, whole: true };

export function countOf(item: Item): number | undefined {
  return numberIn(item.value, wholeCount);
}

function readCount(item: Item, mode: GenerationMode): number | undefined {
  const count = countOf(item);
  if (count === undefined && hasField(mode, "count")) item.error("section_count", projectMessages.countLow);
  return count;
}

function readRange(fields: Fields, calendar: DateRange, mode: GenerationMode): DateRange {
  const own = { start_date: readDate(fields.item("start_date")), end_date: readDate(fields.item("end_date")) };
  if (!hasField(mode, "dates") || (own.start_date === "" && own.end_date === "")) return own;
  if (isBlank(fields.item("start_date")) || isBlank(fields.item("end_date")))
    fields.self.warn("half_range", projectMessages.startAndEnd);
  const range = { start_date: own.start_date || calendar.start_date, end_date: own.end_date || calendar.end_date };
  if (endsBeforeStart(range))
    fields.item(own.end_date ? "end_date" : "start_date").error("end_before_start", projectMessages.endBeforeStart);
  return own;
}

/** Pages per day or item. Limits large numbers. Other unusable values become 1. */
export function readPages(item: Item, most: number): number | undefined {
  if (isBlank(item)) return undefined;
  const range = { min: 1, max: most, whole: true };
  const value = numberIn(item.value, range);
  if (value !== undefined) return value;
  const used = numberIn(item.value, { min: most, max: Infinity }) === undefined ? 1 : most;
  item.warn(
    "wrong_number",
    projectMessages.usedInstead(messages.mustBe(item.name, messages.numberIn(range)), String(used)),
  );
  return used;
}

const mostReserved = 1000;

function readReserve(item: Item, { level }: SectionContext): number | undefined {
  if (isBlank(item)) return undefined;
  const range = { min: 0, max: mostReserved, whole: true };
  const value = numberIn(item.value, range);
  if (value === undefined) item.error("wrong_number", messages.mustBe(item.name, messages.numberIn(range)));
  else if (value > 0 && level > 1) item.warn("nested_reserve", projectMessages.nestedReserve);
  return level > 1 ? undefined : value || undefined;
}

/** A list of `{dest_id}` or names, or a mapping to names. */
function readAnchors(fields: Fields): readonly string[] {
  const item = fields.item("anchors");
  const written = isMapping(item.value) ? entriesOf(fields, "anchors") : fields.list("anchors").flatMap(anchorItems);
  return written.flatMap((anchor) => {
    const name = (scalarText(anchor.value) ?? "").trim();
    if (name === "") anchor.warn("anchor_shape", projectMessages.anchorShape);
    else if (name.includes("@")) anchor.error("at_in_destination", atInDestination);
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

/** Sorted. Undefined, which means every day, if the document has no usable value. */
function readWeekdays(fields: Fields, weekend: Weekend): readonly WeekStart[] | undefined {
  const item = fields.item("weekdays");
  const items = Array.isArray(item.value) ? fields.list("weekdays") : [item];
  const wanted = new Set(items.flatMap((each) => readWeekday(each, weekend)));
  return wanted.size === 0 ? undefined : weekdays.filter((weekday) => wanted.has(weekday));
}

function readWeekday(item: Item, weekend: Weekend): readonly WeekStart[] {
  if (isBlank(item)) return [];
  const written = (scalarText(item.value) ?? "").trim();
  const word = written.toLowerCase().replaceAll(/[\s-]+/g, "_");
  const found = numbered(word) ?? weekdays.find((weekday) => word.length >= 3 && weekday.startsWith(word));
  const group = groupOf(word, weekend);
  if (found !== undefined || group) return group ?? [found as WeekStart];
  const near = nearest(written, [...weekdays, ...groups]);
  const hint = near === undefined ? projectMessages.unknownWeekdayHint : didYouMean(near);
  item.error("unknown_weekday", projectMessages.unknownWeekday(shortened(written)), hint);
  return [];
}

/** ISO 8601 numbers from Monday, 1. Also accepts 0 for Sunday. */
function numbered(word: string): WeekStart | undefined {
  return /^[0-7]$/.test(word) ? weekdays[(Number(word) + 6) % 7] : undefined;
}
