import type { DrawingOptions } from "../kit/canvas.ts";
import { dayTitle, dayTitled, head, included, type Tab, tabs, widthOfNumber, words } from "../kit/frame.ts";
import { arrows, type Book, bookOf, eventsPage, type Master, notesLinks, toWeek, yearPage } from "../kit/pages.ts";
import type { Widget } from "../kit/widgets.ts";
import { collectionLinks, collectionPages, collections, collectionsBeside } from "../layouts/collections.ts";
import { day, dayParts } from "../layouts/day.ts";
import { dayHours } from "../layouts/hours.ts";
import { month, monthLayout } from "../layouts/month.ts";
import { namesFor } from "../layouts/names.ts";
import { paper, paperSpacing } from "../layouts/paper.ts";
import { tabs as sides } from "../layouts/tabs.ts";
import { week, weekPages } from "../layouts/week.ts";
import { weekRow } from "../layouts/week-row.ts";
import type { StarterSource } from "../starter.ts";
import { behind, dated, monthAreas, notesPages } from "./dated.ts";
import { agenda, behindEach, indexSection, months, notesSection, weeks, year } from "./sections.ts";

/** A year, its months, weeks and days, and numbered notes. */
export const daily: StarterSource = {
  id: "daily",
  category: "planner",
  name: { en: "Daily planner", pl: "Planer dzienny" },
  description:
    "A page for every day with hours, priorities and tasks, under its week, month and year, and sixty pages for notes.",
  optional: [
    { section: "weeks", included: true, name: "A page for each week" },
    {
      section: "day_notes",
      included: false,
      name: "A page of notes behind each day",
    },
  ],
  hasHours: true,
  hasEvents: true,
  layouts: [week, weekRow, day, dayHours, month, paper, paperSpacing, sides, collections, namesFor()],
  sections: [
    year,
    months,
    weeks,
    {
      kind: "days",
      master: "Day",
      generate: "each_day",
      nested: [behindEach("day_notes", "Day notes", "more:{date}")],
    },
    indexSection(3),
    notesSection(60),
    agenda,
  ],
  masters: (canvas, options) => {
    const book = bookOf(canvas, dated, options);
    return [
      yearPage(book, [...notesLinks(canvas, 3), ...collectionLinks(options.layouts)]),
      monthLayout(book, { description: "A month with room in every day", days: "days", areas: monthAreas(book) }),
      ...weekPages(book, "days"),
      dayPage(book, options),
      behind(book, "months", { name: "Day notes", description: "A page of notes for each day" }, dayHead(book)),
      ...notesPages(book, 3),
      eventsPage(book),
      ...collectionPages(book),
    ];
  },
};

function dayHead(book: Book): readonly Widget[] {
  const { canvas } = book;
  const toDay: Tab = { id: "to_day", content: "‹ {weekday:capital}", bind: "day(@date)", widest: "‹ Poniedziałek" };
  const title = words("Notes", "Notatki");
  const links = [...collectionsBeside(book, [toDay], title, widthOfNumber(canvas)), toDay];
  return head(canvas, { ...dayTitled(canvas, title, links), links });
}

const toDayNotes: Tab = {
  id: "to_day_notes",
  content: "More ›",
  bind: "more:@date",
  widest: "Więcej ›",
  section: "day_notes",
};

const toOwnWeek: Tab = { ...toWeek, section: "weeks" };
const weekdays = words("{weekday:capital}", "Poniedziałek");

function dayPage(book: Book, options: DrawingOptions): Master {
  const { canvas, tabs: bar } = book;
  const hasRoom = canvas.tabs.rows === 1;
  const links = included(hasRoom ? [toDayNotes, toOwnWeek] : canvas.columns === 1 ? [] : [toOwnWeek], options);
  const beside = collectionsBeside(book, links, weekdays, widthOfNumber(canvas));
  const shown = [...beside, ...links];
  const parts = dayParts(canvas, options, {
    more: included([toDayNotes], options)[0],
    week: included([toOwnWeek], options)[0],
    lists: collectionLinks(options.layouts).slice(beside.length),
  });
  const hasAll = ["priorities_label", "tasks_label"].every((id) => parts.some((part) => part.id === id));
  return {
    name: "Day",
    description: hasAll ? "A day with hours, priorities and things to do" : "A day with its hours",
    widgets: [
      ...tabs(canvas, bar, "months"),
      ...head(canvas, { ...dayTitle(canvas, shown), links: shown, arrows: arrows("day", "date") }),
      ...parts,
    ],
  };
}
