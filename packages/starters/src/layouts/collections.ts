import { type Canvas, rowCount, top } from "../kit/canvas.ts";
import {
  type Area,
  area,
  equalSpans,
  hasRoomFor,
  head,
  type Measured,
  type Tab,
  tabs,
  tiled,
  whole,
  words,
} from "../kit/frame.ts";
import { wordsWidth } from "../kit/ledger.ts";
import { type Book, indexPage, type Master } from "../kit/pages.ts";
import { behindEach, indexSection } from "../kit/sections.ts";
import {
  frame,
  grouped,
  label,
  lines,
  link,
  rowTop,
  ruled,
  type Span,
  split,
  type Widget,
  widestOf,
} from "../kit/widgets.ts";
import type { StarterSection } from "../starter.ts";
import { countsOf, type Layouts, type SeveralLayouts } from "./layout.ts";
import { notesArea } from "./paper.ts";

export const collections = {
  id: "collections",
  label: "Add lists",
  shownBy: ["Lists", "Projects", "People", "Books", "Trips", "Meals", "Budgets"],
  kind: "several",
  most: 5,
  /** As many as an index has lines. */
  pagesEach: 20,
  values: [
    { value: "projects", label: "Project pages" },
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
  /** The title in Polish, for its width. */
  readonly polish: string;
  /** Name of its pages. In every language another word than the title. */
  readonly page: string;
  readonly description: string;
  readonly draw: (canvas: Canvas, drawing: Drawing) => readonly Widget[];
}

interface Drawing {
  readonly people: People;
  readonly notes: Area;
}

/** People of a private life, or those that one works with. */
export type People = "private" | "work";

const tasks = area("tasks", "To do", { marks: "squares" });

const drawn: Readonly<Record<Value, Collection>> = {
  projects: {
    title: "Projects",
    polish: "Projekty",
    page: "Project page",
    description: "Goal, milestones and tasks of one project",
    draw: (canvas, { notes }) =>
      tiled(canvas, [area("goal", "Goal"), area("milestones", "Milestones", { marks: "squares" }), tasks, notes]),
  },
  people: {
    title: "People",
    polish: "Osoby",
    page: "Person",
    description: "Contact, tasks and notes",
    draw: (canvas, { people, notes }) => {
      const own = facts[people].slice(0, rowCount(canvas) < lowPerson ? 2 : 3);
      return [...factLines(canvas, "Contact", own), ...tiled(canvas, [tasks, notes], undefined, rowsOf(own))];
    },
  },
  books: {
    title: "Books",
    polish: "Książki",
    page: "Book",
    description: "Summary and quotes",
    draw: (canvas) => [
      ...factLines(canvas, "Author", [author]),
      ...tiled(canvas, [area("summary", "Summary"), area("quotes", "Quotes")], 1, 1),
    ],
  },
  trips: {
    title: "Trips",
    polish: "Podróże",
    page: "Trip",
    description: "Itinerary, packing list and budget",
    draw: (canvas, { notes }) =>
      tiled(canvas, [
        area("itinerary", "Itinerary"),
        area("packing", "Packing list", { marks: "squares" }),
        area("budget", "Budget"),
        notes,
      ]),
  },
  meals: {
    title: "Meals",
    polish: "Posiłki",
    page: "Meal",
    description: "Ingredients and preparation",
    draw: (canvas) =>
      tiled(canvas, [area("ingredients", "Ingredients", { marks: "squares" }), area("preparation", "Preparation")]),
  },
  budget: {
    title: "Budgets",
    polish: "Budżety",
    page: "Budget",
    description: "Income and expenses",
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

interface Fact {
  readonly words: Measured;
  readonly rows: number;
}

const rowsOf = (facts: readonly Fact[]): number => facts.reduce((sum, fact) => sum + fact.rows, 0);

const author: Fact = { words: words("Author", "Autor"), rows: 1 };
const contact: Fact = { words: words("Contact", "Kontakt"), rows: 2 };
const dates: Fact = { words: words("Important dates"), rows: 2 };
const facts: Readonly<Record<People, readonly Fact[]>> = {
  private: [contact, dates, { words: words("Gifts", "Prezenty"), rows: 1 }],
  work: [contact, dates],
};

/** Most share of the width for names of facts. */
const mostFactNames = 0.6;

/** Rows of a page on which a person has contact and dates only. */
const lowPerson = 13;

/** Lines for facts about a person or a book, and its name at the start of the first line of each. */
function factLines(canvas: Canvas, group: string, own: readonly Fact[]): readonly Widget[] {
  const rows = rowsOf(own);
  const span = whole(canvas);
  const type = { font: canvas.families.narrowLabel, size: canvas.type.label };
  const names = Math.min(
    span.width * mostFactNames,
    Math.max(...own.map((fact) => wordsWidth(canvas, fact.words, type))) + 8,
  );
  return grouped(group, [
    lines(canvas, "facts_lines", span, 0, rows, {
      columns: 2,
      column_widths: [names, span.width - names],
      styling: { ...type, text_align: "left" },
      cell_padding: 2,
      data: own.flatMap((fact) => Array.from({ length: fact.rows }, (_, i) => [i === 0 ? fact.words.content : "", ""])),
    }),
    ...frame(canvas, "facts_frame", span, 0, rows),
  ]);
}

/** Lines with a column of amounts at the right. */
function amounts(id: string, content: string): NonNullable<Area["draw"]> {
  return (canvas, span, row, rows) => {
    const labels = { font: canvas.families.label, size: canvas.type.label };
    const widest = widestOf(canvas, { content: "Amount", widest: "Amount" }, labels) + 2;
    const share = Math.max(0.28, widest / (span.width - 4));
    const [what = span, amount = span] = split(span, [1 - share, share], 4);
    return [
      label(canvas, id, what, row, content),
      label(canvas, `${id}_amount`, amount, row, "Amount"),
      lines(canvas, `${id}_lines`, span, row + 1, rows - 1),
      upright(canvas, `${id}_rule`, span, amount, row + 1, rows - 1),
      ...frame(canvas, `${id}_frame`, span, row + 1, rows - 1),
    ];
  };
}

/** Between lines and amounts. A table over both, so that it stays with them when a page is mirrored. */
function upright(canvas: Canvas, id: string, span: Span, amount: Span, row: number, rows: number): Widget {
  const width = amount.x - 2 - span.x;
  const position = { ...span, y: rowTop(canvas, row), height: rows * canvas.pitch };
  return ruled(id, position, {
    rows: 1,
    columns: 2,
    column_widths: [width, span.width - width],
    border_style: "vertical",
    border_width: canvas.hairline,
    border_color: "#000000",
    edge_left: false,
    edge_right: false,
  });
}

/** A chosen collection. The second of a kind has a number. */
interface Chosen extends Collection {
  /** Start of its destinations. */
  readonly id: string;
}

const idStart = "collection_";

function chosenCollections(layouts: Layouts | undefined): readonly Chosen[] {
  const counts = countsOf(layouts?.[collections.id] ?? "");
  return collections.values.flatMap(({ value }) =>
    Array.from({ length: counts.get(value) ?? 0 }, (_, i) => {
      const { title, polish, page, ...others } = drawn[value];
      const number = i === 0 ? "" : ` ${i + 1}`;
      const id = `${idStart}${value}${i === 0 ? "" : i + 1}`;
      return { id, title: title + number, polish: polish + number, page: page + number, ...others };
    }),
  );
}

/** An index for each collection with its pages behind it, in front of the pages of events. */
export function collectionSections(sections: readonly StarterSection[], layouts: Layouts): readonly StarterSection[] {
  const all = chosenCollections(layouts);
  const list = all.length > mostLinks ? [behindEach("lists", overview.page, overview.dest)] : [];
  const added = all.map(
    ({ id, title, page }): StarterSection => ({
      ...indexSection(1),
      kind: title,
      master: title,
      anchors: [{ dest_id: `${id}:index` }],
      nested: [
        {
          kind: page,
          master: page,
          generate: "count",
          count: collections.pagesEach,
          anchors: [{ dest_id: `${id}:{index}` }],
        },
      ],
    }),
  );
  const events = sections.findIndex(({ kind }) => kind === "agenda");
  const end = events < 0 ? sections.length : events;
  return [...sections.slice(0, end), ...list, ...added, ...sections.slice(end)];
}

/** Indexes that a page links to beside its other links. More have a page of their own. */
const mostLinks = 2;

/** Destination of the page that lists all collections. */
export const overviewDestination = "collections:index";

const overview = { title: "Lists", page: "Lists", dest: overviewDestination };

/** Links to the indexes, for a page that leads to everything. */
export function collectionLinks(layouts: Layouts | undefined): readonly Tab[] {
  const all = chosenCollections(layouts);
  if (all.length <= mostLinks) return all.map(linkTo);
  return [{ id: "to_collections", content: overview.title, bind: overview.dest, widest: overview.title }];
}

/** Those links that have room beside a title of this width more and its other links, the first ones before the others. */
export function collectionsBeside(
  { canvas, layouts }: Book,
  links: readonly Tab[],
  title: Measured,
  more = 0,
): readonly Tab[] {
  const added = collectionLinks(layouts);
  const count = added.findIndex((_, i) => !hasRoomFor(canvas, [...links, ...added.slice(0, i + 1)], title, more));
  return count < 0 ? added : added.slice(0, count);
}

/** Title and name in addresses of the collection whose pages a section has. */
export function collectionOf({ anchors = [] }: StarterSection, layouts: Layouts | undefined) {
  const found = chosenCollections(layouts).find(({ id }) => anchors[0]?.dest_id === `${id}:{index}`);
  return found && { title: found.title, list: found.id.slice(idStart.length) };
}

/** Kind of the pages of projects, if they are among the collections. */
export const projectsKind = (layouts: Layouts | undefined): string | undefined =>
  chosenCollections(layouts).find(({ page }) => page === drawn.projects.page)?.page;

const longer = (a: string, b: string) => (a.length > b.length ? a : b);

/** By the id of a widget: a link to the index of a collection. */
export const isCollectionLink = (id: string): boolean => id.startsWith(`to_${idStart}`);

const linkTo = ({ id, title, polish }: Chosen): Tab => ({
  id: `to_${id}`,
  content: title,
  bind: `${id}:index`,
  widest: longer(title, polish),
});

/** The index of each collection, and its page. */
export function collectionPages(book: Book, people: People = "private"): readonly Master[] {
  const all = chosenCollections(book.layouts);
  const pages = all.flatMap((one) => {
    const index = indexPage(book, {
      title: one.title,
      description: "Numbered lines, each a link to its page",
      bind: `${one.id}:@index`,
      pages: 1,
      tab: undefined,
      links: all.length > mostLinks ? collectionLinks(book.layouts) : [],
    });
    return [{ ...index, name: one.title }, itemPage(book, one, people)];
  });
  return all.length > mostLinks ? [overviewPage(book, all), ...pages] : pages;
}

/** Names of all collections, each a link to its index. */
function overviewPage({ canvas, tabs: bar }: Book, all: readonly Chosen[]): Master {
  const columns = canvas.columns === 1 && all.length <= 10 ? 1 : 2;
  const rows = Math.ceil(all.length / columns);
  const room = rowCount(canvas) * canvas.pitch;
  const high = Math.min(36, room / rows);
  const spans = equalSpans(canvas, columns);
  return {
    name: overview.page,
    description: "Numbered lines, each a link to its page",
    widgets: [
      ...tabs(canvas, bar),
      ...head(canvas, { title: overview.title }),
      ...spans.map((span, i) =>
        ruled(
          `lines_${i + 1}`,
          { ...span, y: top(canvas), height: rows * high },
          { rows, border_color: canvas.greys.rule, border_width: canvas.hairline },
        ),
      ),
      ...all.map((one, i) => {
        const span = spans[Math.floor(i / rows)] ?? whole(canvas);
        const { id, content, bind } = linkTo(one);
        const type = {
          font: canvas.families.label,
          size: canvas.type.label + 1,
          text_align: "left",
          target: Math.min(30, high),
        } as const;
        return link(canvas, id, span, top(canvas) + (i % rows) * high + high / 2 + 4, type, { content, bind });
      }),
    ],
  };
}

function itemPage(
  { canvas, tabs: bar, layouts }: Book,
  { id, title, polish, page, description, draw }: Chosen,
  people: People,
): Master {
  const back = (content: string, widest = content): Tab => ({
    id: "to_collection",
    content,
    bind: `${id}:index`,
    widest,
  });
  const toIndex = back(title, longer(title, polish));
  const links = hasRoomFor(canvas, [toIndex], { content: "00 Nnnnnnnn", widest: "00 Nnnnnnnn" })
    ? [toIndex]
    : [back("‹")];
  return {
    name: page,
    description,
    widgets: [
      ...tabs(canvas, bar),
      ...head(canvas, {
        number: "{index}",
        hasTitleLine: true,
        links,
        arrows: { previous: `${id}:@index_prev`, next: `${id}:@index_next` },
      }),
      ...draw(canvas, { people, notes: notesArea(layouts) }),
    ],
  };
}
