/** Streams of a PDF that are found by a name in their dictionaries, without a cross-reference table. */
import type { Inflate } from "../primitives/inflate.ts";
import { nameOf, numberOf } from "./dictionary.ts";
import type { Latin1 } from "./latin1.ts";

export interface FoundStream {
  readonly dictionary: string;
  readonly bytes: Uint8Array;
}

/** Longest dictionary of a stream. */
const dictionaryLength = 2048;

/** Stream whose dictionary contains a position. Undefined if it is incomplete. */
export function streamAround(bytes: Latin1, position: number): FoundStream | undefined {
  const before = bytes.text(position - dictionaryLength, position);
  const after = bytes.text(position, position + dictionaryLength);
  const keyword = /\bstream\r?\n/.exec(after);
  const start = before.lastIndexOf("obj");
  if (!keyword || start < 0) return undefined;
  const dictionary = before.slice(start) + after.slice(0, keyword.index);
  const first = position + keyword.index + keyword[0].length;
  const length = numberOf(dictionary, "Length");
  const end = length === undefined ? bytes.indexOf("endstream", first) : first + length;
  if (end === undefined || end > bytes.length) return undefined;
  return { dictionary, bytes: bytes.slice(first, end) };
}

/** Content of a stream without a predictor. Undefined if it has another filter, or more than `most` bytes. */
export function contentOf({ dictionary, bytes }: FoundStream, most: number, inflate: Inflate): Uint8Array | undefined {
  const filter = nameOf(dictionary, "Filter");
  if (bytes.length > most || dictionary.includes("/DecodeParms")) return undefined;
  if (filter === undefined) return bytes;
  if (filter !== "FlateDecode") return undefined;
  try {
    return inflate(bytes, most);
  } catch {
    return undefined;
  }
}
