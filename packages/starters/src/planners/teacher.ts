import { type Canvas, fingertip, isWide, rowCount } from "../kit/canvas.ts";
import {
  type Area,
  equalSpans,
  gutter,
  head,
  included,
  linkRows,
  type Measured,
  type Tab,
  type Tabs,
  tabs,
  tiled,
  whole,
  words,
} from "../kit/frame.ts";
import { type Column, column, ledger, optional, wordsWidth } from "../kit/ledger.ts";
import { type Book, bookOf, eventsPage, type Master, notesLinks, toYear, weekLinks, yearPage } from "../kit/pages.ts";
import { label, linkedRows, rowTop, ruled, type Span, split, text, type Widget, widthOf } from "../kit/widgets.ts";
import { collectionLinks, collectionPages, collections } from "../layouts/collections.ts";
import { chosen, type NamedPages } from "../layouts/layout.ts";
import { month, monthLayout } from "../layouts/month.ts";
import { chosenMembers, namesFor } from "../layouts/names.ts";
import { notesArea, paper, paperSpacing } from "../layouts/paper.ts";
import { tabs as sides } from "../layouts/tabs.ts";
import { weekColumns, weekDays, weekRows } from "../layouts/week-days.ts";
import type { StarterSection, StarterSource } from "../starter.ts";
import { goals, monthAreas, notesPages } from "./dated.ts";
import { agenda, behindEach, indexSection, months, notesSection, terms, weeks, year } from "./sections.ts";
import { listPage, type TitledPage, titledPage, weekBack, weekOf, withWeekLinks } from "./titled-page.ts";

/** As many as a finger hits below each other on small pages. */
const classCount = 10;

/** Most pages of the pupils of a class. Those that its pupils do not need have no master, and so no section. */
const mostPages = 5;

const ofPage = (name: string, page: number, space = "") => (page === 1 ? name : `${name}${space}${page}`);

const names: NamedPages = {
  ...namesFor({ value: "classes", label: "Classes" }),
  members: {
    of: "classes",
    value: "pupils",
    label: "Pupils",
    usual: "Class",
  },
};

/** A timetable, classes with attendance, grades and seats, weeks of lessons, parents and terms. */
export const teacher: StarterSource = {
  id: "teacher",
  category: "planner",
  firstMonth: 9,
  name: { en: "Teacher's planner", pl: "Planer nauczyciela" },
  description:
    "A timetable, classes with attendance, grades and seating plans, lessons of every week, talks with parents, and terms.",
  optional: [
    { section: "plans", included: true, name: "Lesson plans for each week" },
    { section: "seating", included: true, name: "A seating plan for each class" },
    { section: "terms", included: true, name: "A page for each term" },
  ],
  hasEvents: true,
  layouts: [{ ...weekDays, standard: "columns" }, month, paper, paperSpacing, sides, collections, names],
  sections: [
    year,
    behindEach("timetable", "Timetable", "timetable:index"),
    behindEach("class_list", "Class list", "classes:index"),
    {
      kind: "classes",
      master: "Class",
      generate: "count",
      count: classCount,
      anchors: [{ dest_id: "class:{index}" }],
      nested: [
        ...pagesBehindEach("attendance", "Attendance"),
        ...pagesBehindEach("grades", "Grades"),
        behindEach("seating", "Seating", "seating:{parent_index}"),
      ],
    },
    terms,
    { kind: "parents", master: "Parents", generate: "count", count: 2, anchors: [{ dest_id: "parents:{index}" }] },
    months,
    { ...weeks, nested: [behindEach("plans", "Plan", "lessons:{iso_week}")] },
    indexSection(1),
    notesSection(20),
    agenda,
  ],
  masters: (canvas, options) => {
    const book = bookOf(canvas, bar, options);
    const ofMonth = monthLayout(book, {
      description: "A month with room in every day",
      days: "weeks",
      areas: monthAreas(book),
    });
    const hasLessons = options.sections.includes("plans");
    return [
      yearPage(
        book,
        [
          ...included([toTimetable, toTerms, toParents, ...notesLinks(canvas, 1)], options),
          ...collectionLinks(options.layouts),
        ],
        linkRows,
      ),
      timetable(book),
      classList(book, included([toAttendance, toGrades, toSeating], options)),
      classPage(book, included([toAttendance, toGrades, toSeating], options)),
      ...attendance(book),
      ...grades(book),
      seating(book),
      term(book),
      parents(book),
      // Days lead to their week, and its number to the lesson plans.
      hasLessons ? withWeekLinks(ofMonth, "lessons:@iso_week") : ofMonth,
      week(book, weekLinks(canvas, included([toLessons], options), [toTimetable, ...collectionLinks(options.layouts)])),
      lessons(book),
      ...notesPages(book, 1),
      eventsPage(book),
      ...collectionPages(book, "work"),
    ];
  },
};

const toClasses: Tab = { id: "to_classes", content: "Classes", bind: "classes:index", widest: "Classes" };
const bar: Tabs = { home: toYear, hasMonths: true, last: toClasses };
const toTimetable: Tab = { id: "to_timetable", content: "Timetable", bind: "timetable:index", widest: "Plan lekcji" };
const toTerms: Tab = { id: "to_terms", content: "Terms", bind: "term:1", widest: "Semestry", section: "terms" };
const toParents: Tab = { id: "to_parents", content: "Parents", bind: "parents:1", widest: "Parents" };
const toAttendance: Tab = {
  id: "to_attendance",
  content: "Attendance",
  bind: "attendance:@index",
  widest: "Attendance",
};
const toGrades: Tab = { id: "to_grades", content: "Grades", bind: "grades:@index", widest: "Grades" };
const toSeating: Tab = {
  id: "to_seating",
  content: "Seating",
  bind: "seating:@index",
  widest: "Seating",
  section: "seating",
};
const toLessons: Tab = {
  id: "to_lessons",
  content: "Plans",
  bind: "lessons:@iso_week",
  widest: "Plans",
  section: "plans",
};

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri"];

/** Numbers of the lessons of a day: fewer where the rows of a week have no room for more. */
function lessonNumbers(canvas: Canvas): readonly Measured[] {
  const count = rowCount(canvas) < 8 ? 6 : 8;
  return Array.from({ length: count }, (_, i) => words(String(i + 1)));
}

/** Lessons of the week, with room for their times. */
function timetable(book: Book): Master {
  const { canvas } = book;
  return titledPage(book, {
    name: "Timetable",
    description: "Lessons of the week",
    title: words("Timetable", "Plan lekcji"),
    draw: (from) => {
      const rows = rowCount(canvas) - from;
      const names = lessonNumbers(canvas);
      const pitch = ((rows - 1) * canvas.pitch) / names.length;
      return ledger({ ...canvas, pitch }, whole(canvas), ((from + 1) * canvas.pitch) / pitch - 1, names.length + 1, {
        id: "lessons",
        isWrapped: true,
        columns: [
          { ...column("time", words("Lessons", "Lekcje"), 2), names },
          ...weekdays.map((name) => column(name.toLowerCase(), words(name, "czw."), 3)),
        ],
      });
    },
  });
}

/** Lines of classes with links to each of their pages. */
function classList({ canvas, tabs: bar }: Book, pages: readonly Tab[]): Master {
  const columns = isWide(canvas) && rowCount(canvas) * canvas.pitch < classCount * 24 ? 2 : 1;
  const rows = classCount / columns;
  const spans = equalSpans(canvas, columns);
  const pitch = ((rowCount(canvas) - 1) * canvas.pitch) / rows;
  return {
    name: "Class list",
    description: "Numbered lines, each a link to its page",
    widgets: [
      ...tabs(canvas, bar, toClasses.id),
      ...head(canvas, { title: "Classes" }),
      ...spans.flatMap((span, i) => classLines(canvas, span, { first: 1 + i * rows, rows, pitch }, pages)),
    ],
  };
}

/** In points. */
const arrowWidth = fingertip;

interface ClassLines {
  readonly first: number;
  readonly rows: number;
  readonly pitch: number;
}

function classLines(
  canvas: Canvas,
  span: Span,
  { first, rows, pitch }: ClassLines,
  pages: readonly Tab[],
): readonly Widget[] {
  const y = rowTop(canvas, 1);
  const type = { font: canvas.families.narrowLabel, size: canvas.type.label };
  const widthsOf = (heads: readonly Measured[]) =>
    heads.map((head) => Math.max(fingertip, wordsWidth(canvas, head, type) + headMargin));
  const most = span.width - leastName;
  const usual = pages.map((tab) => shortHead(canvas, tab));
  const isCrowded = widthsOf(usual).reduce((sum, width) => sum + width, 0) > most;
  const heads = isCrowded ? usual.map((head) => cutHead(canvas, head, most / pages.length, type)) : usual;
  const widths = widthsOf(heads);
  const { gap_y, ...lines } = linkedRows(y, rows, pitch);
  const links = (id: string, place: Span, template: string, bind: string, align: "left" | "center"): Widget => ({
    id: `${id}_${first}`,
    type: "link_list",
    position: { ...place, ...lines },
    styling: { font: canvas.families.label, size: canvas.type.text, text_align: align },
    properties: {
      count: rows,
      columns: 1,
      ...(first > 1 && { start_index: first }),
      label_template: template,
      bind,
      ...(gap_y > 0 && { gap_y }),
    },
  });
  const starts = widths.map((_, i) => span.x + span.width - widths.slice(i).reduce((sum, width) => sum + width, 0));
  return [
    ruled(
      `classes_${first}_lines`,
      { ...span, y, height: rows * pitch },
      {
        rows,
        border_color: canvas.greys.rule,
        border_width: canvas.hairline,
      },
    ),
    links("to_class", { x: span.x, width: 24 }, "{index}", "class:@index", "left"),
    ...pages.flatMap((tab, i) => {
      const place = { x: starts[i] ?? span.x, width: widths[i] ?? fingertip };
      const { content = tab.content } = heads[i] ?? {};
      return [
        text(canvas, `${tab.id}_name_${first}`, place, y - 6, { ...type, text_align: "center" }, content),
        links(tab.id, { x: place.x + (place.width - arrowWidth) / 2, width: arrowWidth }, "›", tab.bind, "center"),
      ];
    }),
  ];
}

/** Room for the name of a class, in points, and beside the words above a column of links. */
const [leastName, headMargin] = [76, 8];

function shortHead(canvas: Canvas, { content, widest }: Measured): Measured {
  const short = canvas.short(content);
  return short === undefined ? { content, widest } : { content: short, widest: short };
}

/** Words above a column of links, with a point in place of letters without room. */
function cutHead(
  canvas: Canvas,
  head: Measured,
  most: number,
  type: { readonly font: string; readonly size: number },
): Measured {
  const [shown] = canvas.samples(head.content);
  const hasRoom = (words: string) => widthOf(canvas, words, type) + headMargin <= most;
  if (shown === undefined || hasRoom(shown)) return head;
  const letters = [...shown];
  const abbreviated = (count: number) => `${letters.slice(0, count).join("")}.`;
  const cut = letters.findLastIndex(
    (_, i) => i > leastLetters && hasRoom(abbreviated(i)) && !isVowel(letters[i - 1] ?? ""),
  );
  const content = abbreviated(Math.max(leastLetters, cut));
  return { content, widest: content };
}

/** True for Latin vowels. An abbreviation ends with a consonant: "Seat.", not "Seati." */
const isVowel = (letter: string) => /^[aeiouy]/i.test(letter.normalize("NFD"));

/** Of a word that is cut. */
const leastLetters = 3;

function classPage(book: Book, pages: readonly Tab[]): Master {
  const { canvas } = book;
  const [subject = whole(canvas), room = subject] = split(whole(canvas), [1, 1], gutter(canvas));
  const areas: readonly Area[] = [
    goals,
    { id: "tasks", label: "Assignments", rows: "rest", marks: "squares" },
    { id: "exams", label: "Exams", rows: "rest", marks: "squares" },
    notesArea(book.layouts),
  ];
  return titledPage(book, {
    name: "Class",
    description: "Goals, assignments and exams",
    title: words(""),
    number: "{index}",
    hasTitleLine: true,
    links: pages,
    arrows: { previous: "class:@index_prev", next: "class:@index_next" },
    tab: toClasses.id,
    draw: (from) => [
      label(canvas, "subject", subject, from, "Subject"),
      label(canvas, "room", room, from, "Room"),
      ...tiled(canvas, areas, undefined, from + 1),
    ],
  });
}

const toClass: Tab = { id: "to_class", content: "‹ {parent_index}", bind: "class:@parent_index", widest: "‹ 00" };

/** Rows of pupils in each column of a page: as many as have room, up to 32 on a page. */
function pupilRows(canvas: Canvas, from: number) {
  const room = (rowCount(canvas) - from) * canvas.pitch;
  const halves = isWide(canvas) ? 2 : 1;
  const count = Math.min(32 / halves, Math.floor(room / leastPupil) - 1);
  return { room, halves, count };
}

/** Pupils of a class in rows, with their names, if they are given, and columns to fill in. The first page is 1. */
function pupils({ canvas, layouts }: Book, from: number, page: number, columns: readonly Column[]): readonly Widget[] {
  const longest = longestMembers(chosenMembers(layouts, names));
  const { room, halves, count } = pupilRows(canvas, from);
  const pitch = room / (count + 1);
  const spans = equalSpans(canvas, halves);
  const before = (page - 1) * halves * count;
  const numbered = Array.from({ length: halves * count }, (_, i) => {
    const name = longest[before + i];
    const number = String(before + i + 1);
    return name === undefined ? words(number) : words(`${number}  {row:${number}}`, `${number}  ${name}`);
  });
  const pupil: Column = { ...column("pupil", words("Pupil", "Uczeń"), 7), names: numbered };
  const [first = whole(canvas)] = spans;
  const shown = longest.length > 0 ? withFewerCells(canvas, first, [pupil, ...columns]) : [pupil, ...columns];
  return spans.flatMap((span, half) => {
    const [names = pupil, ...others] = shown;
    const own = { ...names, names: numbered.slice(half * count, (half + 1) * count) };
    return ledger({ ...canvas, pitch }, span, (from * canvas.pitch) / pitch, count + 1, {
      id: `pupils_${half + 1}`,
      columns: [own, ...others],
    });
  });
}

/** With as many cells as names and labels leave room for. */
function withFewerCells(canvas: Canvas, span: Span, columns: readonly Column[]): readonly Column[] {
  const type = { font: canvas.families.narrowLabel, size: Math.max(canvas.type.label, canvas.type.text) };
  const widthOfTexts = ({ words, names = [] }: Column) =>
    Math.max(...[words, ...names].map((one) => wordsWidth(canvas, one, type))) + headMargin;
  const texts = columns.filter(({ cells }) => cells === undefined);
  const room = span.width - texts.reduce((sum, one) => sum + widthOfTexts(one), 0);
  const most = Math.max(leastCells, Math.floor(room / cellWidth));
  return columns.map((one) => (typeof one.cells === "number" ? { ...one, cells: Math.min(one.cells, most) } : one));
}

/** Fewest cells beside names, and the width of one, in points. */
const [leastCells, cellWidth] = [3, 9];

/** The longest name of the first members of all names, of the second, and so on. */
function longestMembers(members: readonly (readonly string[])[]): readonly string[] {
  const most = Math.max(0, ...members.map(({ length }) => length));
  const at = (i: number) => members.map((one) => one[i] ?? "").toSorted((a, b) => b.length - a.length)[0] ?? "";
  return Array.from({ length: most }, (_, i) => at(i));
}

/** Least height of the row of a pupil, in points. */
const leastPupil = 15;

interface ClassPage extends Pick<Master, "name" | "description"> {
  readonly title: Measured;
}

function ofClass(
  book: Book,
  page: ClassPage & Pick<TitledPage, "arrows">,
  draw: (from: number) => readonly Widget[],
): Master {
  return titledPage(book, { ...page, number: "{parent_index}", links: [toClass], tab: toClasses.id, draw });
}

/** Sections of the pages that the pupils of a class can need. */
function pagesBehindEach(kind: string, master: string): readonly StarterSection[] {
  return Array.from({ length: mostPages }, (_, i) =>
    behindEach(ofPage(kind, i + 1, "_"), ofPage(master, i + 1, " "), `${ofPage(kind, i + 1)}:{parent_index}`),
  );
}

/** As many pages as the largest class needs, with arrows between them. */
function pupilPages(book: Book, kind: string, page: ClassPage, columns: readonly Column[]): readonly Master[] {
  const most = Math.max(0, ...chosenMembers(book.layouts, names).map(({ length }) => length));
  const drawn = (number: number, arrows: TitledPage["arrows"]) => {
    let rows = 0;
    const own = { ...page, name: ofPage(page.name, number, " "), ...(arrows && { arrows }) };
    const master = ofClass(book, own, (from) => {
      const { halves, count } = pupilRows(book.canvas, from);
      rows = halves * count;
      return pupils(book, from, number, columns);
    });
    return { master, rows };
  };
  const single = drawn(1, undefined);
  if (most <= single.rows) return [single.master];
  const to = (number: number) => `${ofPage(kind, number)}:@parent_index`;
  // Arrows can leave fewer rows.
  const pages = Math.min(mostPages, Math.ceil(most / drawn(1, { previous: to(1), next: to(1) }).rows));
  return Array.from({ length: pages }, (_, i) => {
    const previous = i === 0 ? "class:@parent_index" : to(i);
    return drawn(i + 1, { previous, next: to(i + 1 === pages ? 1 : i + 2) }).master;
  });
}

const attendance = (book: Book) =>
  pupilPages(
    book,
    "attendance",
    { name: "Attendance", description: "Columns to fill in by hand", title: words("Attendance") },
    [{ ...column("days", words("")), weight: 13, cells: book.canvas.columns === 1 ? 9 : 14 }],
  );

const grades = (book: Book) =>
  pupilPages(book, "grades", { name: "Grades", description: "Columns to fill in by hand", title: words("Grades") }, [
    { ...column("grades", words("")), weight: 10, cells: book.canvas.columns === 1 ? 5 : 8 },
    column("result", words("Result", "Wynik"), 2),
  ]);

/** Desks for two, in rows from the board. */
function seating(book: Book): Master {
  const { canvas } = book;
  return ofClass(
    book,
    { name: "Seating", description: "Desks seen from the board", title: words("Seating", "Plan miejsc") },
    (from) => {
      const [columns, rows] = isWide(canvas) ? [4, 4] : canvas.columns === 1 ? [2, 6] : [3, 6];
      const y = rowTop(canvas, from + 1);
      const height = (rowCount(canvas) - from - 1) * canvas.pitch;
      const type = { font: canvas.families.label, size: canvas.type.label, text_align: "center" as const };
      return [
        text(canvas, "board", whole(canvas), rowTop(canvas, from + 1) - 8, type, "Board"),
        {
          id: "desks",
          type: "grid",
          position: { ...whole(canvas), y, height },
          properties: {
            rows,
            cols: columns,
            gap_x: gutter(canvas),
            gap_y: Math.round(height / rows / 4),
            data_source: `range(${rows * columns})`,
            cell_template: {
              type: "table",
              properties: {
                rows: 1,
                columns: 2,
                header_row: false,
                border_style: "all",
                border_width: canvas.hairline,
                border_color: "#000000",
              },
            },
          },
        },
      ];
    },
  );
}

function term(book: Book): Master {
  const { canvas } = book;
  const areas: readonly Area[] = [
    goals,
    { id: "dates", label: "Important dates", rows: "rest" },
    { id: "exams", label: "Exams", rows: "rest", marks: "squares" },
    { id: "back", label: "Looking back", rows: "rest" },
  ];
  return titledPage(book, {
    name: "Term",
    description: "Goals, dates and exams of a term",
    title: words("Term {index}", "Semestr 2"),
    arrows: { previous: "term:@index_prev", next: "term:@index_next" },
    draw: (from) => tiled(canvas, areas, undefined, from),
  });
}

const parents = (book: Book) =>
  listPage(book, {
    name: "Parents",
    title: words("Parents", "Rodzice"),
    arrows: { previous: "parents:@index_prev", next: "parents:@index_next" },
    columns: [
      column("date", words("Date", "Data")),
      column("pupil", words("Pupil", "Uczeń"), 3),
      optional(column("topic", words("Topic", "Temat"), 4)),
      column("agreed", words("Agreed", "Ustalenia"), 5),
    ],
  });

function week(book: Book, links: readonly Tab[]): Master {
  const { canvas } = book;
  return weekOf(book, {
    links,
    draw: (from) => {
      const rows = rowCount(canvas) - from;
      if (canvas.columns === 1)
        return weekRows(canvas, whole(canvas), from, {
          columns: [column("lessons", words("Lessons", "Lekcje"), 2), column("notes", words("Notes", "Notatki"), 1)],
          rows,
        });
      const week = { columns: lessonNumbers(canvas).map((number) => column(number.content, number, 1)), rows };
      const draw = chosen(book.layouts, weekDays) === "rows" ? weekRows : weekColumns;
      return draw(canvas, whole(canvas), from, week);
    },
  });
}

const lessons = (book: Book) =>
  listPage(book, {
    name: "Plan",
    id: "plans",
    title: words("Plans", "Plany"),
    period: "week",
    links: [weekBack],
    tab: "weeks",
    columns: [
      optional(column("day", words("Day", "Dzień"))),
      column("class", words("Class", "Klasa")),
      column("topic", words("Topic", "Temat"), 6),
      optional(column("homework", words("Homework", "Praca domowa"), 4)),
    ],
  });
