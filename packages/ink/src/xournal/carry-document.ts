/**
 * Replaces the PDF behind a document of Xournal++. Its pages name a page of the PDF as their background; strokes are in the page,
 * and stay letter for letter.
 */
import type { ManifestPage } from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import { strFromU8 } from "fflate";
import { type ArrangedPage, arrangeDocument } from "../arrange-pages.ts";
import type { Carried } from "../carry-report.ts";
import { deletedPages, type MarkedPage, reportOfDocument } from "../document-report.ts";
import { type Compression, type MatchedEditions, matchEditions } from "../match-editions.ts";
import { deletedByOwner } from "../messages.ts";
import { attributesOf, parseDocument, printTag, type XournalDocument, type XournalPage } from "./document.ts";
import { isGzip, readGzip, writeGzip } from "./gzip.ts";
import * as messages from "./messages.ts";

/** File of the PDF behind a document: an address, or the ending of a file beside it. */
export interface Background {
  readonly file: string;
  readonly isAttached: boolean;
}

/** Documents are compressed, except those that somebody unpacked to look at them. */
export function isXournal(bytes: Uint8Array): boolean {
  return (
    isGzip(bytes) ||
    /^\s{0,100}(?:<\?xml[^>]{0,200}>\s{0,100})?<xournal\b/.test(strFromU8(bytes.subarray(0, 600), true))
  );
}

export function readBackground(
  document: Uint8Array,
): { readonly background: Background } | { readonly refusal: Message } {
  const read = readDocument(document);
  if ("refusal" in read) return read;
  const found = read.document.pages.find(
    ({ background }) => background.attributes.has("filename") && isPdf(background),
  );
  const attributes = found?.background.attributes;
  const file = attributes?.get("filename");
  if (!attributes || file === undefined) return { refusal: messages.noPdf };
  return { background: { file, isAttached: attributes.get("domain") === "attach" } };
}

export interface XournalFiles {
  readonly document: Uint8Array;
  /** The PDF that the document shows. */
  readonly earlier: Uint8Array;
  readonly later: Uint8Array;
  /** Path of the later PDF, as Xournal++ finds it. A name alone is that of a file beside the document. */
  readonly laterPath: string;
  /** Name of the earlier PDF, if it was not found by the document. */
  readonly earlierName?: string;
}

export function carryXournal(files: XournalFiles, compression: Compression): Carried {
  const { document, earlier, later, laterPath } = files;
  const read = readDocument(document);
  if ("refusal" in read) return read;
  const editions = matchEditions(earlier, later, compression);
  if ("refusal" in editions) return editions;
  const { matched } = editions;
  const pages = read.document.pages.map(documentPage);
  if (!pages.some(({ pdfPage }) => pdfPage !== undefined)) return { refusal: messages.noPdf };
  const count = matched.earlier.length;
  for (const [i, { pdfPage = 1 }] of pages.entries())
    if (pdfPage > count) return { refusal: messages.pageOutside(i + 1, pdfPage, count), file: "earlier" };
  const arranged = arrangeDocument(pages, matched);
  return {
    bytes: writeGzip(printed(read.document, arranged, matched, laterPath)),
    report: { ...reportOfDocument(pages, arranged, matched), warnings: warningsOf(files, pages, matched) },
  };
}

function warningsOf(
  { document, earlierName }: XournalFiles,
  pages: readonly PageOfDocument[],
  { places }: MatchedEditions,
): readonly Message[] {
  const deleted = deletedPages(pages, places);
  const read = readBackground(document);
  const shown = "background" in read && !read.background.isAttached ? nameOf(read.background.file) : undefined;
  return [
    ...(deleted > 0 ? [deletedByOwner(deleted)] : []),
    ...(shown !== undefined && earlierName !== undefined && shown !== earlierName
      ? [messages.otherName(shown, earlierName)]
      : []),
  ];
}

/** Name of a file without its folder, on any system. */
function nameOf(path: string): string {
  return path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
}

function readDocument(bytes: Uint8Array): { readonly document: XournalDocument } | { readonly refusal: Message } {
  const read = isGzip(bytes) ? readGzip(bytes) : { text: strFromU8(bytes) };
  if ("refusal" in read) return read;
  const document = parseDocument(read.text);
  if (document) return { document };
  return { refusal: read.text.includes("<xournal") ? messages.damaged : messages.notXournal };
}

interface PageOfDocument extends MarkedPage {
  readonly written: XournalPage;
}

function isPdf({ attributes }: XournalPage["background"]): boolean {
  return attributes.get("type") === "pdf";
}

function documentPage(written: XournalPage): PageOfDocument {
  const { background, marks } = written;
  // Xournal writes "12ll" for page 12.
  const number = isPdf(background) ? Number.parseInt(background.attributes.get("pageno") ?? "", 10) : Number.NaN;
  return { written, marks, isUsed: marks > 0, pdfPage: number >= 1 ? number : undefined };
}

function printed(
  { head, tail }: XournalDocument,
  arranged: readonly ArrangedPage<PageOfDocument>[],
  { later, changes }: MatchedEditions,
  laterPath: string,
): string {
  const [size] = later.flatMap((page) => (page ? [page] : []));
  let file: string | undefined = laterPath;
  const pages = arranged.map(({ page, place }) => {
    if (place === undefined) return page ? withoutPdf(page) : "";
    const background = new Map([["type", "pdf"], ...fileOf(file), ["pageno", String(place)]] as [string, string][]);
    file = undefined;
    const shown = later[place - 1] ?? size;
    if (!page) return newPage(background, shown);
    const isResized = changes.get(page.pdfPage ?? 0)?.change === "size";
    return withBackground(isResized && shown ? resized(page.written, shown) : page.written, background);
  });
  return head + pages.join("\n") + tail;
}

/** Only the first page with a PDF names its file. */
function fileOf(path: string | undefined): [string, string][] {
  return path === undefined
    ? []
    : [
        ["domain", "absolute"],
        ["filename", path],
      ];
}

function withBackground(
  { text, background: { start, end, attributes } }: XournalPage,
  changed: ReadonlyMap<string, string>,
) {
  const kept = [...attributes].filter(([name]) => !["type", "domain", "filename", "pageno"].includes(name));
  const isEmpty = text.charAt(end - 2) === "/";
  return text.slice(0, start) + printTag("background", new Map([...changed, ...kept]), isEmpty) + text.slice(end);
}

/** Paper of Xournal++ without lines. */
const plainPaper = new Map([
  ["type", "solid"],
  ["color", "#ffffffff"],
  ["style", "plain"],
]);

/** A page that the later PDF lacks becomes paper. One that its owner inserted has its paper already. */
function withoutPdf({ written, pdfPage }: PageOfDocument): string {
  return pdfPage === undefined ? written.text : withBackground(written, plainPaper);
}

function resized(page: XournalPage, { width, height }: ManifestPage): XournalPage {
  const end = page.text.indexOf(">") + 1;
  const attributes = new Map([
    ...attributesOf(page.text.slice(0, end)),
    ["width", String(width)],
    ["height", String(height)],
  ]);
  const tag = printTag("page", attributes, false);
  const { start, end: last, ...background } = page.background;
  const moved = tag.length - end;
  return {
    ...page,
    text: tag + page.text.slice(end),
    background: { ...background, start: start + moved, end: last + moved },
  };
}

function newPage(background: ReadonlyMap<string, string>, size: ManifestPage | undefined): string {
  const page = new Map([
    ["width", String(size?.width ?? 0)],
    ["height", String(size?.height ?? 0)],
  ]);
  return `${printTag("page", page, false)}\n${printTag("background", background, true)}\n<layer/>\n</page>`;
}
