import { type Canvas, isWide, rowCount } from "../kit/canvas.ts";
import {
  type Area,
  gutter,
  included,
  type Measured,
  monthTitle,
  stack,
  type Tab,
  type Tabs,
  tiled,
  whole,
} from "../kit/frame.ts";
import { type Column, type Ledger, ledger, ledgerArea, monthRows } from "../kit/ledger.ts";
import { type Book, type Master, monthArrows, notesLinks, toNotes, toYear } from "../kit/pages.ts";
import { split, type Widget } from "../kit/widgets.ts";
import type { StarterSource } from "../starter.ts";
import { notesPages } from "./dated.ts";
import { behindEach, indexSection, months, notesSection, year } from "./sections.ts";
import { monthBack, titledPage } from "./titled-page.ts";

/** A year of sums, months with plan and expenses, bills, savings and debts. */
export const budget: StarterSource = {
  id: "budget",
  category: "planner",
  name: { en: "Budget and expenses", pl: "Budżet i wydatki" },
  description:
    "Income, fixed costs and categories of every month, its expenses with running sums, a year that adds up, savings and debts.",
  optional: [
    { section: "bills", included: true, name: "A list of bills with a square for each month" },
    { section: "savings", included: true, name: "Savings and debts" },
    { section: "reviews", included: true, name: "A review of each month" },
  ],
  sections: [
    year,
    behindEach("categories", "Categories", "categories:index"),
    behindEach("bills", "Bills", "bills:index"),
    behindEach("savings", "Savings", "savings:index"),
    behindEach("year_review", "Year review", "review:year"),
    {
      ...months,
      nested: [
        {
          kind: "expenses",
          master: "Expenses",
          generate: "count",
          count: 3,
          anchors: [{ dest_id: "expenses:{plan_month}:{index}" }],
        },
        behindEach("reviews", "Review", "review:{plan_month}"),
      ],
    },
    indexSection(1),
    notesSection(20),
  ],
  masters: (canvas, options) => {
    const book: Book = { canvas, tabs: bar };
    return [
      yearOfSums(book, included([toCategories, toBills, toSavings, toYearReview, ...notesLinks(canvas, 1)], options)),
      categories(book),
      bills(book),
      savings(book),
      yearReview(book),
      month(book, included([...expensePages(1), toReview], options)),
      expenses(book),
      review(book),
      ...notesPages(book, 1),
    ];
  },
};

const bar: Tabs = { home: toYear, hasMonths: true, last: toNotes };

const toCategories: Tab = {
  id: "to_categories",
  content: "Categories",
  bind: "categories:index",
  widest: "Categories",
};
const toBills: Tab = { id: "to_bills", content: "Bills", bind: "bills:index", widest: "Rachunki", section: "bills" };
const toSavings: Tab = {
  id: "to_savings",
  content: "Savings",
  bind: "savings:index",
  widest: "Oszczędności",
  section: "savings",
};
const toYearReview: Tab = { id: "to_year_review", content: "Review", bind: "review:year", widest: "Podsumowanie" };
const toReview: Tab = {
  id: "to_review",
  content: "Review ›",
  bind: "review:@plan_month",
  widest: "Podsumowanie ›",
  section: "reviews",
};

/** The first page of expenses by name, and the others by number. */
const expensePages = (first: number): readonly Tab[] =>
  [1, 2, 3].map((page) => {
    const content = page === first ? "Expenses" : String(page);
    return {
      id: `to_expenses_${page}`,
      content,
      bind: `expenses:@plan_month:${page}`,
      widest: page === first ? "Expenses" : "3",
    };
  });

const words = (content: string, widest = content): Measured => ({ content, widest });
const column = (id: string, shown: Measured, weight = 2): Column => ({ id, words: shown, weight });

const total = words("Total", "Razem");
const planned: Column = { ...column("planned", words("Planned")), isOptional: true };
const actual = column("actual", words("Actual", "Faktycznie"));
const difference: Column = { ...column("difference", words("Difference")), isOptional: true };
const amount = column("amount", words("Amount"));
const optionalAmount: Column = { ...amount, isOptional: true };
const due = column("due", words("Due", "Termin"));
/** Tens of percent to fill in. */
const progress: Column = { ...column("progress", words("%")), cells: 10, weight: 4, isOptional: true };

/** Twelve months with their sums, and a row for the sums of the year. */
function yearOfSums(book: Book, links: readonly Tab[]): Master {
  const { canvas } = book;
  return titledPage(book, {
    name: "Year",
    description: "Columns to fill in by hand",
    title: words("{plan_year}", "2026–27"),
    links,
    arrows: { previous: "year(@year_prev)", next: "year(@year_next)" },
    tab: toYear.id,
    draw: (from) =>
      monthRows(canvas, from, {
        hasSum: true,
        id: "year",
        columns: [
          { ...column("month", words("")), last: total },
          column("income", words("Income", "Przychody")),
          { ...column("fixed", words("Fixed costs", "Koszty stałe")), isOptional: true },
          column("spending", words("Expenses", "Wydatki")),
          { ...column("saved", words("Saved", "Odłożone")), isOptional: true },
          column("left", words("Left over", "Zostało")),
        ],
      }),
  });
}

/** A row for each category, with a column for each month and one for the sum. */
function categories(book: Book): Master {
  const { canvas } = book;
  return titledPage(book, {
    name: "Categories",
    description: "Columns to fill in by hand",
    title: words("Categories"),
    draw: (from) =>
      ledger(canvas, whole(canvas), from, rowCount(canvas) - from, {
        id: "categories",
        columns: [
          { ...column("name", words("Category", "Kategoria"), 5), last: total },
          { ...column("months", words("")), weight: 14, cells: "months" },
          { ...column("sum", total), isOptional: true },
        ],
        hasSum: true,
      }),
  });
}

function bills(book: Book): Master {
  const { canvas } = book;
  return titledPage(book, {
    name: "Bills",
    description: "Columns to fill in by hand",
    title: words("Bills", "Rachunki"),
    draw: (from) =>
      ledger(canvas, whole(canvas), from, rowCount(canvas) - from, {
        id: "bills",
        columns: [
          column("bill", words("Bills", "Rachunki"), 5),
          optionalAmount,
          { ...due, isOptional: true },
          { ...column("paid", words("")), weight: 7, cells: "months" },
        ],
      }),
  });
}

function savings(book: Book): Master {
  const { canvas } = book;
  const parts = [
    ledgerArea({
      id: "savings",
      columns: [
        column("goal", words("Savings", "Oszczędności"), 4),
        amount,
        column("saved", words("Saved", "Odłożone")),
        progress,
      ],
    }),
    ledgerArea({
      id: "debts",
      columns: [
        column("debt", words("Debts", "Długi"), 4),
        amount,
        column("left", words("Left over", "Zostało")),
        progress,
      ],
    }),
  ];
  return titledPage(book, {
    name: "Savings",
    description: "Columns to fill in by hand",
    title: words("Savings", "Oszczędności"),
    draw: (from) => tiled(canvas, parts, isWide(canvas) ? 2 : 1, from),
  });
}

function yearReview(book: Book): Master {
  const { canvas } = book;
  return titledPage(book, {
    name: "Year review",
    description: "Looking back on a year",
    title: words("Review", "Podsumowanie"),
    draw: (from) =>
      tiled(canvas, [...reviewed, { id: "next", label: "Next year", rows: "rest", marks: "squares" }], undefined, from),
  });
}

const reviewed: readonly Area[] = [
  { id: "well", label: "What went well", rows: "rest" },
  { id: "hard", label: "What was hard", rows: "rest" },
  { id: "goals", label: "Goals", rows: "rest", marks: "squares" },
];

function month(book: Book, links: readonly Tab[]): Master {
  const { canvas } = book;
  return titledPage(book, {
    name: "Month",
    description: "Columns to fill in by hand",
    title: words(monthTitle(canvas), "Październik"),
    links,
    arrows: monthArrows,
    tab: "months",
    draw: (from) => monthParts(canvas, from),
  });
}

const income: Ledger = {
  id: "income",
  columns: [{ ...column("name", words("Income", "Przychody"), 5), last: total }, planned, actual],
  hasSum: true,
};
const fixed: Ledger = {
  id: "fixed",
  columns: [{ ...column("name", words("Fixed costs", "Koszty stałe"), 5), last: total }, planned, actual],
  hasSum: true,
};
const spending: Ledger = {
  id: "spending",
  columns: [{ ...column("name", words("Categories"), 5), last: total }, planned, actual, difference],
  hasSum: true,
};

function monthParts(canvas: Canvas, from: number): readonly Widget[] {
  const rows = rowCount(canvas) - from;
  if (canvas.columns === 1) {
    const first = Math.max(4, Math.floor(rows * 0.25));
    return stack(
      canvas,
      whole(canvas),
      [ledgerArea(income, first), ledgerArea(fixed, first), ledgerArea(spending)],
      from,
    );
  }
  const [side = whole(canvas), main = side] = split(whole(canvas), [1, 1], gutter(canvas));
  return [
    ...stack(canvas, side, [ledgerArea(income, Math.max(4, Math.floor(rows * 0.36))), ledgerArea(fixed)], from),
    ...stack(canvas, main, [ledgerArea(spending, Math.max(5, rows - 5)), ledgerArea(result)], from),
  ];
}

/** Income without costs. */
const result: Ledger = {
  id: "result",
  columns: [
    {
      ...column("name", words("Result", "Wynik"), 5),
      names: [words("Income", "Przychody"), words("Fixed costs", "Koszty stałe"), words("Expenses", "Wydatki")],
      last: words("Left over", "Zostało"),
    },
    planned,
    actual,
  ],
  hasSum: true,
};

function expenses(book: Book): Master {
  const { canvas } = book;
  const others: readonly Tab[] = [1, 2, 3].map((page) => ({
    id: `to_expenses_${page}`,
    content: String(page),
    bind: `expenses:@plan_month:${page}`,
    widest: "3",
  }));
  return titledPage(book, {
    name: "Expenses",
    description: "Columns to fill in by hand",
    title: words("Expenses"),
    period: "month",
    links: [...others, monthBack],
    tab: "months",
    draw: (from) => {
      const half = isWide(canvas) ? split(whole(canvas), [1, 1], gutter(canvas)) : [whole(canvas)];
      return half.flatMap((span, i) =>
        ledger(canvas, span, from, rowCount(canvas) - from, {
          id: `expenses_${i + 1}`,
          columns: expenseColumns,
          hasSum: true,
        }),
      );
    },
  });
}

const expenseColumns: readonly Column[] = [
  column("day", words("Day", "Dzień"), 1),
  {
    ...column("what", words("What", "Co"), 5),
    names: [words("Brought forward", "Z przeniesienia")],
    last: words("Carried forward", "Do przeniesienia"),
  },
  { ...column("category", words("Category", "Kategoria"), 3), isOptional: true },
  amount,
  column("sum", total),
];

function review(book: Book): Master {
  const { canvas } = book;
  return titledPage(book, {
    name: "Review",
    description: "Looking back on a month",
    title: words("Review", "Podsumowanie"),
    period: "month",
    links: [monthBack],
    tab: "months",
    draw: (from) =>
      tiled(
        canvas,
        [...reviewed, { id: "next", label: "Next month", rows: "rest", marks: "squares" }],
        undefined,
        from,
      ),
  });
}
