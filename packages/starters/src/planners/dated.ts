/** Tabs, areas and pages that planners of a year share. */
import type { Canvas } from "../kit/canvas.ts";
import {
  type Area,
  fittingSubtitle,
  head,
  type Measured,
  type MonthMark,
  monthSubtitles,
  type Tab,
  type Tabs,
  tabs,
  words,
} from "../kit/frame.ts";
import { type Book, indexLinks, indexPage, type Master, notePage, toNotes, toYear } from "../kit/pages.ts";
import type { Widget } from "../kit/widgets.ts";
import { collectionsBeside } from "../layouts/collections.ts";
import { notesArea, paperPage } from "../layouts/paper.ts";

export const dated: Tabs = { home: toYear, hasMonths: true, last: toNotes };

const notesIndex = { title: "Notes", description: "Numbered lines, each a link to its page", bind: "notes(@index)" };

/** `pages` is the number of pages of the index. */
export function notesPages(book: Book, pages: number): readonly Master[] {
  const title = words(notesIndex.title, "Notatki");
  const further = collectionsBeside(book, indexLinks(book.canvas, pages), title);
  return [
    indexPage(book, { ...notesIndex, pages, tab: toNotes.id, further }),
    notePage(book, 20 * pages, paperPage(book)),
  ];
}

export const goals: Area = { id: "goals", label: "Goals", rows: "rest", marks: "squares" };

export function monthAreas({ canvas, layouts }: Book): readonly Area[] {
  const notes = notesArea(layouts);
  return canvas.columns === 1 ? [notes] : [goals, notes];
}

/** Notes behind a page of a section. */
export function behind(
  book: Book,
  marked: MonthMark,
  page: Pick<Master, "name" | "description">,
  heading: readonly Widget[],
): Master {
  return { ...page, widgets: [...tabs(book.canvas, book.tabs, marked), ...heading, ...paperPage(book)] };
}

const backToMonth: Tab = {
  id: "to_month",
  content: "‹ {month_name:capital}",
  bind: "month(@plan_month)",
  widest: "‹ Październik",
};

/** A page that belongs to a month: its name and month, with a link back. */
export function backHead(canvas: Canvas, title: Measured): readonly Widget[] {
  const toMonth = { ...backToMonth, content: "‹ {month_abbr:capital}", widest: "‹ Wrz" };
  const subtitle = fittingSubtitle(canvas, { after: title, links: [toMonth], hasArrows: false }, monthSubtitles);
  return head(canvas, { title: title.content, ...subtitle, links: [subtitle.subtitle ? toMonth : backToMonth] });
}
