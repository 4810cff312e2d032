/** Reviews of months and years, and links to them. */
import { type Area, area, type Tab, tiled, words } from "../kit/frame.ts";
import type { Book, Master } from "../kit/pages.ts";
import { monthBack, titledPage } from "./titled-page.ts";

/** From a page of a month. */
export const toReview: Tab = {
  id: "to_review",
  content: "Review ›",
  bind: "review:@plan_month",
  widest: "Podsumowanie ›",
  section: "reviews",
};

export const toYearReview: Tab = {
  id: "to_year_review",
  content: "Review",
  bind: "review:year",
  widest: "Podsumowanie",
};

export const reviewTitle = words("Review", "Podsumowanie");

export const well = area("well", "What went well");
export const hard = area("hard", "What was hard");
export const learned = area("learned", "What I learned");
export const nextMonth = area("next", "Next month", { marks: "squares" });
export const nextYear = area("next", "Next year", { marks: "squares" });

/** A page behind a month. Draws the areas in columns by default. */
export function monthReview(
  book: Book,
  areas: readonly Area[],
  draw = (from: number) => tiled(book.canvas, areas, undefined, from),
): Master {
  return titledPage(book, {
    name: "Review",
    description: "Looking back on a month",
    title: reviewTitle,
    period: "month",
    links: [monthBack],
    tab: "months",
    draw,
  });
}

export function yearReview(book: Book, areas: readonly Area[]): Master {
  return titledPage(book, {
    name: "Year review",
    description: "Looking back on a year",
    title: reviewTitle,
    draw: (from) => tiled(book.canvas, areas, undefined, from),
  });
}
