/** Weeks whose days have labelled cells, such as meals or lessons. */
import { type Canvas, fingertip } from "../kit/canvas.ts";
import { weekdayStyle } from "../kit/frame.ts";
import { type Column, headings, placedColumns, wordsWidth } from "../kit/ledger.ts";
import { type Book, dayEventList, outsideDays, shadedDaysOff, writingCells } from "../kit/pages.ts";
import { rowTop, ruled, type Span, type Widget } from "../kit/widgets.ts";
import { chosen, type OneLayout } from "./layout.ts";
import { hasRoomOn, leastWeekRows } from "./room.ts";

export const weekDays = {
  id: "week-days",
  label: "Days of a week",
  shownBy: ["Week"],
  kind: "one",
  standard: "rows",
  values: [
    { value: "rows", label: "In rows", needs: "week rows" },
    { value: "columns", label: "In columns", needs: "columns" },
  ],
} as const satisfies OneLayout;

export interface WeekRows {
  readonly columns: readonly Column[];
  /** With the labels of the columns. */
  readonly rows: number;
  /** In front of the columns, or above days beside each other. Default: in the first of the columns. */
  readonly events?: "own room" | "elsewhere";
  /** Draws writing lines if the rows of a day are whole. */
  readonly hasLines?: true;
}

/** Rows of a week in a room: whole rows for each day, if they are high enough. */
export function rowsOfWeek(canvas: Canvas, room: number): number {
  const whole = 7 * Math.min(3, Math.floor((room - 1) / 7)) + 1;
  return Math.max(leastWeekRows(canvas), whole);
}

/** Days of the page's week in rows or in columns, as chosen. Columns need a page that is wide enough. */
export function weekTable(book: Book, span: Span, from: number, week: WeekRows): readonly Widget[] {
  return hasDayColumns(book) ? weekColumns(book.canvas, span, from, week) : weekRows(book.canvas, span, from, week);
}

export const hasDayColumns = ({ canvas, layouts }: Pick<Book, "canvas" | "layouts">): boolean =>
  chosen(layouts, weekDays) === "columns" && hasRoomOn("columns", canvas, canvas.theme);

/** Days of the page's week below each other, with labelled columns beside their names. */
export function weekRows(canvas: Canvas, span: Span, from: number, week: WeekRows): readonly Widget[] {
  const { rows, events: where } = week;
  if (rows < leastWeekRows(canvas)) return weekColumns(canvas, span, from, week);
  const size = weekType(canvas);
  const style = weekdayStyle(canvas);
  const names = Math.min((style === "short" ? 4.4 : 2.6) * size + 2 * padding, span.width / 3);
  const room = { x: span.x + names, width: span.width - names };
  const position = { y: rowTop(canvas, from + 1), height: (rows - 1) * canvas.pitch };
  const own = where === "own room" ? eventsEms * canvas.type.label : 0;
  const placed = placedColumns(canvas, { x: room.x + own, width: room.width - own }, week.columns);
  const first = own > 0 ? { x: room.x, width: own } : (placed[0]?.span ?? room);
  const day = position.height / 7;
  const hasLines = week.hasLines && (rows - 1) % 7 === 0;
  const pitch = hasLines ? canvas.pitch : Math.min(day, pitchOfEvents(canvas));
  const events = { x: first.x + padding, width: first.width - 2 * padding };
  const widths = [...(own > 0 ? [own] : []), ...placed.map(({ span: { width } }) => width)];
  return [
    ...headings(canvas, "days", placed, from),
    {
      id: "days",
      type: "calendar",
      position: { ...span, ...position },
      styling: { font: canvas.families.label, size, text_align: "left" },
      properties: {
        ...weekOfRules(canvas),
        layout_orientation: "vertical",
        weekday_label_style: style,
      },
    },
    ...(hasLines ? [writingCells(canvas, { ...room, ...position }, dayCells, (rows - 1) / 7)] : []),
    ruled(
      "days_columns",
      { ...room, ...position },
      {
        rows: 1,
        columns: widths.length,
        column_widths: widths.map((width) => Math.round(width * 100) / 100),
        border_style: "vertical",
        edge_left: false,
        edge_right: false,
        border_width: canvas.hairline,
        border_color: canvas.greys.rule,
      },
    ),
    ...Array.from({ length: where === "elsewhere" ? 0 : 7 }, (_, i) =>
      dayEventList(canvas, i, { ...events, y: position.y + i * day, height: day }, pitch),
    ),
  ];
}

const dayCells = { rows: 7, cols: 1, gap_x: 0, gap_y: 0 };

const padding = 3;

/** Distance of lines of events in a cell without rules. */
const pitchOfEvents = ({ type }: Canvas) => Math.ceil(type.label * 13) / 10;

/** Size of days, whose weekdays the calendar draws at nine tenths of it. */
const weekType = ({ type, constraints }: Canvas) => Math.max(type.label, constraints.min_font_pt / 0.9);

const weekOfRules = (canvas: Canvas): Widget["properties"] => ({
  calendar_type: "weekly",
  start_date: "{date}",
  show_month_year: false,
  show_time_grid: false,
  show_time_gutter: false,
  stroke_width: canvas.black,
  cell_padding: padding,
  cell_min_size: fingertip,
  edge_left: false,
  edge_right: false,
  link_strategy: "no_links",
  ...shadedDaysOff(canvas),
  ...outsideDays(canvas),
});

/** Width of a column of events, in ems of their lines. */
const eventsEms = 5;

/** Above the rows of days beside each other. */
const eventLines = 2;

/** Days beside each other, for a low page or many rows, with the names of the rows at their start. */
export function weekColumns(canvas: Canvas, span: Span, from: number, week: WeekRows): readonly Widget[] {
  const type = { font: canvas.families.narrowLabel, size: canvas.type.label };
  const names = Math.max(...week.columns.map((column) => wordsWidth(canvas, column.words, type))) + 2 * padding + 2;
  const days = { x: span.x + names, width: span.width - names };
  const height = week.rows * canvas.pitch;
  const y = rowTop(canvas, from);
  const head = canvas.type.label * 3 + 2 * padding;
  const pitch = pitchOfEvents(canvas);
  const hasOwnRoom =
    week.events === "own room" && (height - head - eventLines * pitch) / week.columns.length >= fingertip;
  const above = head + (hasOwnRoom ? eventLines * pitch : 0);
  const row = (height - above) / week.columns.length;
  const room = hasOwnRoom ? { y: y + head, height: above - head } : { y: y + above + 1, height: row - 2 };
  const day = days.width / 7;
  return [
    {
      id: "days",
      type: "calendar",
      position: { ...days, y, height },
      styling: {
        font: canvas.families.label,
        size: weekType(canvas),
        text_align: "left",
      },
      properties: { ...weekOfRules(canvas), weekday_label_style: weekdayStyle(canvas) },
    },
    ruled(
      "days_rows",
      { ...span, y: y + above, height: height - above },
      {
        rows: week.columns.length,
        columns: 2,
        column_widths: [names, days.width].map((width) => Math.round(width * 100) / 100),
        border_width: canvas.hairline,
        border_color: canvas.greys.rule,
        styling: { ...type, text_align: "left" },
        cell_padding: padding,
        data: week.columns.map((column) => [column.words.content, ""]),
      },
    ),
    ...Array.from({ length: 7 }, (_, i) => {
      const position = { x: days.x + i * day + 2, width: day - 4, ...room };
      return dayEventList(canvas, i, position, Math.min(room.height, pitch));
    }),
  ];
}
