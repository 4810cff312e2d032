import { type Canvas, type DrawingOptions } from "../kit/canvas.ts";
import {
  type Area,
  dayEvents,
  gutter,
  head,
  included,
  labelLink,
  rule,
  stack,
  type Tab,
  tabs,
  whole,
} from "../kit/frame.ts";
import {
  arrows,
  type Book,
  eventsPage,
  type Master,
  monthLinks,
  monthPage,
  notesLinks,
  toWeek,
  weekPage,
  weekStrip,
  yearPage,
} from "../kit/pages.ts";
import { labelRise, rowTop, split, text, type Widget } from "../kit/widgets.ts";
import type { StarterSource } from "../starter.ts";
import { behind, dated, monthAreas, notesPages, yearDescription } from "./dated.ts";
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
    const book = { canvas, tabs: dated };
    return [
      yearPage(book, yearDescription(canvas), notesLinks(canvas, 3)),
      monthPage(book, { description: "A month with room in every day", days: "days", areas: monthAreas(canvas) }),
      weekPage(book, "days"),
      dayPage(book, options),
      behind(book, "Day notes", "A page of notes for each day", dayHead(canvas)),
      ...notesPages(book, 3),
      eventsPage(book),
    ];
  },
};

function dayHead(canvas: Canvas): readonly Widget[] {
  const toDay: Tab = { id: "to_day", content: "‹ {weekday:capital}", bind: "day(@date)", widest: "‹ Poniedziałek" };
  return head(canvas, { number: "{day_padded}", title: "Notes", links: [toDay] });
}

const toDayNotes: Tab = {
  id: "to_day_notes",
  content: "More ›",
  bind: "more:@date",
  widest: "Więcej ›",
  section: "day_notes",
};

const toOwnWeek: Tab = { ...toWeek, section: "weeks" };
const schedules = { content: "Schedule", widest: "Plan dnia" };

function dayPage({ canvas, tabs: bar }: Book, options: DrawingOptions): Master {
  const hasRoom = canvas.tabs.rows === 1;
  return {
    name: "Day",
    description: "A day with hours, priorities and things to do",
    widgets: [
      ...tabs(canvas, bar, "months"),
      ...head(canvas, {
        number: "{day_padded}",
        title: "{weekday:capital}",
        shortTitle: "{weekday_short:capital}",
        links: included(hasRoom ? [toDayNotes, toOwnWeek] : canvas.columns === 1 ? [] : [toOwnWeek], options),
        arrows: arrows("day", "date"),
      }),
      ...dayParts(canvas, options),
    ],
  };
}

function dayParts(canvas: Canvas, options: DrawingOptions): readonly Widget[] {
  const [more, week] = [toDayNotes, toOwnWeek].map((tab) => included([tab], options)[0]);
  const schedule = { id: "hours", label: "Schedule", rows: "rest", marks: "hours", clock: options.hours } as const;
  const priorities = { id: "priorities", label: "Priorities", rows: 4, marks: "numbers" } as const;
  const tasks = { id: "tasks", label: "To do", rows: "rest", marks: "squares" } as const;
  const notes = { id: "notes", label: "Notes", rows: "rest" } as const;
  if (canvas.columns === 1)
    return [
      weekStrip(canvas),
      ...stack(canvas, whole(canvas), [priorities, schedule], 2),
      ...(more ? [labelLink(canvas, whole(canvas), 2, more)] : []),
      ...(week ? [labelLink(canvas, whole(canvas), 6, week)] : []),
      dayEvents(canvas, whole(canvas), 6, schedules, week),
    ];
  const spans = split(whole(canvas), canvas.columns === 3 ? [1, 1, 1] : [1, 1], gutter(canvas));
  const [first = whole(canvas), second = first, third = first] = spans;
  if (canvas.columns === 3)
    return [
      ...stack(canvas, first, [schedule]),
      dayEvents(canvas, first, 0, schedules),
      ...stack(canvas, second, [priorities, tasks]),
      ...stack(canvas, third, canvas.hasMonths ? [miniMonth, notes] : [notes]),
    ];
  if (canvas.hasMonths)
    return [
      ...stack(canvas, first, [{ ...schedule, rows: 18 }, notes]),
      dayEvents(canvas, first, 0, schedules),
      ...stack(canvas, second, [miniMonth, priorities, tasks]),
    ];
  return [
    weekStrip(canvas),
    ...stack(canvas, first, [schedule], 2),
    dayEvents(canvas, first, 2, schedules),
    ...stack(canvas, second, [priorities, tasks], 2),
    ...(more ? [labelLink(canvas, second, 6, more)] : []),
  ];
}

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
