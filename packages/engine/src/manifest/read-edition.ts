/**
 * Reads manifest and project of a PDF of Octavo. Searches the bytes for the two embedded files by their media type, and
 * parses nothing else: the work is linear in the size of the file, whatever it contains, and programs that save the file
 * again keep both (docs/decisions/0070).
 */
import type { Inflate } from "../foundation/inflate.ts";
import { limits } from "../foundation/limits.ts";
import type { Message } from "../foundation/message.ts";
import { binaryMark, embeddedFiles } from "./embedded-files.ts";
import { type EmbeddedProject, parseProjectFile } from "./embedded-project.ts";
import { type Manifest, parseManifest } from "./manifest.ts";
import * as messages from "./messages.ts";

/** Manifest and project of a PDF. */
export interface Edition {
  readonly manifest: Manifest;
  /** Absent if the PDF contains none, or none that can be read. */
  readonly project?: EmbeddedProject;
  /** True if another program saved the file, so that pages can be in another order. */
  readonly isRewritten: boolean;
}

/** Largest PDF that is read, in bytes. */
export const largestPdf = 200 * 1024 * 1024;

const largestManifest = 8 * 1024 * 1024;

/** Returns a message if the file is not a PDF of Octavo. */
export function readEdition(
  pdf: Uint8Array,
  inflate: Inflate,
): { readonly edition: Edition } | { readonly refusal: Message } {
  if (pdf.length > largestPdf) return { refusal: messages.pdfTooLarge };
  const bytes = new Latin1(pdf);
  if (bytes.firstIndexOf("%PDF-", 1024) === undefined) return { refusal: messages.notPdf };
  if (bytes.lastIndexOf("%%EOF", pdf.length - 2048) === undefined) return { refusal: messages.pdfIncomplete };
  const written = embeddedText(bytes, embeddedFiles.manifest.type, largestManifest, inflate);
  if (written === undefined) return { refusal: messages.notOctavo };
  const manifest = written === unreadable ? undefined : parseManifest(written);
  if (!manifest) return { refusal: messages.manifestUnusable };
  const source = embeddedText(bytes, embeddedFiles.project.type, 3 * limits.documentBytes, inflate);
  const project = typeof source === "string" ? parseProjectFile(source) : undefined;
  return { edition: { manifest, ...(project && { project }), isRewritten: isRewritten(bytes) } };
}

const unreadable = Symbol("unreadable");

/** Text of the last embedded file with a media type, whose slash can be written in several ways. Undefined if there is none. */
function embeddedText(
  bytes: Latin1,
  type: string,
  most: number,
  inflate: Inflate,
): string | typeof unreadable | undefined {
  const found = bytes.lastIndexOf(type.slice("application/".length));
  if (found === undefined) return undefined;
  const stream = streamAround(bytes, found);
  if (!stream || stream.content.length > most) return unreadable;
  try {
    const content = stream.isDeflated ? inflate(stream.content, most) : stream.content;
    return new Latin1(content).text(0, content.length);
  } catch {
    return unreadable;
  }
}

/** Longest dictionary of a stream. */
const dictionaryLength = 2048;

/** Stream whose dictionary contains a position. Undefined if it is incomplete or has an unusual filter. */
function streamAround(bytes: Latin1, position: number) {
  const before = bytes.text(position - dictionaryLength, position);
  const after = bytes.text(position, position + dictionaryLength);
  const keyword = /\bstream\r?\n/.exec(after);
  const start = before.lastIndexOf("obj");
  if (!keyword || start < 0) return undefined;
  const dictionary = before.slice(start) + after.slice(0, keyword.index);
  const filter = /\/Filter\s*(?:\[\s*)?\/(\w+)/.exec(dictionary)?.[1];
  if ((filter !== undefined && filter !== "FlateDecode") || dictionary.includes("/DecodeParms")) return undefined;
  const first = position + keyword.index + keyword[0].length;
  const length = /\/Length\s+(\d+)(?!\s+\d+\s+R)/.exec(dictionary)?.[1];
  const end = length === undefined ? bytes.indexOf("endstream", first) : first + Number(length);
  if (end === undefined || end > bytes.length) return undefined;
  return { content: bytes.slice(first, end), isDeflated: filter !== undefined };
}

/** Programs that change a file change the second half of its identifier (ISO 32000-2, 14.4), or at least its second line. */
function isRewritten(bytes: Latin1): boolean {
  if (bytes.firstIndexOf(`\n${binaryMark}\n`, 1024) === undefined) return true;
  const found = bytes.lastIndexOf("/ID");
  const pair = found === undefined ? null : /^\/ID\s*\[\s*<(\w*)>\s*<(\w*)>/.exec(bytes.text(found, found + 200));
  return !pair || pair[1] !== pair[2];
}

/** Number of arguments of one call. */
const charactersAtOnce = 4096;

/** Searches bytes as text with one character per byte. */
class Latin1 {
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get length(): number {
    return this.#bytes.length;
  }

  slice(start: number, end: number): Uint8Array {
    return this.#bytes.subarray(start, end);
  }

  text(start: number, end: number): string {
    let text = "";
    for (let at = Math.max(0, start); at < end; at += charactersAtOnce)
      text += String.fromCharCode(...this.#bytes.subarray(at, Math.min(end, at + charactersAtOnce)));
    return text;
  }

  indexOf(text: string, from: number): number | undefined {
    return this.firstIndexOf(text, this.length, from);
  }

  /** Starts the search at `from`, and ends it before `end`. */
  firstIndexOf(text: string, end: number, from = 0): number | undefined {
    const first = text.charCodeAt(0);
    const last = Math.min(end, this.length - text.length + 1);
    for (let at = this.#bytes.indexOf(first, from); at >= 0 && at < last; at = this.#bytes.indexOf(first, at + 1))
      if (this.#has(text, at)) return at;
    return undefined;
  }

  /** Ends the search at `from`. */
  lastIndexOf(text: string, from = 0): number | undefined {
    const first = text.charCodeAt(0);
    const start = this.length - text.length;
    for (let at = start; at >= Math.max(0, from); at = this.#bytes.lastIndexOf(first, at - 1)) {
      if (this.#has(text, at)) return at;
      if (at === 0) break;
    }
    return undefined;
  }

  #has(text: string, at: number): boolean {
    for (let i = 0; i < text.length; i++) if (this.#bytes[at + i] !== text.charCodeAt(i)) return false;
    return true;
  }
}
