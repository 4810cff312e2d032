/** Document outline: ISO 32000-2, 12.3.3. */
import type { OutlineItem } from "../../display/display-list.ts";
import { formatDictionary, formatReference, formatTextString, type ObjectNumber } from "./objects.ts";
import type { PageTree } from "./page-tree.ts";
import type { PdfFile } from "./pdf-file.ts";

/** Siblings with consecutive object numbers. */
interface Siblings {
  readonly first: ObjectNumber;
  readonly last: ObjectNumber;
}

/** Opens items of the first level only. */
export function writeOutline(file: PdfFile, pages: PageTree, items: readonly OutlineItem[]): ObjectNumber {
  const root = file.allocate();
  const visible = items.reduce((count, item) => count + 1 + item.children.length, 0);
  const outline = { Type: "/Outlines", ...family(writeItems(file, pages, items, root, 1)), Count: String(visible) };
  file.write("node", root, formatDictionary(outline));
  return root;
}

function writeItems(
  file: PdfFile,
  pages: PageTree,
  items: readonly OutlineItem[],
  parent: ObjectNumber,
  level: number,
): Siblings | undefined {
  if (items.length === 0) return undefined;
  const first = file.allocate(items.length);
  const last = first + items.length - 1;
  items.forEach(({ title, target, children }, index) => {
    const object = first + index;
    const item = {
      Title: formatTextString(title),
      Parent: formatReference(parent),
      Prev: object > first ? formatReference(object - 1) : undefined,
      Next: object < last ? formatReference(object + 1) : undefined,
      ...family(writeItems(file, pages, children, object, level + 1)),
      Count: children.length > 0 ? String(level === 1 ? children.length : -children.length) : undefined,
      Dest: pages.destination(target),
    };
    file.write("node", object, formatDictionary(item));
  });
  return { first, last };
}

function family(children: Siblings | undefined) {
  return { First: children && formatReference(children.first), Last: children && formatReference(children.last) };
}
