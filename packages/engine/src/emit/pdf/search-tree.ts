/** Name trees and number trees: ISO 32000-2, 7.9.6 and 7.9.7. */
import type { BinaryString } from "./bytes.ts";
import { formatArray, formatDictionary, formatReference } from "./objects.ts";
import type { PdfFile } from "./pdf-file.ts";

/** Children of a node and entries of a leaf. */
const fanOut = 64;

/** In PDF syntax. */
export interface TreeEntry {
  readonly key: BinaryString;
  readonly value: BinaryString;
}

interface Kid {
  readonly reference: BinaryString;
  readonly first: BinaryString;
  readonly last: BinaryString;
}

/** Writes a balanced tree. `entries` must be sorted by key for binary search; PDFium misses unsorted names. */
export function writeSearchTree(file: PdfFile, leafKey: "Names" | "Nums", entries: readonly TreeEntry[]): BinaryString {
  if (entries.length <= fanOut) return formatReference(file.add("node", leafNode(leafKey, entries)));
  let kids = chunks(entries).map((leaf): Kid => {
    const [first, last] = [leaf[0]?.key ?? "", leaf.at(-1)?.key ?? ""];
    return { reference: formatReference(file.add("node", leafNode(leafKey, leaf, [first, last]))), first, last };
  });
  while (kids.length > fanOut) kids = chunks(kids).map((level) => innerNode(file, level));
  return formatReference(file.add("node", formatDictionary({ Kids: kidReferences(kids) })));
}

function leafNode(leafKey: string, entries: readonly TreeEntry[], limits?: readonly BinaryString[]): BinaryString {
  const pairs = entries.map(({ key, value }) => `${key} ${value}`);
  return formatDictionary({ Limits: limits && formatArray(limits), [leafKey]: formatArray(pairs) });
}

function innerNode(file: PdfFile, kids: readonly Kid[]): Kid {
  const [first, last] = [kids[0]?.first ?? "", kids.at(-1)?.last ?? ""];
  const node = formatDictionary({ Limits: formatArray([first, last]), Kids: kidReferences(kids) });
  return { reference: formatReference(file.add("node", node)), first, last };
}

function kidReferences(kids: readonly Kid[]): BinaryString {
  return formatArray(kids.map((kid) => kid.reference));
}

function chunks<T>(items: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / fanOut) }, (_, i) => items.slice(i * fanOut, (i + 1) * fanOut));
}
