import { type CivilDate, expected, monthKey, monthStart, parseDate, parseMonth } from "@octavo/foundation";
import type { CalendarNames } from "../calendar/calendar-names.ts";
import { canonicalLocale } from "../calendar/locales.ts";
import type { DisplayItem } from "../display/display-list.ts";
import { highlight, insideHighlight } from "../display/highlight.ts";
import { rectSegment } from "../display/paths.ts";
import { planMonthOf, planMonthsOf } from "../language/plan-months.ts";
import * as messages from "../language/widget-messages.ts";
import { bindingLink, type LinkRule } from "../model/link-editing.ts";
import { binding, color, number, type PropertiesOf, structure, text } from "../model/property.ts";
import { stylingTable } from "../model/styling.ts";
import { orientation } from "../model/text-orientation.ts";
import { type CellVariables, defineWidget, type Reconcilable, type WidgetContext } from "../model/widget-definition.ts";
import { gridCells, type Rect } from "../primitives/geometry.ts";
import { scalarTexts } from "../primitives/scalar.ts";

/** The panel allows 20. Documents may have more. */
const longest = 200;

const itemHeight = number({
  label: "Item height (0 is automatic)",
  min: 0,
  max: 400,
  default: 0,
  initial: 24,
  unit: "pt",
  scaling: "height",
});

// Existing documents without values have one column without gaps. New lists start with the panel's values.
const properties = {
  count: number({ label: "Count", min: 1, max: longest, inputMax: 20, whole: true, default: 1, initial: 10 }),
  start_index: number({ label: "First index", min: 0, max: 999_999, whole: true, default: 1 }),
  first_month: text({ label: "Months from", default: "", atVariables: true }),
  index_pad: number({ label: "Digits of the index", min: 1, max: 6, whole: true, default: 3 }),
  columns: number({ label: "Columns", min: 1, max: 15, whole: true, default: 1, initial: 2 }),
  gap_x: number({ label: "Gap across", min: 0, max: 50, default: 0, unit: "pt", scaling: "width" }),
  gap_y: number({
    label: "Gap down",
    min: 0,
    max: 50,
    default: 0,
    initial: 6,
    fallback: 6,
    unit: "pt",
    scaling: "height",
  }),
  // The panel writes an empty text for "automatic".
  item_height: { ...itemHeight, read: (raw: unknown) => (raw === "" ? { value: 0 } : itemHeight.read(raw)) },
  label_template: text({ label: "Label", default: "Note {index_padded}", atVariables: true, tokens: "widget" }),
  bind: binding({ default: "notes(@index)" }),
  labels: textList("Labels"),
  destinations: textList("Destinations"),
  orientation,
  locale: text({ label: "Language of months", default: "" }),
  highlight_index: text({ label: "Highlighted index", default: "", role: "currentEntry", atVariables: true }),
  highlight_color: color({ label: "Highlight color", default: "#cccccc" }),
  stroke_width: number({
    label: "Highlight frame",
    min: 0,
    max: 8,
    step: 0.25,
    default: 2,
    unit: "pt",
    scaling: "stroke",
  }),
  background_color: color({ label: "Background", default: undefined, role: "fill" }),
};

type Options = PropertiesOf<typeof properties>;

/** Numbered links in columns: notes, months, pages of a project. The whole cell is the link. */
export const linkList = defineWidget({
  type: "link_list",
  label: "Link list",
  size: { width: 320, height: 160 },
  reading: "heads",
  content: "stored",
  styling: stylingTable({ size: 12, maxSize: 72 }),
  properties,
  link: bindingLink("bind"),
  reconcile,
  layout,
});

/** Items of a box that becomes too low for them divide its height. */
function reconcile(widget: Reconcilable, changed: string): Reconcilable {
  const read = (name: "count" | "columns" | "gap_y" | "item_height") =>
    properties[name].read(widget.properties[name]).value;
  const rows = Math.ceil(read("count") / read("columns"));
  const fits = rows * (read("item_height") + read("gap_y")) - read("gap_y") <= widget.size.height;
  if (
    changed !== "shorter" ||
    fits ||
    properties.orientation.read(widget.properties["orientation"]).value !== "horizontal"
  )
    return widget;
  return { ...widget, properties: { ...widget.properties, item_height: 0 } };
}

interface Entry {
  readonly index: number;
  readonly month?: string;
  /** With tokens, like the link. */
  readonly label: string;
  readonly labelFrom: "label_template" | "labels";
  readonly link: LinkRule;
  readonly variables: CellVariables;
}

interface PlacedEntry extends Entry {
  readonly cell: Rect;
}

function layout(box: Rect, options: Options, context: WidgetContext): readonly DisplayItem[] {
  const entries = entriesOf(options, context);
  const cells = cellsOf(box, entries.length, options, context);
  // An empty link leaves its cell empty, so that the other entries keep their positions.
  const placed = cells.flatMap((cell, i): readonly PlacedEntry[] => {
    const entry = entries[i];
    return entry && !isOutsidePlan(entry) && !context.isEmptyLink(entry.link, entry.variables)
      ? [{ ...entry, cell }]
      : [];
  });
  const isMarked = highlighted(options, context);
  return [
    ...grounds(placed, isMarked, options),
    ...placed.flatMap((entry) => drawn(entry, isMarked(entry), options, context)),
  ];
}

/** True for the name of a month outside the plan. If it had a link, the empty link would omit it. A year can be any year. */
const isOutsidePlan = ({ month, label, link, variables }: Entry) =>
  month !== undefined && label.includes("{month") && variables["plan_month"] === "" && !link.bind;

/** Pairs of labels and destinations, or counted entries. */
function entriesOf(options: Options, context: WidgetContext): readonly Entry[] {
  return options.labels.length + options.destinations.length > 0
    ? pairedEntries(options, context)
    : countedEntries(options, context);
}

function countedEntries(options: Options, context: WidgetContext): readonly Entry[] {
  const { count, start_index, label_template: label, bind } = options;
  const names = namesIn(options.locale, context);
  const first = firstMonth(options, context);
  return Array.from({ length: count }, (_, i) => {
    const index = start_index + i;
    const month = first && monthStart(first, context.calendar, index - 1);
    const variables = { ...entryVariables(index, options, names), ...(month && monthVariables(month, names, context)) };
    return {
      index,
      label,
      labelFrom: "label_template",
      link: { bind },
      variables,
      ...(month && { month: monthKey(month, context.calendar) }),
    };
  });
}

/** Undefined for a list of numbers. */
function firstMonth({ first_month }: Options, { warn, calendar }: WidgetContext): CivilDate | undefined {
  const written = first_month.trim();
  const month = parseMonth(written.slice(0, 7), calendar);
  if (written !== "" && !month)
    warn("unusable_property", messages.writtenMustBe(properties.first_month.label, written, messages.month));
  return month;
}

/** A month outside the plan has an empty `plan_month`, so that links with it are omitted. */
function monthVariables(date: CivilDate, names: CalendarNames, { variable, calendar }: WidgetContext): CellVariables {
  const plan = planMonthsOf(variable, calendar);
  const { year, month } = calendar.of(date);
  return {
    plan_month: plan ? planMonthOf(date, plan) : monthKey(date, calendar),
    year: String(year),
    month: String(month),
    quarter: String(Math.ceil(month / 3)),
    month_padded: String(month).padStart(2, "0"),
    month_padded3: String(month).padStart(3, "0"),
    month_name: names.month(month),
    month_abbr: names.monthShort(month),
    month_title: names.monthTitle(year, month),
  };
}

/** Tokens refer to the page, not to the entry: "{month_name}" is the page's month. */
function pairedEntries({ labels, destinations, start_index }: Options, { warn }: WidgetContext): readonly Entry[] {
  if (labels.length !== destinations.length)
    warn("unusable_property", messages.listsOfEqualLength(properties.labels.label, properties.destinations.label));
  return destinations.slice(0, labels.length).flatMap((bind, i) => {
    const label = labels[i] ?? "";
    return isWritten(bind)
      ? [{ index: start_index + i, label, labelFrom: "labels" as const, link: { bind }, variables: {} }]
      : [];
  });
}

/** False if only a prefix such as "day:" remains because a variable was empty. */
function isWritten(destination: string): boolean {
  const name = destination.trim();
  return name !== "" && !name.endsWith(":");
}

function entryVariables(index: number, { index_pad }: Options, names: CalendarNames): CellVariables {
  const isMonth = index >= 1 && index <= 12;
  const padded = (width: number) => String(index).padStart(width, "0");
  return {
    index: String(index),
    index_padded: padded(index_pad),
    month_padded: padded(2),
    month_padded3: padded(3),
    month_name: isMonth ? names.month(index) : String(index),
    month_abbr: isMonth ? names.monthShort(index) : String(index),
  };
}

/** Empty means the document's language. */
function namesIn(locale: string, { names, namesOf, calendar, warn }: WidgetContext): CalendarNames {
  if (locale.trim() === "") return names;
  const known = canonicalLocale(locale);
  if (known !== undefined) return namesOf(known, calendar);
  warn("unknown_locale", messages.unknownMonthNames(locale));
  return names;
}

/** Row by row. For vertical text, the item height is the width of a column. */
function cellsOf(box: Rect, count: number, options: Options, { warn }: WidgetContext): readonly Rect[] {
  const { columns, gap_x, gap_y, item_height, orientation } = options;
  const rows = Math.ceil(count / columns);
  const upright = orientation !== "horizontal";
  const width = item_height > 0 && upright ? item_height * columns + gap_x * (columns - 1) : box.width;
  const height = item_height > 0 && !upright ? item_height * rows + gap_y * (rows - 1) : box.height;
  const cells = gridCells({ ...box, width, height }, rows, columns, { x: gap_x, y: gap_y }).slice(0, count);
  const isUsable = cells.every((cell) => cell.width >= 1 && cell.height >= 1);
  if (!isUsable || width > box.width || height > box.height)
    warn("too_small", messages.linksTooSmall, messages.enlargeListOrShrinkItems);
  return isUsable ? cells : [];
}

/** Compares with the index of an entry, with `YYYY-MM` in a list of months, or with the first and last day of a period. */
function highlighted({ highlight_index }: Options, { warn, calendar }: WidgetContext): (entry: Entry) => boolean {
  const written = highlight_index.trim();
  const [first, last] = written.split("/").map((day) => parseDate(day));
  if (first && last) {
    const [from, to] = [monthKey(first, calendar), monthKey(last, calendar)];
    return ({ month }) => month !== undefined && from <= month && month <= to;
  }
  if (/^\d{4}-\d{2}$/.test(written)) return ({ month }) => month === written;
  if (/^\d{1,9}$/.test(written)) return ({ index }) => index === Number(written);
  // Both days are empty on a page without the period.
  if (!["", "/"].includes(written))
    warn("unusable_property", messages.writtenMustBe(properties.highlight_index.label, written, expected.number));
  return () => false;
}

/** One path for all entries that are not highlighted. */
function grounds(
  entries: readonly PlacedEntry[],
  isMarked: (entry: Entry) => boolean,
  options: Options,
): readonly DisplayItem[] {
  const { background_color: fill } = options;
  const plain = entries.filter((entry) => !isMarked(entry));
  if (!fill || plain.length === 0) return [];
  return [{ kind: "path", segments: plain.map(({ cell }) => rectSegment(cell)), fill }];
}

function drawn(
  { label, labelFrom, link, variables, cell }: PlacedEntry,
  isHighlighted: boolean,
  { orientation, highlight_color, stroke_width }: Options,
  context: WidgetContext,
): readonly DisplayItem[] {
  const words = context.substitute(label, variables, { property: labelFrom, atVariables: true });
  const { color, align } = context.style;
  const isMarked = isHighlighted && highlight_color !== undefined;
  const room = isMarked ? insideHighlight(cell, stroke_width, align, orientation !== "horizontal") : cell;
  return [
    ...(isMarked ? highlight(cell, highlight_color, { color, width: stroke_width }) : []),
    ...(words.trim() === "" ? [] : context.setText(words, room, { orientation })),
    ...context.link(cell, link, variables),
  ];
}

function textList(label: string) {
  return structure<readonly string[]>({
    label,
    default: [],
    parse: (raw) => (raw === "" ? [] : scalarTexts(raw, longest)),
    expected: messages.texts,
  });
}
