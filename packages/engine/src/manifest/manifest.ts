/**
 * Manifest of a PDF: identity, size, print and writing areas of each page. The next edition is compared with it. As JSON, equal
 * sizes and areas of pages are stored once, because months and days repeat them.
 */

import { isMapping, limits, readLicence, type SourceWork, type WorkRights } from "@octavo/foundation";
import type { DisplayDocument, DisplayPage, PlaceholderState, WritingBox } from "../display/display-list.ts";
import type { Size } from "../primitives/geometry.ts";
import { digestLength, type PagePrint, printOf, printRows } from "./page-print.ts";

export interface ManifestPage extends Size {
  readonly identity: string;
  readonly boxes: readonly WritingBox[];
  /** Absent in PDFs of versions that did not record it. */
  readonly print?: PagePrint;
  /** Absent for a page of the plan. */
  readonly placeholder?: PlaceholderState;
  /** Name of what is printed on a page "from an earlier edition", as a carry of handwriting wrote it. Only known from a file. */
  readonly carried?: string;
}

/** Pages in the order of the file. */
export interface Manifest {
  readonly pages: readonly ManifestPage[];
  /** Absent if the file has the pages that Octavo wrote, in their order. */
  readonly altered?: AlteredPages;
  /** Absent if the file states neither a licence nor an origin. */
  readonly rights?: WorkRights;
}

/** Differences between the pages of a file and those that Octavo wrote into it. */
export interface AlteredPages {
  /** Pages of others, or second copies of pages. They have no place in `pages`. */
  readonly inserted: readonly InsertedPage[];
  /** Identities of pages that are no longer in the file, nor in `pages`. */
  readonly deleted: readonly string[];
  /** True if pages are in another order. `pages` has the order of the file. */
  readonly reordered: boolean;
  /** True if the order of the file cannot be read. Then the rest is unknown, and `pages` has the order that Octavo wrote. */
  readonly unknown: boolean;
}

export interface InsertedPage {
  /** Number of the page in the file. */
  readonly page: number;
  /** Identity of the page of which it is a copy. */
  readonly copy_of?: string;
}

/** All pages of the file in its order. Undefined for those that are not from Octavo, and for second copies. */
export function pagesInFile({ pages, altered }: Manifest): readonly (ManifestPage | undefined)[] {
  const inFile: (ManifestPage | undefined)[] = [...pages];
  for (const { page } of altered?.inserted ?? []) inFile.splice(page - 1, 0, undefined);
  return inFile;
}

export function manifestOf(document: DisplayDocument): Manifest {
  return { pages: Array.from({ length: document.pageCount }, (_, i) => manifestPage(document.page(i + 1))) };
}

export function manifestPage(page: DisplayPage): ManifestPage {
  const { identity, size, writing, writingWidgets, placeholder, period } = page;
  return {
    identity,
    width: rounded(size.width),
    height: rounded(size.height),
    boxes: writing.map((box, i) => {
      const name = writingWidgets?.[i];
      const named = name === undefined ? box : { ...box, name };
      return roundedBox(period === undefined || i > 0 ? named : { first: period, ...named });
    }),
    print: printOf(page),
    ...(placeholder && { placeholder }),
  };
}

function roundedBox({ x, y, width, height, rows, columns, first, name }: WritingBox): WritingBox {
  return {
    x: rounded(x),
    y: rounded(y),
    width: rounded(width),
    height: rounded(height),
    ...(rows !== undefined && { rows: rounded(rows) }),
    ...(columns !== undefined && { columns: rounded(columns) }),
    ...(first !== undefined && { first }),
    ...(name !== undefined && { name }),
  };
}

/** Hundredths of a point, as in page contents. */
function rounded(length: number): number {
  return Math.round(length * 100) / 100;
}

const format = "octavo-manifest";
const version = 2;

/** Wrote no prints. */
const firstVersion = 1;

/** `[identity, index of size, index of areas, state]`. The state is absent for a page of the plan. */
type PrintedPage = readonly [string, number, number, PlaceholderState?];

/** Takes the pages in order, and keeps tens of bytes of each. */
export class ManifestPrinter {
  readonly #sizes = new Table();
  readonly #areas = new Table();
  readonly #pages: PrintedPage[] = [];
  readonly #prints: PagePrint[] = [];

  add({ identity, width, height, boxes, print, placeholder }: ManifestPage): void {
    const page = [identity, this.#sizes.add([width, height]), this.#areas.add(boxes.map(printedBox))] as const;
    this.#pages.push(placeholder ? [...page, placeholder] : page);
    if (print) this.#prints.push(print);
  }

  print(rights: WorkRights | undefined): string {
    const [sizes, areas] = [this.#sizes.values, this.#areas.values];
    const prints = joined(this.#prints);
    return asciiJson({ format, version, sizes, areas, pages: this.#pages, ...prints, ...(rights && { rights }) });
  }
}

/** The digests and maps of all pages, which all have the same length, as one text each: it takes less space. */
function joined(prints: readonly PagePrint[]): Record<keyof Prints, string> {
  return { digests: prints.map(({ digest }) => digest).join(""), maps: prints.map(({ map }) => map).join("") };
}

/** `[x, y, width, height, rows, columns, first, name]`, without absent values at the end. 0 and "" mean absent. */
function printedBox(box: WritingBox): readonly unknown[] {
  const { x, y, width, height, rows = 0, columns = 0, first = "", name = "" } = box;
  const values = [x, y, width, height, rows, columns, first, name];
  while (values.length > 4 && !values.at(-1)) values.pop();
  return values;
}

/** Different values in the order of their first use. */
class Table {
  readonly values: unknown[] = [];
  readonly #indices = new Map<string, number>();

  add(value: unknown): number {
    const key = JSON.stringify(value);
    const index = this.#indices.get(key) ?? this.values.length;
    if (index === this.values.length) {
      this.values.push(value);
      this.#indices.set(key, index);
    }
    return index;
  }
}

/** Returns undefined for a text that is not a manifest: a PDF can come from anyone. */
export function parseManifest(text: string): Manifest | undefined {
  const written = parseJson(text);
  if (!isMapping(written) || written.format !== format) return undefined;
  if (written.version !== version && written.version !== firstVersion) return undefined;
  const sizes = listOf(written.sizes, readSize);
  const areas = listOf(written.areas, (boxes) => listOf(boxes, readBox));
  const pages = sizes && areas && listOf(written.pages, (page) => readPage(page, sizes, areas));
  if (!pages || pages.length === 0 || pages.length > limits.pages) return undefined;
  if (new Set(pages.map(({ identity }) => identity)).size !== pages.length) return undefined;
  if (written.version === firstVersion) return { pages };
  const prints = readPrints(written, pages.length);
  const rights = readRights(written.rights);
  return prints && { pages: pages.map((page, i) => ({ ...page, ...printAt(prints, i) })), ...(rights && { rights }) };
}

/** Works that a planner is based on, at most. */
const mostSources = 20;

/** Undefined for what cannot be read: pages do not depend on it. */
function readRights(written: unknown): WorkRights | undefined {
  const own = readWork(written);
  if (!own || !isMapping(written)) return undefined;
  const sources = listOf(written["sources"], readSource);
  return sources && sources.length <= mostSources ? { ...own, sources } : undefined;
}

function readSource(written: unknown): SourceWork | undefined {
  const work = readWork(written);
  const name = isMapping(written) ? written["name"] : undefined;
  return work && isShortText(name) ? { name, ...work } : undefined;
}

function readWork(written: unknown): Pick<WorkRights, "author" | "licence"> | undefined {
  const { author, licence = null } = isMapping(written) ? written : {};
  if (!isShortText(author) || (licence !== null && typeof licence !== "string")) return undefined;
  return { author, licence: readLicence(licence) };
}

interface Prints {
  readonly digests: string;
  readonly maps: string;
}

function readPrints({ digests, maps }: Readonly<Record<string, unknown>>, count: number): Prints | undefined {
  if (typeof digests !== "string" || digests.length !== count * digestLength) return undefined;
  return typeof maps === "string" && maps.length === count * printRows ? { digests, maps } : undefined;
}

function printAt({ digests, maps }: Prints, i: number): { readonly print: PagePrint } {
  const part = (text: string, length: number) => text.slice(i * length, (i + 1) * length);
  return { print: { digest: part(digests, digestLength), map: part(maps, printRows) } };
}

/** JSON without other characters than ASCII, so that each is one byte in any encoding. */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function listOf<Value>(written: unknown, read: (item: unknown) => Value | undefined): readonly Value[] | undefined {
  if (!Array.isArray(written)) return undefined;
  const values: Value[] = [];
  for (const item of written) {
    const value = read(item);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
}

function readSize(written: unknown): Size | undefined {
  if (!Array.isArray(written)) return undefined;
  const [width, height] = written;
  return isLength(width) && isLength(height) && width > 0 && height > 0 ? { width, height } : undefined;
}

function readBox(written: unknown): WritingBox | undefined {
  if (!Array.isArray(written)) return undefined;
  const [x, y, width, height, rows = 0, columns = 0, first = "", name = ""] = written;
  if (![x, y, width, height, rows, columns].every(isLength) || !isShortText(first) || !isShortText(name))
    return undefined;
  const lines = { ...(rows && { rows }), ...(columns && { columns }) };
  return { x, y, width, height, ...lines, ...(first && { first }), ...(name && { name }) };
}

const states: readonly unknown[] = [
  "reserved",
  "blank",
  "kept",
  "free",
  "earlier",
  "changes",
] satisfies PlaceholderState[];

function readPage(
  written: unknown,
  sizes: readonly Size[],
  areas: readonly (readonly WritingBox[])[],
): ManifestPage | undefined {
  if (!Array.isArray(written)) return undefined;
  const [identity, size, area, state] = written;
  const [found, boxes] = [itemAt(sizes, size), itemAt(areas, area)];
  if (!isShortText(identity) || identity === "" || !found || !boxes) return undefined;
  if (state !== undefined && !states.includes(state)) return undefined;
  return { identity, ...found, boxes, ...(state && { placeholder: state }) };
}

/** A name such as "length" is no index. */
function itemAt<Item>(items: readonly Item[], index: unknown): Item | undefined {
  return typeof index === "number" ? items[index] : undefined;
}

/** Lengths of pages are below 14,400 points. Widgets can lie outside of the page. */
const longest = 1_000_000;

function isLength(value: unknown): value is number {
  return typeof value === "number" && Math.abs(value) <= longest;
}

const longestText = 500;

function isShortText(value: unknown): value is string {
  return typeof value === "string" && value.length <= longestText;
}
