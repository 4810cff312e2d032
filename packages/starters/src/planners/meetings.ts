import { type Canvas, type DrawingOptions, isWide, rowCount } from "../kit/canvas.ts";
import { gutter, hasRoomFor, head, included, stack, type Tab, tabs, whole } from "../kit/frame.ts";
import { type Book, bookOf, eventsPage, indexLinks, indexPage, type Master, monthPage, toIndex } from "../kit/pages.ts";
import { frame, insideFrame, label, lines, type Span, split, squares, type Widget } from "../kit/widgets.ts";
import { collectionLinks, collectionPages, collections } from "../layouts/collections.ts";
import { namesFor } from "../layouts/names.ts";
import { notesArea, paper, paperPage, paperSpacing } from "../layouts/paper.ts";
import type { StarterSource } from "../starter.ts";
import { behindEach, indexSection, monthAgenda, months } from "./sections.ts";

/** Numbered meetings with an index. */
export const meetings: StarterSource = {
  id: "meetings",
  category: "notebook",
  name: { en: "Meeting notes", pl: "Notatki ze spotkań" },
  description: "Sixty numbered meetings with agenda, notes and actions, each a tap away from the index.",
  optional: [
    {
      section: "meeting_notes",
      included: false,
      name: "A second page for each meeting",
    },
  ],
  layouts: [paper, paperSpacing, collections, namesFor()],
  sections: [
    indexSection(3),
    months,
    {
      kind: "meetings",
      master: "Meeting",
      generate: "count",
      count: 60,
      anchors: [{ dest_id: "meeting:{index}" }],
      nested: [behindEach("meeting_notes", "Meeting notes", "more:{parent_index}")],
    },
    monthAgenda,
  ],
  hasEvents: true,
  masters: (canvas, options) => {
    const book = bookOf(canvas, { home: toIndex, hasMonths: true }, options);
    const index = {
      title: "Meetings",
      description: "Numbered lines, each a link to its meeting",
      bind: "meeting:@index",
    };
    return [
      indexPage(book, { ...index, pages: 3, tab: toIndex.id, further: collectionLinks(options.layouts) }),
      calendarPage(book),
      meeting(book, options),
      meetingNotes(book),
      ...collectionPages(book, "work"),
      eventsPage(book),
    ];
  },
};

/** A month to write the numbers of meetings in, with the pages of the index in reach. */
function calendarPage(book: Book): Master {
  const { canvas } = book;
  const index = indexLinks(canvas, 3);
  const title = { content: "{month_name:capital}", widest: "Październik" };
  // A wide page has two columns, and its first tab leads to the index.
  const links = !isWide(canvas) && hasRoomFor(canvas, index, title) ? index : [];
  return monthPage(book, {
    description: "A month with room in every day",
    days: "none",
    links,
    areas: [notesArea(book.layouts)],
  });
}

const toMore: Tab = {
  id: "to_more",
  content: "More ›",
  bind: "more:@index",
  widest: "Więcej ›",
  section: "meeting_notes",
};

function meeting({ canvas, tabs: bar, layouts }: Book, options: DrawingOptions): Master {
  const rows = rowCount(canvas);
  const agenda = Math.max(3, Math.floor(rows * 0.22));
  const actions = Math.max(3, Math.floor(rows * 0.28));
  const [main = whole(canvas), side = main] = split(whole(canvas), [3, 2], gutter(canvas));
  const areas = {
    agenda: { id: "agenda", label: "Agenda", rows: agenda },
    notes: notesArea(layouts),
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
        links: included([toMore], options),
        arrows: { previous: "meeting:@index_prev", next: "meeting:@index_next" },
      }),
      ...dateAndPeople(canvas),
      ...(isWide(canvas)
        ? [
            ...stack(canvas, main, [areas.notes], 1),
            ...stack(canvas, side, [areas.agenda, { ...areas.actions, rows: "rest" }], 1),
          ]
        : stack(canvas, whole(canvas), [areas.agenda, areas.notes, areas.actions], 1)),
    ],
  };
}

/** Date and people, on the first row. */
function dateAndPeople(canvas: Canvas): readonly Widget[] {
  const [date = whole(canvas), people = date] = split(whole(canvas), [2, 3], gutter(canvas));
  return [label(canvas, "date", date, 0, "Date"), label(canvas, "present", people, 0, "Present")];
}

function actionRows(canvas: Canvas, span: Span, row: number, rows: number): readonly Widget[] {
  const [what = span, who = span, due = span] = split(span, [4, 2, 2], 4);
  return [
    label(canvas, "actions", what, row, "Actions"),
    label(canvas, "who", who, row, "Who"),
    label(canvas, "due", due, row, "Due"),
    lines(canvas, "actions_lines", insideFrame(canvas, span), row + 1, rows - 1),
    ...frame(canvas, "actions_frame", span, row + 1, rows - 1),
    squares(canvas, "actions", insideFrame(canvas, span), row + 1, rows - 1),
  ];
}

function meetingNotes(book: Book): Master {
  const { canvas, tabs: bar } = book;
  const back: Tab = { id: "to_meeting", content: "‹ {parent_index}", bind: "meeting:@parent_index", widest: "‹ 000" };
  return {
    name: "Meeting notes",
    description: "A second page for a meeting",
    widgets: [...tabs(canvas, bar), ...head(canvas, { title: "Notes", links: [back] }), ...paperPage(book)],
  };
}
