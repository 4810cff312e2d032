/**
 * Reads which pages a file has, and in which order. Octavo numbers the dictionaries of pages, so that pages that another
 * program or a tablet moved, copied, deleted or inserted are known.
 */
import { limits } from "@octavo/foundation";
import { numberOf, referenceOf } from "./dictionary.ts";
import { pageMark } from "./embedded-files.ts";
import { Latin1 } from "./latin1.ts";
import { type FoundObject, type PdfObjects, textOf } from "./pdf-objects.ts";

/**
 * Returns the number that Octavo wrote on each page of the file, and undefined for pages of others. Returns undefined if the
 * page tree cannot be read.
 */
export function readPageMarks(objects: PdfObjects, root: number): readonly (number | undefined)[] | undefined {
  const catalog = objects.get(root);
  const pages = catalog && referenceOf(textOf(catalog), "Pages");
  return pages === undefined ? undefined : marksBelow(pages, objects);
}

type Node = { readonly kids: readonly number[] } | { readonly mark: number | undefined };

/** Pages below a node of the tree, in order. */
function marksBelow(root: number, objects: PdfObjects): readonly (number | undefined)[] | undefined {
  const marks: (number | undefined)[] = [];
  const nodes = new Map<number, Node>();
  const open = [root];
  for (let number = open.pop(); number !== undefined; number = open.pop()) {
    const found = objects.get(number);
    if (!found) return undefined;
    const node = nodes.get(number) ?? nodeOf(textOf(found), objects);
    // A file can contain a page twice, but no node.
    if ("kids" in node && nodes.has(number)) return undefined;
    nodes.set(number, node);
    if ("mark" in node) marks.push(node.mark);
    else for (let i = node.kids.length - 1; i >= 0; i--) open.push(node.kids[i] as number);
    if (marks.length + open.length > 2 * limits.pages) return undefined;
  }
  return marks;
}

function nodeOf(text: string, objects: PdfObjects): Node {
  const kids = kidsOf(text, objects);
  return kids ? { kids } : { mark: numberOf(text, pageMark) };
}

/** Undefined for a page. */
function kidsOf(node: string, objects: PdfObjects): readonly number[] | undefined {
  const found = node.indexOf("/Kids");
  if (found < 0) return undefined;
  const elsewhere = referenceOf(node, "Kids");
  const list = elsewhere === undefined ? node.slice(found) : textOf(objects.get(elsewhere) ?? nothing);
  const written = list.slice(list.indexOf("[") + 1, list.indexOf("]"));
  return [...written.matchAll(/(?<!\d)(\d{1,10})\s{1,4}\d{1,5}\s{1,4}R/g)].map(([, number]) => Number(number));
}

const nothing: FoundObject = { bytes: new Latin1(new Uint8Array()), start: 0, end: 0 };
