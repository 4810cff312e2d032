import type { DisplayDocument, DisplayPage } from "@octavo/engine";
import { findPage } from "./find-page.ts";
import type { PagePair } from "./protocol.ts";

type Layer = DisplayPage["layers"][number];

/**
 * Pairs the pages of two planners that show the same day, week or note, and compares what they show. Pages of `after` are
 * in order; a page that only `before` has follows the page of its number.
 */
export function comparePages(before: DisplayDocument, after: DisplayDocument): PagePair[] {
  const partners = partnersOf(before, after);
  const isSame = samePages(partners);
  const pairs: PagePair[] = [];
  for (const [from, to] of partners) {
    const [one, other] = [before.page(from), to === undefined ? undefined : after.page(to)];
    if (one) pairs.push({ before: from, after: to, label: other?.label ?? one.label, differs: !isSame(one, other) });
  }
  const known = new Set(partners.values());
  for (let page = 1; page <= after.pageCount; page++)
    if (!known.has(page)) pairs.push({ before: undefined, after: page, label: after.page(page).label, differs: true });
  return pairs.sort((a, b) => (a.after ?? a.before ?? 0) - (b.after ?? b.before ?? 0));
}

/** Returns the page of `to` for each page of `from`. Pages without a common name are paired by their labels, in order. */
function partnersOf(from: DisplayDocument, to: DisplayDocument) {
  const named = new Map(to.destinations.map(({ name, page }) => [name.toLowerCase(), page]));
  const partners = new Map<number, number | undefined>();
  for (let page = 1; page <= from.pageCount; page++) partners.set(page, undefined);
  const taken = new Set<number>();
  const pair = (page: number, partner: number | undefined) => {
    if (partner === undefined || taken.has(partner) || partners.get(page) !== undefined) return;
    taken.add(partner);
    partners.set(page, partner);
  };
  for (const { name, page } of from.destinations) pair(page, named.get(name.toLowerCase()));
  const free = new Map<string, number[]>();
  for (let page = 1; page <= to.pageCount; page++) {
    const label = labelOf(to, page);
    if (!taken.has(page)) free.set(label, [...(free.get(label) ?? []), page]);
  }
  for (const [page, partner] of partners) if (partner === undefined) pair(page, free.get(labelOf(from, page))?.shift());
  return partners;
}

/** Pages with a name but no label are never paired by their labels. */
function labelOf(document: DisplayDocument, page: number): string {
  const label = document.page(page).label;
  if (label !== "") return label;
  const named = document.destinations.find((destination) => destination.page === page);
  return named ? ` ${named.name.toLowerCase()}` : "";
}

/** Returns the first of some pages of `after` that looks different from the page of `before` that shows the same day, week or note. */
export function findChange(
  before: DisplayDocument,
  after: DisplayDocument,
  pages: readonly number[],
): number | undefined {
  const content = contentOf();
  return pages.find((page) => content(after.page(page)) !== content(before.page(findPage(after, page, before))));
}

/** Links are equal if they lead to pages that are partners. */
function samePages(partners: ReadonlyMap<number, number | undefined>) {
  const content = contentOf();
  const links = (page: DisplayPage, pageOf: (page: number) => number | undefined) =>
    JSON.stringify(
      page.links.map(({ target, ...link }) => [
        link,
        target.to === "page" ? { ...target, page: pageOf(target.page) } : target,
      ]),
    );
  return (before: DisplayPage, after: DisplayPage | undefined): boolean =>
    after !== undefined &&
    content(before) === content(after) &&
    links(before, (page) => partners.get(page)) === links(after, (page) => page);
}

/** Returns a function that prints what pages show, without their links. */
function contentOf() {
  const printed = new WeakMap<Layer, string>();
  const print = (layer: Layer): string => {
    const text = printed.get(layer) ?? JSON.stringify(layer.items, withoutBytes).slice(1, -1);
    printed.set(layer, text);
    return text;
  };
  // Equal pages may share other layers.
  return ({ size, background, layers }: DisplayPage): string =>
    [JSON.stringify([size, background]), ...layers.map(print).filter(Boolean)].join();
}

/** The id of a picture tells it apart from others. */
const withoutBytes = (field: string, value: unknown) => (field === "data" ? undefined : value);
