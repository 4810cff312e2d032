import type { DisplayDocument } from "@octavo/engine";

/**
 * Returns the page of `to` that shows the same day, week or note as a page of `from`, or else the page with the same number.
 * Names without a year are tried last, so that 4 May stays 4 May.
 */
export function findPage(from: DisplayDocument | undefined, page: number, to: DisplayDocument | undefined): number {
  if (!from || !to) return page;
  const names = from.destinations.filter((destination) => destination.page === page).map(({ name }) => key(name));
  const pages = new Map(to.destinations.map((destination) => [key(destination.name), destination.page]));
  const undated = new Map(to.destinations.map((destination) => [withoutYear(key(destination.name)), destination.page]));
  const found = names.map((name) => pages.get(name) ?? undated.get(withoutYear(name)));
  return found.find((number) => number !== undefined) ?? Math.min(page, to.pageCount);
}

/** Returns the page of the month of a day, `YYYY-MM-DD`, or else that of the day or its year. */
export function findDayPage({ destinations }: DisplayDocument, day: string): number | undefined {
  const pages = new Map(destinations.map(({ name, page }) => [key(name), page]));
  const names = [`month:${day.slice(0, 7)}`, `day:${day}`, `year:${day.slice(0, 4)}`];
  return names.map((name) => pages.get(name)).find((page) => page !== undefined);
}

function key(name: string): string {
  return name.toLowerCase();
}

function withoutYear(name: string): string {
  return name.replace(/\b(?:19|20|21)\d\d\b/, "year");
}
