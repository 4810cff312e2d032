import { type Canvas, isWide, rowCount, top } from "../kit/canvas.ts";
import {
  type Area,
  equalSpans,
  gutter,
  head,
  included,
  type Measured,
  type Tab,
  tabs,
  tiled,
  whole,
} from "../kit/frame.ts";
import { type Book, bookOf, eventsPage, type Master, numberedLines, weekLinks, yearPage } from "../kit/pages.ts";
import { frame, label, lines, ruled, split, squares, widestOf, widthOf } from "../kit/widgets.ts";
import { collectionLinks, collectionPages, collections } from "../layouts/collections.ts";
import { month, monthLayout } from "../layouts/month.ts";
import { namesFor } from "../layouts/names.ts";
import { notesArea, paper, paperSpacing } from "../layouts/paper.ts";
import { tabs as sides } from "../layouts/tabs.ts";
import { week, weekPages } from "../layouts/week.ts";
import { weekRow } from "../layouts/week-row.ts";
import type { StarterSource } from "../starter.ts";
import { backHead, dated, goals, monthAreas, notesPages } from "./dated.ts";
import { agenda, behindEach, indexSection, months, notesSection, terms, weeks, year } from "./sections.ts";

/** A year, a timetable, subjects, terms, months, weeks and numbered notes. */
export const school: StarterSource = {
  id: "school",
  category: "planner",
  firstMonth: 9,
  name: { en: "School year", pl: "Rok szkolny" },
  description:
    "A timetable, subjects with grades, terms, a list of assignments for every month, and a page for each week.",
  optional: [
    { section: "terms", included: true, name: "A page for each term" },
    {
      section: "assignments",
      included: true,
      name: "A list of assignments for each month",
    },
  ],
  hasEvents: true,
  layouts: [
    week,
    weekRow,
    month,
    paper,
    paperSpacing,
    sides,
    collections,
    namesFor({ value: "subjects", label: "Subjects" }),
  ],
  sections: [
    year,
    behindEach("timetable", "Timetable", "timetable:index"),
    behindEach("subject_list", "Subject list", "subjects:index"),
    { kind: "subjects", master: "Subject", generate: "count", count: 12, anchors: [{ dest_id: "subject:{index}" }] },
    terms,
    { ...months, nested: [behindEach("assignments", "Assignments", "assignments:{plan_month}")] },
    weeks,
    indexSection(1),
    notesSection(20),
    agenda,
  ],
  masters: (canvas, options) => {
    const book = bookOf(canvas, dated, options);
    const ofMonth = included([toAssignments], options);
    return [
      yearPage(book, [...included([toTimetable, toSubjects, toTerms], options), ...collectionLinks(options.layouts)]),
      timetable(book),
      subjectList(book),
      subject(book),
      term(book),
      monthLayout(book, {
        description: "A month with room in every day",
        days: "weeks",
        links: ofMonth,
        areas: monthAreas(book),
      }),
      assignments(book),
      ...weekPages(book, "none", weekLinks(canvas, ofMonth, [toTimetable, toSubjects])),
      ...notesPages(book, 1),
      eventsPage(book),
      ...collectionPages(book, "work"),
    ];
  },
};

const toTimetable: Tab = { id: "to_timetable", content: "Timetable", bind: "timetable:index", widest: "Plan lekcji" };

const toSubjects: Tab = { id: "to_subjects", content: "Subjects", bind: "subjects:index", widest: "Przedmioty" };

const toTerms: Tab = { id: "to_terms", content: "Terms", bind: "term:1", widest: "Semestry", section: "terms" };

const toAssignments: Tab = {
  id: "to_assignments",
  content: "Assignments ›",
  bind: "assignments:@plan_month",
  widest: "Assignments ›",
  section: "assignments",
};

const time: Measured = { content: "Time", widest: "Godzina" };
const schoolDays = ["Mon", "Tue", "Wed", "Thu", "Fri"];

function timetable({ canvas, tabs: bar }: Book): Master {
  const rows = Math.min(12, rowCount(canvas));
  const height = rowCount(canvas) * canvas.pitch;
  const lessons = Array.from({ length: rows - 1 }, (_, i) => [String(i + 1)]);
  const widths = [5, 8, 12, 12, 12, 12, 12];
  const [numbers, times] = split(whole(canvas), widths, 0);
  const type = { font: canvas.families.narrow, size: canvas.type.label };
  const room = (numbers?.width ?? 0) - 2.2;
  const size = Math.min(type.size, Math.floor((type.size * 100 * room) / widthOf(canvas, "10", type)) / 100);
  const styling = { ...type, size, text_align: "center" };
  const heading = { font: canvas.families.narrowLabel, size: canvas.type.label };
  const hasRoom = widestOf(canvas, time, heading) + 4 <= (times?.width ?? 0);
  const options = {
    rows,
    columns: widths.length,
    column_widths: widths,
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
          styling,
          cell_padding: 1,
          wrap: true,
          data: [["", hasRoom ? time.content : "", ...schoolDays], ...lessons],
        },
      ),
    ],
  };
}

const subjectCount = 12;

function subjectList({ canvas, tabs: bar }: Book): Master {
  const columns = canvas.hasMonths && !isWide(canvas) ? 1 : 2;
  const rows = subjectCount / columns;
  const pitch = Math.min(60, (rowCount(canvas) * canvas.pitch) / rows);
  const spans = equalSpans(canvas, columns);
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

function subject({ canvas, tabs: bar, layouts }: Book): Master {
  const back: Tab = { ...toSubjects, content: "‹ Subjects", widest: "‹ Przedmioty" };
  const [teacher = whole(canvas), room = teacher] = split(whole(canvas), [1, 1], gutter(canvas));
  const areas: readonly Area[] = [
    { id: "exams", label: "Exams", rows: "rest", marks: "squares" },
    { id: "grades", label: "Grades", rows: "rest" },
    { id: "tasks", label: "To do", rows: "rest", marks: "squares" },
    notesArea(layouts),
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
      label(canvas, "teacher", teacher, 0, "Teacher"),
      label(canvas, "room", room, 0, "Room"),
      ...tiled(canvas, areas, undefined, 1),
    ],
  };
}

function term({ canvas, tabs: bar, layouts }: Book): Master {
  const areas: readonly Area[] = [
    goals,
    { id: "dates", label: "Important dates", rows: "rest" },
    { id: "exams", label: "Exams", rows: "rest", marks: "squares" },
    notesArea(layouts),
  ];
  return {
    name: "Term",
    description: "Goals, dates and exams of a term",
    widgets: [
      ...tabs(canvas, bar),
      ...head(canvas, { title: "Term {index}", arrows: { previous: "term:@index_prev", next: "term:@index_next" } }),
      ...tiled(canvas, areas),
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
    ...columns.map(([own, words], i) => label(canvas, own, spans[i] ?? whole(canvas), 0, words)),
    lines(canvas, `${id}_lines`, whole(canvas), 1, rows),
    ...frame(canvas, `${id}_frame`, whole(canvas), 1, rows),
    squares(canvas, id, whole(canvas), 1, rows),
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
      ...backHead(
        canvas,
        canvas.columns > 1
          ? { content: "Assignments", widest: "Assignments" }
          : { content: "{month_abbr:capital}", widest: "Sept" },
      ),
      ...labelledRows(canvas, "assignments", columns, [4, 2, 2]),
    ],
  };
}
