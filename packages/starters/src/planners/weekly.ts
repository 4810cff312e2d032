import { head, included, type Tab, words } from "../kit/frame.ts";
import { type Book, bookOf, eventsPage, notesLinks, toWeek, yearPage } from "../kit/pages.ts";
import type { Widget } from "../kit/widgets.ts";
import { collectionLinks, collectionPages, collections, collectionsBeside } from "../layouts/collections.ts";
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

/** A year, its months and weeks, and numbered notes. */
export const weekly: StarterSource = {
  id: "weekly",
  category: "planner",
  name: { en: "Weekly planner", pl: "Planer tygodniowy" },
  description: "A week on a page with room for each day, twelve months above it and sixty pages for notes.",
  optional: [
    {
      section: "week_notes",
      included: false,
      name: "A page of notes behind each week",
    },
  ],
  hasEvents: true,
  layouts: [week, weekRow, dayHours, month, paper, paperSpacing, sides, collections, namesFor()],
  sections: [
    year,
    months,
    { ...weeks, nested: [behindEach("week_notes", "Week notes", "more:{iso_week}")] },
    indexSection(3),
    notesSection(60),
    agenda,
  ],
  masters: (canvas, options) => {
    const book = bookOf(canvas, dated, options);
    return [
      yearPage(book, [...notesLinks(canvas, 3), ...collectionLinks(options.layouts)]),
      monthLayout(book, { description: "A month with room in every day", days: "weeks", areas: monthAreas(book) }),
      ...weekPages(book, "none", included([toWeekNotes], options)),
      behind(book, "weeks", { name: "Week notes", description: "A page of notes for each week" }, notesHead(book)),
      ...notesPages(book, 3),
      eventsPage(book),
      ...collectionPages(book),
    ];
  },
};

function notesHead(book: Book): readonly Widget[] {
  const title = words("Notes", "Notatki");
  return head(book.canvas, { title: title.content, links: [...collectionsBeside(book, [back], title), back] });
}

const toWeekNotes: Tab = {
  id: "to_week_notes",
  content: "More ›",
  bind: "more:@iso_week",
  widest: "Więcej ›",
  section: "week_notes",
};
const back: Tab = { ...toWeek, content: "‹ Week {week}", widest: "‹ Tydzień 53" };
