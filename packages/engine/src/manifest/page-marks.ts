/**
 * Reads which pages a file has, and in which order. Octavo numbers the dictionaries of pages, so that pages that another
 * program or a tablet moved, copied, deleted or inserted are known.
 */
import { limits } from "@octavo/foundation";
import { numberOf, referenceOf } from "./dictionary.ts";
import { pageMark } from "./embedded-files.ts";
import { Latin1 } from "./latin1.ts";
import { type FoundObject, type PdfObjects, textOf } from "./pdf-objects.ts";

/** Page of a file. */
export interface FoundPage {
  /** Number of its object. */
  readonly object: number;
  /** Number that Octavo wrote on it. Undefined for pages of others. */
  readonly mark: number | undefined;
  /** Name of what is printed on a page that a carry of handwriting wrote. */
  readonly carried: string | undefined;
}

/** Returns the pages in the order of the file. Undefined if the page tree cannot be read. */
export function readPages(objects: PdfObjects, root: number): readonly FoundPage[] | undefined {
  const catalog = objects.get(root);
  const pages = catalog && referenceOf(textOf(catalog), "Pages");
  return pages === undefined ? undefined : pagesBelow(pages, objects);
}

type Node = { readonly kids: readonly number[] } | FoundPage;

/** Pages below a node of the tree, in order. */
function pagesBelow(root: number, objects: PdfObjects): readonly FoundPage[] | undefined {
  const pages: FoundPage[] = [];
  const nodes = new Map<number, Node>();
  const open = [root];
  for (let number = open.pop(); number !== undefined; number = open.pop()) {
    const found = objects.get(number);
    if (!found) return undefined;
    const node = nodes.get(number) ?? nodeOf(number, textOf(found), objects);
    // A file can contain a page twice, but no node.
    if ("kids" in node && nodes.has(number)) return undefined;
    nodes.set(number, node);
    if ("mark" in node) pages.push(node);
    else for (let i = node.kids.length - 1; i >= 0; i--) open.push(node.kids[i] as number);
    if (pages.length + open.length > 2 * limits.pages) return undefined;
  }
  return pages;
}

function nodeOf(object: number, text: string, objects: PdfObjects): Node {
  const kids = kidsOf(text, objects);
  return kids ? { kids } : { object, mark: numberOf(text, pageMark), carried: carriedPage.exec(text)?.[1] };
}

/** `earlierMark` or `listMark` with its value. */
const carriedPage = /\/Octavo(?:Earlier|List)\s{0,4}\/(\w{1,40})/;

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
