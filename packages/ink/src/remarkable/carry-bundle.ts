/**
 * Replaces the PDF in a bundle of a reMarkable document. Handwriting hangs on identifiers of pages, which the list of pages maps
 * to the PDF: it moves with the list, and no file with strokes changes.
 */
import { isMapping, type Message } from "@octavo/foundation";
import { strFromU8, strToU8 } from "fflate";
import { arrangeDocument } from "../arrange-pages.ts";
import type { Carried, CarryReport } from "../carry-report.ts";
import { deletedPages, reportOfDocument } from "../document-report.ts";
import { type Compression, type MatchedEditions, matchEditions } from "../match-editions.ts";
import { deletedByOwner } from "../messages.ts";
import { type Files, readArchive, writeArchive } from "./archive.ts";
import { type BundlePage, type Json, type PageList, readPageList, type WrittenPage } from "./content.ts";
import { countMarks } from "./count-marks.ts";
import * as messages from "./messages.ts";
import { newPageId } from "./page-id.ts";

export function carryBundle(bundle: Uint8Array, pdf: Uint8Array, compression: Compression): Carried {
  const archive = readArchive(bundle);
  if ("refusal" in archive) return archive;
  const opened = openBundle(archive.files);
  if ("refusal" in opened) return opened;
  const editions = matchEditions(opened.pdf, pdf, compression);
  if ("refusal" in editions) return editions;
  const { matched } = editions;
  const read = readPageList(opened.content, opened.contentName, matched.earlier.length);
  if ("refusal" in read) return read;
  return { ...write(opened, pdf, matched, read.list) };
}

/** The PDF that the document shows. */
export function pdfOfBundle(bundle: Uint8Array): { readonly pdf: Uint8Array } | { readonly refusal: Message } {
  const archive = readArchive(bundle);
  return "refusal" in archive ? archive : openBundle(archive.files);
}

interface OpenedBundle {
  readonly files: Files;
  /** Path of the document's files, without their endings. */
  readonly path: string;
  readonly contentName: string;
  readonly content: Json;
  readonly pdf: Uint8Array;
}

const contentEnding = ".content";

function openBundle(files: Files): OpenedBundle | { readonly refusal: Message } {
  const names = [...files.keys()].filter((name) => name.endsWith(contentEnding));
  const [contentName] = names;
  if (contentName === undefined) return { refusal: messages.noContent };
  if (names.length > 1) return { refusal: messages.severalDocuments(names.length) };
  const path = contentName.slice(0, -contentEnding.length);
  const content = parseObject(files.get(contentName));
  if (!content) return { refusal: messages.notJson(contentName) };
  const kind = content["fileType"];
  const pdfName = `${path}.pdf`;
  const pdf = files.get(pdfName);
  if (typeof kind === "string" && kind !== "" && kind !== "pdf") return { refusal: messages.noPdf(kind) };
  return pdf ? { files, path, contentName, content, pdf } : { refusal: messages.pdfMissing(pdfName) };
}

/** Bytes of a list of 20,000 pages are a third of this. */
const longestJson = 16 * 1024 * 1024;

function parseObject(bytes: Uint8Array | undefined): Json | undefined {
  if (!bytes || bytes.length > longestJson) return undefined;
  try {
    const value: unknown = JSON.parse(strFromU8(bytes));
    return isMapping(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** As the tablet prints it. */
function printObject(value: Json): Uint8Array {
  return strToU8(`${JSON.stringify(value, null, 4)}\n`);
}

function write(
  bundle: OpenedBundle,
  pdf: Uint8Array,
  matched: MatchedEditions,
  list: PageList,
): { readonly bytes: Uint8Array; readonly report: CarryReport } {
  const pages = bundlePages(bundle, list);
  const isUnopened = pages.length === 0;
  const written = isUnopened ? [] : identified(bundle, arrangeDocument(pages, matched), matched, list);
  const files = new Map([...bundle.files].filter(([name]) => !isThumbnail(name, bundle.path)));
  files.set(`${bundle.path}.pdf`, pdf);
  files.set(bundle.contentName, printObject(contentOf(bundle, pdf, { written, pages, matched, list })));
  rewrite(files, `${bundle.path}.metadata`, (bytes) => metadataOf(bytes, pages, written));
  rewrite(files, `${bundle.path}.pagedata`, (bytes) => pageDataOf(bytes, pages, written, list));
  return { bytes: writeArchive(files), report: reportOf(bundle, pages, written, matched) };
}

/** The tablet draws them again. */
function isThumbnail(name: string, path: string): boolean {
  return name.startsWith(`${path}.thumbnails/`);
}

function rewrite(files: Map<string, Uint8Array>, name: string, change: (bytes: Uint8Array) => Uint8Array): void {
  const bytes = files.get(name);
  if (bytes) files.set(name, change(bytes));
}

function bundlePages({ files, path, content }: OpenedBundle, { pages }: PageList): readonly BundlePage[] {
  const tags = content["pageTags"];
  const tagged = new Set(Array.isArray(tags) ? tags.map((tag) => (isMapping(tag) ? tag["pageId"] : undefined)) : []);
  return pages.map((page) => {
    const ink = files.get(`${path}/${page.id}.rm`);
    const marks = (ink ? (countMarks(ink) ?? 1) : 0) + highlightsOf(files, path, page.id);
    return { ...page, marks, isUsed: marks > 0 || tagged.has(page.id) };
  });
}

/** Highlighted lines of text, which systems before version 3 kept in a file of their own. */
function highlightsOf(files: Files, path: string, id: string): number {
  const found = parseObject(files.get(`${path}.highlights/${id}.json`))?.["highlights"];
  return Array.isArray(found) ? found.flat().length : 0;
}

function identified(
  { path }: OpenedBundle,
  arranged: readonly Omit<WrittenPage, "id">[],
  { later }: MatchedEditions,
  { ids }: PageList,
): readonly WrittenPage[] {
  const document = path.slice(path.lastIndexOf("/") + 1);
  const taken = new Set(ids);
  return arranged.map((one) => {
    const place = one.place ?? 0;
    const id = one.page?.id ?? newPageId(document, later[place - 1]?.identity ?? `page ${place}`, taken);
    taken.add(id);
    return { ...one, id };
  });
}

interface Arranged {
  readonly written: readonly WrittenPage[];
  readonly pages: readonly BundlePage[];
  readonly matched: MatchedEditions;
  readonly list: PageList;
}

function contentOf(
  { content, pdf: earlier }: OpenedBundle,
  pdf: Uint8Array,
  { written, pages, matched, list }: Arranged,
): Json {
  const size = Number(content["sizeInBytes"]) - earlier.length + pdf.length;
  const sized = { ...content, sizeInBytes: String(size > pdf.length ? size : pdf.length) };
  if (pages.length === 0) return sized;
  const cover = content["coverPageNumber"];
  return {
    ...sized,
    ...list.replaced(written, matched.later.length, matched.places),
    pageCount: written.length,
    ...(typeof cover === "number" && cover > 0 && { coverPageNumber: placeOf(cover, pages, written) }),
    ...withLastOpened(content, pages, written),
  };
}

/** Position of a page of the earlier document, from 0. A page that went has the first one's. */
function placeOf(position: number, pages: readonly BundlePage[], written: readonly WrittenPage[]): number {
  const id = pages[position]?.id;
  return Math.max(
    0,
    written.findIndex((page) => page.id === id),
  );
}

function withLastOpened(fields: Json, pages: readonly BundlePage[], written: readonly WrittenPage[]): Json {
  const opened = fields["lastOpenedPage"];
  return typeof opened === "number" && pages.length > 0 ? { lastOpenedPage: placeOf(opened, pages, written) } : {};
}

function metadataOf(bytes: Uint8Array, pages: readonly BundlePage[], written: readonly WrittenPage[]): Uint8Array {
  const metadata = parseObject(bytes);
  return metadata ? printObject({ ...metadata, ...withLastOpened(metadata, pages, written) }) : bytes;
}

/** One line for each page: the name of its background. Lines of the earlier file count either all pages or those that are shown. */
function pageDataOf(
  bytes: Uint8Array,
  pages: readonly BundlePage[],
  written: readonly WrittenPage[],
  { ids }: PageList,
): Uint8Array {
  if (pages.length === 0) return bytes;
  const lines = strFromU8(bytes).replace(/\n$/, "").split("\n");
  const hasAll = lines.length === ids.size;
  const lineOf = new Map(pages.map(({ id, position }, i) => [id, lines[hasAll ? position : i]]));
  return strToU8(written.map(({ id }) => `${lineOf.get(id) ?? "Blank"}\n`).join(""));
}

function reportOf(
  bundle: OpenedBundle,
  pages: readonly BundlePage[],
  written: readonly WrittenPage[],
  matched: MatchedEditions,
): CarryReport {
  return { ...reportOfDocument(pages, written, matched), warnings: warningsOf(bundle, pages, matched.places) };
}

function warningsOf(
  { files, path }: OpenedBundle,
  pages: readonly BundlePage[],
  places: ReadonlyMap<number, number>,
): readonly Message[] {
  if (pages.length === 0) return [messages.unopened];
  const deleted = deletedPages(pages, places);
  const uncounted = pages.filter(({ id }) => {
    const ink = files.get(`${path}/${id}.rm`);
    return ink !== undefined && countMarks(ink) === undefined;
  }).length;
  const bookmarks = `${path}.bookm`;
  return [
    ...(deleted > 0 ? [deletedByOwner(deleted)] : []),
    ...(uncounted > 0 ? [messages.countedByPage(uncounted)] : []),
    ...(files.has(bookmarks) ? [messages.bookmarksByNumber(bookmarks)] : []),
  ];
}
