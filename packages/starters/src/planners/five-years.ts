import { type Canvas, rowCount } from "../kit/canvas.ts";
import { included, linkRows, rule, type Tab, tiled, whole, widthOfNumber, words } from "../kit/frame.ts";
import { arrows, type Book, bookOf, type Master, ruledPage, titles, yearPage } from "../kit/pages.ts";
import { lines, rowTop, type Widget, widthOf } from "../kit/widgets.ts";
import { collectionLinks, collectionPages, collections, collectionsBeside } from "../layouts/collections.ts";
import { month, monthLayout } from "../layouts/month.ts";
import { namesFor } from "../layouts/names.ts";
import { paper, paperSpacing } from "../layouts/paper.ts";
import { tabs as sides } from "../layouts/tabs.ts";
import type { StarterSource } from "../starter.ts";
import { dated, monthAreas, notesPages } from "./dated.ts";
import { hard, learned, nextYear, reviewTitle, toReview, toYearReview as toReviews, well } from "./reviews.ts";
import { behindEach, indexSection, months, notesSection, year } from "./sections.ts";
import { monthBack, titledPage } from "./titled-page.ts";

/** A page for each day of the year with room for five years, and reviews of months and years. */
export const fiveYears: StarterSource = {
  id: "five-years",
  category: "journal",
  name: { en: "Five-year journal", pl: "Dziennik pięcioletni" },
  description:
    "A page for every day of the year with a few lines for each of five years, and reviews of months and years.",
  optional: [
    { section: "reviews", included: true, name: "A review of each month" },
    { section: "year_review", included: true, name: "A review of each year" },
    { section: "leap_day", included: true, name: "A page for 29 February" },
  ],
  layouts: [month, paper, paperSpacing, sides, collections, namesFor()],
  sections: [
    year,
    {
      kind: "year_review",
      master: "Year review",
      generate: "count",
      count: 5,
      counters: { from: { start: 1, step: 12 } },
      anchors: [{ dest_id: "review:year:{index}" }],
    },
    { ...months, nested: [behindEach("reviews", "Review", "review:{plan_month}")] },
    { kind: "days", master: "Day", generate: "each_day" },
    behindEach("leap_day", "Leap day", "leap:index"),
    indexSection(1),
    notesSection(20),
  ],
  masters: (canvas, options) => {
    const book = bookOf(canvas, dated, options);
    const year = yearPage(
      book,
      [...included([toYearReview, ...toYears, toLeapDay], options), ...collectionLinks(options.layouts)],
      linkRows,
    );
    const ofMonth = monthLayout(book, {
      description: "A month with room in every day",
      days: "days",
      links: included([toReview], options),
      areas: monthAreas(book),
    });
    return [
      ofAnyYear(canvas, year),
      yearReview(book),
      ofAnyYear(canvas, ofMonth),
      review(book),
      day(book),
      leapDay(book),
      ...notesPages(book, 1),
      ...collectionPages(book),
    ];
  },
};

/** Properties of days by widget, without weekdays and days off, which are those of one year only. */
const anyYear: Readonly<Record<string, Widget["properties"]>> = {
  calendar: {
    first_day_of_week: "first of month",
    show_weekdays: false,
    week_numbers: false,
    shade_weekends: false,
    mark_days: "nothing",
    show_events: false,
  },
  calendar_year: {
    start_week_on: "first of month",
    show_weekdays: false,
    shade_weekends: false,
    mark_days: "nothing",
  },
  day_list: { show_weekdays: false, shade_weekends: false, show_events: false },
};

/** A page without weekdays, events and the year. Numbers of halves of a month, which are links without them, have the width of a finger. */
function ofAnyYear({ constraints }: Canvas, { widgets, ...page }: Master): Master {
  const size = Math.ceil((10 * constraints.min_touch_target_pt) / numberEms) / 10;
  const hasHalves = widgets.some(({ id }) => id === "days_2");
  const changed = (widget: Widget): Widget => {
    const { id, type, properties = {}, content } = widget;
    const cell = properties["cell_template"] as Pick<Widget, "type" | "properties"> | undefined;
    return {
      ...widget,
      ...(content === titles.month.content && { content: titles.monthName.content }),
      ...(hasHalves && id.startsWith("days") && { styling: { ...widget.styling, size } }),
      properties: {
        ...properties,
        ...anyYear[type],
        ...(cell && { cell_template: { ...cell, properties: { ...cell.properties, ...anyYear[cell.type] } } }),
      },
    };
  };
  return { ...page, widgets: widgets.filter(({ id }) => id !== "month_events").map(changed) };
}

/** Width of the number of a day in a list, and of its link, in ems. */
const numberEms = 1.8;

const toLeapDay: Tab = {
  id: "to_leap_day",
  content: "Leap day",
  bind: "leap:index",
  widest: "Dzień przestępny",
  section: "leap_day",
};
const toYearReview: Tab = { ...toReviews, bind: "review:year:1", section: "year_review" };
const toYears = [1, 2, 3, 4, 5].map(
  (i): Tab => ({
    id: `to_year_${i}`,
    content: "{year}",
    bind: `review:year:${i}`,
    widest: "0000",
    month: 12 * i - 11,
    section: "year_review",
  }),
);

/** Number of a year, from the month `first`. */
function yearNumber(canvas: Canvas, id: string, row: number, first: string, start: number | string): Widget {
  const height = canvas.pitch;
  return {
    id,
    type: "link_list",
    position: { x: whole(canvas).x, width: numbersWidth(canvas), y: rowTop(canvas, row), height },
    styling: { font: canvas.families.label, size: canvas.type.label, text_align: "left" },
    properties: { count: 1, columns: 1, first_month: first, start_index: start, label_template: "{year}", bind: "" },
  };
}

/** With room for years of other calendars. */
const numbersWidth = (canvas: Canvas) =>
  Math.ceil(widthOf(canvas, "0000", { font: canvas.families.label, size: canvas.type.label })) + 12;

/** Five years below each other, with their numbers at the start of their lines. */
function fiveRows(page: Canvas, first: number): readonly Widget[] {
  const rows = rowCount(page) - first;
  const each = Math.floor(rows / 5);
  // The lines of the five years share the whole page.
  const canvas = { ...page, pitch: (rows * page.pitch) / (5 * each) };
  const from = (first * page.pitch) / canvas.pitch;
  const { x, width } = whole(canvas);
  const numbers = numbersWidth(canvas);
  const room = { x: x + numbers, width: width - numbers };
  return [0, 1, 2, 3, 4].flatMap((i) => {
    const row = from + i * each;
    return [
      rule(canvas, `year_${i + 1}_rule`, whole(canvas), rowTop(canvas, row)),
      yearNumber(canvas, `year_${i + 1}`, row, "{date}", 1 + 12 * i),
      lines(canvas, `year_${i + 1}_lines`, room, row, each, { edge_top: false }),
    ];
  });
}

function day(book: Book): Master {
  const title = words("{month_name:capital}", "Październik");
  return titledPage(book, {
    name: "Day",
    description: "A day with lines for five years",
    title,
    number: "{day_padded}",
    links: collectionsBeside(book, [], title, widthOfNumber(book.canvas)),
    arrows: arrows("day", "date"),
    tab: "months",
    draw: (from) => fiveRows(book.canvas, from),
  });
}

function review(book: Book): Master {
  return titledPage(book, {
    name: "Review",
    description: "Looking back on a month",
    title: reviewTitle,
    links: [{ ...monthBack, content: "‹ {month_name:capital}", widest: "‹ Październik" }],
    tab: "months",
    draw: (from) => fiveRows(book.canvas, from),
  });
}

function yearReview(book: Book): Master {
  const { canvas } = book;
  return titledPage(book, {
    name: "Year review",
    description: "Looking back on a year",
    title: reviewTitle,
    arrows: { previous: "review:year:@index_prev", next: "review:year:@index_next" },
    draw: (from) => [
      yearNumber(canvas, "year", from, "{plan_year_start}", "{from}"),
      ...tiled(canvas, [well, hard, learned, nextYear], undefined, from + 1),
    ],
  });
}

function leapDay(book: Book): Master {
  return titledPage(book, {
    name: "Leap day",
    description: "A day with lines for five years",
    title: words("Leap day", "Dzień przestępny"),
    draw: () => [ruledPage(book.canvas)],
  });
}
