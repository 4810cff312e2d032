/**
 * Order of the pages of a document that shows the pages of a PDF, such as a reMarkable bundle, when a later edition replaces the
 * PDF. Pages follow the PDF, except those that their owner put elsewhere: they stay between the same neighbors.
 */
import type { MatchedEditions } from "./match-editions.ts";

export interface DocumentPage {
  /** Number in the earlier PDF. Undefined for a page that its owner inserted. */
  readonly pdfPage: number | undefined;
  /** True if something is lost with the page: handwriting or a tag. */
  readonly isUsed: boolean;
}

export interface ArrangedPage<Page> {
  /** Undefined for a page that only the later PDF has. */
  readonly page: Page | undefined;
  /** Number in the later PDF. Undefined for a page that is not in it. */
  readonly place: number | undefined;
}

/** `pages` are those that the owner sees. Pages of the PDF that are not among them were deleted, and stay so. */
export function arrangeDocument<Page extends DocumentPage>(
  pages: readonly Page[],
  { later, places }: Pick<MatchedEditions, "later" | "places">,
): readonly ArrangedPage<Page>[] {
  const placeOf = ({ pdfPage }: Page) => (pdfPage === undefined ? undefined : places.get(pdfPage));
  const inPlace = pagesInPlace(pages, placeOf);
  const byPlace = new Map([...inPlace].map((page) => [placeOf(page), page]));
  const beside = besidePages(pages, inPlace, placeOf);
  const known = new Set(places.values());
  const arranged = later.flatMap((_, i): readonly ArrangedPage<Page>[] => {
    const place = i + 1;
    const page = byPlace.get(place);
    if (page) return [...(beside.before.get(page) ?? []), page, ...(beside.after.get(page) ?? [])].map(arrangedAt);
    // Its owner deleted it, or put it elsewhere.
    return known.has(place) ? [] : [{ page: undefined, place }];
  });
  return [...arranged, ...beside.alone.map(arrangedAt)];

  function arrangedAt(page: Page): ArrangedPage<Page> {
    return { page, place: placeOf(page) };
  }
}

/**
 * Pages that follow the order of the PDF: the longest increasing sequence of their numbers, so that the fewest pages count as
 * moved by their owner. A second page with the same number is a copy.
 */
function pagesInPlace<Page extends DocumentPage>(
  pages: readonly Page[],
  placeOf: (page: Page) => number | undefined,
): ReadonlySet<Page> {
  const tails: { readonly page: Page; readonly before: number }[] = [];
  const ends: number[] = [];
  for (const page of pages) {
    const { pdfPage } = page;
    if (pdfPage === undefined || placeOf(page) === undefined) continue;
    const numberAt = (end: number | undefined) => tails[end ?? -1]?.page.pdfPage ?? 0;
    const at = firstAtLeast(ends, numberAt, pdfPage);
    if (numberAt(ends[at]) === pdfPage) continue;
    tails.push({ page, before: ends[at - 1] ?? -1 });
    ends[at] = tails.length - 1;
  }
  const found = new Set<Page>();
  for (let at = ends.at(-1) ?? -1; at >= 0; at = tails[at]?.before ?? -1) {
    const tail = tails[at];
    if (tail) found.add(tail.page);
  }
  return found;
}

function firstAtLeast(items: readonly number[], valueOf: (item: number) => number, wanted: number): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (valueOf(items[middle] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface Beside<Page> {
  readonly before: ReadonlyMap<Page, readonly Page[]>;
  readonly after: ReadonlyMap<Page, readonly Page[]>;
  /** Pages without any neighbor in the later PDF. */
  readonly alone: readonly Page[];
}

/** Pages that are not in the order of the PDF, by the page beside them. Pages that go without a loss are left out. */
function besidePages<Page extends DocumentPage>(
  pages: readonly Page[],
  inPlace: ReadonlySet<Page>,
  placeOf: (page: Page) => number | undefined,
): Beside<Page> {
  const before = new Map<Page, Page[]>();
  const after = new Map<Page, Page[]>();
  const alone: Page[] = [];
  const isKept = (page: Page) => page.isUsed || page.pdfPage === undefined || placeOf(page) !== undefined;
  const following = neighbors([...pages].reverse(), inPlace, isKept);
  const preceding = neighbors(pages, inPlace, isKept);
  for (const page of pages) {
    if (inPlace.has(page) || !isKept(page)) continue;
    const [previous, next] = [preceding.get(page), following.get(page)];
    const isAfter = previous && (previous.isDirect || !next?.isDirect);
    if (isAfter) append(after, previous.page, page);
    else if (next) append(before, next.page, page);
    else alone.push(page);
  }
  return { before, after, alone };
}

/** Nearest page in place before each other page. It is direct if no page between them goes. */
function neighbors<Page>(
  pages: readonly Page[],
  inPlace: ReadonlySet<Page>,
  isKept: (page: Page) => boolean,
): ReadonlyMap<Page, { readonly page: Page; readonly isDirect: boolean }> {
  const found = new Map<Page, { readonly page: Page; readonly isDirect: boolean }>();
  let last: { readonly page: Page; readonly isDirect: boolean } | undefined;
  for (const page of pages) {
    if (inPlace.has(page)) last = { page, isDirect: true };
    else if (last && !isKept(page)) last = { ...last, isDirect: false };
    else if (last) found.set(page, last);
  }
  return found;
}

function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
