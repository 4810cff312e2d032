import { type Area, included, type Tab, tabs, tiled } from "../kit/frame.ts";
import { type Book, bookOf, eventsPage, type Master, notesLinks, yearPage } from "../kit/pages.ts";
import { collectionLinks, collectionPages, collections } from "../layouts/collections.ts";
import { month, monthLayout } from "../layouts/month.ts";
import { namesFor } from "../layouts/names.ts";
import { paper, paperSpacing } from "../layouts/paper.ts";
import { tabs as sides } from "../layouts/tabs.ts";
import type { StarterSource } from "../starter.ts";
import { backHead, dated, goals, monthAreas, notesPages } from "./dated.ts";
import { behindEach, indexSection, monthAgenda, months, notesSection, year } from "./sections.ts";

/** A year, its months with a plan each, and numbered notes. */
export const monthly: StarterSource = {
  id: "monthly",
  category: "planner",
  name: { en: "Monthly planner and notes", pl: "Planer miesięczny i notatki" },
  description: "A large calendar and a plan for every month, and a hundred pages for notes with an index.",
  optional: [{ section: "plans", included: true, name: "A plan for each month" }],
  hasEvents: true,
  layouts: [month, paper, paperSpacing, sides, collections, namesFor()],
  sections: [
    year,
    { ...months, nested: [behindEach("plans", "Month plan", "plan:{plan_month}")] },
    indexSection(5),
    notesSection(100),
    monthAgenda,
  ],
  masters: (canvas, options) => {
    const book = bookOf(canvas, dated, options);
    return [
      yearPage(book, [...notesLinks(canvas, 5), ...collectionLinks(options.layouts)]),
      monthLayout(book, {
        description: "A month with room in every day",
        days: "none",
        links: included([toPlan], options),
        areas: monthAreas(book),
      }),
      monthPlan(book),
      ...notesPages(book, 5),
      eventsPage(book),
      ...collectionPages(book),
    ];
  },
};

const toPlan: Tab = { id: "to_plan", content: "Plan ›", bind: "plan:@plan_month", widest: "Plan ›", section: "plans" };

function monthPlan({ canvas, tabs: bar }: Book): Master {
  const dates: Area = { id: "dates", label: "Important dates", rows: "rest" };
  const back: Area = { id: "back", label: "Looking back", rows: "rest" };
  return {
    name: "Month plan",
    description: "What a month is for, and how it went",
    widgets: [
      ...tabs(canvas, bar, "months"),
      ...backHead(canvas, { content: "Plan", widest: "Plan" }),
      ...tiled(canvas, [goals, dates, { id: "tasks", label: "To do", rows: "rest", marks: "squares" }, back]),
    ],
  };
}
