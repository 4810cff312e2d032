import { type Canvas, isWide, rowCount } from "../kit/canvas.ts";
import {
  type Area,
  equalSpans,
  gutter,
  included,
  linkRows,
  stack,
  type Tab,
  tiled,
  whole,
  words,
} from "../kit/frame.ts";
import { column, ledger, ledgerArea, monthRows, optional } from "../kit/ledger.ts";
import { type Book, bookOf, eventsPage, type Master, notesLinks, yearPage } from "../kit/pages.ts";
import { split, type Widget } from "../kit/widgets.ts";
import { collectionLinks, collectionPages, collections } from "../layouts/collections.ts";
import { month, monthLayout } from "../layouts/month.ts";
import { namesFor } from "../layouts/names.ts";
import { notesArea, paper, paperSpacing } from "../layouts/paper.ts";
import { tabs as sides } from "../layouts/tabs.ts";
import { rowsOfWeek, weekDays, weekTable } from "../layouts/week-days.ts";
import type { StarterSource } from "../starter.ts";
import { dated, goals, notesPages } from "./dated.ts";
import { hard, monthReview, nextMonth, toReview, well } from "./reviews.ts";
import { agenda, behindEach, indexSection, months, notesSection, weeks, year } from "./sections.ts";
import { listPage, listsPage, pageTabs, titledPage, weekOf } from "./titled-page.ts";

/** Weeks of sessions, sums of months and years, plans of cycles, races, records and gear. */
export const training: StarterSource = {
  id: "training",
  category: "journal",
  name: { en: "Training log", pl: "Dziennik treningowy" },
  description:
    "Sessions of every week with distance, time and feel, sums by month and year, training plans, races, records and gear.",
  optional: [
    { section: "plans", included: true, name: "Four training plans of sixteen weeks" },
    { section: "gear", included: true, name: "A list of gear" },
    { section: "reviews", included: true, name: "Sums and a review of each month" },
  ],
  hasEvents: true,
  layouts: [weekDays, month, paper, paperSpacing, sides, collections, namesFor()],
  sections: [
    year,
    behindEach("volume", "Volume", "volume:index"),
    { kind: "plans", master: "Plan", generate: "count", count: 4, anchors: [{ dest_id: "cycle:{index}" }] },
    behindEach("races", "Races", "races:index"),
    behindEach("records", "Records", "records:index"),
    behindEach("gear", "Gear", "gear:index"),
    { ...months, nested: [behindEach("reviews", "Review", "review:{plan_month}")] },
    weeks,
    indexSection(1),
    notesSection(20),
    agenda,
  ],
  masters: (canvas, options) => {
    const book = bookOf(canvas, dated, options);
    return [
      yearPage(
        book,
        [
          ...included(
            [toVolume, ...pageTabs(toPlans, 4), toRaces, toRecords, toGear, ...notesLinks(canvas, 1)],
            options,
          ),
          ...collectionLinks(options.layouts),
        ],
        linkRows,
      ),
      volume(book),
      cycle(book),
      races(book),
      records(book),
      gear(book),
      monthLayout(book, {
        description: "A month with room in every day",
        days: "weeks",
        links: included([toReview], options),
        areas: canvas.columns === 1 ? [goals] : [goals, { id: "races", label: "Races", rows: "rest" }],
      }),
      review(book),
      weekOf(book, { links: included([toReview], options), draw: (from) => sessionsOfWeek(book, from) }),
      ...notesPages(book, 1),
      eventsPage(book),
      ...collectionPages(book),
    ];
  },
};

const toVolume: Tab = { id: "to_volume", content: "Volume", bind: "volume:index", widest: "Objętość" };
const toRaces: Tab = { id: "to_races", content: "Races", bind: "races:index", widest: "Zawody" };
const toRecords: Tab = { id: "to_records", content: "Records", bind: "records:index", widest: "Rekordy" };
const toGear: Tab = { id: "to_gear", content: "Gear", bind: "gear:index", widest: "Sprzęt", section: "gear" };
const toPlans: Tab = { id: "to_cycle", content: "Plans", bind: "cycle", widest: "Plany", section: "plans" };

const session = column("session", words("Sessions", "Treningi"), 5);
const distance = column("distance", words("Distance", "Dystans"));
const duration = optional(column("duration", words("Duration", "Czas")));
const heart = column("heart", words("Pulse", "Tętno"));
const climb = column("climb", words("Ascent", "Przewyższenie"));
const sessions = column("sessions", words("Sessions", "Treningi"));
const mood = optional(column("mood", words("Mood", "Nastrój")));
const date = column("date", words("Date", "Data"));
const result = column("result", words("Result", "Wynik"));
const total = words("Total", "Razem");

function volume(book: Book): Master {
  const { canvas } = book;
  return titledPage(book, {
    name: "Volume",
    description: "Columns to fill in by hand",
    title: words("Volume", "Objętość"),
    draw: (from) =>
      monthRows(canvas, from, {
        hasSum: true,
        id: "volume",
        columns: [{ ...column("month", words("")), last: total }, sessions, distance, duration, optional(climb)],
      }),
  });
}

function cycle(book: Book): Master {
  const { canvas } = book;
  return titledPage(book, {
    name: "Plan",
    description: "Columns to fill in by hand",
    title: words(""),
    number: "{index}",
    hasTitleLine: true,
    arrows: { previous: "cycle:@index_prev", next: "cycle:@index_next" },
    draw: (from) => cycleWeeks(canvas, from),
  });
}

const cycleLength = 16;

/** Rows for the weeks of a cycle below its goal. On a low page, lower rows, in two halves if it is wide. */
function cycleWeeks(canvas: Canvas, from: number): readonly Widget[] {
  const rows = rowCount(canvas) - from;
  const room = rows - cycleLength - 1;
  const goal: Area = { id: "goal", label: "Goal", rows: room };
  const halves = isWide(canvas) && room < 0 ? 2 : 1;
  const count = cycleLength / halves;
  const pitch = Math.min(canvas.pitch, (rows * canvas.pitch) / (count + 1));
  const start = ((from + Math.max(0, room)) * canvas.pitch) / pitch;
  const spans = equalSpans(canvas, halves);
  return [
    ...(room >= 2 ? stack(canvas, whole(canvas), [goal], from, from + room) : []),
    ...spans.flatMap((span, half) =>
      ledger({ ...canvas, pitch }, span, start, count + 1, {
        id: halves === 1 ? "weeks" : `weeks_${half + 1}`,
        columns: [
          {
            ...column("week", words("Week", "Tydzień"), 1),
            names: Array.from({ length: count }, (_, i) => words(String(half * count + i + 1))),
          },
          column("focus", words("Focus", "Akcent"), 5),
          optional(column("goal", words("Goal", "Cel"), 5)),
          column("planned", words("Planned")),
          optional(column("actual", words("Actual", "Faktycznie"))),
        ],
      }),
    ),
  ];
}

const races = (book: Book) =>
  listPage(book, {
    name: "Races",
    title: words("Races", "Zawody"),
    columns: [
      date,
      column("what", words("What", "Co"), 5),
      optional(distance),
      optional(column("goal", words("Goal", "Cel"))),
      result,
    ],
  });

const gear = (book: Book) =>
  listPage(book, {
    name: "Gear",
    title: words("Gear", "Sprzęt"),
    columns: [column("item", words("Gear", "Sprzęt"), 5), column("since", words("Since", "Od kiedy")), distance],
  });

const records = (book: Book) =>
  listsPage(book, {
    name: "Records",
    title: words("Records", "Rekordy"),
    lists: [
      { id: "records", columns: [column("record", words("Records", "Rekordy"), 4), date, result] },
      { id: "tests", columns: [column("test", words("Tests", "Testy"), 4), date, result] },
    ],
  });

/** Sums of the weeks of a month, and what to learn from it. */
function review(book: Book): Master {
  const { canvas } = book;
  const weeksOfMonth = ledgerArea(
    {
      id: "sums",
      columns: [
        { ...column("week", words("Week", "Tydzień")), last: total },
        sessions,
        distance,
        duration,
        optional(climb),
      ],
      hasSum: true,
    },
    8,
  );
  return monthReview(book, [], (from) => {
    if (!isWide(canvas))
      return [
        ...stack(canvas, whole(canvas), [weeksOfMonth], from),
        ...tiled(canvas, canvas.columns === 1 ? [well, hard] : [well, hard, nextMonth], 1, from + 8),
      ];
    const [main = whole(canvas), side = main] = equalSpans(canvas, 2);
    const rows = rowCount(canvas) - from;
    const third = Math.floor(rows / 3);
    return [
      ...stack(canvas, main, [{ ...weeksOfMonth, rows: Math.min(8, rows) }, notesArea(book.layouts)], from),
      ...stack(canvas, side, [{ ...well, rows: third }, { ...hard, rows: third }, nextMonth], from),
    ];
  });
}

function sessionsOfWeek(book: Book, from: number): readonly Widget[] {
  const { canvas } = book;
  const rows = rowCount(canvas) - from;
  const columns = [session, distance, duration, optional(heart), mood];
  if (isWide(canvas)) {
    const [main = whole(canvas), side = main] = split(whole(canvas), [3, 1], gutter(canvas));
    return [
      ...weekTable(book, main, from, { columns, rows }),
      ...stack(canvas, side, [{ ...goals, rows: Math.floor((rows - 3) / 2) }, sums, notesArea(book.layouts)], from),
    ];
  }
  const own = rowsOfWeek(canvas, rows - 4);
  const [first = whole(canvas), second = first] = split(whole(canvas), [1, 1], gutter(canvas));
  return [
    ...weekTable(book, whole(canvas), from, { columns, rows: own, hasLines: true }),
    ...(canvas.columns === 1
      ? stack(canvas, whole(canvas), [sums, notesArea(book.layouts)], from + own)
      : [
          ...stack(canvas, first, [sums, goals], from + own),
          ...stack(canvas, second, [notesArea(book.layouts)], from + own),
        ]),
  ];
}

const sums = ledgerArea(
  {
    id: "sums",
    columns: [
      { ...column("sums", total, 3), names: [words("Planned"), words("Actual", "Faktycznie")] },
      distance,
      duration,
    ],
  },
  3,
);
