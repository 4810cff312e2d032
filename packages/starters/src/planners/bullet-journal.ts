import { type Canvas, isLow, rowCount, squaresHeight, top } from "../kit/canvas.ts";
import {
  type Area,
  equalSpans,
  gutter,
  head,
  included,
  monthTitle,
  stack,
  type Tab,
  tabs,
  weekdayStyle,
  whole,
} from "../kit/frame.ts";
import {
  type Book,
  bookOf,
  indexPage,
  type Master,
  monthArrows,
  monthDays,
  numberedHead,
  toIndex,
  yearLines,
} from "../kit/pages.ts";
import { lines, rowTop, type Span, split, type Widget } from "../kit/widgets.ts";
import { collectionLinks, collectionPages, collections } from "../layouts/collections.ts";
import { namesFor } from "../layouts/names.ts";
import { paper, paperPage, paperSpacing } from "../layouts/paper.ts";
import { tabs as sides } from "../layouts/tabs.ts";
import type { StarterSource } from "../starter.ts";
import { behindEach, indexSection, months, notesSection } from "./sections.ts";

/** An index, a key, a future log, monthly logs and numbered pages. */
export const bulletJournal: StarterSource = {
  id: "bullet-journal",
  category: "journal",
  name: { en: "Bullet journal", pl: "Bullet journal" },
  description: "An index, a key, a future log, twelve monthly logs and 120 numbered dotted pages for everything else.",
  optional: [{ section: "key", included: true, name: "A key of signs" }],
  layouts: [{ ...paper, standard: "dots" }, paperSpacing, sides, collections, namesFor()],
  sections: [
    indexSection(6),
    behindEach("key", "Key", "key:index"),
    {
      kind: "future_log",
      master: "Future log",
      generate: "each_year",
      anchors: [{ dest_id: "future:{plan_year_start}" }],
    },
    { ...months, master: "Monthly log" },
    { ...notesSection(120), kind: "pages", master: "Page" },
  ],
  masters: (canvas, options) => {
    const book = bookOf(canvas, { home: toIndex, hasMonths: true, last: toFuture }, options);
    const index = { title: "Index", description: "Numbered lines, each a link to its page", bind: "notes(@index)" };
    return [
      indexPage(book, {
        ...index,
        pages: 6,
        tab: toIndex.id,
        links: included([toKey], options),
        further: collectionLinks(options.layouts),
      }),
      key(book),
      futureLog(book),
      monthlyLog(book),
      numberedPage(book),
      ...collectionPages(book),
    ];
  },
};

const toFuture: Tab = { id: "to_future", content: "Future", bind: "future:@plan_year_start", widest: "Future" };
const toKey: Tab = { id: "to_key", content: "Key", bind: "key:index", widest: "Legenda", section: "key" };

const signs = ["•", "×", ">", "<", "○", "–", "*", "!"];

const meanings = ["Task", "Done", "Moved on", "Scheduled", "Event", "Note", "Important", "Idea"];

function key({ canvas, tabs: bar }: Book): Master {
  const rows = Math.min(rowCount(canvas), 8);
  const columns = rows < 8 ? 2 : 1;
  const per = 8 / columns;
  const spans = equalSpans(canvas, columns);
  return {
    name: "Key",
    description: "What the signs of the journal mean",
    widgets: [
      ...tabs(canvas, bar),
      ...head(canvas, { title: "Key" }),
      ...spans.map((span, i) =>
        lines(canvas, `signs_${i + 1}`, span, 0, per, {
          columns: 2,
          column_widths: [1, 7],
          styling: { font: canvas.families.text, size: canvas.type.label + 2 },
          data: signs.slice(i * per, (i + 1) * per).map((sign, j) => [sign, meanings[i * per + j] ?? ""]),
        }),
      ),
      ...(rowCount(canvas) > per + 2 ? [dots(canvas, per + 1)] : []),
    ],
  };
}

function dots(canvas: Canvas, row: number): Widget {
  const size = canvas.hasMonths ? 14.4 : 13.44;
  const y = row === 0 ? top(canvas) : rowTop(canvas, row);
  return {
    id: "dots",
    type: "dot_grid",
    position: { ...whole(canvas), y, height: canvas.height - canvas.margins[2] - y },
    properties: { cell_size: size, dot_size: 1, dot_color: canvas.greys.dot },
  };
}

function futureLog({ canvas, tabs: bar }: Book): Master {
  return {
    name: "Future log",
    description: "Twelve months, with lines for what is to come",
    widgets: [
      ...tabs(canvas, bar, bar.last?.id),
      ...head(canvas, {
        title: "Future log",
        arrows: { previous: "future:@plan_year_start_prev", next: "future:@plan_year_start_next" },
      }),
      ...yearLines(canvas),
    ],
  };
}

function monthlyLog({ canvas, tabs: bar }: Book): Master {
  const [days = whole(canvas), tasks = days] = split(whole(canvas), isLow(canvas) ? [2, 1] : [1, 1], gutter(canvas));
  return {
    name: "Monthly log",
    description: "The days of a month, and its tasks",
    widgets: [
      ...tabs(canvas, bar, "months"),
      ...head(canvas, { title: monthTitle(canvas), arrows: monthArrows }),
      isLow(canvas)
        ? monthDays(canvas, days, rowCount(canvas), "none")
        : {
            id: "days",
            type: "day_list",
            position: { ...days, y: top(canvas), height: squaresHeight(canvas, 0) },
            styling: { font: canvas.families.narrow, size: canvas.type.text },
            properties: {
              show_header: false,
              week_numbers: false,
              weekday_label_style: weekdayStyle(canvas),
              shade_weekends: true,
              weekend_color: canvas.greys.weekend,
              link_strategy: "no_links",
              line_color: canvas.greys.rule,
              stroke_width: canvas.hairline,
            },
          },
      ...tasksBeside(canvas, tasks),
    ],
  };
}

/** Least height of a row with a square, in points. */
const leastTask = 12;

/** Tasks with their lines on those of the days. */
function tasksBeside(canvas: Canvas, span: Span): readonly Widget[] {
  const tasks: Area = { id: "tasks", label: "Tasks", rows: "rest", marks: "squares" };
  if (isLow(canvas)) return stack(canvas, span, [tasks]);
  const day = squaresHeight(canvas, 0) / 31;
  const pitch = Math.ceil(leastTask / day) * day;
  return stack({ ...canvas, pitch }, span, [tasks]);
}

function numberedPage(book: Book): Master {
  const { canvas, tabs: bar, layouts } = book;
  const isDotted = layouts?.[paper.id] === "dots";
  const isUsual = isDotted && !layouts[paperSpacing.id];
  return {
    name: "Page",
    description: isDotted ? "A dotted page with a number" : "A page with a number and a line for its title",
    widgets: [...tabs(canvas, bar), ...numberedHead(canvas, 120), ...(isUsual ? [dots(canvas, 0)] : paperPage(book))],
  };
}
