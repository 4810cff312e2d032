/** Pages with a title, links and parts, and weeks with a row for each day. */
import { type Canvas, fingertip, isWide, rowCount } from "../kit/canvas.ts";
import {
  fittingSubtitle,
  type Head,
  hasRoomFor,
  head,
  linkRows,
  type Measured,
  monthSubtitles,
  type Tab,
  tabs,
  tiled,
  weekdayStyle,
  whole,
  words,
} from "../kit/frame.ts";
import {
  type Column,
  column,
  headings,
  type Ledger,
  ledger,
  ledgerArea,
  placedColumns,
  wordsWidth,
} from "../kit/ledger.ts";
import { arrows, type Book, type Master, titles, toWeek, weekSubtitles } from "../kit/pages.ts";
import { lines, rowTop, ruled, type Span, type Widget } from "../kit/widgets.ts";
import { week } from "../layouts/week.ts";

export interface TitledPage extends Pick<Head, "arrows" | "number" | "hasTitleLine"> {
  readonly name: string;
  readonly description: string;
  readonly title: Measured;
  /** Period beside the title, if it has room. */
  readonly period?: "month" | "week";
  readonly links?: readonly Tab[];
  /** Marked tab, or `months`. */
  readonly tab?: string | undefined;
  /** Draws the page from a row, which is below the links if they have no room in the title row. */
  readonly draw: (from: number) => readonly Widget[];
}

const periods = { month: monthSubtitles, week: weekSubtitles };

export function titledPage({ canvas, tabs: bar }: Book, page: TitledPage): Master {
  const { name, description, title, period, links = [], tab, arrows: moves, number, hasTitleLine, draw } = page;
  const isInHead = links.length === 0 || hasRoomFor(canvas, links, hasTitleLine ? writtenTitle : title);
  const shown = isInHead ? links : [];
  const below = isInHead ? { rows: 0, widgets: [] } : linkRows(canvas, links);
  const subtitle = period
    ? fittingSubtitle(
        canvas,
        { after: title, links: shown, hasArrows: moves !== undefined && hasRoomFor(canvas, shown, title) },
        periods[period],
      )
    : {};
  return {
    name,
    description,
    widgets: [
      ...tabs(canvas, bar, tab),
      ...head(canvas, {
        ...(hasTitleLine ? { hasTitleLine } : { title: title.content }),
        ...(number !== undefined && { number }),
        ...subtitle,
        links: shown,
        ...(moves && { arrows: moves }),
      }),
      ...below.widgets,
      ...draw(below.rows),
    ],
  };
}

interface ListPage
  extends Pick<TitledPage, "name" | "title" | "period" | "links" | "arrows" | "tab">,
    Omit<Ledger, "id"> {
  /** Default: the name in small letters. */
  readonly id?: string;
}

/** A page that is one ledger. */
export function listPage(book: Book, { columns, hasSum, id, ...page }: ListPage): Master {
  const { canvas } = book;
  const drawn = { id: id ?? page.name.toLowerCase(), columns, ...(hasSum && { hasSum }) };
  return titledPage(book, {
    ...page,
    description: "Columns to fill in by hand",
    draw: (from) => ledger(canvas, whole(canvas), from, rowCount(canvas) - from, drawn),
  });
}

/** A page of ledgers, beside each other on a wide page. */
export function listsPage(
  book: Book,
  { lists, ...page }: Pick<TitledPage, "name" | "title"> & { readonly lists: readonly Ledger[] },
): Master {
  const { canvas } = book;
  const areas = lists.map((list) => ledgerArea(list));
  return titledPage(book, {
    ...page,
    description: "Columns to fill in by hand",
    draw: (from) => tiled(canvas, areas, isWide(canvas) ? lists.length : 1, from),
  });
}

/** A page of a week with its number, its dates and arrows to its neighbors. */
export function weekOf(
  book: Book,
  page: Pick<TitledPage, "links" | "draw"> & { readonly description?: string },
): Master {
  return titledPage(book, {
    name: "Week",
    description: "A row for each day of the week",
    title: titles.week,
    period: "week",
    arrows: arrows("week", "iso_week"),
    tab: "months",
    ...page,
  });
}

/** Least room for a title in handwriting beside a number. */
const writtenTitle: Measured = { content: "000 000000000", widest: "000 000000000" };

export interface WeekRows {
  readonly columns: readonly Column[];
  /** With the labels of the columns. */
  readonly rows: number;
  /** Draws writing lines if the rows of a day are whole. */
  readonly hasLines?: true;
}

/** Least rows of a week, with their labels. */
const leastRows = ({ pitch }: Canvas) => 1 + Math.ceil((7 * fingertip) / pitch);

/** Rows of a week in a room: whole rows for each day, if they are high enough. */
export function rowsOfWeek(canvas: Canvas, room: number): number {
  const whole = 7 * Math.min(3, Math.floor((room - 1) / 7)) + 1;
  return Math.max(leastRows(canvas), whole);
}

/** Days of the page's week below each other, with labelled columns beside their names. */
export function weekRows(canvas: Canvas, span: Span, from: number, week: WeekRows): readonly Widget[] {
  const { rows } = week;
  if (rows < leastRows(canvas)) return weekColumns(canvas, span, from, week);
  const size = weekType(canvas);
  const style = weekdayStyle(canvas);
  const names = Math.min((style === "short" ? 4.4 : 2.6) * size + 2 * padding, span.width / 3);
  const room = { x: span.x + names, width: span.width - names };
  const position = { y: rowTop(canvas, from + 1), height: (rows - 1) * canvas.pitch };
  const placed = placedColumns(canvas, room, week.columns);
  return [
    ...headings(canvas, "days", placed, from),
    ...(week.hasLines && (rows - 1) % 7 === 0 ? [lines(canvas, "days_lines", room, from + 1, rows - 1)] : []),
    ruled(
      "days_columns",
      { ...room, ...position },
      {
        rows: 1,
        columns: placed.length,
        column_widths: placed.map(({ span: { width } }) => Math.round(width * 100) / 100),
        border_style: "vertical",
        edge_left: false,
        edge_right: false,
        border_width: canvas.hairline,
        border_color: canvas.greys.rule,
      },
    ),
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
  ];
}

const padding = 3;

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
});

/** Days beside each other, for a low page or many rows, with the names of the rows at their start. */
export function weekColumns(canvas: Canvas, span: Span, from: number, week: WeekRows): readonly Widget[] {
  const type = { font: canvas.families.narrowLabel, size: canvas.type.label };
  const names = Math.max(...week.columns.map((column) => wordsWidth(canvas, column.words, type))) + 2 * padding + 2;
  const days = { x: span.x + names, width: span.width - names };
  const height = week.rows * canvas.pitch;
  const above = canvas.type.label * 3 + 2 * padding;
  const y = rowTop(canvas, from);
  return [
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
  ];
}

/** The master with other properties of the widgets with an id. */
export function withProperties({ widgets, ...master }: Master, id: string, properties: Widget["properties"]): Master {
  const changed = (widget: Widget): Widget =>
    widget.id === id ? { ...widget, properties: { ...widget.properties, ...properties } } : widget;
  return { ...master, widgets: widgets.map(changed) };
}

/** The month with its week numbers as links to other pages of the week. */
export const withWeekLinks = (month: Master, rule: string) =>
  withProperties(month, "days", { week_link_template: rule });

/** Links to counted pages: one by its name, and the others by their number. */
export function pageTabs({ id, content, widest, bind, section }: Tab, count: number, named = 1): readonly Tab[] {
  return Array.from({ length: count }, (_, i) => {
    const number = String(i + 1);
    return {
      id: `${id}_${number}`,
      bind: `${bind}:${number}`,
      ...(i + 1 === named ? { content, widest } : words(number, String(count))),
      ...(section !== undefined && { section }),
    };
  });
}

/** From a page behind a week. */
export const weekBack: Tab = { ...toWeek, content: "‹ Week {week}", widest: "‹ Tydzień 53" };

/** From a page of a month. */
export const monthBack: Tab = {
  id: "to_month",
  content: "‹ {month_abbr:capital}",
  bind: "month(@plan_month)",
  widest: "‹ Wrz",
};
