import { type Canvas, type DrawingOptions, rowCount } from "../kit/canvas.ts";
import {
  type Area,
  dayEvents,
  gutter,
  labelLinks,
  linkWidth,
  rule,
  schedule,
  stack,
  type Tab,
  whole,
  words,
} from "../kit/frame.ts";
import { hourRows as rowsOfHours } from "../kit/hours.ts";
import { monthLinks, weekStrip } from "../kit/pages.ts";
import {
  frame,
  grouped,
  label,
  labelRise,
  lines,
  rowTop,
  type Span,
  split,
  text,
  type Widget,
  widestOf,
  widthOf,
} from "../kit/widgets.ts";
import { moodRow } from "../parts/mood.ts";
import { chosenHours, withChosenHours } from "./hours.ts";
import { chosen, type OneLayout } from "./layout.ts";
import { notesArea } from "./paper.ts";

export const day = {
  id: "day",
  label: "Day",
  shownBy: ["Day"],
  kind: "one",
  standard: "usual",
  values: [
    { value: "usual", label: "Hours, priorities and tasks" },
    { value: "halves", label: "Half hours" },
    { value: "notes", label: "Hours beside notes" },
    { value: "gratitude", label: "Gratitude and mood" },
    { value: "top-three", label: "Top three" },
  ],
} as const satisfies OneLayout;

type Kind = (typeof day)["values"][number]["value"];

/** Columns of areas, with an area above them all. */
interface Plan {
  readonly above?: Area;
  readonly columns: readonly (readonly Area[])[];
}

/** Links beside labels of pages that lack room in their title row: to more notes, to the week and to lists. */
interface LabelLinks {
  readonly more: Tab | undefined;
  readonly week: Tab | undefined;
  readonly lists: readonly Tab[];
}

const schedules = { content: "Schedule", widest: "Plan dnia" };

/** Areas of a day below its title row. */
export function dayParts(canvas: Canvas, options: DrawingOptions, links: LabelLinks): readonly Widget[] {
  const hasStrip = canvas.columns < 3 && !(canvas.columns === 2 && canvas.hasMonths);
  const start = hasStrip ? 2 : 0;
  const plan = withHours(planOf(canvas, options), canvas, options, start);
  const above = plan.above ? Number(plan.above.rows) : 0;
  const from = start + above;
  const spans = split(
    whole(canvas),
    plan.columns.map(() => 1),
    gutter(canvas),
  );
  return [
    ...(hasStrip ? [weekStrip(canvas)] : []),
    ...(plan.above ? stack(canvas, whole(canvas), [plan.above], start) : []),
    ...plan.columns.flatMap((areas, i) =>
      columnOf(canvas, spans[i] ?? whole(canvas), areas, {
        from,
        hasStrip,
        isOnly: plan.columns.length === 1,
        isLast: i === plan.columns.length - 1,
        links,
      }),
    ),
  ];
}

/** The plan with the chosen hours, and notes on the rows that they leave. */
function withHours(plan: Plan, canvas: Canvas, { layouts }: DrawingOptions, start: number): Plan {
  const shown = chosenHours(layouts);
  if (!shown) return plan;
  const rows = rowCount(canvas) - start - Number(plan.above?.rows ?? 0);
  const perHour = chosen(layouts, day) === "halves" ? [2, 1.5, 1] : [2, 1];
  const notes = notesArea(layouts);
  return { ...plan, columns: plan.columns.map((areas) => withChosenHours(areas, { rows, shown, perHour, notes })) };
}

interface Column {
  readonly from: number;
  readonly hasStrip: boolean;
  readonly isOnly: boolean;
  readonly isLast: boolean;
  readonly links: LabelLinks;
}

/** Areas below each other, with the events of the day beside the name of the schedule. */
function columnOf(canvas: Canvas, span: Span, areas: readonly Area[], column: Column): readonly Widget[] {
  const rows = rowsBefore(areas, column.from);
  const hours = rows[areas.findIndex(({ id }) => id === "hours")];
  const week = column.isOnly ? column.links.week : undefined;
  const events = hours === undefined ? [] : [dayEvents(canvas, span, hours, schedules, week)];
  return [
    ...withMembers(stack(canvas, span, areas, column.from), "Schedule", events),
    ...linksOfLabels(canvas, span, areas, column),
  ];
}

function linksOfLabels(canvas: Canvas, span: Span, areas: readonly Area[], column: Column): readonly Widget[] {
  const { from, hasStrip, isOnly, isLast, links } = column;
  const rows = rowsBefore(areas, from);
  const at = areas.findIndex(({ id }) => id !== "hours");
  const other = rows[at];
  const hasMore = isOnly || (isLast && canvas.columns === 2 && hasStrip);
  const more = { row: isOnly ? other : rows.at(-1), tabs: hasMore && links.more ? [links.more] : [] };
  const week = {
    row: rows[areas.findIndex(({ id }) => id === "hours")],
    tabs: isOnly && links.week ? [links.week] : [],
  };
  const beside = { label: areas[at]?.label ?? "", links: more.row === other ? more.tabs : [] };
  const lists = { row: other, tabs: isLast ? fittingLinks(canvas, span, beside, links.lists) : [] };
  const places = [lists, more, week];
  return [...new Set(places.map(({ row }) => row))].flatMap((row) =>
    row === undefined
      ? []
      : labelLinks(
          canvas,
          span,
          row,
          places.filter((place) => place.row === row).flatMap(({ tabs }) => tabs),
        ),
  );
}

/** A label of an area, with the longest of them in Polish. */
const measuredLabel = (label: string) => words(label, label === topThreeLabel ? "Trzy najważniejsze" : "Wdzięczność");

interface LabelRow {
  readonly label: string;
  readonly links: readonly Tab[];
}

/** The first of the links, as many as have room between a label and its other links. */
function fittingLinks(canvas: Canvas, span: Span, beside: LabelRow, tabs: readonly Tab[]): readonly Tab[] {
  const label = widestOf(canvas, measuredLabel(beside.label), { font: canvas.families.label, size: canvas.type.label });
  const widthOfLinks = (all: readonly Tab[]) => all.reduce((sum, tab) => sum + linkWidth(canvas, tab), 0);
  const fits = (count: number) => label + widthOfLinks([...tabs.slice(0, count), ...beside.links]) <= span.width;
  return tabs.filter((_, i) => fits(i + 1));
}

/** The widgets with more members at the end of a group. */
function withMembers(widgets: readonly Widget[], group: string, more: readonly Widget[]): readonly Widget[] {
  const last = widgets.findLastIndex((widget) => widget.group === group);
  return widgets.toSpliced(last + 1, 0, ...grouped(group, more));
}

/** First row of each area. The last area of a column has the remaining rows. */
function rowsBefore(areas: readonly Area[], from: number): readonly number[] {
  return areas.map((_, i) => areas.slice(0, i).reduce((sum, { rows }) => sum + (rows === "rest" ? 0 : rows), from));
}

const priorities: Area = { id: "priorities", label: "Priorities", rows: 4, marks: "numbers" };
const tasks: Area = { id: "tasks", label: "To do", rows: "rest", marks: "squares" };
const gratitude: Area = { id: "gratitude", label: "Gratitude", rows: 4 };
const mood: Area = {
  id: "mood",
  label: "Mood",
  rows: 2,
  draw: (canvas, span, row) => moodRow(canvas, span, row, "Mood"),
};

function planOf(canvas: Canvas, { layouts, hours: clock }: DrawingOptions): Plan {
  const kind = chosen(layouts, day);
  const notes = notesArea(layouts);
  const hours: Area = {
    id: "hours",
    label: "Schedule",
    rows: "rest",
    marks: "hours",
    clock,
    shown: chosenHours(layouts),
  };
  const half = { ...hours, draw: halfHours(hours) };
  const hasMonth = canvas.hasMonths;
  if (canvas.columns === 1) return { columns: [narrowDay(canvas, kind, { hours, half, notes })] };
  const rows = rowCount(canvas);
  if (canvas.columns === 3) {
    const third = hasMonth ? [miniMonth, notes] : [notes];
    switch (kind) {
      case "usual":
        return { columns: [[hours], [priorities, tasks], third] };
      case "halves":
        return { columns: [[half], [priorities, tasks], third] };
      case "notes":
        return { columns: [[hours], [notes]] };
      case "gratitude":
        return { columns: [[hours], [priorities, tasks], [gratitude, mood, notes]] };
      case "top-three":
        return { columns: [[hours], [topThree(Math.min(7, rows - 3)), tasks], third] };
    }
  }
  const second = hasMonth ? [miniMonth, priorities, tasks] : [priorities, tasks];
  switch (kind) {
    case "usual":
      return { columns: [hasMonth ? [{ ...hours, rows: 18 }, notes] : [hours], second] };
    case "halves":
      return { columns: [[half], second] };
    case "notes":
      return {
        columns: hasMonth
          ? [
              [{ ...hours, rows: 18 }, tasks],
              [miniMonth, notes],
            ]
          : [[hours], [notes]],
      };
    case "gratitude":
      return {
        columns: hasMonth
          ? [
              [{ ...hours, rows: 18 }, notes],
              [miniMonth, priorities, gratitude, mood, tasks],
            ]
          : [[hours], [gratitude, mood, tasks]],
      };
    case "top-three":
      if (!hasMonth) return { above: topThree(4), columns: [[hours], [tasks]] };
      return rows > 27
        ? { above: topThree(7), columns: [[{ ...hours, rows: 18 }, notes], [tasks]] }
        : { above: topThree(7), columns: [[hours], [{ ...tasks, rows: 7 }, notes]] };
  }
}

type DayAreas = Readonly<Record<"hours" | "half" | "notes", Area>>;

function narrowDay(canvas: Canvas, kind: Kind, { hours, half, notes }: DayAreas): readonly Area[] {
  switch (kind) {
    case "usual":
      return [priorities, hours];
    case "halves":
      return [{ ...priorities, rows: 3 }, half];
    case "notes":
      return [{ ...hours, rows: Math.ceil((rowCount(canvas) - 2) * 0.6) }, notes];
    case "gratitude":
      return [{ ...gratitude, rows: 3 }, mood, hours];
    case "top-three":
      return [topThree(4), hours];
  }
}

const topThreeLabel = "Top three";

/** Three numbered rows, twice as high if there is room. */
function topThree(rows: number): Area {
  const high = Math.max(1, Math.floor((rows - 1) / 3));
  return {
    id: "priorities",
    label: topThreeLabel,
    rows: 1 + 3 * high,
    draw: (canvas, span, row, own) => [
      label(canvas, "priorities", span, row, topThreeLabel),
      lines(canvas, "priorities_lines", span, row + 1, own - 1, {
        rows: 3,
        styling: { font: canvas.families.strong, size: canvas.type.label + (high > 1 ? 5 : 1) },
        cell_padding: 2,
        data: ["1", "2", "3"].map((number) => [number]),
      }),
      ...frame(canvas, "priorities_frame", span, row + 1, own - 1),
    ],
  };
}

/** Least height of an hour with a line in its middle, in points. */
const leastHour = 26;

/** An hour in which half hours can no longer be written in, in points. */
const lowHour = 18;

/** Rows of the page for an hour beside other areas, whose rows are in line with its lines, and the hours that a day then has. */
const hourRows = [
  { rows: 2, least: 12 },
  { rows: 1.5, least: 12 },
  { rows: 1, least: 9 },
] as const;

/** Hours with a line for each half. */
const halfHours =
  ({ clock, shown: wanted }: Area): NonNullable<Area["draw"]> =>
  (canvas, span, row, rows) => {
    const inRows = canvas.columns === 1 ? undefined : hourRows.find((one) => (rows - 1) / one.rows >= one.least);
    const whole = inRows?.rows === 1.5 ? 2 : 1;
    const hours = inRows && Math.min(15, whole * Math.floor((rows - 1) / inRows.rows / whole));
    const body = inRows && hours && !wanted ? hours * inRows.rows : rows - 1;
    const height = body * canvas.pitch;
    const step = height / 9 < lowHour ? 2 : 1;
    const fitting = Math.floor(height / leastHour);
    const count = hours ?? (step === 2 ? Math.max(4, fitting) : Math.min(15, Math.max(9, fitting)));
    const first = Math.min(count * step >= 14 ? 7 : 8, 24 - count * step);
    const width = Math.round(widthOf(canvas, "00", { font: canvas.families.narrow, size: canvas.type.text }) + 8);
    const usual = { first, rows: Math.min(count, Math.floor(24 / step)), step };
    const shown = { ...(wanted ? rowsOfHours(wanted, height, lowHour) : usual), hasHalves: true };
    return [
      label(canvas, "hours", span, row, "Schedule"),
      schedule(
        "hours",
        canvas,
        { ...span, y: rowTop(canvas, row + 1), height },
        clock === "12" ? { ...shown, format: "am and pm" } : { ...shown, format: "hours", width },
      ),
      ...frame(canvas, "hours_frame", span, row + 1, body),
    ];
  };

/** A small month of links. */
const miniMonth: Area = {
  id: "month",
  label: "",
  rows: 8,
  draw: (canvas, span, row, rows) => [
    text(
      canvas,
      "month_title",
      span,
      rowTop(canvas, row + 1) - labelRise,
      { font: canvas.families.label, size: canvas.type.label },
      "{month_title}",
    ),
    rule(canvas, "month_rule", span, rowTop(canvas, row + 1)),
    monthLinks(canvas, { ...span, y: rowTop(canvas, row + 1), height: (rows - 1) * canvas.pitch }),
  ],
};
