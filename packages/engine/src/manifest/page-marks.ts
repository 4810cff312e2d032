/**
 * Reads which pages a file has, and in which order. Octavo numbers the dictionaries of pages, so that pages that another
 * program or a tablet moved, copied, deleted or inserted are known.
 *
 * Objects are found by their keywords, as readers do with a damaged file: a later object replaces an earlier one with the same
 * number. The work is linear in the size of the file.
 */
import type { Inflate } from "../foundation/inflate.ts";
import { limits } from "../foundation/limits.ts";
import { pageMark } from "./embedded-files.ts";
import { Latin1 } from "./latin1.ts";

/**
 * Returns the number that Octavo wrote on each page of the file, and undefined for pages of others. Returns undefined if the
 * page tree cannot be read.
 */
export function readPageMarks(bytes: Latin1, inflate: Inflate): readonly (number | undefined)[] | undefined {
  const objects = findObjects(bytes, inflate);
  const root = rootOf(bytes);
  const catalog = root === undefined ? undefined : objects?.get(root);
  const pages = catalog && reference(textOf(catalog), "Pages");
  return objects && pages !== undefined ? marksBelow(pages, objects) : undefined;
}

/** Part of the file, or of an object stream. */
interface FoundObject {
  readonly bytes: Latin1;
  readonly start: number;
  readonly end: number;
}

type Objects = ReadonlyMap<number, FoundObject>;

const mostObjects = 2_000_000;
/** Bytes of all object streams. */
const mostInflated = 128 * 1024 * 1024;

function findObjects(bytes: Latin1, inflate: Inflate): Objects | undefined {
  const objects = new Map<number, FoundObject>();
  let inflated = 0;
  for (let at = bytes.indexOf("obj", 0); at !== undefined; ) {
    const number = numberBefore(bytes, at);
    const start = at + 3;
    const end = number === undefined ? undefined : endOfValue(bytes, start);
    // Without an end of this object, no later one has an end.
    if (number !== undefined && !end) break;
    if (number !== undefined && end) {
      objects.set(number, { bytes, start, end: end.at });
      if (end.isStream) {
        const dictionary = bytes.text(start, Math.min(end.at, start + longestDictionary));
        const stream = streamAt(bytes, end.at, dictionary);
        if (/\/Type\s*\/ObjStm\b/.test(dictionary)) {
          const content = objectStream(bytes, stream, dictionary, inflate, mostInflated - inflated);
          if (!content) return undefined;
          inflated += content.length;
          addObjects(objects, content, dictionary);
        }
        at = bytes.indexOf("obj", stream.end);
        continue;
      }
    }
    if (objects.size > mostObjects) return undefined;
    at = bytes.indexOf("obj", end?.at ?? start);
  }
  return objects;
}

const longestDictionary = 4096;

/** Number of an object, from "12 0 " before its keyword. Undefined for "endobj". */
function numberBefore(bytes: Latin1, at: number): number | undefined {
  const found = /(?:^|[^\d])(\d{1,10})\s{1,4}\d{1,5}\s{0,4}$/.exec(bytes.text(at - 24, at));
  return found ? Number(found[1]) : undefined;
}

/** The keyword after a value. */
function endOfValue(bytes: Latin1, start: number): { readonly at: number; readonly isStream: boolean } | undefined {
  for (let at = start; at < bytes.length; at++) {
    const code = bytes.code(at);
    if (code === letterE && bytes.has("endobj", at)) return { at, isStream: false };
    if (code === letterS && bytes.has("stream", at) && isLineEnd(bytes.code(at + 6))) return { at, isStream: true };
  }
  return undefined;
}

const [letterE, letterS] = ["e".charCodeAt(0), "s".charCodeAt(0)];

function isLineEnd(code: number): boolean {
  return code === 10 || code === 13;
}

/** Content of the stream whose keyword is at a position. */
function streamAt(bytes: Latin1, keyword: number, dictionary: string) {
  const start = keyword + "stream".length + (bytes.code(keyword + 6) === 13 ? 2 : 1);
  const length = /\/Length\s+(\d+)(?!\s+\d+\s+R)\b/.exec(dictionary)?.[1];
  const known = length === undefined ? undefined : start + Number(length);
  const isRight =
    known !== undefined &&
    bytes
      .text(known, known + 12)
      .trimStart()
      .startsWith("endstream");
  return { start, end: isRight ? known : (bytes.indexOf("endstream", start) ?? bytes.length) };
}

function objectStream(
  bytes: Latin1,
  { start, end }: { readonly start: number; readonly end: number },
  dictionary: string,
  inflate: Inflate,
  most: number,
): Latin1 | undefined {
  const filter = /\/Filter\s*\[?\s*\/(\w+)/.exec(dictionary)?.[1];
  if (dictionary.includes("/DecodeParms") || most <= 0) return undefined;
  const content = bytes.slice(start, end);
  if (filter === undefined) return new Latin1(content);
  if (filter !== "FlateDecode") return undefined;
  try {
    return new Latin1(inflate(content, most));
  } catch {
    return undefined;
  }
}

/** Adds the objects of an object stream: ISO 32000-2, 7.5.7. */
function addObjects(objects: Map<number, FoundObject>, bytes: Latin1, dictionary: string): void {
  const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1] ?? bytes.length);
  const header = bytes.text(0, Math.min(first, bytes.length)).split(/\s+/).filter(Boolean).map(Number);
  for (let i = 0; i + 1 < header.length && objects.size <= mostObjects; i += 2) {
    const [number, offset, next] = [header[i] as number, header[i + 1] as number, header[i + 3]];
    objects.set(number, { bytes, start: first + offset, end: next === undefined ? bytes.length : first + next });
  }
}

/** Number of the catalog, from the last trailer. */
function rootOf(bytes: Latin1): number | undefined {
  const found = bytes.lastIndexOf("/Root");
  return found === undefined ? undefined : reference(bytes.text(found, found + 40), "Root");
}

/** Longest dictionary of a page or node. */
const longestNode = 4 * 1024 * 1024;

function textOf({ bytes, start, end }: FoundObject): string {
  return bytes.text(start, Math.min(end, start + longestNode));
}

function reference(dictionary: string, key: string): number | undefined {
  const found = new RegExp(`/${key}\\s*(\\d+)\\s+\\d+\\s+R`).exec(dictionary)?.[1];
  return found === undefined ? undefined : Number(found);
}

type Node = { readonly kids: readonly number[] } | { readonly mark: number | undefined };

/** Pages below a node of the tree, in order. */
function marksBelow(root: number, objects: Objects): readonly (number | undefined)[] | undefined {
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

function nodeOf(text: string, objects: Objects): Node {
  const kids = kidsOf(text, objects);
  return kids ? { kids } : { mark: markOf(text) };
}

/** Undefined for a page. */
function kidsOf(node: string, objects: Objects): readonly number[] | undefined {
  const found = node.indexOf("/Kids");
  if (found < 0) return undefined;
  const elsewhere = reference(node.slice(found, found + 40), "Kids");
  const list = elsewhere === undefined ? node.slice(found) : textOf(objects.get(elsewhere) ?? nothing);
  const written = list.slice(list.indexOf("[") + 1, list.indexOf("]"));
  return [...written.matchAll(/(\d+)\s+\d+\s+R/g)].map(([, number]) => Number(number));
}

const nothing: FoundObject = { bytes: new Latin1(new Uint8Array()), start: 0, end: 0 };

function markOf(page: string): number | undefined {
  const found = new RegExp(`/${pageMark}\\s+(\\d{1,9})\\b`).exec(page)?.[1];
  return found === undefined ? undefined : Number(found);
}
