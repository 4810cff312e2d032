/**
 * Reads manifest and project of a PDF of Octavo. Searches the bytes for the two embedded files by their media type, and reads
 * the page tree for the order of the pages: the work is linear in the size of the file, whatever it contains, and programs
 * that save the file again keep what it searches for (docs/decisions/0070, 0078).
 */
import type { Inflate } from "../foundation/inflate.ts";
import { limits } from "../foundation/limits.ts";
import type { Message } from "../foundation/message.ts";
import { inOrderOfFile } from "./altered-pages.ts";
import { embeddedFiles } from "./embedded-files.ts";
import { type EmbeddedProject, parseProjectFile } from "./embedded-project.ts";
import { Latin1 } from "./latin1.ts";
import { type Manifest, parseManifest } from "./manifest.ts";
import * as messages from "./messages.ts";
import { readPageMarks } from "./page-marks.ts";

/** Manifest and project of a PDF. */
export interface Edition {
  readonly manifest: Manifest;
  /** Absent if the PDF contains none, or none that can be read. */
  readonly project?: EmbeddedProject;
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
  const bytes = new Latin1(pdf.subarray(0, endOf(pdf)));
  if (bytes.firstIndexOf("%PDF-", 1024) === undefined) return { refusal: messages.notPdf };
  if (bytes.lastIndexOf("%%EOF", bytes.length - 2048) === undefined) return { refusal: messages.pdfIncomplete };
  if (isEncrypted(bytes)) return { refusal: messages.pdfProtected };
  const written = embeddedText(bytes, embeddedFiles.manifest.type, largestManifest, inflate);
  if (written === undefined) return { refusal: messages.notOctavo };
  const manifest = written === unreadable ? undefined : parseManifest(written);
  if (!manifest) return { refusal: messages.manifestUnusable };
  const source = embeddedText(bytes, embeddedFiles.project.type, 3 * limits.documentBytes, inflate);
  const project = typeof source === "string" ? parseProjectFile(source) : undefined;
  const inFile = inOrderOfFile(manifest, readPageMarks(bytes, inflate));
  return { edition: { manifest: inFile, ...(project && { project }) } };
}

/** Transfers can fill the end of a file with zeros, which readers pass over. */
function endOf(pdf: Uint8Array): number {
  let end = pdf.length;
  while (end > 0 && pdf[end - 1] === 0) end--;
  return end;
}

/** ISO 32000-2, 7.5.5: the key is in the trailer, which is never encrypted. */
function isEncrypted(bytes: Latin1): boolean {
  const found = bytes.lastIndexOf("/Encrypt");
  return found !== undefined && /^\/Encrypt\s*(?:\d+ \d+ R|<<)/.test(bytes.text(found, found + 40));
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
  const filter = /\/Filter\s*\[?\s*\/(\w+)/.exec(dictionary)?.[1];
  if ((filter !== undefined && filter !== "FlateDecode") || dictionary.includes("/DecodeParms")) return undefined;
  const first = position + keyword.index + keyword[0].length;
  const length = /\/Length\s+(\d+)(?!\s+\d+\s+R)/.exec(dictionary)?.[1];
  const end = length === undefined ? bytes.indexOf("endstream", first) : first + Number(length);
  if (end === undefined || end > bytes.length) return undefined;
  return { content: bytes.slice(first, end), isDeflated: filter !== undefined };
}
