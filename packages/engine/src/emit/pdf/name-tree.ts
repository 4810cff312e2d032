/** Name tree of destinations: ISO 32000-2, 12.3.2.4. */
import type { NamedDestination } from "../../display/display-list.ts";
import type { BinaryString } from "./bytes.ts";
import { encodeText, formatString } from "./objects.ts";
import type { PageTree } from "./page-tree.ts";
import type { PdfFile } from "./pdf-file.ts";
import { writeSearchTree } from "./search-tree.ts";

export function writeNameTree(file: PdfFile, pages: PageTree, destinations: readonly NamedDestination[]): BinaryString {
  const entries = destinations
    .map((destination) => ({ bytes: encodeText(destination.name), destination }))
    .sort((a, b) => compareBytes(a.bytes, b.bytes))
    .map(({ bytes, destination }) => ({ key: formatString(bytes), value: pages.destination(destination) }));
  return writeSearchTree(file, "Names", entries);
}

/** Compares bytes before escaping, independent of locale. */
function compareBytes(a: BinaryString, b: BinaryString): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
