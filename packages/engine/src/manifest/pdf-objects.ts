/**
 * Finds the objects of a PDF by their keywords, as readers do with a damaged file: a later object replaces an earlier one with the
 * same number. The work is linear in the size of the file, whatever it contains.
 */
import type { Inflate } from "../primitives/inflate.ts";
import { nameOf, numberOf, referenceOf } from "./dictionary.ts";
import { Latin1 } from "./latin1.ts";

/** Part of the file, or of an object stream. */
export interface FoundObject {
  readonly bytes: Latin1;
  readonly start: number;
  readonly end: number;
}

export type PdfObjects = ReadonlyMap<number, FoundObject>;

const mostObjects = 2_000_000;
/** Bytes of all object streams. */
const mostInflated = 128 * 1024 * 1024;

/** Undefined if an object stream cannot be read, or if there are too many objects. */
export function findObjects(bytes: Latin1, inflate: Inflate): PdfObjects | undefined {
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
        if (nameOf(dictionary, "Type") === "ObjStm") {
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

/** Place of the content of the stream whose keyword is at a position. */
function streamAt(bytes: Latin1, keyword: number, dictionary: string) {
  const start = keyword + "stream".length + (bytes.code(keyword + 6) === 13 ? 2 : 1);
  const length = numberOf(dictionary, "Length");
  const known = length === undefined ? undefined : start + length;
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
  const filter = nameOf(dictionary, "Filter");
  if (dictionary.includes("/DecodeParms") || most <= 0) return undefined;
  const content = bytes.slice(start, end);
  if (filter === undefined) return new Latin1(content);
  if (filter !== "FlateDecode") return undefined;
  try {
    const limit = Math.min(most, content.length * mostRatio + 1024);
    const inflated = inflate(content, limit);
    return inflated.length <= limit ? new Latin1(inflated) : undefined;
  } catch {
    return undefined;
  }
}

/** Dictionaries compress to a tenth. An inflater can reserve the memory that it may need. */
const mostRatio = 64;

/** Adds the objects of an object stream: ISO 32000-2, 7.5.7. */
function addObjects(objects: Map<number, FoundObject>, bytes: Latin1, dictionary: string): void {
  const first = numberOf(dictionary, "First") ?? bytes.length;
  // Comments can follow the pairs of numbers.
  const numbers = 2 * (numberOf(dictionary, "N") ?? 0);
  const header = bytes
    .text(0, Math.min(first, bytes.length))
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, numbers)
    .map(Number);
  for (let i = 0; i + 1 < header.length && objects.size <= mostObjects; i += 2) {
    const [number, offset, next] = [header[i] as number, header[i + 1] as number, header[i + 3]];
    objects.set(number, { bytes, start: first + offset, end: next === undefined ? bytes.length : first + next });
  }
}

/** Number of the catalog, from the last trailer. */
export function rootOf(bytes: Latin1): number | undefined {
  const found = bytes.lastIndexOf("/Root");
  return found === undefined ? undefined : referenceOf(bytes.text(found, found + 40), "Root");
}

/** Longest dictionary of a page or node. */
const longestNode = 4 * 1024 * 1024;

export function textOf({ bytes, start, end }: FoundObject): string {
  return bytes.text(start, Math.min(end, start + longestNode));
}
