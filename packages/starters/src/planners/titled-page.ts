/** Pages with a title, links and parts. */
import { isWide, rowCount } from "../kit/canvas.ts";
import {
  daySubtitles,
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
  whole,
  widthOfNumber,
  words,
} from "../kit/frame.ts";
import { type Ledger, ledger, ledgerArea } from "../kit/ledger.ts";
import { arrows, type Book, type Master, titles, toWeek, weekSubtitles } from "../kit/pages.ts";
import type { Widget } from "../kit/widgets.ts";

export interface TitledPage extends Pick<Head, "arrows" | "number" | "hasTitleLine"> {
  readonly name: string;
  readonly description: string;
  readonly title: Measured;
  /** Period beside the title, if it has room. */
  readonly period?: "day" | "month" | "week";
  readonly links?: readonly Tab[];
  /** Marked tab, or a period whose months are marked. */
  readonly tab?: string | undefined;
  /** Draws the page from a row, which is below the links if they have no room in the title row. */
  readonly draw: (from: number) => readonly Widget[];
}

const periods = { day: daySubtitles, month: monthSubtitles, week: weekSubtitles };

export function titledPage({ canvas, tabs: bar }: Book, page: TitledPage): Master {
  const { name, description, title, period, links = [], tab, arrows: moves, number, draw } = page;
  const { hasTitleLine } = page;
  // Pages without arrows have their room for the number.
  const beside = number === undefined || hasTitleLine || !moves ? 0 : widthOfNumber(canvas);
  const isInHead = links.length === 0 || hasRoomFor(canvas, links, hasTitleLine ? writtenTitle : title, beside);
  const shown = isInHead ? links : [];
  const below = isInHead ? { rows: 0, widgets: [] } : linkRows(canvas, links);
  const subtitle = period
    ? fittingSubtitle(
        canvas,
        { after: title, links: shown, hasArrows: moves !== undefined && hasRoomFor(canvas, shown, title), beside },
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
    description: "The seven days of a week",
    title: titles.week,
    period: "week",
    arrows: arrows("week", "iso_week"),
    tab: "weeks",
    ...page,
  });
}

/** Least room for a title in handwriting beside a number. */
const writtenTitle: Measured = { content: "000 000000000", widest: "000 000000000" };

/** The month with its week numbers as links to other pages of the week. */
export function withWeekLinks({ widgets, ...month }: Master, rule: string): Master {
  const changed = (widget: Widget): Widget =>
    widget.id === "days" ? { ...widget, properties: { ...widget.properties, week_link_template: rule } } : widget;
  return { ...month, widgets: widgets.map(changed) };
}

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
