/** Masters of the starters, for a canvas. */
import { type Canvas, isWide, left, measure, rowCount, top } from "../../packages/starters/src/kit/canvas.ts";
import {
  baseline,
  gutter,
  head,
  monthTitle,
  type Part,
  stack,
  type Tab,
  type Tabs,
  tabs,
  target,
  whole,
  withTabRow,
} from "../../packages/starters/src/kit/frame.ts";
import {
  type Book,
  dayPage,
  eventsPage,
  indexLinks,
  indexPage,
  type Master,
  monthArrows,
  monthDays,
  monthMoves,
  monthPage,
  notePage,
  numberedHead,
  numberedLines,
  ruledPage,
  toNotes,
  toWeek,
  toYear,
  weekPage,
  yearLines,
  yearPage,
} from "../../packages/starters/src/kit/pages.ts";
import {
  black,
  frame,
  label,
  lines,
  rowTop,
  ruled,
  split,
  squares,
  type Widget,
  widthOf,
} from "../../packages/starters/src/kit/widgets.ts";
import { deviceTest } from "./device-test.ts";

export interface Planner {
  readonly id: string;
  readonly comment: string;
  /** True if the planner is for measuring type and rules, so that no style may change them. */
  readonly isMeasured?: true;
  readonly masters: (canvas: Canvas) => readonly Master[];
}

const notesIndex = { title: "Notes", description: "Numbered lines, each a link to its page", bind: "notes(@index)" };
const dated: Tabs = { home: toYear, hasMonths: true, last: toNotes };

function notesPages(book: Book, pages: number): readonly Master[] {
  return [indexPage(book, { ...notesIndex, pages, tab: toNotes.id }), notePage(book, 20 * pages)];
}

const yearDescription = (canvas: Canvas) =>
  canvas.hasMonths ? "Twelve months at a glance" : "Twelve months, with lines for what is to come";

const goals: Part = { id: "goals", label: "Goals", rows: "rest", marks: "squares" };
const notes: Part = { id: "notes", label: "Notes", rows: "rest" };

function monthParts(canvas: Canvas): readonly Part[] {
  return canvas.columns === 1 ? [notes] : [goals, notes];
}

function daily(canvas: Canvas): readonly Master[] {
  const book = { canvas, tabs: dated };
  return [
    yearPage(book, yearDescription(canvas), indexLinks(canvas, 3)),
    monthPage(book, { description: "A month with room in every day", days: "days", parts: monthParts(canvas) }),
    weekPage(book, "days"),
    dayPage(book),
    behind(book, "Day notes", "A page of notes for each day", dayHead(canvas)),
    ...notesPages(book, 3),
    eventsPage(book),
  ];
}

function dayHead(canvas: Canvas): readonly Widget[] {
  const toDay: Tab = { id: "to_day", content: "‹ {weekday:capital}", bind: "day(@date)", widest: "‹ Poniedziałek" };
  return head(canvas, { number: "{day_padded}", title: "Notes", links: [toDay] });
}

/** Notes behind a page of a section. */
function behind({ canvas, tabs: bar }: Book, name: string, description: string, heading: readonly Widget[]): Master {
  return { name, description, widgets: [...tabs(canvas, bar, "months"), ...heading, ruledPage(canvas)] };
}

const toWeekNotes: Tab = { id: "to_week_notes", content: "More ›", bind: "more:@iso_week", widest: "Więcej ›" };

function weekly(canvas: Canvas): readonly Master[] {
  const book = { canvas, tabs: dated };
  const back = { ...toWeek, content: "‹ Week {week}", widest: "‹ Tydzień 53" };
  return [
    yearPage(book, yearDescription(canvas), indexLinks(canvas, 3)),
    monthPage(book, { description: "A month with room in every day", days: "weeks", parts: monthParts(canvas) }),
    weekPage(book, "none", [toWeekNotes]),
    behind(book, "Week notes", "A page of notes for each week", head(canvas, { title: "Notes", links: [back] })),
    ...notesPages(book, 3),
    eventsPage(book),
  ];
}

const toPlan: Tab = { id: "to_plan", content: "Plan ›", bind: "plan:@plan_month", widest: "Plan ›" };
const backToMonth: Tab = {
  id: "to_month",
  content: "‹ {month_name:capital}",
  bind: "month(@plan_month)",
  widest: "‹ Październik",
};

function monthly(canvas: Canvas): readonly Master[] {
  const book = { canvas, tabs: dated };
  return [
    yearPage(book, yearDescription(canvas), indexLinks(canvas, 5)),
    monthPage(book, {
      description: "A month with room in every day",
      days: "none",
      links: [toPlan],
      parts: monthParts(canvas),
    }),
    monthPlan(book),
    ...notesPages(book, 5),
    eventsPage(book),
  ];
}

function monthPlan({ canvas, tabs: bar }: Book): Master {
  const dates: Part = { id: "dates", label: "Important dates", rows: "rest" };
  const back: Part = { id: "back", label: "Looking back", rows: "rest" };
  return {
    name: "Month plan",
    description: "What a month is for, and how it went",
    widgets: [
      ...tabs(canvas, bar, "months"),
      ...head(canvas, { title: "Plan", links: [backToMonth] }),
      ...tiled(canvas, [goals, dates, { id: "tasks", label: "To do", rows: "rest", marks: "squares" }, back]),
    ],
  };
}

/** Parts of equal height, in as many columns as the canvas has room for. */
function tiled(
  canvas: Canvas,
  parts: readonly Part[],
  columns = canvas.columns === 1 ? 1 : 2,
  from = 0,
): readonly Widget[] {
  const rows = rowCount(canvas);
  const spans = split(
    whole(canvas),
    Array.from({ length: columns }, () => 1),
    gutter(canvas),
  );
  const perColumn = Math.ceil(parts.length / columns);
  const each = Math.floor((rows - from) / perColumn);
  return spans.flatMap((span, i) => {
    const own = parts.slice(i * perColumn, (i + 1) * perColumn);
    return stack(
      canvas,
      span,
      own.map((part, j) => ({ ...part, rows: j === own.length - 1 ? "rest" : each })),
      from,
    );
  });
}

const toHabits: Tab = { id: "to_habits", content: "Habits", bind: "habits:index", widest: "Nawyki" };
const toReview: Tab = { id: "to_review", content: "Review ›", bind: "review:@plan_month", widest: "Podsumowanie ›" };

function habits(canvas: Canvas): readonly Master[] {
  const book: Book = { canvas, tabs: { home: toYear, hasMonths: true, last: toHabits } };
  return [yearOfSquares(book), habitList(book), monthOfHabits(book), review(book)];
}

/** Rows of 31 days, as low as the page needs. */
function squaresHeight(canvas: Canvas, above: number): number {
  return canvas.height - canvas.margins[2] - top(canvas) - above;
}

/** True if 31 rows of days are too low to read. Days then run across. */
const isLow = (canvas: Canvas) => squaresHeight(canvas, 31 * 7.3) < 0;

/** Rows of 31 squares with numbers above them. Two tables, because a table has at most 20 columns. */
function squaresAcross(canvas: Canvas, id: string, names: number, rows: number): readonly Widget[] {
  const { pitch } = canvas;
  const head = pitch * 0.7;
  const height = rowCount(canvas) * pitch - head;
  const room = { x: left(canvas) + names, width: measure(canvas) - names };
  const halves = [
    { first: 1, count: 16 },
    { first: 17, count: 15 },
  ].map((half) => ({
    ...half,
    x: room.x + ((half.first - 1) * room.width) / 31,
    width: (half.count * room.width) / 31,
  }));
  const grid = { rows, border_style: "all", border_width: canvas.hairline, border_color: canvas.greys.rule };
  return [
    numbersAbove(canvas, { ...room, y: top(canvas), height: head }, 31),
    ...halves.map(({ count, first, x, width }) =>
      ruled(`${id}_${first}`, { x, width, y: top(canvas) + head, height }, { ...grid, columns: count }),
    ),
  ];
}

/** Numbers from 1, one above each column. */
function numbersAbove(canvas: Canvas, position: Widget["position"], columns: number): Widget {
  return {
    id: "numbers",
    type: "grid",
    position,
    styling: { font: canvas.families.narrow, size: Math.min(7.2, canvas.type.text), text_align: "center" },
    properties: {
      rows: 1,
      cols: columns,
      data_source: `range(1, ${columns + 1})`,
      cell_template: { type: "text_block", content: "{cell_value}" },
    },
  };
}

function yearAcross({ canvas, tabs: bar }: Book): Master {
  const names = 28;
  const above = canvas.pitch * 0.7;
  return {
    name: "Year",
    description: "A square for each day of the year",
    widgets: [
      ...tabs(canvas, bar, bar.home.id),
      ...yearHead(canvas),
      ...keySquares(canvas),
      ...squaresAcross(canvas, "squares", names, 12),
      monthNames(
        canvas,
        { x: left(canvas), width: names, y: top(canvas) + above, height: rowCount(canvas) * canvas.pitch - above },
        1,
      ),
    ],
  };
}

const yearHead = (canvas: Canvas) =>
  head(canvas, { title: "{plan_year}", arrows: { previous: "year(@year_prev)", next: "year(@year_next)" } });

/** Squares for the key of colors or signs, in the title row. */
function keySquares(canvas: Canvas): readonly Widget[] {
  if (canvas.columns === 1) return [];
  const { x, width } = whole(canvas);
  const title = widthOf(canvas, "2026–27", { font: canvas.families.title, size: canvas.type.title }) + 14;
  // The grid is as wide as the row, so that a mirrored page keeps title, squares and arrows together.
  const room = { x: x + title, width: width - title };
  const cols = Math.ceil((5 * room.width) / (room.width - 2 * target(canvas) - 4));
  return [
    {
      id: "key",
      type: "grid",
      position: { ...room, y: baseline(canvas) - 11, height: 12 },
      properties: {
        rows: 1,
        cols,
        data_source: "range(5)",
        cell_template: { type: "checkbox", content: "", properties: { checkbox_size: 10, stroke_width: black } },
      },
    },
  ];
}

function monthNames(canvas: Canvas, position: Widget["position"], columns: number): Widget {
  return {
    id: "months",
    type: "link_list",
    position,
    styling: {
      font: canvas.families.narrowLabel,
      size: canvas.type.tab,
      text_align: columns === 1 ? "left" : "center",
    },
    properties: {
      count: 12,
      columns,
      first_month: "{plan_year_start}",
      label_template: columns > 1 && canvas.columns === 1 ? "{month}" : "{month_abbr:capital}",
      bind: "",
    },
  };
}

function yearOfSquares(book: Book): Master {
  return isLow(book.canvas) ? yearAcross(book) : yearDown(book);
}

function yearDown({ canvas, tabs: bar }: Book): Master {
  const numbers = widthOf(canvas, "00", { font: canvas.families.text, size: canvas.type.text }) + 8;
  const above = target(canvas);
  const side = isWide(canvas) ? split(whole(canvas), [3, 1], gutter(canvas)) : [whole(canvas)];
  const [span = whole(canvas)] = side;
  const height = squaresHeight(canvas, above);
  const squaresSpan = { x: span.x + numbers, width: span.width - numbers };
  const size = Math.min(canvas.type.text, height / 31);
  return {
    name: "Year",
    description: "A square for each day of the year",
    widgets: [
      ...tabs(canvas, bar, bar.home.id),
      ...yearHead(canvas),
      ...keySquares(canvas),
      monthNames(canvas, { ...squaresSpan, y: top(canvas), height: above }, 12),
      {
        id: "numbers",
        type: "grid",
        position: { x: span.x, width: numbers, y: top(canvas) + above, height },
        styling: { font: canvas.families.narrow, size },
        properties: {
          rows: 31,
          cols: 1,
          data_source: "range(1, 32)",
          cell_template: { type: "text_block", content: "{cell_value}" },
        },
      },
      {
        id: "squares",
        type: "grid",
        position: { ...squaresSpan, y: top(canvas) + above, height },
        styling: { font: canvas.families.narrow, size },
        properties: {
          rows: 1,
          cols: 12,
          data_source: "months({plan_year_start}, 12)",
          cell_template: {
            type: "day_list",
            properties: {
              month: "{cell_value}",
              show_header: false,
              show_days: false,
              show_weekdays: false,
              week_numbers: false,
              columns: 1,
              shade_weekends: true,
              weekend_color: canvas.greys.weekend,
              line_color: canvas.greys.rule,
              stroke_width: canvas.hairline,
              link_strategy: "no_links",
            },
          },
        },
      },
    ],
  };
}

/** Habits of a month, one for each column or row. */
function habitCount(canvas: Canvas): number {
  if (isLow(canvas))
    return Math.min(10, rowCount(canvas) - 1, Math.floor((rowCount(canvas) * canvas.pitch - canvas.pitch * 0.7) / 15));
  return Math.min(12, rowCount(canvas) - 1, Math.floor((measure(canvas) - dayNames(canvas)) / 13));
}

/** Width of the numbers and weekdays of a list of days. */
const dayNames = ({ type }: Canvas) => type.text * (1.8 + 3.2);

function habitList({ canvas, tabs: bar }: Book): Master {
  const rows = rowCount(canvas);
  const [name = whole(canvas), why = name] = split(whole(canvas), [2, 3], gutter(canvas));
  const count = habitCount(canvas);
  return {
    name: "Habits",
    description: "Which habits, and why",
    widgets: [
      ...tabs(canvas, bar, bar.last?.id),
      ...head(canvas, { title: "Habits" }),
      label("habit", canvas, { ...name, x: name.x + 20 }, 0, "Habit"),
      label("why", canvas, why, 0, "Why it matters"),
      ruled(
        "lines",
        { ...whole(canvas), y: rowTop(canvas, 1), height: (rows - 1) * canvas.pitch },
        {
          rows: count,
          border_width: canvas.hairline,
          border_color: canvas.greys.rule,
          styling: { font: canvas.families.strong, size: canvas.type.label + 2 },
          cell_padding: 2,
          data: Array.from({ length: count }, (_, i) => [String(i + 1)]),
        },
      ),
      frame("lines_frame", canvas, whole(canvas), 1, rows - 1),
    ],
  };
}

function monthOfHabits(book: Book): Master {
  const { canvas, tabs: bar } = book;
  return {
    name: "Month",
    description: "Days and habits, a square for each",
    widgets: [
      ...tabs(canvas, bar, "months"),
      ...head(canvas, {
        title: monthTitle(canvas, [toReview]),
        links: [toReview],
        ...monthMoves(canvas, [toReview]),
      }),
      ...(isLow(canvas) ? habitsAcross(canvas) : habitsDown(canvas)),
    ],
  };
}

/** Habits as rows, with their names in front. */
function habitsAcross(canvas: Canvas): readonly Widget[] {
  const names = measure(canvas) * 0.2;
  const above = canvas.pitch * 0.7;
  const room = rowCount(canvas) * canvas.pitch - above;
  const rows = habitCount(canvas);
  const position = { x: left(canvas), width: names, y: top(canvas) + above, height: room };
  return [
    ruled("names", position, {
      rows,
      border_width: canvas.hairline,
      border_color: canvas.greys.rule,
      styling: { font: canvas.families.narrow, size: canvas.type.text },
      cell_padding: 2,
      data: Array.from({ length: rows }, (_, i) => [String(i + 1)]),
    }),
    ...squaresAcross(canvas, "days", names, rows),
  ];
}

function habitsDown(canvas: Canvas): readonly Widget[] {
  const size = canvas.type.text;
  const names = Math.min((isWide(canvas) ? 1.5 : 3) * canvas.pitch, squaresHeight(canvas, 31 * 7.3));
  const first = dayNames(canvas);
  const columns = habitCount(canvas);
  const height = squaresHeight(canvas, names);
  const room = { x: left(canvas) + first, width: measure(canvas) - first };
  return [
    {
      id: "names",
      type: "table",
      position: { ...room, y: top(canvas), height: names },
      properties: {
        rows: 1,
        columns,
        header_row: false,
        border_style: "all",
        border_width: canvas.hairline,
        border_color: canvas.greys.rule,
      },
    },
    numbersAbove(canvas, { ...room, y: top(canvas) + names - size * 1.5, height: size * 1.5 }, columns),
    {
      id: "days",
      type: "day_list",
      position: { ...whole(canvas), y: top(canvas) + names, height },
      styling: { font: canvas.families.narrow, size },
      properties: {
        show_header: false,
        week_numbers: false,
        weekday_label_style: "short",
        shade_weekends: true,
        weekend_color: canvas.greys.weekend,
        link_strategy: "no_links",
        columns,
        line_color: canvas.greys.rule,
        stroke_width: canvas.hairline,
      },
    },
  ];
}

function review({ canvas, tabs: bar }: Book): Master {
  const parts: readonly Part[] = [
    { id: "well", label: "What went well", rows: "rest" },
    { id: "hard", label: "What was hard", rows: "rest" },
    { id: "next", label: "Next month", rows: "rest", marks: "squares" },
  ];
  return {
    name: "Review",
    description: "Looking back on a month",
    widgets: [
      ...tabs(canvas, bar, "months"),
      ...head(canvas, { title: "Review", links: [backToMonth] }),
      ...tiled(canvas, parts, isWide(canvas) ? 3 : 1),
    ],
  };
}

const toIndex: Tab = { id: "to_index", content: "Index", bind: "index:1", widest: "Index" };

function meetings(device: Canvas): readonly Master[] {
  const canvas = withTabRow(device);
  const book: Book = { canvas, tabs: { home: toIndex, hasMonths: false, pages: indexLinks(canvas, 3) } };
  const index = {
    title: "Meetings",
    description: "Numbered lines, each a link to its meeting",
    bind: "meeting:@index",
  };
  return [indexPage(book, { ...index, pages: 3, tab: toIndex.id }), meeting(book), meetingNotes(book)];
}

function meeting({ canvas, tabs: bar }: Book): Master {
  const more: Tab = { id: "to_more", content: "More ›", bind: "more:@index", widest: "Więcej ›" };
  const rows = rowCount(canvas);
  const agenda = Math.max(3, Math.floor(rows * 0.22));
  const actions = Math.max(3, Math.floor(rows * 0.28));
  const [main = whole(canvas), side = main] = split(whole(canvas), [3, 2], gutter(canvas));
  const parts = {
    agenda: { id: "agenda", label: "Agenda", rows: agenda },
    notes: { id: "notes", label: "Notes", rows: "rest" },
    actions: { id: "actions", label: "Actions", rows: actions, draw: actionRows },
  } as const;
  return {
    name: "Meeting",
    description: "Agenda, notes and actions of one meeting",
    widgets: [
      ...tabs(canvas, bar),
      ...head(canvas, {
        number: "{index}",
        hasTitleLine: true,
        links: [more],
        arrows: { previous: "meeting:@index_prev", next: "meeting:@index_next" },
      }),
      ...dateAndPeople(canvas),
      ...(isWide(canvas)
        ? [
            ...stack(canvas, main, [parts.notes], 1),
            ...stack(canvas, side, [parts.agenda, { ...parts.actions, rows: "rest" }], 1),
          ]
        : stack(canvas, whole(canvas), [parts.agenda, parts.notes, parts.actions], 1)),
    ],
  };
}

/** Date and people, on the first row. */
function dateAndPeople(canvas: Canvas): readonly Widget[] {
  const [date = whole(canvas), people = date] = split(whole(canvas), [2, 3], gutter(canvas));
  return [{ ...label("date", canvas, date, 0, "Date") }, { ...label("present", canvas, people, 0, "Present") }];
}

function actionRows(canvas: Canvas, span: { x: number; width: number }, row: number, rows: number): readonly Widget[] {
  const [what = span, who = span, due = span] = split(span, [4, 2, 2], 4);
  return [
    label("actions", canvas, what, row, "Actions"),
    label("who", canvas, who, row, "Who"),
    label("due", canvas, due, row, "Due"),
    lines("actions_lines", canvas, span, row + 1, rows - 1),
    frame("actions_frame", canvas, span, row + 1, rows - 1),
    squares("actions", canvas, span, row + 1, rows - 1),
  ];
}

function meetingNotes({ canvas, tabs: bar }: Book): Master {
  const back: Tab = { id: "to_meeting", content: "‹ {parent_index}", bind: "meeting:@parent_index", widest: "‹ 000" };
  return {
    name: "Meeting notes",
    description: "A second page for a meeting",
    widgets: [
      ...tabs(canvas, bar),
      ...head(canvas, { number: "{parent_index}", title: "Notes", links: [back] }),
      ruledPage(canvas),
    ],
  };
}

const toFuture: Tab = { id: "to_future", content: "Future", bind: "future:@plan_year_start", widest: "Future" };
const toKey: Tab = { id: "to_key", content: "Key", bind: "key:index", widest: "Legenda" };

function bulletJournal(canvas: Canvas): readonly Master[] {
  const book: Book = { canvas, tabs: { home: toIndex, hasMonths: true, last: toFuture } };
  const index = { title: "Index", description: "Numbered lines, each a link to its page", bind: "notes(@index)" };
  return [
    indexPage(book, { ...index, pages: 6, tab: toIndex.id, links: [toKey] }),
    key(book),
    futureLog(book),
    monthlyLog(book),
    dottedPage(book),
  ];
}

const signs = ["•", "×", ">", "<", "○", "–", "*", "!"];
const meanings = ["Task", "Done", "Moved on", "Scheduled", "Event", "Note", "Important", "Idea"];

function key({ canvas, tabs: bar }: Book): Master {
  const rows = Math.min(rowCount(canvas), 8);
  const columns = rows < 8 ? 2 : 1;
  const per = 8 / columns;
  const spans = split(
    whole(canvas),
    Array.from({ length: columns }, () => 1),
    gutter(canvas),
  );
  return {
    name: "Key",
    description: "What the signs of the journal mean",
    widgets: [
      ...tabs(canvas, bar),
      ...head(canvas, { title: "Key" }),
      ...spans.map((span, i) =>
        lines(`signs_${i + 1}`, canvas, span, 0, per, {
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
    properties: { cell_size: size, dot_size: 1, dot_color: "#777777" },
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
              weekday_label_style: "short",
              shade_weekends: true,
              weekend_color: canvas.greys.weekend,
              link_strategy: "no_links",
              line_color: canvas.greys.rule,
              stroke_width: canvas.hairline,
            },
          },
      ...stack(canvas, tasks, [{ id: "tasks", label: "Tasks", rows: "rest", marks: "squares" }]),
    ],
  };
}

function dottedPage({ canvas, tabs: bar }: Book): Master {
  return {
    name: "Page",
    description: "A dotted page with a number",
    widgets: [...tabs(canvas, bar), ...numberedHead(canvas, 120), dots(canvas, 0)],
  };
}

const toTimetable: Tab = { id: "to_timetable", content: "Timetable", bind: "timetable:index", widest: "Plan lekcji" };
const toSubjects: Tab = { id: "to_subjects", content: "Subjects", bind: "subjects:index", widest: "Przedmioty" };
const toTerms: Tab = { id: "to_terms", content: "Terms", bind: "term:1", widest: "Semestry" };
const toAssignments: Tab = {
  id: "to_assignments",
  content: "Assignments ›",
  bind: "assignments:@plan_month",
  widest: "Assignments ›",
};

function school(canvas: Canvas): readonly Master[] {
  const book = { canvas, tabs: dated };
  const inYear = [toTimetable, toSubjects, toTerms];
  return [
    yearPage(book, yearDescription(canvas), inYear),
    timetable(book),
    subjectList(book),
    subject(book),
    term(book),
    monthPage(book, {
      description: "A month with room in every day",
      days: "weeks",
      links: [toAssignments],
      parts: monthParts(canvas),
    }),
    assignments(book),
    weekPage(book, "none", [toAssignments]),
    ...notesPages(book, 1),
    eventsPage(book),
  ];
}

const schoolDays = ["Mon", "Tue", "Wed", "Thu", "Fri"];

function timetable({ canvas, tabs: bar }: Book): Master {
  const rows = Math.min(12, rowCount(canvas));
  const height = rowCount(canvas) * canvas.pitch;
  const lessons = Array.from({ length: rows - 1 }, (_, i) => [String(i + 1)]);
  const options = {
    rows,
    columns: 6,
    column_widths: [2, 5, 5, 5, 5, 5],
    border_style: "all",
    header_row: true,
    header_color: canvas.greys.tint,
  };
  return {
    name: "Timetable",
    description: "Lessons of the week",
    widgets: [
      ...tabs(canvas, bar),
      ...head(canvas, { title: "Timetable", links: [toSubjects] }),
      ruled(
        "lessons",
        { ...whole(canvas), y: top(canvas), height },
        {
          ...options,
          border_width: canvas.hairline,
          border_color: canvas.greys.rule,
          styling: { font: canvas.families.narrow, size: canvas.type.label, text_align: "center" },
          cell_padding: 1,
          data: [["", ...schoolDays], ...lessons],
        },
      ),
    ],
  };
}

const subjectCount = 12;

function subjectList({ canvas, tabs: bar }: Book): Master {
  const columns = canvas.hasMonths && !isWide(canvas) ? 1 : 2;
  const rows = subjectCount / columns;
  const pitch = (rowCount(canvas) * canvas.pitch) / rows;
  const spans = split(
    whole(canvas),
    Array.from({ length: columns }, () => 1),
    gutter(canvas),
  );
  return {
    name: "Subject list",
    description: "Numbered lines, each a link to its subject",
    widgets: [
      ...tabs(canvas, bar),
      ...head(canvas, { title: "Subjects", links: [toTimetable] }),
      ...spans.flatMap((span, i) => {
        const first = 1 + i * rows;
        return numberedLines(canvas, span, { first, start: first, rows, pitch, bind: "subject:@index", from: 0 });
      }),
    ],
  };
}

function subject({ canvas, tabs: bar }: Book): Master {
  const back: Tab = { ...toSubjects, content: "‹ Subjects", widest: "‹ Przedmioty" };
  const [teacher = whole(canvas), room = teacher] = split(whole(canvas), [1, 1], gutter(canvas));
  const parts: readonly Part[] = [
    { id: "exams", label: "Exams", rows: "rest", marks: "squares" },
    { id: "grades", label: "Grades", rows: "rest" },
    { id: "tasks", label: "To do", rows: "rest", marks: "squares" },
    { id: "notes", label: "Notes", rows: "rest" },
  ];
  return {
    name: "Subject",
    description: "Grades, tasks and notes of one subject",
    widgets: [
      ...tabs(canvas, bar),
      ...head(canvas, {
        number: "{index}",
        hasTitleLine: true,
        ...(canvas.columns > 1 && { links: [back] }),
        arrows: { previous: "subject:@index_prev", next: "subject:@index_next" },
      }),
      label("teacher", canvas, teacher, 0, "Teacher"),
      label("room", canvas, room, 0, "Room"),
      ...tiled(canvas, parts, undefined, 1),
    ],
  };
}

function term({ canvas, tabs: bar }: Book): Master {
  const parts: readonly Part[] = [
    goals,
    { id: "dates", label: "Important dates", rows: "rest" },
    { id: "exams", label: "Exams", rows: "rest", marks: "squares" },
    { id: "notes", label: "Notes", rows: "rest" },
  ];
  return {
    name: "Term",
    description: "Goals, dates and exams of a term",
    widgets: [
      ...tabs(canvas, bar),
      ...head(canvas, { title: "Term {index}", arrows: { previous: "term:@index_prev", next: "term:@index_next" } }),
      ...tiled(canvas, parts),
    ],
  };
}

/** A table of writing lines with a label above each column, and squares to tick off. */
function labelledRows(
  canvas: Canvas,
  id: string,
  columns: readonly (readonly [id: string, words: string])[],
  weights: readonly number[],
) {
  const spans = split(whole(canvas), weights, 4);
  const rows = rowCount(canvas) - 1;
  return [
    ...columns.map(([own, words], i) => label(own, canvas, spans[i] ?? whole(canvas), 0, words)),
    lines(`${id}_lines`, canvas, whole(canvas), 1, rows),
    frame(`${id}_frame`, canvas, whole(canvas), 1, rows),
    squares(id, canvas, whole(canvas), 1, rows),
  ];
}

function assignments({ canvas, tabs: bar }: Book): Master {
  const columns = [
    ["what", "Assignment"],
    ["subject", "Subject"],
    ["due", "Due"],
  ] as const;
  return {
    name: "Assignments",
    description: "The assignments of a month, with their subjects and dates",
    widgets: [
      ...tabs(canvas, bar, "months"),
      ...head(canvas, { title: canvas.columns > 1 ? "Assignments" : "{month_abbr:capital}", links: [backToMonth] }),
      ...labelledRows(canvas, "assignments", columns, [4, 2, 2]),
    ],
  };
}

const toProjects: Tab = { id: "to_projects", content: "Projects", bind: "index:1", widest: "Projects" };
const toQuarter: Tab = { id: "to_quarter", content: "Q{quarter}", bind: "quarter(@plan_month)", widest: "Q4" };

function projects(canvas: Canvas): readonly Master[] {
  const book: Book = { canvas, tabs: { home: toYear, hasMonths: true, last: toProjects } };
  const quarters = [1, 4, 7, 10].map((month) => ({ ...toQuarter, id: `to_quarter_${month}`, month }));
  const index = {
    title: "Projects",
    description: "Numbered lines, each a link to its project",
    bind: "project:@index",
  };
  return [
    yearPage(book, yearDescription(canvas), quarters),
    quarterPage(book),
    monthPage(book, {
      description: "A month with room in every day",
      days: "weeks",
      links: [toQuarter],
      parts: monthParts(canvas),
    }),
    weekPage(book, "none", [toQuarter]),
    indexPage(book, { ...index, pages: 1, tab: toProjects.id, more: { id: toMore.id, bind: toMore.bind } }),
    project(book),
    projectNotes(book),
    eventsPage(book),
  ];
}

function quarterPage({ canvas, tabs: bar }: Book): Master {
  const rows = rowCount(canvas);
  const first = Math.max(3, Math.floor(rows * 0.3));
  const plan = isWide(canvas) ? rows : Math.max(5, Math.floor(rows * 0.45));
  const [side = whole(canvas), main = side] = isWide(canvas)
    ? split(whole(canvas), [1, 2], gutter(canvas))
    : [whole(canvas), whole(canvas)];
  const review: Part = { id: "review", label: "Review", rows: "rest" };
  return {
    name: "Quarter",
    description: "Goals, a roadmap over three months, and a review",
    widgets: [
      ...tabs(canvas, bar),
      ...head(canvas, {
        title: "Q{quarter} {year}",
        arrows: { previous: "quarter(@year_quarter_prev)", next: "quarter(@year_quarter_next)" },
      }),
      ...(isWide(canvas)
        ? stack(canvas, side, [{ ...goals, rows: Math.ceil(rows / 2) }, review])
        : stack(canvas, side, [{ ...goals, rows: first }])),
      ...roadmap(canvas, main, isWide(canvas) ? 0 : first, plan),
      ...(isWide(canvas) ? [] : stack(canvas, side, [review], first + plan)),
    ],
  };
}

/** Names of projects beside twelve columns, four for each month. */
function roadmap(
  canvas: Canvas,
  { x, width }: { x: number; width: number },
  row: number,
  rows: number,
): readonly Widget[] {
  const names = width * 0.3;
  const grid = { x: x + names, width: width - names };
  const height = (rows - 1) * canvas.pitch;
  const y = rowTop(canvas, row + 1);
  return [
    label("roadmap", canvas, { x, width: names }, row, "Roadmap"),
    {
      id: "months",
      type: "link_list",
      position: { ...grid, y: rowTop(canvas, row + 1) - 20, height: 20 },
      styling: { font: canvas.families.narrowLabel, size: canvas.type.label, text_align: "center" },
      properties: {
        count: 3,
        columns: 3,
        first_month: "{quarter_start}",
        label_template: "{month_abbr:capital}",
        bind: "month(@plan_month)",
      },
    },
    lines("roadmap_lines", canvas, { x, width }, row + 1, rows - 1),
    ruled(
      "roadmap_weeks",
      { ...grid, y, height },
      {
        rows: 1,
        columns: 12,
        border_style: "vertical",
        border_width: canvas.hairline,
        border_color: canvas.greys.rule,
      },
    ),
    ruled(
      "roadmap_months",
      { ...grid, y, height },
      { rows: 1, columns: 3, border_style: "vertical", border_width: black, border_color: "#000000" },
    ),
    frame("roadmap_frame", canvas, { x, width }, row + 1, rows - 1),
  ];
}

const toMore: Tab = { id: "to_project_notes", content: "More ›", bind: "more:@index", widest: "Więcej ›" };

function project({ canvas, tabs: bar }: Book): Master {
  const milestones: Part = { id: "milestones", label: "Milestones", rows: "rest", marks: "squares" };
  const parts: readonly Part[] = [
    { id: "goal", label: "Goal", rows: "rest" },
    milestones,
    { id: "tasks", label: "To do", rows: "rest", marks: "squares" },
    { id: "notes", label: "Notes", rows: "rest" },
  ];
  return {
    name: "Project",
    description: "Goal, milestones and tasks of one project",
    widgets: [
      ...tabs(canvas, bar, bar.last?.id),
      ...head(canvas, {
        number: "{index}",
        hasTitleLine: true,
        links: [toMore],
        arrows: { previous: "project:@index_prev", next: "project:@index_next" },
      }),
      ...tiled(canvas, parts),
    ],
  };
}

function projectNotes({ canvas, tabs: bar }: Book): Master {
  const back: Tab = { id: "to_project", content: "‹ {parent_index}", bind: "project:@parent_index", widest: "‹ 00" };
  return {
    name: "Project notes",
    description: "A page of notes for each project",
    widgets: [
      ...tabs(canvas, bar, bar.last?.id),
      ...head(canvas, { number: "{parent_index}", title: "Notes", links: [back] }),
      ruledPage(canvas),
    ],
  };
}

export const planners: readonly Planner[] = [
  { id: "daily", comment: "Daily planner: a year, its months, weeks and days, and numbered notes.", masters: daily },
  { id: "weekly", comment: "Weekly planner: a year, its months and weeks, and numbered notes.", masters: weekly },
  {
    id: "monthly",
    comment: "Monthly planner: a year, its months with a plan each, and numbered notes.",
    masters: monthly,
  },
  {
    id: "bullet-journal",
    comment: "Bullet journal: an index, a key, a future log, monthly logs and numbered pages.",
    masters: bulletJournal,
  },
  { id: "meetings", comment: "Meeting notes: numbered meetings with an index.", masters: meetings },
  { id: "habits", comment: "Habit tracker: a year of squares, and a month of days and habits.", masters: habits },
  {
    id: "school",
    comment: "School year: a year, a timetable, subjects, terms, months, weeks and numbered notes.",
    masters: school,
  },
  {
    id: "projects",
    comment: "Quarters and projects: a year, its quarters, months and weeks, and numbered projects.",
    masters: projects,
  },
  {
    id: "device-test",
    comment: "Device test: greys and rules, type and targets, edges.",
    isMeasured: true,
    masters: deviceTest,
  },
];
