import { type Canvas, isWide, rowCount } from "../kit/canvas.ts";
import { type Area, gutter, included, linkRows, type Measured, stack, type Tab, tiled, whole } from "../kit/frame.ts";
import { type Column, ledger, ledgerArea, monthRows } from "../kit/ledger.ts";
import { arrows, type Book, eventsPage, type Master, monthPage, notesLinks, titles, yearPage } from "../kit/pages.ts";
import { split, type Widget } from "../kit/widgets.ts";
import type { StarterSource } from "../starter.ts";
import { dated, goals, notesPages, yearDescription } from "./dated.ts";
import { agenda, behindEach, indexSection, months, notesSection, weeks, year } from "./sections.ts";
import { monthBack, rowsOfWeek, titledPage, weekRows } from "./titled-page.ts";

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
    const book: Book = { canvas, tabs: dated };
    return [
      yearPage(
        book,
        yearDescription(canvas),
        included([toVolume, ...cyclePages, toRaces, toRecords, toGear, ...notesLinks(canvas, 1)], options),
        linkRows,
      ),
      volume(book),
      cycle(book),
      races(book),
      records(book),
      gear(book),
      monthPage(book, {
        description: "A month with room in every day",
        days: "weeks",
        links: included([toReview], options),
        areas: canvas.columns === 1 ? [goals] : [goals, { id: "races", label: "Races", rows: "rest" }],
      }),
      review(book),
      week(book, included([toReview], options)),
      ...notesPages(book, 1),
      eventsPage(book),
    ];
  },
};

const words = (content: string, widest = content): Measured => ({ content, widest });
const column = (id: string, shown: Measured, weight = 2): Column => ({ id, words: shown, weight });
const optional = (one: Column): Column => ({ ...one, isOptional: true });

const toVolume: Tab = { id: "to_volume", content: "Volume", bind: "volume:index", widest: "Objętość" };
const toRaces: Tab = { id: "to_races", content: "Races", bind: "races:index", widest: "Zawody" };
const toRecords: Tab = { id: "to_records", content: "Records", bind: "records:index", widest: "Rekordy" };
const toGear: Tab = { id: "to_gear", content: "Gear", bind: "gear:index", widest: "Sprzęt", section: "gear" };
const toReview: Tab = {
  id: "to_review",
  content: "Review ›",
  bind: "review:@plan_month",
  widest: "Podsumowanie ›",
  section: "reviews",
};
/** The first plan by name, and the others by number. */
const cyclePages: readonly Tab[] = [1, 2, 3, 4].map((page) => ({
  id: `to_cycle_${page}`,
  content: page === 1 ? "Plans" : String(page),
  bind: `cycle:${page}`,
  widest: page === 1 ? "Plany" : "4",
  section: "plans",
}));

const session = column("session", words("Sessions", "Treningi"), 5);
const distance = column("distance", words("Distance", "Dystans"));
const duration: Column = { ...column("duration", words("Duration", "Czas")), isOptional: true };
const heart = column("heart", words("Pulse", "Tętno"));
const climb = column("climb", words("Ascent", "Przewyższenie"));
const sessions = column("sessions", words("Sessions", "Treningi"));
const mood: Column = { ...column("mood", words("Mood", "Nastrój"), 2), isOptional: true };
const date = column("date", words("Date", "Data"));
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
  const spans = split(
    whole(canvas),
    Array.from({ length: halves }, () => 1),
    gutter(canvas),
  );
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

/** A page that is one ledger. */
function listPage(
  book: Book,
  {
    name,
    description,
    title,
    columns,
  }: Pick<Master, "name" | "description"> & { readonly title: Measured; readonly columns: readonly Column[] },
): Master {
  const { canvas } = book;
  return titledPage(book, {
    name,
    description,
    title,
    draw: (from) => ledger(canvas, whole(canvas), from, rowCount(canvas) - from, { id: name.toLowerCase(), columns }),
  });
}

const races = (book: Book) =>
  listPage(book, {
    name: "Races",
    description: "Columns to fill in by hand",
    title: words("Races", "Zawody"),
    columns: [
      date,
      column("what", words("What", "Co"), 5),
      optional(distance),
      optional(column("goal", words("Goal", "Cel"))),
      column("result", words("Result", "Wynik")),
    ],
  });

const gear = (book: Book) =>
  listPage(book, {
    name: "Gear",
    description: "Columns to fill in by hand",
    title: words("Gear", "Sprzęt"),
    columns: [column("item", words("Gear", "Sprzęt"), 5), column("since", words("Since", "Od kiedy")), distance],
  });

function records(book: Book): Master {
  const { canvas } = book;
  const parts = [
    ledgerArea({
      id: "records",
      columns: [column("record", words("Records", "Rekordy"), 4), date, column("result", words("Result", "Wynik"))],
    }),
    ledgerArea({
      id: "tests",
      columns: [column("test", words("Tests", "Testy"), 4), date, column("result", words("Result", "Wynik"))],
    }),
  ];
  return titledPage(book, {
    name: "Records",
    description: "Columns to fill in by hand",
    title: words("Records", "Rekordy"),
    draw: (from) => tiled(canvas, parts, isWide(canvas) ? 2 : 1, from),
  });
}

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
  const areas: readonly Area[] = [
    { id: "well", label: "What went well", rows: "rest" },
    { id: "hard", label: "What was hard", rows: "rest" },
    { id: "next", label: "Next month", rows: "rest", marks: "squares" },
  ];
  return titledPage(book, {
    name: "Review",
    description: "Looking back on a month",
    title: words("Review", "Podsumowanie"),
    period: "month",
    links: [monthBack],
    tab: "months",
    draw: (from) => {
      if (!isWide(canvas))
        return [
          ...stack(canvas, whole(canvas), [weeksOfMonth], from),
          ...tiled(canvas, canvas.columns === 1 ? areas.slice(0, 2) : areas, 1, from + 8),
        ];
      const [main = whole(canvas), side = main] = split(whole(canvas), [1, 1], gutter(canvas));
      const rows = rowCount(canvas) - from;
      return [
        ...stack(canvas, main, [{ ...weeksOfMonth, rows: Math.min(8, rows) }, notes], from),
        ...stack(
          canvas,
          side,
          areas.map((area, i) => ({ ...area, rows: i === 2 ? "rest" : Math.floor(rows / 3) })),
          from,
        ),
      ];
    },
  });
}

function week(book: Book, links: readonly Tab[]): Master {
  const { canvas } = book;
  return titledPage(book, {
    name: "Week",
    description: "A row for each day of the week",
    title: titles.week,
    period: "week",
    links,
    arrows: arrows("week", "iso_week"),
    tab: "months",
    draw: (from) => sessionsOfWeek(canvas, from),
  });
}

function sessionsOfWeek(canvas: Canvas, from: number): readonly Widget[] {
  const rows = rowCount(canvas) - from;
  const columns = [session, distance, duration, optional(heart), mood];
  if (isWide(canvas)) {
    const [main = whole(canvas), side = main] = split(whole(canvas), [3, 1], gutter(canvas));
    return [
      ...weekRows(canvas, main, from, { columns, rows }),
      ...stack(canvas, side, [{ ...goals, rows: Math.floor((rows - 3) / 2) }, sums, notes], from),
    ];
  }
  const own = rowsOfWeek(canvas, rows - 4);
  const [first = whole(canvas), second = first] = split(whole(canvas), [1, 1], gutter(canvas));
  return [
    ...weekRows(canvas, whole(canvas), from, { columns, rows: own, hasLines: true }),
    ...(canvas.columns === 1
      ? stack(canvas, whole(canvas), [sums, notes], from + own)
      : [...stack(canvas, first, [sums, goals], from + own), ...stack(canvas, second, [notes], from + own)]),
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
const notes: Area = { id: "notes", label: "Notes", rows: "rest" };
