import { type Canvas, isWide, rowCount } from "../kit/canvas.ts";
import { area, gutter, included, monthTitle, stack, type Tab, type Tabs, whole, words } from "../kit/frame.ts";
import { type Column, column, type Ledger, ledger, ledgerArea, monthRows, optional } from "../kit/ledger.ts";
import { type Book, bookOf, type Master, monthArrows, notesLinks, toNotes, toYear } from "../kit/pages.ts";
import { split, type Widget } from "../kit/widgets.ts";
import { collectionLinks, collectionPages, collections } from "../layouts/collections.ts";
import { namesFor } from "../layouts/names.ts";
import { paper, paperSpacing } from "../layouts/paper.ts";
import { tabs as sides } from "../layouts/tabs.ts";
import type { StarterSource } from "../starter.ts";
import { notesPages } from "./dated.ts";
import { hard, monthReview, nextMonth, nextYear, toReview, toYearReview, well, yearReview } from "./reviews.ts";
import { behindEach, indexSection, months, notesSection, year } from "./sections.ts";
import { listPage, listsPage, monthBack, pageTabs, titledPage } from "./titled-page.ts";

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
  layouts: [paper, paperSpacing, sides, collections, namesFor()],
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
    const book = bookOf(canvas, bar, options);
    return [
      yearOfSums(book, [
        ...included([toCategories, toBills, toSavings, toYearReview, ...notesLinks(canvas, 1)], options),
        ...collectionLinks(options.layouts),
      ]),
      categories(book),
      bills(book),
      savings(book),
      yearReview(book, [...reviewed, nextYear]),
      month(book, included([...pageTabs(toExpenses, 3), toReview], options)),
      expenses(book),
      monthReview(book, [...reviewed, nextMonth]),
      ...notesPages(book, 1),
      ...collectionPages(book),
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
const toExpenses: Tab = {
  id: "to_expenses",
  content: "Expenses",
  bind: "expenses:@plan_month",
  widest: "Expenses",
};

const total = words("Total", "Razem");
const planned = optional(column("planned", words("Planned")));
const actual = column("actual", words("Actual", "Faktycznie"));
const difference = optional(column("difference", words("Difference")));
const amount = column("amount", words("Amount"));
/** Tens of percent to fill in. */
const progress = optional({ ...column("progress", words("%"), 4), cells: 10 });

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
          optional(column("fixed", words("Fixed costs", "Koszty stałe"))),
          column("spending", words("Expenses", "Wydatki")),
          optional(column("saved", words("Saved", "Odłożone"))),
          column("left", words("Left over", "Zostało")),
        ],
      }),
  });
}

/** A row for each category, with a column for each month and one for the sum. */
const categories = (book: Book) =>
  listPage(book, {
    name: "Categories",
    title: words("Categories"),
    columns: [
      { ...column("name", words("Category", "Kategoria"), 5), last: total },
      { ...column("months", words(""), 14), cells: "months" },
      optional(column("sum", total)),
    ],
    hasSum: true,
  });

const bills = (book: Book) =>
  listPage(book, {
    name: "Bills",
    title: words("Bills", "Rachunki"),
    columns: [
      column("bill", words("Bills", "Rachunki"), 5),
      optional(amount),
      optional(column("due", words("Due", "Termin"))),
      { ...column("paid", words(""), 7), cells: "months" },
    ],
  });

const savings = (book: Book) =>
  listsPage(book, {
    name: "Savings",
    title: words("Savings", "Oszczędności"),
    lists: [
      {
        id: "savings",
        columns: [
          column("goal", words("Savings", "Oszczędności"), 4),
          amount,
          column("saved", words("Saved", "Odłożone")),
          progress,
        ],
      },
      {
        id: "debts",
        columns: [
          column("debt", words("Debts", "Długi"), 4),
          amount,
          column("left", words("Left over", "Zostało")),
          progress,
        ],
      },
    ],
  });

const reviewed = [well, hard, area("goals", "Goals", { marks: "squares" })];

function month(book: Book, links: readonly Tab[]): Master {
  const { canvas } = book;
  const title = monthTitle(canvas, links);
  return titledPage(book, {
    name: "Month",
    description: "Columns to fill in by hand",
    title: words(title, title === "{month_title}" ? "Październik 2026" : "Październik"),
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
  return titledPage(book, {
    name: "Expenses",
    description: "Columns to fill in by hand",
    title: words("Expenses"),
    period: "month",
    links: [...pageTabs(toExpenses, 3, 0), monthBack],
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
  optional(column("category", words("Category", "Kategoria"), 3)),
  amount,
  column("sum", total),
];
