import {
  type Canvas,
  type DrawingOptions,
  isLow,
  isWide,
  left,
  measure,
  rowCount,
  squaresHeight,
  top,
} from "../kit/canvas.ts";
import {
  area,
  baseline,
  gutter,
  hasRoomFor,
  head,
  included,
  monthLabel,
  monthTitle,
  stack,
  type Tab,
  tabs,
  target,
  tiled,
  weekdayStyle,
  whole,
} from "../kit/frame.ts";
import { type Book, bookOf, type Master, monthMoves, toYear } from "../kit/pages.ts";
import {
  frame,
  label,
  rowTop,
  ruled,
  split,
  squareStroke,
  text,
  type Widget,
  widestOf,
  widthOf,
} from "../kit/widgets.ts";
import { tabs as sides } from "../layouts/tabs.ts";
import type { StarterSource } from "../starter.ts";
import { backHead } from "./dated.ts";
import { hard, nextMonth, reviewTitle, toReview, well } from "./reviews.ts";
import { behindEach, months, year } from "./sections.ts";

/** A year of squares, and a month of days and habits. */
export const habits: StarterSource = {
  id: "habits",
  category: "journal",
  name: { en: "Habit tracker", pl: "Śledzenie nawyków" },
  description: "A square for every day of the year, a grid of days and habits for each month, and a page to look back.",
  optional: [
    {
      section: "reviews",
      included: true,
      name: "A review of each month",
    },
  ],
  layouts: [sides],
  sections: [
    year,
    behindEach("habits", "Habits", "habits:index"),
    {
      ...months,
      nested: [
        behindEach("month_halves", "Second half", "half:{plan_month}"),
        behindEach("reviews", "Review", "review:{plan_month}"),
      ],
    },
  ],
  masters: (canvas, options) => {
    const book = bookOf(canvas, { home: toYear, hasMonths: true, last: toHabits }, options);
    const halves = hasHalves(canvas) ? [secondHalf(book, options)] : [];
    return [yearOfSquares(book), habitList(book), monthOfHabits(book, options), ...halves, review(book)];
  },
};

const toHabits: Tab = { id: "to_habits", content: "Habits", bind: "habits:index", widest: "Nawyki" };
/** Rows of 31 squares with numbers above them. Two tables, because a table has at most 20 columns. */
function squaresAcross(canvas: Canvas, id: string, names: number, rows: number): readonly Widget[] {
  const { pitch } = canvas;
  const head = pitch * 0.7;
  const height = rowCount(canvas) * pitch - head;
  const room = { x: left(canvas) + names, width: measure(canvas) - names };
  const halves = [
    { first: 1, count: 16 },
    { first: 17, count: 15 },
  ].map((half) => ({
    ...half,
    x: room.x + ((half.first - 1) * room.width) / 31,
    width: (half.count * room.width) / 31,
  }));
  const grid = { rows, border_style: "all", border_width: canvas.hairline, border_color: canvas.greys.rule };
  return [
    numbersAbove(canvas, { ...room, y: top(canvas), height: head }, 31),
    ...halves.map(({ count, first, x, width }) =>
      ruled(`${id}_${first}`, { x, width, y: top(canvas) + head, height }, { ...grid, columns: count }),
    ),
  ];
}

/** Type of numbers above narrow columns. */
function numberSize({ constraints, type }: Canvas): number {
  const usual = Math.max(7.2, Math.round(type.text * 8.2) / 10);
  return Math.max(constraints.min_font_pt, Math.min(usual, type.text));
}

/** Numbers from 1, one above each column. */
function numbersAbove(canvas: Canvas, position: Widget["position"], columns: number): Widget {
  return {
    id: "numbers",
    type: "grid",
    position,
    styling: {
      font: canvas.families.narrow,
      size: numberSize(canvas),
      text_align: "center",
    },
    properties: {
      rows: 1,
      cols: columns,
      data_source: `range(1, ${columns + 1})`,
      cell_template: { type: "text_block", content: "{cell_value}" },
    },
  };
}

function yearAcross({ canvas, tabs: bar }: Book): Master {
  const names = 28;
  const above = canvas.pitch * 0.7;
  return {
    name: "Year",
    description: "A square for each day of the year",
    widgets: [
      ...tabs(canvas, bar, bar.home.id),
      ...yearHead(canvas),
      ...keySquares(canvas),
      ...squaresAcross(canvas, "squares", names, 12),
      monthNames(
        canvas,
        { x: left(canvas), width: names, y: top(canvas) + above, height: rowCount(canvas) * canvas.pitch - above },
        1,
      ),
    ],
  };
}

const yearHead = (canvas: Canvas) =>
  head(canvas, { title: "{plan_year}", arrows: { previous: "year(@year_prev)", next: "year(@year_next)" } });

/** Key in the title row: how much of the habits a day had, as its square is shaded. As many shares as have room. */
function keySquares(canvas: Canvas): readonly Widget[] {
  if (canvas.columns === 1) return [];
  const { x, width } = whole(canvas);
  const title = widthOf(canvas, "2026–27", { font: canvas.families.title, size: canvas.type.title }) + 14;
  const type = { font: canvas.families.narrow, size: canvas.type.label };
  const words = widestOf(canvas, { content: "Key", widest: "Legenda" }, type) + 8;
  const least = keySize + 8 + widthOf(canvas, "100%", type);
  const end = width - title - 2 * target(canvas) - 4;
  // A narrow page has no room for the word.
  const from = title + (end - words >= 3 * least ? words : 0);
  const hasQuarters = width - from - 2 * target(canvas) - 4 >= 5 * least;
  const shares = [0, 25, 50, 75, 100].filter((share) => share % 50 === 0 || hasQuarters).map((share) => `${share}%`);
  const count = shares.length;
  // The grid is as wide as the row, so that a mirrored page keeps title, squares and arrows together.
  const room = { x: x + from, width: width - from };
  const cols = Math.floor((count * room.width) / Math.max(count * least, Math.min(count * 60, room.width * 0.8)));
  return [
    ...(from > title ? [text(canvas, "key_label", { x: x + title, width: words }, baseline(canvas), type, "Key")] : []),
    {
      id: "key",
      type: "grid",
      position: { ...room, y: baseline(canvas) - 12, height: 14 },
      styling: type,
      properties: {
        rows: 1,
        cols: Math.max(count, cols),
        data_source: shares,
        cell_template: {
          type: "checkbox",
          content: "{cell_value}",
          properties: { checkbox_size: keySize, stroke_width: squareStroke(canvas) },
        },
      },
    },
  ];
}

/** Side of the squares of the key, in points. */
const keySize = 10;

function monthNames(canvas: Canvas, position: Widget["position"], columns: number): Widget {
  const type = { font: canvas.families.narrowLabel, size: canvas.type.tab };
  return {
    id: "months",
    type: "link_list",
    position,
    styling: { ...type, text_align: columns === 1 ? "left" : "center" },
    properties: {
      count: 12,
      columns,
      first_month: "{plan_year_start}",
      label_template:
        columns > 1 && canvas.columns === 1 ? "{month}" : monthLabel(canvas, position.width / columns, type),
      bind: "",
    },
  };
}

function yearOfSquares(book: Book): Master {
  return isLow(book.canvas) ? yearAcross(book) : yearDown(book);
}

function yearDown({ canvas, tabs: bar }: Book): Master {
  const numbers = widthOf(canvas, "00", { font: canvas.families.text, size: canvas.type.text }) + 8;
  const above = target(canvas);
  const [span = whole(canvas), side] = isWide(canvas) ? split(whole(canvas), [3, 1], gutter(canvas)) : [whole(canvas)];
  const height = squaresHeight(canvas, above);
  const squaresSpan = { x: span.x + numbers, width: span.width - numbers };
  const size = Math.min(canvas.type.text, height / 31);
  return {
    name: "Year",
    description: "A square for each day of the year",
    widgets: [
      ...tabs(canvas, bar, bar.home.id),
      ...yearHead(canvas),
      ...keySquares(canvas),
      monthNames(canvas, { ...squaresSpan, y: top(canvas), height: above }, 12),
      {
        id: "numbers",
        type: "grid",
        position: { x: span.x, width: numbers, y: top(canvas) + above, height },
        styling: { font: canvas.families.narrow, size },
        properties: {
          rows: 31,
          cols: 1,
          data_source: "range(1, 32)",
          cell_template: { type: "text_block", content: "{cell_value}" },
        },
      },
      {
        id: "squares",
        type: "grid",
        position: { ...squaresSpan, y: top(canvas) + above, height },
        styling: { font: canvas.families.narrow, size },
        properties: {
          rows: 1,
          cols: 12,
          data_source: "months({plan_year_start}, 12)",
          cell_template: {
            type: "day_list",
            properties: {
              month: "{cell_value}",
              show_header: false,
              show_days: false,
              show_weekdays: false,
              week_numbers: false,
              columns: 1,
              shade_weekends: true,
              weekend_color: canvas.greys.weekend,
              line_color: canvas.greys.rule,
              stroke_width: canvas.hairline,
              link_strategy: "no_links",
            },
          },
        },
      },
      ...(side
        ? stack(canvas, side, [area("names", "Habits", { rows: habitCount(canvas) + 1, marks: "numbers" })])
        : []),
    ],
  };
}

/** Habits of a month, one for each column or row. */
function habitCount(canvas: Canvas): number {
  if (isLow(canvas))
    return Math.min(10, rowCount(canvas) - 1, Math.floor((rowCount(canvas) * canvas.pitch - canvas.pitch * 0.7) / 15));
  return Math.min(12, rowCount(canvas) - 1, Math.floor((measure(canvas) - dayNames(canvas)) / 13));
}

/** Height of a row of readable type. Rows end on pixels of the device. */
const leastRow = ({ constraints, ppi }: Canvas) => constraints.min_font_pt + Math.max(0.3, 72 / ppi);

/** Width of the numbers and weekdays of a list of days. */
const dayNames = ({ type }: Canvas) => type.text * (1.8 + 3.2);

function habitList({ canvas, tabs: bar }: Book): Master {
  const rows = rowCount(canvas);
  const [name = whole(canvas), why = name] = split(whole(canvas), [2, 3], gutter(canvas));
  const count = habitCount(canvas);
  return {
    name: "Habits",
    description: "Which habits, and why",
    widgets: [
      ...tabs(canvas, bar, bar.last?.id),
      ...head(canvas, { title: "Habits" }),
      label(canvas, "habit", { ...name, x: name.x + 20 }, 0, "Habit"),
      label(canvas, "why", why, 0, "Why it matters"),
      ruled(
        "lines",
        { ...whole(canvas), y: rowTop(canvas, 1), height: (rows - 1) * canvas.pitch },
        {
          rows: count,
          border_width: canvas.hairline,
          border_color: canvas.greys.rule,
          styling: { font: canvas.families.strong, size: canvas.type.label + 2 },
          cell_padding: 2,
          data: Array.from({ length: count }, (_, i) => [String(i + 1)]),
        },
      ),
      ...frame(canvas, "lines_frame", whole(canvas), 1, rows - 1),
    ],
  };
}

const toSecondHalf: Tab = { id: "to_half", content: "17 ›", bind: "half:@plan_month", widest: "17 ›" };
const toFirstHalf: Tab = { id: "to_first", content: "‹ 1–16", bind: "month(@plan_month)", widest: "‹ 1–16" };

function monthOfHabits({ canvas, tabs: bar }: Book, options: DrawingOptions): Master {
  const links = [...(hasHalves(canvas) ? [toSecondHalf] : []), ...included([toReview], options)];
  return {
    name: "Month",
    description: "Days and habits, a square for each",
    widgets: [
      ...tabs(canvas, bar, "months"),
      ...head(canvas, {
        title: hasHalves(canvas) ? halfTitle(canvas, links) : monthTitle(canvas, links),
        links,
        ...monthMoves(canvas, links),
      }),
      ...(isLow(canvas) ? habitsAcross(canvas) : habitsDown(canvas, hasHalves(canvas) ? "to 16" : undefined)),
    ],
  };
}

/** The days of a month after the 16th. */
function secondHalf({ canvas, tabs: bar }: Book, options: DrawingOptions): Master {
  const links = [toFirstHalf, ...included([toReview], options)];
  return {
    name: "Second half",
    description: "Days and habits, a square for each",
    widgets: [
      ...tabs(canvas, bar, "months"),
      ...head(canvas, { title: halfTitle(canvas, links), links }),
      ...habitsDown(canvas, "from 17"),
    ],
  };
}

/** The month, or its short name if there is no room beside the links. */
function halfTitle(canvas: Canvas, links: readonly Tab[]): string {
  const title = { content: "{month_name:capital}", widest: "Październik" };
  return hasRoomFor(canvas, links, title) ? monthTitle(canvas, links) : "{month_abbr:capital}";
}

/** Height of a row that a mark has room in, in points: 4 mm. */
const markedRow = 11.34;

/** True if a month has two pages, because its rows would be too low on one. */
const hasHalves = (canvas: Canvas): boolean =>
  !isLow(canvas) && squaresHeight(canvas, namesHeight(canvas, 31)) / 31 < markedRow;

/** Room for the names of habits, above this number of days. */
const namesHeight = (canvas: Canvas, days: number, row = leastRow(canvas)): number =>
  Math.min((isWide(canvas) ? 1.5 : 3) * canvas.pitch, squaresHeight(canvas, days * row));

/** Height of rows of a half month, at least: 5 mm. */
const halfRow = 14.2;

/** Habits as rows, with their names in front. */
function habitsAcross(canvas: Canvas): readonly Widget[] {
  const names = measure(canvas) * 0.2;
  const above = canvas.pitch * 0.7;
  const room = rowCount(canvas) * canvas.pitch - above;
  const rows = habitCount(canvas);
  const position = { x: left(canvas), width: names, y: top(canvas) + above, height: room };
  return [
    ruled("names", position, {
      rows,
      border_width: canvas.hairline,
      border_color: canvas.greys.rule,
      styling: { font: canvas.families.narrow, size: canvas.type.text },
      cell_padding: 2,
      data: Array.from({ length: rows }, (_, i) => [String(i + 1)]),
    }),
    ...squaresAcross(canvas, "days", names, rows),
  ];
}

function habitsDown(canvas: Canvas, half?: "to 16" | "from 17"): readonly Widget[] {
  const size = canvas.type.text;
  const names = half === undefined ? namesHeight(canvas, 31) : namesHeight(canvas, 16, halfRow);
  const first = dayNames(canvas);
  const columns = habitCount(canvas);
  const height = squaresHeight(canvas, names);
  const room = { x: left(canvas) + first, width: measure(canvas) - first };
  return [
    {
      id: "names",
      type: "table",
      position: { ...room, y: top(canvas), height: names },
      properties: {
        rows: 1,
        columns,
        header_row: false,
        border_style: "all",
        border_width: canvas.hairline,
        border_color: canvas.greys.rule,
      },
    },
    numbersAbove(canvas, { ...room, y: top(canvas) + names - size * 1.5, height: size * 1.5 }, columns),
    {
      id: "days",
      type: "day_list",
      position: { ...whole(canvas), y: top(canvas) + names, height },
      styling: { font: canvas.families.narrow, size },
      properties: {
        show_header: false,
        ...(half !== undefined && { shown_days: half }),
        week_numbers: false,
        weekday_label_style: weekdayStyle(canvas),
        shade_weekends: true,
        weekend_color: canvas.greys.weekend,
        link_strategy: "no_links",
        columns,
        line_color: canvas.greys.rule,
        stroke_width: canvas.hairline,
      },
    },
  ];
}

function review({ canvas, tabs: bar }: Book): Master {
  return {
    name: "Review",
    description: "Looking back on a month",
    widgets: [
      ...tabs(canvas, bar, "months"),
      ...backHead(canvas, reviewTitle),
      ...tiled(canvas, [well, hard, nextMonth], isWide(canvas) ? 3 : 1),
    ],
  };
}
