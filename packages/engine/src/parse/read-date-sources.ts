/** Reads `dates` of a plan: holidays of countries, and rows of calendars. */
import {
  didYouMean,
  expected,
  type GenerationMode,
  hasField,
  isMapping,
  limits,
  nearest,
  parseDate,
} from "@octavo/foundation";
import {
  type CalendarStyle,
  calendarPatterns,
  calendarTexts,
  cleanTitle,
  compareRows,
  type DateRow,
  type HolidayKind,
  holidayKinds,
  isPlausible,
  newRow,
  parseRows,
  type RowKind,
  rowKinds,
  type Writable,
} from "../model/date-row.ts";
import {
  allDayModes,
  type DateSource,
  type DayFilter,
  dayFilters,
  type EventFilter,
  type HolidaySource,
  holidayNames,
  type RowFilter,
  type RowSource,
} from "../model/plan.ts";
import { scalarText } from "../primitives/scalar.ts";
import { Fields, Item, shortened } from "./fields.ts";
import * as messages from "./messages.ts";
import * as projectMessages from "./project-messages.ts";
import { isBlank } from "./read-dates.ts";

/** Rows that are still accepted in the whole plan. */
interface Room {
  rows: number;
}

export function readDateSources(plan: Fields): readonly DateSource[] {
  const items = plan.list("dates");
  if (items.length > limits.dateSources)
    plan.item("dates").error("too_many_dates", projectMessages.tooManySources(limits.dateSources));
  const room: Room = { rows: limits.dateRows };
  return items.slice(0, limits.dateSources).flatMap((item) => readSource(item, room) ?? []);
}

function readSource(item: Item, room: Room): DateSource | undefined {
  const fields = item.fields();
  if (!fields) return undefined;
  const isTable = fields.has("holidays");
  if (!isTable && !fields.has("rows"))
    item.error("dates_source", projectMessages.dateSourceEmpty, projectMessages.dateSourceEmptyHint);
  const source = isTable ? readHolidays(fields) : readRowSource(fields, room);
  fields.finish();
  return source;
}

function readHolidays(fields: Fields): HolidaySource {
  const country = fields.text("holidays").trim().toUpperCase();
  const region = fields.text("region").trim().toUpperCase();
  const kinds = readWords<HolidayKind>(fields, "kinds", holidayKinds, { public: "holiday" });
  return {
    holidays: country,
    region,
    names: fields.choice("names", holidayNames, "local"),
    kinds: kinds.length > 0 ? kinds : ["holiday"],
    name: fields.text("name").trim() || (region ? `${country}-${region}` : country),
    style: readStyle(fields),
  };
}

function readRowSource(fields: Fields, room: Room): RowSource {
  const shorten = { min: 4, max: 200, whole: true };
  const imported = fields.text("imported");
  return {
    ...(parseDate(imported) && { imported }),
    rows: readRows(fields.item("rows"), room),
    name: cleanTitle(fields.text("name")),
    style: readStyle(fields),
    include: readRowFilter(fields, "include"),
    exclude: readRowFilter(fields, "exclude"),
    all_day: fields.choice("all_day", allDayModes, "shown"),
    shorten: fields.optionalNumber("shorten", shorten),
  };
}

/** A pattern, or a mapping of pattern and text. */
export function readStyle(fields: Fields): CalendarStyle | undefined {
  const item = fields.item("style");
  if (isBlank(item)) return undefined;
  if (!isMapping(item.value)) return { pattern: fields.choice("style", calendarPatterns, "bar"), text: "regular" };
  const inner = new Fields(item.value, item.report, item.at);
  const style = {
    pattern: inner.choice("pattern", calendarPatterns, "bar"),
    text: inner.choice("text", calendarTexts, "regular"),
  };
  inner.finish();
  return style;
}

/** Rows in a list, or text with one row per line. Sorted, without repetitions. */
export function readRows(item: Item, room: Room = { rows: limits.dateRows }): readonly DateRow[] {
  if (isBlank(item)) return [];
  const rows = typeof item.value === "string" ? rowsOfText(item.value, item, room) : rowsOfList(item, room);
  if (rows.length > room.rows) item.error("too_many_dates", projectMessages.tooManyRows(limits.dateRows));
  const kept = rows.slice(0, room.rows).sort(compareRows);
  room.rows -= kept.length;
  return kept;
}

/** Further unusable rows have no diagnostic. */
export const rowsReported = 20;

function rowsOfText(text: string, item: Item, room: Room): DateRow[] {
  const lines = text
    .split(/\r\n|[\n\r]/)
    .map((line) => line.trim())
    .filter(Boolean);
  return rowsOf(lines, cleanRows, item, room);
}

function rowsOfList(item: Item, room: Room): DateRow[] {
  if (Array.isArray(item.value)) return rowsOf<unknown>(item.value, readRow, item, room);
  item.error("wrong_kind", messages.mustBe(item.name, expected.list));
  return [];
}

/** Stops one row above the limit. */
function rowsOf<Written>(
  written: readonly Written[],
  read: (value: Written) => readonly Writable<DateRow>[],
  item: Item,
  room: Room,
): DateRow[] {
  const rows: DateRow[] = [];
  const texts = new Map<string, string>();
  let unusable = 0;
  for (let i = 0; i < written.length; i++) {
    const value = written[i] as Written;
    const found = read(value);
    for (const row of found) rows.push(shareTexts(row, texts));
    if (found.length === 0 && unusable++ < rowsReported) warnOfRow(value, i, item);
    if (rows.length > room.rows) break;
  }
  return rows;
}

/** Gives rows with equal dates and titles the same strings, which compare faster. */
function shareTexts(row: Writable<DateRow>, texts: Map<string, string>): DateRow {
  row.date = shared(row.date, texts);
  row.title = shared(row.title, texts);
  return row;
}

function shared(text: string, texts: Map<string, string>): string {
  const known = texts.get(text);
  if (known === undefined) texts.set(text, text);
  return known ?? text;
}

function warnOfRow(value: unknown, i: number, item: Item): void {
  const isLine = typeof value === "string" && typeof item.value === "string";
  const at = isLine ? item.at : { ...item.at, path: [...(item.at.path ?? []), i] };
  const written = isMapping(value) ? [value.date, value.title].map(scalarText).filter(Boolean).join(" ") : value;
  new Item(value, item.report, at).warn(
    "unusable_row",
    projectMessages.unusableRow(shortened(scalarText(written) ?? "")),
    projectMessages.unusableRowHint,
  );
}

/** A mapping, or a line of text. Called for each of up to 50,000 rows. */
function readRow(value: unknown): readonly Writable<DateRow>[] {
  if (typeof value === "string") return cleanRows(value.trim());
  if (!isMapping(value)) return [];
  const [start, end] = [textOf(value.start) || undefined, textOf(value.end) || undefined];
  const row = newRow(textOf(value.date), start, end, textOf(value.title));
  const clean = withAttributes(row, value) ? cleanRow(row) : undefined;
  return clean ? [clean] : [];
}

function cleanRows(line: string): readonly Writable<DateRow>[] {
  return parseRows(line).flatMap((row) => cleanRow(row) ?? []);
}

/** False if the kind is unknown. */
function withAttributes(row: Writable<DateRow>, value: Readonly<Record<string, unknown>>): boolean {
  const kind = kindOf(textOf(value.kind));
  if (kind === undefined) return false;
  if (kind !== "event") row.kind = kind;
  const days = wholeOf(value.days);
  if (days !== undefined && days > 1) [row.day, row.days] = [wholeOf(value.day) ?? 1, days];
  const age = wholeOf(value.age);
  if (age !== undefined) row.age = age;
  const categories = value.categories === undefined ? [] : listed(value.categories);
  if (categories.length > 0) row.categories = categories;
  const [uid, calendar] = [textOf(value.uid), textOf(value.calendar)];
  if (uid) row.uid = uid;
  if (calendar) row.calendar = calendar;
  return true;
}

function textOf(value: unknown): string {
  return value === undefined ? "" : (scalarText(value) ?? "").trim();
}

function wholeOf(value: unknown): number | undefined {
  const number = Number(textOf(value) || Number.NaN);
  return Number.isInteger(number) && number >= 0 && number < 10_000 ? number : undefined;
}

/** Undefined for an unknown kind. */
function kindOf(written: string): RowKind | undefined {
  if (written === "") return "event";
  const name = written.toLowerCase();
  return name === "public" ? "holiday" : rowKinds.find((kind) => kind === name);
}

/** Undefined if date, times or title are unusable. */
function cleanRow(row: Writable<DateRow> | undefined): Writable<DateRow> | undefined {
  if (!row || !isPlausible(row)) return undefined;
  const { title, categories, uid, calendar } = row;
  const clean = cleanTitle(title);
  if (clean === "") return undefined;
  if (clean === title && !categories && !uid && !calendar) return row;
  return {
    ...row,
    title: clean,
    ...(categories && { categories: categories.map(cleanTitle).filter(Boolean) }),
    ...(uid && { uid: cleanTitle(uid) }),
    ...(calendar && { calendar: cleanTitle(calendar) }),
  };
}

/** A list of texts, or one text. */
function listed(value: unknown): readonly string[] {
  const items: readonly unknown[] = Array.isArray(value) ? value.slice(0, mostWords) : [value];
  return items
    .flatMap((item) => scalarText(item) ?? [])
    .map((text) => text.trim())
    .filter(Boolean);
}

/** Of a filter. */
const mostWords = 100;

function readRowFilter(fields: Fields, key: string): RowFilter | undefined {
  const item = fields.item(key);
  if (isBlank(item)) return undefined;
  if (!isMapping(item.value)) return { words: listed(item.value), categories: [] };
  const inner = new Fields(item.value, item.report, item.at);
  const filter = { words: listed(inner.item("words").value), categories: listed(inner.item("categories").value) };
  inner.finish();
  return filter.words.length + filter.categories.length > 0 ? filter : undefined;
}

/** Known words of a list, without repetitions. Reports others. */
function readWords<Word extends string>(
  fields: Fields,
  key: string,
  options: readonly Word[],
  synonyms: Readonly<Record<string, Word>> = {},
): readonly Word[] {
  const item = fields.item(key);
  const found = listed(item.value).flatMap((written) => {
    const word = written.toLowerCase().replaceAll(/[\s-]+/g, "_");
    const option = (Object.hasOwn(synonyms, word) ? synonyms[word] : undefined) ?? options.find((one) => one === word);
    if (option !== undefined) return [option];
    const near = nearest(written, options);
    item.warn(
      "wrong_choice",
      messages.mustBe(key, expected.oneOf(options)),
      near === undefined ? undefined : didYouMean(near),
    );
    return [];
  });
  return [...new Set(found)];
}

/** Days with pages, of a section with a page for each day. */
export function readDays(fields: Fields, mode: GenerationMode): DayFilter | undefined {
  const item = fields.item("days");
  if (isBlank(item)) return undefined;
  const [first] = readWords(fields, "days", dayFilters);
  if (hasField(mode, "days") || (hasField(mode, "with_events") && (first === "with_events" || first === "crowded")))
    return first;
  item.warn("days_not_daily", projectMessages.daysNotDaily);
  return undefined;
}

/** Events with pages. Undefined in sections of other modes. */
export function readEvents(fields: Fields, mode: GenerationMode): EventFilter | undefined {
  const written = fields.fields("events");
  if (!hasField(mode, "events")) {
    if (written) fields.item("events").warn("events_not_events", projectMessages.eventsNotEvents);
    return undefined;
  }
  if (!written) return { calendars: [], kinds: [], words: [], all_day: "shown" };
  const filter: EventFilter = {
    calendars: listed(written.item("calendars").value),
    kinds: readWords<RowKind>(written, "kinds", rowKinds, { public: "holiday" }),
    words: listed(written.item("words").value),
    all_day: written.choice("all_day", allDayModes, "shown"),
  };
  written.finish();
  return filter;
}
