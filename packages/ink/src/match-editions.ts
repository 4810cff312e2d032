/** Pages of two PDFs of Octavo that are the same, by their identity. */
import {
  type ChangedPage,
  compareEditions,
  describeAltered,
  type Edition,
  type Manifest,
  type ManifestPage,
  pagesInFile,
  readEdition,
} from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import * as messages from "./messages.ts";

export type Compression = Parameters<typeof readEdition>[1];

export interface MatchedEditions {
  /** Pages in the order of the files. Undefined for pages that are not from Octavo, and for second copies. */
  readonly earlier: readonly (ManifestPage | undefined)[];
  readonly later: readonly (ManifestPage | undefined)[];
  /** Number of a page in the later PDF, by its number in the earlier one. */
  readonly places: ReadonlyMap<number, number>;
  /** Pages of both on which something else is printed, by their number in the earlier PDF. */
  readonly changes: ReadonlyMap<number, ChangedPage>;
}

/** Returns a message if one of the files is not a PDF of Octavo whose order is known, or if they have no page in common. */
export function matchEditions(
  earlier: Uint8Array,
  later: Uint8Array,
  compression: Compression,
): { readonly matched: MatchedEditions } | { readonly refusal: Message } {
  const before = readKnown(earlier, compression);
  if ("refusal" in before) return { refusal: messages.earlierPdf(before.refusal) };
  const after = readKnown(later, compression);
  if ("refusal" in after) return { refusal: messages.laterPdf(after.refusal) };
  const matched = match(before.edition.manifest, after.edition.manifest);
  return matched.places.size === 0 ? { refusal: messages.otherPlanner } : { matched };
}

function readKnown(
  pdf: Uint8Array,
  compression: Compression,
): { readonly edition: Edition } | { readonly refusal: Message } {
  const read = readEdition(pdf, compression);
  if ("refusal" in read) return read;
  const { altered } = read.edition.manifest;
  const [unknown] = altered?.unknown ? describeAltered(altered) : [];
  return unknown ? { refusal: unknown } : read;
}

function match(before: Manifest, after: Manifest): MatchedEditions {
  const [earlier, later] = [pagesInFile(before), pagesInFile(after)];
  const numbers = new Map(later.flatMap((page, i) => (page ? [[page.identity, i + 1] as const] : [])));
  const places = new Map<number, number>();
  for (const [i, page] of earlier.entries()) {
    const place = page && numbers.get(page.identity);
    if (place !== undefined) places.set(i + 1, place);
  }
  return { earlier, later, places, changes: changesOf(earlier, later, places) };
}

/** Compares each page with itself, wherever it is. */
function changesOf(
  earlier: MatchedEditions["earlier"],
  later: MatchedEditions["later"],
  places: MatchedEditions["places"],
): MatchedEditions["changes"] {
  const pairs = [...places].flatMap(([from, to]) => {
    const [before, after] = [earlier[from - 1], later[to - 1]];
    return before && after ? [{ from, before, after }] : [];
  });
  const { changed } = compareEditions(
    { pages: pairs.map(({ before }) => before) },
    { pages: pairs.map(({ after }) => after) },
  );
  return new Map(
    changed.flatMap((change) => {
      const from = pairs[change.page - 1]?.from;
      return from === undefined ? [] : [[from, change] as const];
    }),
  );
}
