import { type Canvas, isWide, rowCount } from "../kit/canvas.ts";
import {
  type Area,
  area,
  dayEvents,
  equalSpans,
  gutter,
  included,
  linkRows,
  stack,
  type Tab,
  type Tabs,
  whole,
  words,
} from "../kit/frame.ts";
import { type Column, column, type Ledger, ledgerArea, optional } from "../kit/ledger.ts";
import {
  type Book,
  bookOf,
  eventsPage,
  indexLinks,
  indexPage,
  type Master,
  toYear,
  yearLines,
  yearPage,
} from "../kit/pages.ts";
import { label, type Span, split, type Widget } from "../kit/widgets.ts";
import { collectionLinks, collectionPages, collections, collectionsBeside } from "../layouts/collections.ts";
import { month, monthLayout } from "../layouts/month.ts";
import { namesFor } from "../layouts/names.ts";
import { tabs as sides } from "../layouts/tabs.ts";
import { hasDayColumns, rowsOfWeek, weekDays, weekRows, weekTable } from "../layouts/week-days.ts";
import type { StarterSource } from "../starter.ts";
import { agenda, behindEach, indexSection, months, weeks, year } from "./sections.ts";
import { listPage, listsPage, titledPage, weekBack, weekOf, withWeekLinks } from "./titled-page.ts";

/** A year, its months, weeks of meals with shopping lists, recipes, and lists of the household. */
export const household: StarterSource = {
  id: "household",
  category: "planner",
  name: { en: "Meals and household", pl: "Posiłki i dom" },
  description:
    "Meals of every week with a shopping list, sixty recipes with an index, a pantry list, chores, bills and birthdays.",
  optional: [
    { section: "shopping", included: true, name: "A shopping list by department for each week" },
    { section: "pantry", included: true, name: "A list of what is in the pantry, fridge and freezer" },
    { section: "chores", included: true, name: "A rota of chores" },
  ],
  hasEvents: true,
  layouts: [weekDays, month, sides, collections, namesFor()],
  sections: [
    year,
    behindEach("pantry", "Pantry", "pantry:index"),
    behindEach("chores", "Chores", "chores:index"),
    behindEach("contracts", "Contracts", "contracts:index"),
    behindEach("birthdays", "Birthdays", "birthdays:index"),
    months,
    { ...weeks, nested: [behindEach("shopping", "Shopping", "shopping:{iso_week}")] },
    indexSection(3),
    { kind: "recipes", master: "Recipe", generate: "count", count: 60, anchors: [{ dest_id: "recipe:{index}" }] },
    agenda,
  ],
  masters: (canvas, options) => {
    const book = bookOf(canvas, bar, options);
    const hasShopping = options.sections.includes("shopping");
    const ofMonth = monthLayout(book, {
      description: "A month with room in every day",
      days: "weeks",
      areas: monthAreas(canvas),
    });
    const index = {
      title: "Recipes",
      description: "Numbered lines, each a link to its page",
      bind: "recipe:@index",
      further: collectionsBeside(book, indexLinks(canvas, 3), words("Recipes", "Przepisy")),
    };
    return [
      yearPage(
        book,
        [
          ...included([toPantry, toChores], options),
          toContracts,
          toBirthdays,
          { ...toRecipes, id: "to_recipes_index" },
          // A narrow page leads to the first page of the index once.
          ...indexLinks(canvas, 3).slice(canvas.columns === 1 ? 1 : 0),
          ...collectionLinks(options.layouts),
        ],
        linkRows,
      ),
      pantry(book),
      chores(book),
      contracts(book),
      birthdays(book),
      // Days lead to the meals of their week, and its number to the shopping list.
      hasShopping ? withWeekLinks(ofMonth, "shopping:@iso_week") : ofMonth,
      weekOf(book, { links: included([toShopping], options), draw: (from) => mealsAndShopping(book, from) }),
      shoppingList(book),
      indexPage(book, { ...index, pages: 3, tab: toRecipes.id }),
      recipe(book),
      eventsPage(book),
      ...collectionPages(book),
    ];
  },
};

const toRecipes: Tab = { id: "to_recipes", content: "Recipes", bind: "index:1", widest: "Przepisy" };
const bar: Tabs = { home: toYear, hasMonths: true, last: toRecipes };
const toPantry: Tab = {
  id: "to_pantry",
  content: "Pantry",
  bind: "pantry:index",
  widest: "Spiżarnia",
  section: "pantry",
};
const toChores: Tab = {
  id: "to_chores",
  content: "Chores",
  bind: "chores:index",
  widest: "Porządki",
  section: "chores",
};
const toContracts: Tab = { id: "to_contracts", content: "Contracts", bind: "contracts:index", widest: "Contracts" };
const toBirthdays: Tab = { id: "to_birthdays", content: "Birthdays", bind: "birthdays:index", widest: "Birthdays" };
const toShopping: Tab = {
  id: "to_shopping",
  content: "Shopping",
  bind: "shopping:@iso_week",
  widest: "Shopping",
  section: "shopping",
};

const until = column("until", words("Until", "Do kiedy"));
const amount = column("amount", words("Amount"));
const useBy = column("until", words("Use by", "Zużyć do"));
const quantity = optional(column("amount", words("Quantity", "Ilość")));
const due = optional(column("due", words("Due", "Termin")));

function monthAreas(canvas: Canvas): readonly Area[] {
  const tasks: Area = { id: "tasks", label: "To do", rows: "rest", marks: "squares" };
  const bills = ledgerArea({
    id: "bills",
    columns: [column("bill", words("Bills", "Rachunki"), 4), due, amount],
  });
  return canvas.columns === 1 ? [bills] : [bills, tasks];
}

const store = (id: string, content: string): Ledger => ({
  id,
  columns: [column("what", words(content, "Zamrażarka"), 5), useBy, quantity],
});

const pantry = (book: Book) =>
  listsPage(book, {
    name: "Pantry",
    title: words("Pantry", "Spiżarnia"),
    lists: [store("pantry", "Dry food"), store("fridge", "Fridge"), store("freezer", "Frozen")],
  });

const chores = (book: Book) =>
  listsPage(book, {
    name: "Chores",
    title: words("Chores", "Porządki"),
    lists: [
      {
        id: "weekly",
        columns: [
          column("what", words("Every week", "Co tydzień"), 4),
          column("day", words("Day", "Dzień")),
          column("who", words("Who")),
        ],
      },
      {
        id: "monthly",
        columns: [
          column("what", words("Every month", "Co miesiąc"), 4),
          { ...column("done", words(""), 6), cells: "months" },
        ],
      },
    ],
  });

const contracts = (book: Book) =>
  listPage(book, {
    name: "Contracts",
    title: words("Contracts"),
    columns: [column("what", words("What"), 5), until, amount],
  });

function birthdays(book: Book): Master {
  return titledPage(book, {
    name: "Birthdays",
    description: "Twelve months, with lines for what is to come",
    title: words("Birthdays"),
    draw: () => yearLines(book.canvas),
  });
}

const meals: readonly Column[] = [
  column("breakfast", words("Breakfast", "Śniadanie"), 1),
  column("lunch", words("Lunch", "Obiad"), 1),
  column("dinner", words("Dinner", "Kolacja"), 1),
  optional(column("snacks", words("Snacks", "Przekąski"), 1)),
];

const departments = [
  ["produce", "Fruit and veg"],
  ["bread", "Bread"],
  ["dairy", "Dairy"],
  ["meat", "Meat and fish"],
  ["dry", "Dry food"],
  ["frozen", "Frozen"],
  ["drinks", "Drinks"],
  ["home", "Household"],
] as const;

function mealsAndShopping(book: Book, from: number): readonly Widget[] {
  const { canvas } = book;
  const rows = rowCount(canvas) - from;
  if (hasDayColumns(book) && !isWide(canvas)) {
    const own = Math.ceil(rows * 0.6);
    const lists = equalSpans(canvas, 3).flatMap((span, i) =>
      shopping(canvas, span, from + own, rows - own, departments.slice(i, i + 1)),
    );
    return [...weekTable(book, whole(canvas), from, { columns: meals, rows: own, events: "own room" }), ...lists];
  }
  if (isWide(canvas) || canvas.hasMonths) {
    const [main = whole(canvas), side = main] = split(whole(canvas), [5, 2], gutter(canvas));
    return [
      ...weekTable(book, main, from, { columns: meals, rows, events: "own room" }),
      ...shopping(canvas, side, from, rows, departments.slice(0, isWide(canvas) ? 3 : 5)),
    ];
  }
  const own = Math.min(rows, rowsOfWeek(canvas, rows - 4));
  // A narrow page has holidays and birthdays beside the label of its shopping list.
  const isNarrow = canvas.columns === 1;
  const week = { columns: meals, rows: own, events: isNarrow ? "elsewhere" : "own room" } as const;
  const below = dayEvents(canvas, whole(canvas), from + own, words("Shopping"));
  return [
    ...weekRows(canvas, whole(canvas), from, week),
    ...stack(canvas, whole(canvas), [area("shopping", "Shopping", { marks: "squares" })], from + own),
    ...(isNarrow ? [{ ...below, id: "week_events", properties: { span: "week" } }] : []),
  ];
}

/** Departments below each other, of equal height. */
function shopping(
  canvas: Canvas,
  span: Span,
  from: number,
  rows: number,
  shown: readonly (readonly [string, string])[],
): readonly Widget[] {
  const each = Math.floor(rows / shown.length);
  const areas = shown.map(([id, content], i) =>
    ledgerArea(
      { id, columns: [column("what", words(content, "Owoce i warzywa"), 1)], hasSquares: true },
      i === shown.length - 1 ? "rest" : each,
    ),
  );
  return stack(canvas, span, areas, from, from + rows);
}

function shoppingList(book: Book): Master {
  const { canvas } = book;
  return titledPage(book, {
    name: "Shopping",
    description: "What to buy, by department",
    title: words("Shopping"),
    period: "week",
    links: [weekBack],
    tab: "weeks",
    draw: (from) => {
      const columns = isWide(canvas) ? 4 : 2;
      const spans = equalSpans(canvas, columns);
      const per = departments.length / columns;
      return spans.flatMap((span, i) =>
        shopping(canvas, span, from, rowCount(canvas) - from, departments.slice(i * per, (i + 1) * per)),
      );
    },
  });
}

function recipe(book: Book): Master {
  const { canvas } = book;
  const rows = rowCount(canvas);
  const ingredients: Area = { id: "ingredients", label: "Ingredients", rows: "rest", marks: "squares" };
  const method: Area = { id: "method", label: "Method", rows: "rest" };
  const notes: Area = { id: "notes", label: "Notes", rows: Math.max(3, Math.floor(rows * 0.15)) };
  const facts = [
    ["serves", "Serves"],
    ["time", "Duration"],
  ] as const;
  const columns = split(whole(canvas), [2, 3], gutter(canvas));
  return titledPage(book, {
    name: "Recipe",
    description: "Ingredients and preparation",
    title: words(""),
    number: "{index}",
    hasTitleLine: true,
    arrows: { previous: "recipe:@index_prev", next: "recipe:@index_next" },
    tab: toRecipes.id,
    draw: (from) => {
      const [left = whole(canvas), right = left] = split(whole(canvas), [2, 3], gutter(canvas));
      return [
        ...facts.map(([id, words], i) => label(canvas, id, columns[i] ?? whole(canvas), from, words)),
        ...(canvas.columns === 1
          ? stack(canvas, whole(canvas), [{ ...ingredients, rows: Math.floor(rows * 0.42) }, method], from + 1)
          : [...stack(canvas, left, [ingredients], from + 1), ...stack(canvas, right, [method, notes], from + 1)]),
      ];
    },
  });
}
