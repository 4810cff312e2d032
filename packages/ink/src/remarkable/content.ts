/**
 * The list of pages in the .content file of a bundle, in both versions of the format. Each page has an identifier, to which its
 * handwriting, tags and thumbnails belong, and the number of a page in the PDF. Described by erikbrinkman/rmapi-js and
 * ddvk/rmfakecloud#185. Fields that are not named here are kept as they are.
 */
import { isMapping, limits, type Message } from "@octavo/foundation";
import type { ArrangedPage, DocumentPage } from "../arrange-pages.ts";
import * as messages from "./messages.ts";

export type Json = Readonly<Record<string, unknown>>;

export interface ListedPage {
  readonly id: string;
  /** Number in the PDF. Undefined for a page that its owner inserted. */
  readonly pdfPage: number | undefined;
  /** Position in the list of the file, with deleted pages. */
  readonly position: number;
}

/** A page of the document with its handwriting. */
export interface BundlePage extends ListedPage, DocumentPage {
  readonly marks: number;
}

/** Page of the new document. */
export interface WrittenPage extends ArrangedPage<BundlePage> {
  readonly id: string;
}

export interface PageList {
  /** Pages that the owner sees, in the order of the document. */
  readonly pages: readonly ListedPage[];
  /** Identifiers of all pages, also of deleted ones. */
  readonly ids: ReadonlySet<string>;
  /** Fields that replace those of the earlier file. `places` are page numbers in the later PDF by those in the earlier one. */
  readonly replaced: (pages: readonly WrittenPage[], count: number, places: ReadonlyMap<number, number>) => Json;
}

/** Pages of the largest PDF, with as many that were inserted or deleted. */
const mostPages = 2 * limits.pages;

/** `pageCount` is that of the PDF. */
export function readPageList(
  content: Json,
  name: string,
  pageCount: number,
): { readonly list: PageList } | { readonly refusal: Message } {
  const version = content["formatVersion"] ?? (content["cPages"] === undefined ? 1 : 2);
  if (version !== 1 && version !== 2)
    return { refusal: typeof version === "number" ? messages.otherVersion(version) : messages.pagesUnusable(name) };
  const list = version === 1 ? firstVersion(content, pageCount) : secondVersion(content, pageCount);
  if (!list || list.ids.size > mostPages || new Set(list.pages.map(({ id }) => id)).size !== list.pages.length)
    return { refusal: messages.pagesUnusable(name) };
  const outside = list.pages.find(({ pdfPage }) => pdfPage !== undefined && pdfPage > pageCount);
  if (outside) return { refusal: messages.pageOutside(name, outside.pdfPage ?? 0, pageCount) };
  return { list };
}

/** Identifiers are names of files. */
function isPageId(value: unknown): value is string {
  return typeof value === "string" && /^[\w-]{1,100}$/.test(value);
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

/** From the number in the file, which counts from 0. -1 is a page that its owner inserted. */
function pdfPageOf(redirection: number): number | undefined {
  return redirection < 0 ? undefined : redirection + 1;
}

/** `pages` and `redirectionPageMap`. The map is missing in files of early systems, whose documents had the pages of the PDF only. */
function firstVersion(content: Json, pageCount: number): PageList | undefined {
  const ids = content["pages"] ?? [];
  if (!Array.isArray(ids) || !ids.every(isPageId)) return undefined;
  const map = content["redirectionPageMap"] ?? [];
  if (!Array.isArray(map) || !map.every(isWhole)) return undefined;
  if (map.length !== ids.length && map.length > 0) return undefined;
  if (map.length === 0 && ids.length > pageCount) return undefined;
  const pages = ids.map((id, i) => ({ id, pdfPage: pdfPageOf(map[i] ?? i), position: i }));
  return {
    pages,
    ids: new Set(ids),
    replaced: (written, count) => ({
      pages: written.map(({ id }) => id),
      redirectionPageMap: written.map(({ place }) => (place === undefined ? -1 : place - 1)),
      originalPageCount: count,
    }),
  };
}

/** A value with the time of its last change: "1:2" is the second change by the first author. */
interface Register {
  readonly timestamp: string;
  readonly value: unknown;
}

interface RawPage {
  readonly entry: Json;
  readonly id: string;
  readonly order: string;
  readonly redirection: number | undefined;
  readonly isDeleted: boolean;
}

/** `cPages.pages`, whose order is that of their `idx`. Deleted pages stay in the list. */
function secondVersion(content: Json, pageCount: number): PageList | undefined {
  const { cPages } = content;
  const written = isMapping(cPages) ? (cPages["pages"] ?? []) : undefined;
  if (!isMapping(cPages) || !Array.isArray(written)) return undefined;
  const raw = written.map(rawPage);
  if (!raw.every((page) => page !== undefined)) return undefined;
  const sorted = raw.every(({ order }) => order !== "") ? raw.toSorted((a, b) => compareText(a.order, b.order)) : raw;
  const shown = sorted.filter(({ isDeleted }) => !isDeleted);
  // Some programs leave out the numbers of a PDF whose pages are all in their places.
  const isPlain = shown.length === pageCount && shown.every(({ redirection }) => redirection === undefined);
  const positions = new Map(raw.map(({ id }, i) => [id, i]));
  const pages = shown.map(({ id, redirection }, i) => ({
    id,
    pdfPage: pdfPageOf(redirection ?? (isPlain ? i : -1)),
    position: positions.get(id) ?? 0,
  }));
  return {
    pages,
    ids: new Set(raw.map(({ id }) => id)),
    replaced: (arranged, count, places) => ({
      cPages: {
        ...cPages,
        original: changed(cPages["original"], count),
        lastOpened: lastOpened(cPages["lastOpened"], arranged),
        pages: entriesOf(arranged, raw, places),
      },
      ...(content["redirectionPageMap"] === undefined
        ? {}
        : { redirectionPageMap: arranged.map(({ place }) => (place === undefined ? -1 : place - 1)) }),
    }),
  };
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function rawPage(entry: unknown): RawPage | undefined {
  if (!isMapping(entry) || !isPageId(entry["id"])) return undefined;
  const value = (field: string) => (isMapping(entry[field]) ? entry[field]["value"] : undefined);
  const redirection = value("redir");
  const order = value("idx");
  if (redirection !== undefined && !isWhole(redirection)) return undefined;
  const deleted = value("deleted");
  return {
    entry,
    id: entry["id"],
    order: typeof order === "string" ? order : "",
    redirection,
    isDeleted: deleted !== undefined && deleted !== 0 && deleted !== false,
  };
}

function lastOpened(register: unknown, pages: readonly WrittenPage[]): Json {
  const opened = isMapping(register) ? register["value"] : undefined;
  if (isMapping(register) && pages.some(({ id }) => id === opened)) return register;
  return changed(register, pages[0]?.id ?? "");
}

/** A register with another value, which counts as a later change. */
function changed(register: unknown, value: unknown): Json & Register {
  const fields = isMapping(register) ? register : {};
  if (fields["value"] === value && typeof fields["timestamp"] === "string")
    return { ...fields, timestamp: fields["timestamp"], value };
  return { ...fields, timestamp: laterThan(fields["timestamp"]), value };
}

function laterThan(timestamp: unknown): string {
  const found = /^(\d{1,9}):(\d{1,12})$/.exec(typeof timestamp === "string" ? timestamp : "");
  return found ? `${found[1]}:${Number(found[2]) + 1}` : "1:2";
}

/** Pages of the document, then the deleted ones and those that went without a loss, which count as deleted. */
function entriesOf(
  arranged: readonly WrittenPage[],
  raw: readonly RawPage[],
  places: ReadonlyMap<number, number>,
): readonly Json[] {
  const entries = new Map(raw.map((page) => [page.id, page]));
  const orders = ordersOf(arranged.map(({ id }) => entries.get(id)?.order));
  const shown = arranged.map(({ id, place }, i): Json => {
    const entry: Json = entries.get(id)?.entry ?? { id, template: { timestamp: "1:1", value: "Blank" } };
    const { redir, ...fields } = entry;
    const idx = changed(entry["idx"], orders[i] ?? "");
    return { ...fields, idx, ...(place !== undefined && { redir: changed(redir, place - 1) }) };
  });
  const ids = new Set(arranged.map(({ id }) => id));
  const others = raw.filter(({ id }) => !ids.has(id)).map((page) => hidden(page, places));
  return [...shown, ...others];
}

/** A deleted page keeps the page of the PDF that it hides, if there is one. */
function hidden({ entry, redirection, isDeleted }: RawPage, places: ReadonlyMap<number, number>): Json {
  const place = redirection === undefined ? undefined : places.get(redirection + 1);
  const { redir, ...fields } = entry;
  return {
    ...fields,
    ...(place !== undefined && { redir: changed(redir, place - 1) }),
    ...(!isDeleted && { deleted: changed(entry["deleted"], 1) }),
  };
}

const letters = "abcdefghijklmnopqrstuvwxyz";

/**
 * Texts whose order is that of the pages. Known ones stay if they are in order, and new ones get a text between their neighbors:
 * so most pages do not change.
 */
export function ordersOf(known: readonly (string | undefined)[]): readonly string[] {
  return ordersBetween(known) ?? numbered("", known.length);
}

function ordersBetween(known: readonly (string | undefined)[]): readonly string[] | undefined {
  const orders: string[] = [];
  let last = "";
  for (let i = 0; i < known.length; ) {
    const next = known[i];
    if (next !== undefined) {
      if (next <= last) return undefined;
      orders.push(next);
      last = next;
      i++;
      continue;
    }
    let end = i;
    while (end < known.length && known[end] === undefined) end++;
    const added = numbered(last, end - i);
    const limit = known[end];
    if (limit !== undefined && (added.at(-1) ?? "") >= limit) return undefined;
    orders.push(...added);
    last = added.at(-1) ?? last;
    i = end;
  }
  return orders;
}

/** Texts of equal length with a beginning, in order. Leaves out the first and the last letter, so that others fit between. */
function numbered(beginning: string, count: number): readonly string[] {
  const base = letters.length - 2;
  const width = Math.max(2, Math.ceil(Math.log(count + 1) / Math.log(base)));
  return Array.from({ length: count }, (_, i) => {
    let [text, rest] = ["", i];
    for (let digit = 0; digit < width; digit++) {
      text = letters.charAt(1 + (rest % base)) + text;
      rest = Math.floor(rest / base);
    }
    return beginning + text;
  });
}
