/** Order in which a print has the pages, with blank pages that make pairs face each other. */
import type { DisplayDocument } from "../display/display-list.ts";
import type { PrintSettings } from "./print-settings.ts";

/** Page numbers of the document by their place in the print, from 0. Undefined is a blank page. */
export type PrintedOrder = readonly (number | undefined)[];

type Identified = Pick<DisplayDocument, "pageCount" | "pageIdentity">;

/** Left pages of a print have odd places, because the first page is a right one. */
export function printedOrder(document: Identified, facing: PrintSettings["facing"]): PrintedOrder {
  const order: (number | undefined)[] = [];
  const begins = facing === undefined ? () => false : beginsSpread(document, facing);
  for (let page = 1; page <= document.pageCount; page++) {
    if (order.length % 2 === 0 && begins(page)) order.push(undefined);
    order.push(page);
  }
  return order;
}

function beginsSpread(
  { pageCount, pageIdentity }: Identified,
  facing: NonNullable<PrintSettings["facing"]>,
): (page: number) => boolean {
  const itemOf = (page: number) => pageIdentity(page).split("#", 1)[0];
  const isFirst = (page: number) => page === 1 || itemOf(page - 1) !== itemOf(page);
  if (facing !== "pairs") return (page) => isFirst(page) && facing.includes(sectionOf(pageIdentity(page)));
  return (page) => {
    if (!isFirst(page)) return false;
    let next = page + 1;
    while (next <= pageCount && itemOf(next) === itemOf(page)) next++;
    return (next - page) % 2 === 0;
  };
}

const sectionOf = (identity: string): string => identity.split(/[/#~]/, 1)[0] ?? "";

/** Names of sections as `facing` lists them, in the order of the document. */
export function printedSections({ pageCount, pageIdentity }: Identified): readonly string[] {
  return [...new Set(Array.from({ length: pageCount }, (_, i) => sectionOf(pageIdentity(i + 1))))];
}
