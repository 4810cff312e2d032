import type { Canvas } from "../kit/canvas.ts";
import { type Area, hasRoomFor, head, type Tab, tabs, tiled, whole } from "../kit/frame.ts";
import { type Book, indexPage, type Master } from "../kit/pages.ts";
import { frame, label, lines, type Span, split, type Widget } from "../kit/widgets.ts";
import { indexSection } from "../planners/sections.ts";
import type { StarterSection } from "../starter.ts";
import { countsOf, type Layouts, type SeveralLayouts } from "./layout.ts";

export const collections = {
  id: "collections",
  label: "Collections",
  kind: "several",
  most: 5,
  values: [
    { value: "projects", label: "Projects" },
    { value: "people", label: "People" },
    { value: "books", label: "Books" },
    { value: "trips", label: "Trips" },
    { value: "meals", label: "Meals" },
    { value: "budget", label: "Budget" },
  ],
} as const satisfies SeveralLayouts;

type Value = (typeof collections)["values"][number]["value"];

interface Collection {
  /** Title of its index, and name of the index's master and section. */
  readonly title: string;
  /** Name of its pages. In every language another word than the title. */
  readonly page: string;
  readonly draw: (canvas: Canvas) => readonly Widget[];
}

const area = (id: string, words: string, marks?: Area["marks"]): Area => ({
  id,
  label: words,
  rows: "rest",
  ...(marks && { marks }),
});
const notes = area("notes", "Notes");

const drawn: Readonly<Record<Value, Collection>> = {
  projects: {
    title: "Projects",
    page: "Project",
    draw: (canvas) =>
      tiled(canvas, [
        area("goal", "Goal"),
        area("milestones", "Milestones", "squares"),
        area("tasks", "To do", "squares"),
        notes,
      ]),
  },
  people: {
    title: "People",
    page: "Person",
    draw: (canvas) =>
      tiled(canvas, [area("contact", "Contact"), area("dates", "Important dates"), area("gifts", "Gifts", "squares"), notes]),
  },
  books: {
    title: "Books",
    page: "Book",
    draw: (canvas) => [
      label(canvas, "author", whole(canvas), 0, "Author"),
      ...tiled(canvas, [area("summary", "Summary"), area("quotes", "Quotes")], 1, 1),
    ],
  },
  trips: {
    title: "Trips",
    page: "Trip",
    draw: (canvas) =>
      tiled(canvas, [
        area("itinerary", "Itinerary"),
        area("packing", "Packing list", "squares"),
        area("budget", "Budget"),
        notes,
      ]),
  },
  meals: {
    title: "Meals",
    page: "Meal",
    draw: (canvas) => tiled(canvas, [area("ingredients", "Ingredients", "squares"), area("preparation", "Preparation")]),
  },
  budget: {
    title: "Budgets",
    page: "Budget",
    draw: (canvas) =>
      tiled(
        canvas,
        [
          { ...area("income", "Income"), draw: amounts("income", "Income") },
          { ...area("expenses", "Expenses"), draw: amounts("expenses", "Expenses") },
        ],
        canvas.columns === 1 ? 1 : 2,
      ),
  },
};

/** Lines with a column of amounts at the right. */
function amounts(id: string, words: string): NonNullable<Area["draw"]> {
  return (canvas, span, row, rows) => {
    const [what = span, amount = span] = split(span, [5, 2], 4);
    return [
      label(canvas, id, what, row, words),
      label(canvas, `${id}_amount`, amount, row, "Amount"),
      lines(canvas, `${id}_lines`, span, row + 1, rows - 1),
      upright(canvas, `${id}_rule`, amount, row + 1, rows - 1),
      frame(canvas, `${id}_frame`, span, row + 1, rows - 1),
    ];
  };
}

function upright(canvas: Canvas, id: string, { x }: Span, row: number, rows: number): Widget {
  const { position } = lines(canvas, id, { x: x - 3, width: 2 }, row, rows);
  return { id, type: "vertical_line", position, properties: { line_thickness: canvas.hairline } };
}

/** A chosen collection. The second of a kind has a number. */
interface Chosen extends Collection {
  /** Start of its destinations. */
  readonly id: string;
}

function chosenCollections(layouts: Layouts | undefined): readonly Chosen[] {
  const counts = countsOf(layouts?.[collections.id] ?? "");
  return collections.values.flatMap(({ value }) =>
    Array.from({ length: counts.get(value) ?? 0 }, (_, i) => {
      const { title, page, draw } = drawn[value];
      const number = i === 0 ? "" : ` ${i + 1}`;
      return { id: `collection_${value}${i === 0 ? "" : i + 1}`, title: title + number, page: page + number, draw };
    }),
  );
}

/** Pages of a collection: as many as an index has lines. */
const pagesEach = 20;

/** An index and pages for each collection, in front of the pages of events. */
export function collectionSections(sections: readonly StarterSection[], layouts: Layouts): readonly StarterSection[] {
  const added = chosenCollections(layouts).flatMap(({ id, title, page }): readonly StarterSection[] => [
    { ...indexSection(1), kind: title, master: title, anchors: [{ dest_id: `${id}:index` }] },
    { kind: page, master: page, generate: "count", count: pagesEach, anchors: [{ dest_id: `${id}:{index}` }] },
  ]);
  const events = sections.findIndex(({ kind }) => kind === "agenda");
  const end = events < 0 ? sections.length : events;
  return [...sections.slice(0, end), ...added, ...sections.slice(end)];
}

/** Links to the indexes, for a page that leads to everything. */
export function collectionLinks(layouts: Layouts | undefined): readonly Tab[] {
  return chosenCollections(layouts).map(({ id, title }) => ({
    id: `to_${id}`,
    content: title,
    bind: `${id}:index`,
    widest: title,
  }));
}

/** The index of each collection, and its page. */
export function collectionPages(book: Book): readonly Master[] {
  return chosenCollections(book.layouts).flatMap(({ id, title, page, draw }) => {
    const index = indexPage(book, {
      title,
      description: "Numbered lines, each a link to its page",
      bind: `${id}:@index`,
      pages: 1,
      tab: undefined,
    });
    return [{ ...index, name: title }, itemPage(book, { id, title, page, draw })];
  });
}

function itemPage({ canvas, tabs: bar }: Book, { id, title, page, draw }: Chosen): Master {
  const back = (content: string): Tab => ({ id: "to_collection", content, bind: `${id}:index`, widest: content });
  const links = hasRoomFor(canvas, [back(title)], { content: "00 Nnnnnnnn", widest: "00 Nnnnnnnn" }) ? [back(title)] : [back("‹")];
  return {
    name: page,
    description: "A ruled page with a number and a line for its title",
    widgets: [
      ...tabs(canvas, bar),
      ...head(canvas, {
        number: "{index}",
        hasTitleLine: true,
        links,
        arrows: { previous: `${id}:@index_prev`, next: `${id}:@index_next` },
      }),
      ...draw(canvas),
    ],
  };
}
