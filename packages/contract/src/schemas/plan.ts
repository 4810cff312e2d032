import { generationModes, limits, pagesPerDayLow } from "@octavo/foundation";
import * as z from "zod";
import { dateLimits, projectLimits } from "../limits.ts";

/**
 * A plan in the format of the API and the store, with the field names of the specification. These schemas validate
 * structure only; the engine validates the rest.
 */
const date = z.string().trim().max(32).describe("YYYY-MM-DD");
const kind = z.string().trim().max(100);
/** Name of a master or named page, normalized like the names themselves. */
const designName = z.string().trim().normalize("NFC").max(100);
/** Converts numbers and booleans to strings, like YAML. */
const variable = z.union([z.string().max(2000), z.number().transform(String), z.boolean().transform(String)]);
const variables = z.record(z.string().max(100), variable);

const counter = z.object({ start: z.number(), step: z.number() });

const words = z.array(z.string().max(200)).max(100);
const eventFilter = z.object({
  calendars: words.optional(),
  kinds: words.optional(),
  words: words.optional(),
  all_day: z.string().max(20).optional(),
});

const calendarStyle = z.union([
  z.string().max(20),
  z.object({ pattern: z.string().max(20), text: z.string().max(20).optional() }),
]);
const rowFilter = z.object({ words: words.optional(), categories: words.optional() });

/** Holidays of a country, or the rows of a calendar as text with one row per line. */
const dateSource = z.object({
  name: z.string().max(200).optional(),
  style: calendarStyle.optional(),
  holidays: z.string().max(10).optional().describe("Code of a country"),
  region: z.string().max(20).optional(),
  names: z.string().max(10).optional(),
  kinds: words.optional(),
  rows: z.string().max(dateLimits.characters).optional().describe("One row per line: 2026-05-12 09:00-10:30 Title"),
  include: rowFilter.optional(),
  exclude: rowFilter.optional(),
  all_day: z.string().max(20).optional(),
  shorten: z.int().optional(),
  imported: date.optional().describe("Day of the import from a file"),
});

const listCell = limits.tableCell;

/** A list of pupils, clients or recipes, as a spreadsheet saves it. */
const list = z.object({
  name: z.string().max(100),
  key: z.string().max(listCell).optional().describe("Column that identifies rows. Default: the first one"),
  title: z.string().max(listCell).optional().describe("Column that names rows in outlines"),
  columns: variables.optional().describe("Types of columns other than text: date, number or picture"),
  links: variables.optional().describe("Columns with keys of another list, and its name"),
  pictures: z.record(z.string().max(200), z.string()).optional().describe("Data URIs by name"),
  rows: z
    .string()
    .max(limits.tableCharacters)
    .describe("Lines of cells between commas. The first one names the columns"),
});

const rowChoice = z.union([
  z.string().max(100),
  z.object({
    table: z.string().max(100).optional(),
    where: z.record(z.string().max(listCell), z.union([words, z.string().max(listCell)])).optional(),
    order: words.optional(),
    by: z.string().max(listCell).optional().describe("Column whose values have an item each"),
  }),
]);

export const planSection = z.object({
  kind,
  master: designName.default("").describe("Name of a master"),
  generate: z.enum(generationModes).default("once"),
  count: z.int().min(0).nullish(),
  start_date: date.nullish().describe("Default: the date of the calendar"),
  end_date: date.nullish(),
  weekdays: z.array(z.string().max(20)).max(7).optional().describe("With each_day: weekdays with pages"),
  days: z.string().max(20).optional().describe("With each_day: days with pages, by the plan's dates"),
  events: eventFilter.optional().describe("With each_event: events with pages"),
  rows: rowChoice.optional().describe("With each_row: a list, and its rows with pages"),
  pages_per_item: z.int().min(1).nullish(),
  reserve: z.int().min(0).max(1000).nullish().describe("Pages after the section for items of later editions"),
  anchors: z
    .array(z.object({ dest_id: z.string().max(200) }))
    .max(100)
    .default([]),
  context: variables.default({}),
  counters: z.record(z.string().max(100), counter).optional(),
  get nested() {
    return z.array(planSection).max(100).optional().describe("Sections whose pages follow each item of this section");
  },
});

export const plan = z.object({
  calendar: z.object({
    start_date: date,
    end_date: date,
    pages_per_day: z.int().min(1, pagesPerDayLow.text).default(1),
    system: z.string().max(20).optional().describe("gregorian, persian or hijri"),
    correction: z.int().min(-2).max(2).optional().describe("Days that are added to Hijri dates"),
    years: z.string().max(20).optional().describe("common, buddhist or japanese years of the Gregorian calendar"),
    digits: z.string().max(20).optional().describe("latin or native: the digits of the language"),
  }),
  locale: z.string().max(35).default("en"),
  week_start: z.string().max(20).optional(),
  week_numbering: z.string().max(20).optional().describe("iso, us or first_full_week"),
  years: z
    .object({ fiscal: z.int().min(1).max(12).optional() })
    .optional()
    .describe("First month of the fiscal year"),
  terms: z
    .array(z.object({ name: z.string().max(100), from: date, to: date }))
    .max(100)
    .optional()
    .describe("Named parts of the year"),
  sections: z.array(planSection).max(500).default([]),
  order: z.array(kind).max(500).default([]),
  dates: z.array(dateSource).max(limits.dateSources).optional().describe("Events and holidays"),
  changes_page: z.boolean().optional().describe("A page in updates that lists the changes of events"),
  data: z.array(list).max(limits.tables).optional().describe("Lists whose rows have pages"),
  row: z
    .object({ table: z.string().max(100), key: z.string().max(listCell) })
    .optional()
    .describe("In a planner of one row: its list and its key"),
});

export type WrittenPlan = z.output<typeof plan>;
export type WrittenPlanSection = z.output<typeof planSection>;

/** The plan, or an object with the specification's property `plan_data`. */
export const planWrite = z.union([plan, z.object({ plan_data: plan }).transform(({ plan_data }) => plan_data)]);

export const compilationRule = z.object({
  page_name: designName.default("").describe("Name of a named page"),
  repeat_mode: z.enum(generationModes).default("once"),
  start_date: date.nullish(),
  end_date: date.nullish(),
  count: z.int().min(0).nullish(),
  context_rules: variables.default({}),
  order: z.int().default(0).describe("Position; renumbered from 1"),
});

export type WrittenRule = z.output<typeof compilationRule>;

const rules = z.array(compilationRule).max(projectLimits.rules);

/** The list, or an object with the property `rules`. */
export const rulesWrite = z.union([rules, z.object({ rules }).transform((body) => body.rules)]);
