/** Pages that several starters share. */

import { closeMonthCell, monthsGrid } from "@octavo/engine";
import type { Layouts } from "../layouts/layout.ts";
import { classic } from "../themes/classic.ts";
import {
  type Canvas,
  type DrawingOptions,
  finger,
  fingertip,
  isWide,
  leastMonths,
  left,
  measure,
  rowCount,
  top,
} from "./canvas.ts";
import {
  type Area,
  equalSpans,
  fittingSubtitle,
  gutter,
  type Head,
  hasRoomFor,
  head,
  linkBar,
  type linkRows,
  type Measured,
  monthList,
  monthSubtitles,
  monthTitle,
  stack,
  type Tab,
  type Tabs,
  tabs,
  target,
  whole,
} from "./frame.ts";
import {
  gridEdges,
  lines,
  linkedRows,
  rowTop,
  ruled,
  type Span,
  split,
  text,
  type Widget,
  widestOf,
} from "./widgets.ts";

export interface Master {
  readonly name: string;
  readonly description: string;
  readonly widgets: readonly Widget[];
}

export interface Book {
  readonly canvas: Canvas;
  readonly tabs: Tabs;
  readonly layouts?: Layouts | undefined;
  readonly clock?: DrawingOptions["hours"];
  readonly months?: number | undefined;
}

export function bookOf(canvas: Canvas, bar: Tabs, { layouts, hours, months }: DrawingOptions): Book {
  return { canvas, tabs: bar, layouts, clock: hours, months };
}

/** Targets of the days of a month: their pages, their weeks, or nothing. */
export type DayLinks = "days" | "weeks" | "none";

export const dayLinks: Readonly<Record<DayLinks, Widget["properties"]>> = {
  days: { link_strategy: "named_destinations" },
  weeks: { link_strategy: "template", link_template: "week(@iso_week)" },
  none: { link_strategy: "no_links" },
};

export const toYear: Tab = { id: "to_year", content: "{plan_year}", bind: "year(@plan_year_start)", widest: "2026–27" };
export const toNotes: Tab = { id: "to_notes", content: "Notes", bind: "index:1", widest: "Notatki" };

export const toIndex: Tab = { id: "to_index", content: "Index", bind: "index:1", widest: "Index" };

/** Short name of a month, with the widest in English and Polish. */
const monthName: Measured = { content: "{month_abbr:capital}", widest: "Sept" };

/** Titles, with the longest in English and Polish. */
export const titles = {
  month: { content: "{month_title}", widest: "Październik 2026" },
  monthName: { content: "{month_name:capital}", widest: "Październik" },
  week: { content: "Week {week}", widest: "Tydzień 53" },
  events: { content: "Events", widest: "Wydarzenia" },
};

/** Days of a week, or its months where they have no room. The year is in the tabs. */
export const weekSubtitles: readonly Measured[] = [
  { content: "{week_dates}", widest: "28 września – 4 października" },
  { content: "{week_dates_short}", widest: "28 Aug – 28 Nov" },
  { content: "{week_months:capital}", widest: "Sept – Oct" },
];

export const arrows = (rule: string, variable: string) => ({
  previous: `${rule}(@${variable}_prev)`,
  next: `${rule}(@${variable}_next)`,
});

export const monthArrows = arrows("month", "plan_month");

/**
 * `index` lists the pages of the index that the year leads to. `rowsOf` places them if the title row has no room.
 */
export function yearPage(
  { canvas, tabs: bar, months = 12 }: Book,
  index: readonly Tab[] = [],
  rowsOf: typeof linkRows = linkBar,
): Master {
  const below = hasRoomFor(canvas, index) ? { rows: 0, widgets: [] } : rowsOf(canvas, index);
  const calendar = yearMonths(canvas, { from: below.rows, months });
  return {
    name: "Year",
    description: calendar ? "Twelve months at a glance" : "Twelve months, with lines for what is to come",
    widgets: [
      ...tabs(canvas, bar, bar.home.id),
      ...head(canvas, {
        title: "{plan_year}",
        links: below.rows > 0 ? [] : index,
        hasLinksLast: true,
        arrows: arrows("year", "year"),
      }),
      ...below.widgets,
      ...(calendar ?? yearLines(canvas, below.rows)),
    ],
  };
}

interface YearRoom {
  /** Row below the links. */
  readonly from: number;
  /** Of the plan, up to twelve. */
  readonly months: number;
}

/** Undefined if the days of the months have no room. */
function yearMonths(canvas: Canvas, room: YearRoom): readonly Widget[] | undefined {
  const { from } = room;
  if (hasCalendar(canvas, from)) return [yearCalendar(canvas, from)];
  const close = [true, false].find((hasWeekdays) => hasCloseMonths(canvas, room, hasWeekdays));
  if (close === undefined) return hasYearColumns(canvas, from) ? yearColumns(canvas, from) : undefined;
  const calendar = yearCalendar(canvas, from);
  return [
    {
      ...calendar,
      styling: { font: canvas.families.narrow, size: canvas.type.calendar },
      properties: { ...calendar.properties, close: true, show_weekdays: close },
    },
  ];
}

/** True if there is room for the months of a year with close rows, whose days are large enough to read. */
function hasCloseMonths(canvas: Canvas, { from, months }: YearRoom, hasWeekdays: boolean): boolean {
  const room = yearRoom(canvas, from);
  const { rows, columns } = monthsGrid(room, months);
  const least = closeMonthCell(canvas.constraints.min_font_pt, hasWeekdays);
  return room.height / rows >= least.height && room.width / columns >= least.width;
}

function yearRoom(canvas: Canvas, from: number): Widget["position"] {
  const y = rowTop(canvas, from);
  return { ...whole(canvas), y, height: canvas.height - canvas.margins[2] - y };
}

/** Height of the names of months above their days, in points. */
const monthNameHeight = 10;

/** Height of a day of twelve months beside each other below rows of links, in whole pixels of the device. */
function dayRow(canvas: Canvas, from: number): number {
  const height = (canvas.height - canvas.margins[2] - rowTop(canvas, from) - monthNameHeight) / 31;
  return (Math.floor((height * canvas.ppi) / 72) * 72) / canvas.ppi;
}

/** The canvas with smaller tabs if the name of a month is wider than a column of a year. */
function withNarrowNames(canvas: Canvas): Canvas {
  const { type, families, constraints } = canvas;
  const widest = widestOf(canvas, monthName, { font: families.narrow, size: type.tab });
  const fitting = Math.floor((10 * type.tab * measure(canvas)) / 12 / widest) / 10;
  const tab = Math.max(constraints.min_font_pt, Math.min(type.tab, fitting));
  return { ...canvas, type: { ...type, tab } };
}

/** True if 31 days are high enough to read below each other. */
const hasYearColumns = (canvas: Canvas, from: number) =>
  !isWide(canvas) && dayRow(canvas, from) >= canvas.constraints.min_font_pt;

/** Months beside each other, with their days below each other. The tabs lead to them, because a finger is wider than a month. */
function yearColumns(canvas: Canvas, from: number): readonly Widget[] {
  const y = rowTop(canvas, from);
  const size = Math.max(canvas.constraints.min_font_pt, Math.min(canvas.type.text, dayRow(canvas, from) - 0.8));
  const names = { ...whole(canvas), y, height: monthNameHeight };
  const list = monthList(withNarrowNames(canvas), "month_names", names, { columns: 12, marked: undefined, bind: "" });
  return [
    list,
    {
      id: "months",
      type: "grid",
      position: { ...whole(canvas), y: y + monthNameHeight, height: 31 * dayRow(canvas, from) },
      styling: { font: canvas.families.narrow, size, text_align: "center" },
      properties: {
        rows: 1,
        cols: 12,
        data_source: "months({plan_year_start}, 12)",
        cell_template: {
          type: "day_list",
          properties: {
            month: "{cell_value}",
            show_header: false,
            show_weekdays: false,
            week_numbers: false,
            note_lines: false,
            link_strategy: "no_links",
            show_events: true,
            ...daysOff(canvas),
          },
        },
      },
    },
  ];
}

/** True if there is room for twelve months below rows of links. */
const hasCalendar = (canvas: Canvas, from: number) =>
  canvas.hasMonths && leastMonths(canvas) <= canvas.height - canvas.margins[2] - rowTop(canvas, from);

function yearCalendar(canvas: Canvas, from: number): Widget {
  return {
    id: "months",
    type: "calendar_year",
    position: yearRoom(canvas, from),
    styling: { font: canvas.families.text, size: Math.round((canvas.type.calendar * 112) / 10.5) / 10 },
    properties: {
      year: "{year}",
      start_month: "{month}",
      plan_only: true,
      fill: true,
      link_area: "month",
      show_weekdays: !isWide(canvas),
      ...(canvas.greys.text !== classic.greys.text && { weekday_color: canvas.greys.text }),
      shade_weekends: true,
      weekend_color: canvas.greys.weekend,
      ...dayMarks(canvas),
      holiday_color: canvas.greys.weekend,
    },
  };
}

/** Least height of the name of a month, in points. */
const leastName = 19.6;

/** Names of months, with lines below them. */
export function yearLines(canvas: Canvas, from = 0): readonly Widget[] {
  const room = rowCount(canvas) - from;
  const columns = monthsInRow(canvas, room);
  const rows = 12 / columns;
  const perMonth = (room * canvas.pitch) / rows;
  const own = Math.max(1, Math.floor(perMonth / canvas.pitch) - 1);
  // Below rows of links, the names of months have the room of a fingertip at least.
  const height = from > 0 ? Math.min(own * canvas.pitch, perMonth - leastName) : own * canvas.pitch;
  const gap = perMonth - height;
  const named = Math.max(leastName, Math.min(target(canvas), gap - 0.4));
  const gap_x = canvas.columns === 1 ? 10 : 12;
  const y = rowTop(canvas, from);
  const names = Array.from({ length: rows }, (_, i) => ({
    id: `months_${i + 1}`,
    type: "link_list",
    position: { ...whole(canvas), y: y + i * perMonth + gap - named, height: named },
    styling: { font: canvas.families.narrowLabel, size: canvas.type.label },
    properties: {
      count: columns,
      columns,
      gap_x,
      start_index: 1 + i * columns,
      first_month: "{plan_year_start}",
      label_template: columns > 4 ? "{month_abbr:capital}" : "{month_name:capital}",
      bind: "month(@plan_month)",
    },
  }));
  return [
    ...names,
    {
      id: "lines",
      type: "grid",
      position: { ...whole(canvas), y: y + gap, height: rows * perMonth - gap },
      properties: {
        rows,
        cols: columns,
        gap_x,
        gap_y: gap,
        data_source: "months({plan_year_start}, 12)",
        cell_template: ruledCell(canvas, own),
      },
    },
  ];
}

/** Arrows between months. The tabs do the same where there is no room. */
export function monthMoves(canvas: Canvas, links: readonly Tab[]): Pick<Head, "arrows"> {
  return hasRoomFor(canvas, links, titles.monthName) ? { arrows: monthArrows } : {};
}

/** Months beside each other, in this number of rows for them all. */
function monthsInRow(canvas: Canvas, room: number): number {
  if (!isWide(canvas)) return canvas.columns === 1 ? 2 : 3;
  if (room < 5.9) return 6;
  return measure(canvas) > 350 || room < 9 ? 4 : 3;
}

export interface MonthOptions {
  readonly description: string;
  readonly days: DayLinks;
  readonly links?: readonly Tab[];
  readonly areas: readonly Area[];
}

/** A month with room in every day, and areas beside or below it. */
export function monthPage(book: Book, options: MonthOptions): Master {
  return monthMaster(book, options, monthGrid(book.canvas, options));
}

/** Tabs and title of a month above its widgets. */
export function monthMaster(
  { canvas, tabs: bar }: Book,
  { description, links = [] }: MonthOptions,
  widgets: readonly Widget[],
): Master {
  return {
    name: "Month",
    description,
    widgets: [
      ...tabs(canvas, bar, "months"),
      ...head(canvas, { title: monthTitle(canvas, links), links, ...monthMoves(canvas, links) }),
      ...widgets,
    ],
  };
}

function monthGrid(canvas: Canvas, { days, areas: all }: MonthOptions): readonly Widget[] {
  const rows = rowCount(canvas);
  const [main = whole(canvas), side = whole(canvas)] = isWide(canvas)
    ? split(whole(canvas), [5, 2], gutter(canvas))
    : [whole(canvas)];
  const own = isWide(canvas) ? rows : rows - monthNotes(canvas);
  // Names beside boxes to tick off would read as tasks.
  const free = all.findLast(({ marks }) => marks === undefined);
  const areas = all.map((area) => (area === free ? { ...area, hasMonthEvents: true } : area));
  const columns = split(
    whole(canvas),
    areas.map(() => 1),
    gutter(canvas),
  );
  const below = areas.flatMap((area, i) => stack(canvas, columns[i] ?? main, [{ ...area, rows: "rest" }], own, rows));
  const beside = stack(
    canvas,
    side,
    areas.map((area, i) => ({ ...area, rows: i === areas.length - 1 ? "rest" : Math.floor(rows / areas.length) })),
  );
  return [monthDays(canvas, main, own, days), ...(isWide(canvas) ? beside : below)];
}

/** Rows for writing below a month of days. */
const monthNotes = (canvas: Canvas) => (canvas.hasMonths ? 6 : Math.min(4, Math.max(3, rowCount(canvas) - 11)));

export function monthDays(canvas: Canvas, span: Span, rows: number, days: DayLinks): Widget {
  const height = rows * canvas.pitch - (isWide(canvas) ? 0 : 6);
  return {
    id: "days",
    type: "calendar",
    position: { ...span, y: top(canvas), height },
    styling: { font: canvas.families.text, size: canvas.type.calendar, text_align: "left" },
    properties: {
      show_month_year: false,
      ...gridEdges(canvas),
      show_weekdays: height > 6 * fingertip + 1.5 * canvas.type.calendar,
      stroke_width: canvas.hairline,
      cell_padding: 3,
      cell_min_size: finger(canvas),
      week_numbers: days !== "none",
      link_area: "label",
      show_events: true,
      event_size: canvas.type.small,
      ...daysOff(canvas),
      ...dayLinks[days],
    },
  };
}

/**
 * Marks of days off in the cells of events: weekends and public holidays have the same ground, or holidays a band in a theme
 * without grey grounds. Bars and names show vacations and other own days.
 */
export const daysOff = ({ greys }: Canvas): Widget["properties"] => ({
  shade_weekends: true,
  weekend_color: greys.weekend,
  ...(greys.tint === "#ffffff" ? { days_off: "band" } : { days_off_color: greys.weekend }),
  vacations: false,
});

/** Marks of days off in a week whose events stand on writing rows. */
export const shadedDaysOff = (canvas: Canvas): Widget["properties"] => ({
  show_events: true,
  event_entries: "nothing",
  ...daysOff(canvas),
});

/** Color of days of other years in a week. A theme without grays has none, but the month. */
export const outsideDays = ({ greys }: Canvas): Widget["properties"] =>
  greys.text === "#000000" ? { outside_color: greys.text } : {};

/** The links of a week, with those further ones that leave room for the dates of its days. */
export function weekLinks(canvas: Canvas, links: readonly Tab[], further: readonly Tab[]): readonly Tab[] {
  const dates = (some: readonly Tab[]) =>
    fittingSubtitle(canvas, { after: titles.week, links: some, hasArrows: true }, weekSubtitles.slice(0, 2)).subtitle;
  const hasRoom = (some: readonly Tab[]) => hasRoomFor(canvas, some, titles.week) && (!dates([]) || dates(some));
  const count = further.findIndex((_, i) => !hasRoom([...links, ...further.slice(0, i + 1)]));
  return [...links, ...(count < 0 ? further : further.slice(0, count))];
}

/** Tabs and title of a week. `moves` are its arrows. */
export function weekHead(
  { canvas, tabs: bar }: Book,
  links: readonly Tab[],
  moves: Head["arrows"] = arrows("week", "iso_week"),
): readonly Widget[] {
  return [
    ...tabs(canvas, bar, "weeks"),
    ...head(canvas, {
      title: "Week {week}",
      ...fittingSubtitle(canvas, { after: titles.week, links, hasArrows: true }, weekSubtitles),
      links,
      ...(hasRoomFor(canvas, links, titles.week) && { arrows: moves }),
    }),
  ];
}

/** Rows to write on, in each cell of a grid. */
const ruledCell = (canvas: Canvas, rows: number, edges: Widget["properties"] = {}) => ({
  type: "table",
  properties: {
    rows,
    columns: 1,
    header_row: false,
    border_style: "horizontal",
    border_width: canvas.hairline,
    border_color: canvas.greys.rule,
    ...edges,
  },
});

interface WritingGrid {
  readonly rows: number;
  readonly cols: number;
  readonly gap_x: number;
  readonly gap_y: number;
}

/** Rows to write on in the cells of days. A calendar below them has the rules between cells. */
export function writingCells(
  canvas: Canvas,
  position: Widget["position"],
  grid: WritingGrid,
  own: number,
  cells = grid.rows * grid.cols,
): Widget {
  const edges = { edge_bottom: false, ...(grid.gap_y === 0 && { edge_top: false }) };
  return {
    id: "writing",
    type: "grid",
    position,
    properties: {
      ...grid,
      data_source: `range(${cells})`,
      cell_template: ruledCell(canvas, own, edges),
    },
  };
}

/** Boxes of a week: seven days, and notes in the last one. `to` is the number of rows that they have. */
function boxesOf(canvas: Canvas, to: number) {
  const height = to * canvas.pitch;
  // The calendar has four boxes in a row if it is wide.
  const isAcross = measure(canvas) > height;
  const [rows, cols] = isAcross ? [2, 4] : [4, 2];
  const box = height / rows;
  const own = Math.floor(box / canvas.pitch + 0.001) - 1;
  const gap = box - own * canvas.pitch;
  const inset = 5;
  const width = measure(canvas) / cols;
  const last = { x: left(canvas) + (cols - 1) * width + inset, width: width - 2 * inset };
  return { height, isAcross, rows, cols, box, own, gap, inset, width, last };
}

/** Rows to write on in the box of notes. */
export function notesBox(canvas: Canvas, to: number): Widget["position"] & { readonly rows: number } {
  const { height, own, last } = boxesOf(canvas, to);
  return { ...last, y: top(canvas) + height - own * canvas.pitch, height: own * canvas.pitch, rows: own };
}

/** `to` is the number of rows that the boxes have. `paper` replaces the lines of the box of notes. */
export function weekBoxes(
  canvas: Canvas,
  days: DayLinks,
  to: number,
  paper: readonly Widget[] | undefined,
): readonly Widget[] {
  const { height, isAcross, rows, cols, box, own, gap, inset, width, last } = boxesOf(canvas, to);
  const size = canvas.type.label;
  return [
    {
      id: "days",
      type: "calendar",
      position: { ...whole(canvas), y: top(canvas), height },
      styling: { font: canvas.families.label, size, text_align: "left" },
      properties: {
        calendar_type: "weekly",
        layout_orientation: "boxes",
        start_date: "{date}",
        show_month_year: false,
        stroke_width: canvas.black,
        ...gridEdges(canvas),
        weekday_label_style: canvas.hasMonths ? "full" : "short",
        cell_padding: inset,
        cell_min_size: finger(canvas),
        link_area: "label",
        ...shadedDaysOff(canvas),
        ...outsideDays(canvas),
        ...(days === "days" ? dayLinks.days : dayLinks.none),
      },
    },
    writingCells(
      canvas,
      { x: left(canvas) + inset, width: measure(canvas) - 2 * inset, y: top(canvas) + gap, height: height - gap },
      { rows, cols, gap_x: 2 * inset, gap_y: gap },
      own,
      rows * cols - (paper ? 1 : 0),
    ),
    ...(paper ?? []),
    ...Array.from({ length: 7 }, (_, day): Widget => {
      const [column, row] = isAcross ? [day % cols, Math.floor(day / cols)] : [Math.floor(day / rows), day % rows];
      const position = {
        x: left(canvas) + column * width + inset,
        y: top(canvas) + row * box + gap,
        width: width - 2 * inset,
        height: own * canvas.pitch,
      };
      return dayEventList(canvas, day, position, canvas.pitch);
    }),
    text(
      canvas,
      "goals_title",
      last,
      rowTop(canvas, 0) + height - box + 10 + size * 0.35,
      { font: canvas.families.label, size },
      "Notes",
    ),
  ];
}

/** Events of a day of the page's week, on lines of this pitch. */
export function dayEventList(canvas: Canvas, day: number, position: Widget["position"], pitch: number): Widget {
  return {
    id: `events_${day + 1}`,
    type: "event_list",
    position,
    styling: { font: canvas.families.narrow, size: canvas.type.label },
    properties: {
      shown_date: "@week_start",
      days_later: day,
      repeat_names: false,
      line_spacing: pitch,
      // Lower rows are too small for a finger. The name of the day is a link, too.
      ...(pitch < canvas.constraints.min_touch_target_pt && { link_events: false }),
    },
  };
}

/** Marks of holidays and own days in a small calendar. */
const dayMarks = ({ greys }: Canvas): Widget["properties"] => ({
  mark_days: "all-day entries",
  ...(greys.tint === "#ffffff" && { holiday_color: greys.tint }),
});

/** Days of the page's week, each a link. */
export function weekStrip(canvas: Canvas): Widget {
  const size = canvas.type.text;
  const height = Math.max(2 * canvas.pitch - 4, Math.min(2 * canvas.pitch, 4.22 * size));
  return {
    id: "week_days",
    type: "calendar",
    position: { ...whole(canvas), y: top(canvas) - 2, height },
    styling: { font: canvas.families.narrowLabel, size: size / 0.9, text_align: "center" },
    properties: {
      calendar_type: "weekly",
      start_date: "{date}",
      show_month_year: false,
      show_grid_lines: false,
      show_time_grid: false,
      show_time_gutter: false,
      highlight_date: "{date}",
      ...dayMarks(canvas),
      ...outsideDays(canvas),
      stroke_width: canvas.hairline,
      cell_padding: 4,
      cell_min_size: finger(canvas),
      link_strategy: "named_destinations",
    },
  };
}

/** Numbers of a month, each a link to its day. */
export function monthLinks(canvas: Canvas, position: Widget["position"]): Widget {
  return {
    id: "month_days",
    type: "calendar",
    position,
    styling: {
      font: canvas.families.text,
      size: Math.max(10.1, Math.round((canvas.type.calendar * 101) / 10.5) / 10),
      text_align: "center",
    },
    properties: {
      show_month_year: false,
      show_grid_lines: false,
      weekday_label_style: "narrow",
      highlight_date: "{date}",
      ...dayMarks(canvas),
      stroke_width: canvas.hairline,
      week_numbers: true,
      cell_padding: 4,
      cell_min_size: finger(canvas),
      link_strategy: "named_destinations",
    },
  };
}

export const toWeek: Tab = { id: "to_week", content: "Week {week}", bind: "week(@iso_week)", widest: "Tydzień 53" };
/** Lines of each page of events, on all canvases, because all have the same plan. */
const eventLines = 20;

/** All events of a month on lines, on as many pages as they need. Counts of events without room lead here. */
export function eventsPage({ canvas, tabs: bar }: Book): Master {
  const back: Tab = { id: "to_month", content: "‹ {month_abbr:capital}", bind: "month(@plan_month)", widest: "‹ Wrz" };
  const room = rowCount(canvas) * canvas.pitch;
  const columns = isWide(canvas) ? 2 : 1;
  const pitch = Math.min(canvas.pitch, room / Math.ceil(eventLines / columns));
  return {
    name: "Events",
    description: "All events of a month",
    widgets: [
      ...tabs(canvas, bar, "months"),
      ...head(canvas, {
        title: titles.events.content,
        ...fittingSubtitle(canvas, { after: titles.events, links: [back], hasArrows: false }, monthSubtitles),
        links: [back],
      }),
      ...equalSpans(canvas, columns).map((span, i) =>
        lines({ ...canvas, pitch }, `lines_${i + 1}`, span, 0, Math.floor(room / pitch + 0.001)),
      ),
      {
        id: "events",
        type: "event_list",
        position: { ...whole(canvas), y: top(canvas), height: room },
        styling: { font: canvas.families.narrow, size: canvas.type.small },
        properties: {
          span: "month",
          page_lines: eventLines,
          line_spacing: pitch,
          columns,
          gap: gutter(canvas),
          // Lower rows are too small for a finger.
          ...(pitch < canvas.constraints.min_touch_target_pt && { link_events: false }),
        },
      },
    ],
  };
}

/** Lines over the whole page. */
export function ruledPage(canvas: Canvas): Widget {
  return lines(canvas, "lines", whole(canvas), 0, rowCount(canvas));
}

/** `pages` is the number of notes, and `paper` the page below the title. */
export function notePage(
  { canvas, tabs: bar }: Book,
  pages: number,
  paper: readonly Widget[] = [ruledPage(canvas)],
): Master {
  return {
    name: "Note",
    description: "A page with a number and a line for its title",
    widgets: [...tabs(canvas, bar, toNotes.id), ...numberedHead(canvas, pages), ...paper],
  };
}

/** Number and a line for the title of a counted page. */
export function numberedHead(canvas: Canvas, pages: number): readonly Widget[] {
  const digits = String(pages).length;
  return head(canvas, {
    number: "{index}",
    digits,
    hasTitleLine: true,
    arrows: { previous: "notes(@index_prev)", next: "notes(@index_next)" },
  });
}

export interface IndexOptions {
  readonly title: string;
  readonly description: string;
  readonly bind: string;
  /** Pages of the index. */
  readonly pages: number;
  /** Marked tab. */
  readonly tab: string | undefined;
  readonly links?: readonly Tab[];
  /** Further links, which have a row of their own if the title row has no room. */
  readonly further?: readonly Tab[];
  /** A second link at the end of each line. */
  readonly more?: { readonly id: string; readonly bind: string } | undefined;
}

/** Lines of a page of an index. */
const perIndex = 20;

/** Numbered lines that lead to pages. */
export function indexPage({ canvas, tabs: bar }: Book, options: IndexOptions): Master {
  const { title, description, bind, pages, tab, links = [], further = [], more } = options;
  // The tabs lead to the pages of the index if nothing else is in them.
  const hasOwn = bar.pages !== undefined;
  const index = [...(hasOwn ? [] : indexLinks(canvas, pages)), ...further];
  const isInHead = index.length === 0 || hasRoomFor(canvas, [...links, ...index], { content: title, widest: title });
  const below = isInHead ? { rows: 0, widgets: [] } : linkBar(canvas, index);
  const from = below.rows;
  const room = (rowCount(canvas) - from) * canvas.pitch;
  const least = canvas.constraints.min_touch_target_pt - 0.3;
  const columns = [1, 2].find((some) => (room * some) / perIndex >= least) ?? 4;
  const rows = perIndex / columns;
  const pitch = Math.min(Math.max(30, canvas.pitch * 1.3), room / rows);
  const spans = equalSpans(canvas, columns);
  return {
    name: "Index",
    description,
    widgets: [
      ...tabs(canvas, bar, tab),
      ...head(canvas, { title, links: isInHead ? [...links, ...index] : links }),
      ...below.widgets,
      ...spans.flatMap((span, i) =>
        numberedLines(canvas, span, {
          first: 1 + i * rows,
          start: `{from_${1 + i * rows}}`,
          rows,
          pitch,
          bind,
          from,
          more,
        }),
      ),
    ],
  };
}

interface Column {
  /** Number of the first line on the page, and in the index. */
  readonly first: number;
  readonly start: string | number;
  readonly rows: number;
  readonly pitch: number;
  readonly from: number;
  readonly more?: IndexOptions["more"];
  readonly bind: string;
}

function secondLinks(
  canvas: Canvas,
  { x, width, ...position }: Widget["position"],
  { first, start, rows }: Column,
  { id, bind }: NonNullable<IndexOptions["more"]>,
): Widget {
  return {
    id: `${id}_${first}`,
    type: "link_list",
    position: { ...position, x: x + width - 24, width: 24 },
    styling: { font: canvas.families.label, size: canvas.type.text, text_align: "right" },
    properties: { count: rows, columns: 1, start_index: start, label_template: "›", bind },
  };
}

export function numberedLines(canvas: Canvas, span: Span, column: Column): readonly Widget[] {
  const { first, start, rows, pitch, bind, from, more } = column;
  const lines = { ...span, y: rowTop(canvas, from), height: rows * pitch };
  const { gap_y, ...placed } = linkedRows(lines.y, rows, pitch);
  const position = { ...lines, ...placed };
  return [
    ruled(`from_${first}_lines`, lines, { rows, border_color: canvas.greys.rule, border_width: canvas.hairline }),
    {
      id: `from_${first}`,
      type: "link_list",
      position: { ...position, width: 30 },
      styling: { font: canvas.families.label, size: canvas.type.text },
      properties: {
        count: rows,
        columns: 1,
        start_index: start,
        label_template: "{index}",
        bind,
        ...(gap_y > 0 && { gap_y }),
      },
    },
    ...(more ? [secondLinks(canvas, position, column, more)] : []),
  ];
}

/** Links to the pages of the index of notes, and what they lead to. */
export const notesLinks = (canvas: Canvas, pages: number): readonly Tab[] => [
  { ...toNotes, id: "to_notes_index" },
  ...indexLinks(canvas, pages),
];

/** Links to the pages of an index. On a narrow page, only with their first numbers. */
export function indexLinks(canvas: Canvas, pages: number): readonly Tab[] {
  if (pages < 2) return [];
  return Array.from({ length: pages }, (_, i) => {
    const [first, end] = [i * perIndex + 1, (i + 1) * perIndex];
    const content = canvas.hasMonths || (pages < 4 && canvas.columns > 1) ? `${first}–${end}` : String(first);
    return { id: `to_index_${i + 1}`, content, bind: `index:${i + 1}`, widest: content };
  });
}
