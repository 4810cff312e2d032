import { type Canvas, isWide, rowCount } from "../kit/canvas.ts";
import {
  type Area,
  area,
  equalSpans,
  gutter,
  included,
  linkRows,
  stack,
  type Tab,
  tiled,
  whole,
  widthOfNumber,
  words,
} from "../kit/frame.ts";
import { monthRows } from "../kit/ledger.ts";
import { arrows, type Book, bookOf, type Master, notesLinks, toWeek, weekStrip, yearPage } from "../kit/pages.ts";
import {
  frame,
  insideFrame,
  label,
  labelRise,
  lines,
  rowTop,
  type Span,
  split,
  type Widget,
  widestOf,
  widthOf,
} from "../kit/widgets.ts";
import { collectionLinks, collectionPages, collections, collectionsBeside } from "../layouts/collections.ts";
import { month, monthLayout } from "../layouts/month.ts";
import { namesFor } from "../layouts/names.ts";
import { notesArea, paper, paperSpacing } from "../layouts/paper.ts";
import { tabs as sides } from "../layouts/tabs.ts";
import type { StarterSource } from "../starter.ts";
import { dated, monthAreas, notesPages } from "./dated.ts";
import { questions } from "./questions.ts";
import {
  hard,
  learned,
  monthReview,
  nextMonth,
  nextYear,
  toReview,
  toYearReview,
  well,
  yearReview,
} from "./reviews.ts";
import { behindEach, indexSection, months, notesSection, weeks, year } from "./sections.ts";
import { titledPage, weekOf } from "./titled-page.ts";

const questionPages = "question_pages";

/** Days with a question, gratitude and mood, reviews of weeks and months, and a page of answers for each question. */
export const prompts: StarterSource = {
  id: "prompts",
  category: "journal",
  name: { en: "Journal with prompts", pl: "Dziennik z pytaniami" },
  description:
    "A page for every day with gratitude, mood and a question, thirty-one questions answered month by month, and reviews.",
  optional: [
    { section: "questions", included: true, name: "Thirty-one questions with a page each" },
    { section: "weeks", included: true, name: "A review of each week" },
    { section: "reviews", included: true, name: "A review of each month" },
  ],
  hasEvents: true,
  layouts: [month, paper, paperSpacing, sides, collections, namesFor()],
  sections: [
    year,
    behindEach("year_review", "Year review", "review:year"),
    { ...months, nested: [behindEach("reviews", "Review", "review:{plan_month}")] },
    weeks,
    { kind: "days", master: "Day", generate: "each_day", rows: "questions" },
    {
      ...behindEach("questions", "Questions", "questions:index"),
      nested: [
        {
          kind: questionPages,
          master: "Question",
          generate: "each_row",
          rows: "questions",
          anchors: [{ dest_id: "question:{row}" }],
        },
      ],
    },
    indexSection(1),
    notesSection(20),
  ],
  lists: [{ name: "questions", texts: questions }],
  masters: (canvas, options) => {
    const book = bookOf(canvas, dated, options);
    const links = included([toReview], options);
    return [
      yearPage(
        book,
        [
          ...included([toYearReview, toQuestions, ...notesLinks(canvas, 1)], options),
          ...collectionLinks(options.layouts),
        ],
        linkRows,
      ),
      yearReview(book, [
        well,
        area("people", "People who mattered"),
        learned,
        hard,
        area("proud", "What makes me proud"),
        nextYear,
      ]),
      monthLayout(book, {
        description: "A month with room in every day",
        days: "days",
        links,
        areas: monthAreas(book),
      }),
      monthReview(book, [well, hard, learned, nextMonth]),
      week(book),
      day(book, included([toQuestion, toOwnWeek], options)),
      questionList(book),
      question(book),
      ...notesPages(book, 1),
      ...collectionPages(book),
    ];
  },
};

const toQuestion: Tab = {
  id: "to_question",
  content: "Question",
  bind: "question:@row",
  widest: "Question",
  section: "questions",
};
const toQuestions: Tab = {
  ...toQuestion,
  id: "to_questions",
  content: "Questions",
  bind: "questions:index",
  widest: "Questions",
};
const toOwnWeek: Tab = { ...toWeek, section: "weeks" };

function day(book: Book, links: readonly Tab[]): Master {
  const { canvas } = book;
  const title = words("{weekday:capital}", "Poniedziałek");
  return titledPage(book, {
    name: "Day",
    description: "Gratitude, mood and a few lines about a day",
    title,
    number: "{day_padded}",
    period: "day",
    links: [...links, ...collectionsBeside(book, links, title, widthOfNumber(canvas))],
    arrows: arrows("day", "date"),
    tab: "months",
    draw: (from) => dayParts(canvas, from),
  });
}

function dayParts(canvas: Canvas, from: number): readonly Widget[] {
  const rows = rowCount(canvas) - from;
  const low = Math.max(2, Math.floor(rows * 0.15));
  const grateful = area("grateful", "I am grateful for", { rows: 4, marks: "numbers" });
  const good = area("good", "What would make today good");
  const about = area("about", "What happened today");
  const last = { ...best, rows: low };
  if (isWide(canvas)) {
    const [first = whole(canvas), second = first] = split(whole(canvas), [2, 3], gutter(canvas));
    return [
      ...mood(canvas, first, from),
      ...stack(canvas, first, [grateful, good], from + 1),
      ...stack(
        canvas,
        second,
        rows > 12 ? [asked(canvas, second, 3), about, last] : [asked(canvas, second, 3), about],
        from,
      ),
    ];
  }
  const question = asked(canvas, whole(canvas), Math.max(2, Math.round(rows * 0.2)));
  const parts = rows > 18 ? [grateful, { ...good, rows: low }, question, about, last] : [grateful, question, about];
  return [...mood(canvas, whole(canvas), from), ...stack(canvas, whole(canvas), parts, from + 1)];
}

/** The question of the day, with this number of rows for the answer. */
function asked(canvas: Canvas, { width }: Span, answer: number): Area {
  const type = { font: canvas.families.label, size: canvas.type.label };
  const widest = Math.max(...questions.map((question) => widestOf(canvas, words(question), type)));
  // Questions in Polish are longer by up to a quarter.
  const heading = widest * 1.25 > width ? 2 : 1;
  return area("question", "", {
    rows: heading + answer,
    draw: (page, span, row, rows) => [
      ...(heading === 1 ? [label(page, "question", span, row, "{row:Text}")] : [twoLines(page, span, row, type)]),
      lines(page, "question_lines", insideFrame(page, span), row + heading, rows - heading),
      ...frame(page, "question_frame", span, row + heading, rows - heading),
    ],
  });
}

/** Above the rule at the bottom of the second row. */
function twoLines(
  canvas: Canvas,
  span: Span,
  row: number,
  styling: { readonly font: string; readonly size: number },
): Widget {
  const height = Math.ceil(styling.size * 3);
  const position = { ...span, y: rowTop(canvas, row + 2) - 2 - height, height };
  return { id: "question_label", type: "text_block", position, content: "{row:Text}", styling };
}

/** Five squares for the mood, on a row. */
function mood(canvas: Canvas, { x, width }: Span, row: number): readonly Widget[] {
  const [name = { x, width }, scale = name] = split({ x, width }, [1, 1], 0);
  const base = rowTop(canvas, row + 1) - labelRise;
  return [
    label(canvas, "mood", name, row, "Mood"),
    {
      id: "mood",
      type: "grid",
      position: { ...scale, y: base - 10, height: 12 },
      properties: {
        rows: 1,
        cols: 5,
        data_source: "range(5)",
        cell_template: { type: "checkbox", content: "", properties: { checkbox_size: 10, stroke_width: canvas.black } },
      },
    },
  ];
}

const best = area("best", "Best moment");

function week(book: Book): Master {
  const { canvas } = book;
  const areas = [best, learned, hard, area("next", "Next week", { marks: "squares" })];
  return weekOf(book, {
    description: "Looking back on a week",
    draw: (from) => [weekStrip(canvas), ...tiled(canvas, areas, undefined, from + 2)],
  });
}

/** The questions, each a link. Without room for their texts, their numbers like the days of a month. */
function questionList(book: Book): Master {
  const { canvas } = book;
  return titledPage(book, {
    name: "Questions",
    description: "Numbered lines, each a link to its page",
    title: words("Questions", "Pytania"),
    draw: (from) => questionTexts(canvas, from) ?? questionNumbers(book, from),
  });
}

/** Longest question in Polish. */
const longestQuestion = "Jaka książka, film lub piosenka mnie poruszyły?";

/** The questions in two columns, in type that has room for the longest. Undefined if it would be too small to read. */
function questionTexts(canvas: Canvas, from: number): readonly Widget[] | undefined {
  const columns = 2;
  const y = rowTop(canvas, from);
  const type = { font: canvas.families.narrow, size: canvas.type.text };
  const longest = Math.max(...questions.map((question) => widestOf(canvas, words(question, longestQuestion), type)));
  const [span = whole(canvas)] = equalSpans(canvas, columns);
  const fitting = Math.min(1, (span.width - 5) / (longest + widthOf(canvas, "00. ", type)));
  const size = Math.floor(type.size * fitting * 10) / 10;
  if (!canvas.hasMonths || size < canvas.constraints.min_font_pt) return undefined;
  return [questionRows(canvas, { ...whole(canvas), y, height: canvas.height - canvas.margins[2] - y }, size, columns)];
}

function questionRows(canvas: Canvas, position: Widget["position"], size: number, columns: number): Widget {
  return {
    id: "to_questions",
    type: "row_list",
    position,
    styling: { font: canvas.families.narrow, size },
    properties: {
      rows_section: questionPages,
      label_template: "{row}. {row:Text}",
      count: columns * Math.ceil(questions.length / columns),
      columns,
      gap_x: gutter(canvas),
      line_color: canvas.greys.rule,
      stroke_width: canvas.hairline,
    },
  };
}

function questionNumbers({ canvas, layouts }: Book, from: number): readonly Widget[] {
  const columns = isWide(canvas) ? 8 : canvas.columns === 1 ? 4 : 5;
  const rows = 2 * Math.ceil(questions.length / columns);
  const free = rowCount(canvas) - from - rows;
  return [
    {
      id: "to_questions",
      type: "link_list",
      position: { ...whole(canvas), y: rowTop(canvas, from), height: Math.min(rows, rows + free) * canvas.pitch },
      styling: { font: canvas.families.title, size: canvas.type.title, text_align: "center" },
      properties: { count: questions.length, columns, label_template: "{index}", bind: "question:@index" },
    },
    ...(free < 3 ? [] : stack(canvas, whole(canvas), [notesArea(layouts)], from + rows)),
  ];
}

/** A question above lines for its answers in twelve months. */
function question(book: Book): Master {
  const { canvas } = book;
  const type = { font: canvas.families.strong, size: canvas.type.label + (canvas.columns === 1 ? 1 : 3) };
  const longest = Math.max(...questions.map((question) => widestOf(canvas, words(question, longestQuestion), type)));
  // Lines break before their end.
  const needed = longest > whole(canvas).width ? Math.ceil((1.2 * longest) / whole(canvas).width) : 1;
  const asked = Math.max(needed, canvas.columns === 1 ? 3 : isWide(canvas) ? 1 : 2);
  return titledPage(book, {
    name: "Question",
    description: "A question with lines for twelve answers",
    title: words("Question {row}", "Pytanie 31"),
    arrows: { previous: "question:@row_prev", next: "question:@row_next" },
    draw: (from) => [
      {
        id: "question",
        type: "text_block",
        position: { ...whole(canvas), y: rowTop(canvas, from), height: asked * canvas.pitch },
        content: "{row:Text}",
        styling: type,
      },
      ...monthRows(canvas, from + asked, {
        id: "answers",
        columns: [
          { id: "month", words: words(""), weight: 1 },
          { id: "answer", words: words(""), weight: 7 },
        ],
      }),
    ],
  });
}
