import type { Message } from "@octavo/foundation";
import type { AlteredPages } from "../manifest/manifest.ts";
import type { PlacedPage } from "./arrange-pages.ts";
import * as messages from "./messages.ts";

/** Sentences about pages of a file that another program or a tablet changed, with what to do. */
export function describeAltered({ inserted, deleted, reordered, unknown }: AlteredPages): readonly Message[] {
  const numbers = (pages: AlteredPages["inserted"]) => listed(pages.map(({ page }) => String(page)));
  const foreign = inserted.filter(({ copy_of }) => copy_of === undefined);
  const copies = inserted.filter(({ copy_of }) => copy_of !== undefined);
  return [
    ...(unknown ? [messages.orderUnknown] : []),
    ...(foreign.length > 0 ? [messages.insertedPages(foreign.length, numbers(foreign))] : []),
    ...(copies.length > 0 ? [messages.copiedPages(copies.length, numbers(copies))] : []),
    ...(inserted.length > 0 ? [messages.insertedPagesHint] : []),
    ...(deleted.length > 0 ? [messages.deletedPages(deleted.length, listed(deleted))] : []),
    ...(reordered ? [messages.reorderedPages] : []),
  ];
}

/** Page that a carry of handwriting wrote. */
export function isEarlierPage({ identity }: Pick<PlacedPage, "identity">): boolean {
  return identity.startsWith("+earlier/");
}

/** A sentence about pages that a carry of handwriting wrote, with what to do. */
export function describeEarlier(pages: readonly Pick<PlacedPage, "identity">[]): readonly Message[] {
  const count = pages.filter(isEarlierPage).length;
  return count > 0 ? [messages.earlierPages(count)] : [];
}

const mostListed = 8;

function listed(names: readonly string[]): string {
  return [...names.slice(0, mostListed), ...(names.length > mostListed ? ["…"] : [])].join(", ");
}
