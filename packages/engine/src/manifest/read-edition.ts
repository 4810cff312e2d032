/**
 * Reads manifest and project of a PDF of Octavo. Searches the bytes for the two embedded files by their media type, and reads
 * the page tree for the order of the pages: the work is linear in the size of the file, whatever it contains, and programs
 * that save the file again keep what it searches for (docs/decisions/0070, 0078).
 */

import { limits, type Message } from "@octavo/foundation";
import type { Inflate } from "../primitives/inflate.ts";

import { embeddedFiles } from "./embedded-files.ts";
import { type EmbeddedProject, parseProjectFile } from "./embedded-project.ts";
import { Latin1 } from "./latin1.ts";
import { type AlteredPages, type InsertedPage, type Manifest, type ManifestPage, parseManifest } from "./manifest.ts";
import * as messages from "./messages.ts";
import { type FoundPage, readPages } from "./page-marks.ts";
import { findObjects, rootOf } from "./pdf-objects.ts";
import { type Compression, pictureFiles } from "./read-pictures.ts";
import { contentOf, streamAround } from "./read-streams.ts";

const unknownOrder: AlteredPages = { inserted: [], deleted: [], reordered: false, unknown: true };

/** Manifest and project of a PDF. */
export interface Edition {
  readonly manifest: Manifest;
  /** Absent if the PDF contains none, or none that can be read. */
  readonly project?: EmbeddedProject;
}

/** Largest PDF that is read, in bytes. */
export const largestPdf = 200 * 1024 * 1024;

const largestManifest = 8 * 1024 * 1024;

/** Why a file is not read. `hasNoManifest`: it is a PDF, and does not say which pages it has. */
export interface EditionRefusal {
  readonly refusal: Message;
  readonly hasNoManifest?: true;
}

/** Returns a message if the file is not a PDF of Octavo. */
export function readEdition(pdf: Uint8Array, compression: Compression): { readonly edition: Edition } | EditionRefusal {
  const { inflate } = compression;
  if (pdf.length > largestPdf) return { refusal: messages.pdfTooLarge };
  const bytes = new Latin1(pdf.subarray(0, endOf(pdf)));
  if (bytes.firstIndexOf("%PDF-", 1024) === undefined) return { refusal: messages.notPdf };
  if (bytes.lastIndexOf("%%EOF", bytes.length - 2048) === undefined) return { refusal: messages.pdfIncomplete };
  if (isEncrypted(bytes)) return { refusal: messages.pdfProtected };
  const written = embeddedText(bytes, embeddedFiles.manifest.type, largestManifest, inflate);
  if (written === undefined) return { refusal: messages.notOctavo, hasNoManifest: true };
  const manifest = written === unreadable ? undefined : parseManifest(written);
  if (!manifest) return { refusal: messages.manifestUnusable };
  const source = embeddedText(bytes, embeddedFiles.project.type, 3 * limits.documentBytes, inflate);
  const project = typeof source === "string" ? parseProjectFile(source, pictureFiles(bytes, compression)) : undefined;
  const inFile = inOrderOfFile(manifest, foundPages(bytes, inflate));
  return { edition: { manifest: inFile, ...(project && { project }) } };
}

function foundPages(bytes: Latin1, inflate: Inflate): readonly FoundPage[] | undefined {
  const root = rootOf(bytes);
  const objects = root === undefined ? undefined : findObjects(bytes, inflate);
  return objects && root !== undefined ? readPages(objects, root) : undefined;
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
  const content = stream && contentOf(stream, most, inflate);
  return content ? new Latin1(content).text(0, content.length) : unreadable;
}

/** The manifest in the order of the file, with the pages that a carry of handwriting appended. */
function inOrderOfFile(manifest: Manifest, found: readonly FoundPage[] | undefined): Manifest {
  const written = manifest.pages;
  if (!found?.some(({ mark }) => mark !== undefined)) return { ...manifest, altered: unknownOrder };
  const pages: ManifestPage[] = [];
  const known = new Set<ManifestPage>();
  const numbers: number[] = [];
  const inserted: InsertedPage[] = [];
  const identities = new Set(written.map(({ identity }) => identity));
  for (const [i, { mark, carried }] of found.entries()) {
    const page = mark === undefined ? undefined : written[mark - 1];
    const appended = mark === undefined && carried !== undefined && earlierPage(i + 1, carried, pages.at(-1));
    if (mark !== undefined && page && !known.has(page)) {
      known.add(page);
      numbers.push(mark);
      pages.push(page.placeholder === "earlier" && carried !== undefined ? { ...page, carried } : page);
    } else if (appended && !identities.has(appended.identity)) pages.push(appended);
    else inserted.push({ page: i + 1, ...(page && { copy_of: page.identity }) });
  }
  const altered: AlteredPages = {
    inserted,
    deleted: written.filter((page) => !known.has(page)).map(({ identity }) => identity),
    reordered: numbers.some((mark, i) => i > 0 && mark < (numbers[i - 1] ?? 0)),
    unknown: false,
  };
  const isIntact = inserted.length === 0 && altered.deleted.length === 0 && !altered.reordered;
  return { ...manifest, pages, ...(!isIntact && { altered }) };
}

/** `+earlier/12`. No section has such a name. Updates keep its place, with a page of their size. */
function earlierPage(page: number, carried: string, before: ManifestPage | undefined): ManifestPage | undefined {
  return (
    before && {
      identity: `+earlier/${page}`,
      width: before.width,
      height: before.height,
      boxes: [],
      placeholder: "earlier",
      carried,
    }
  );
}
