/** Appends pages "from the earlier edition" with the handwriting that has no place, and a list of them with links. */
import { earlierMark, listMark, pageMark } from "@octavo/engine";
import { strToU8 } from "fflate";
import type { LeftReason } from "../carry-report.ts";
import { crc32 } from "../crc32.ts";
import { ObjectCopier } from "./copy-objects.ts";
import {
  bandHeight,
  contentOf,
  type Drawing,
  drawList,
  drawStrips,
  entriesPerPage,
  entryArea,
  type LinkArea,
  stripLinks,
  stripPage,
} from "./earlier-pages.ts";
import { type EarlierWords, earlierWords } from "./earlier-words.ts";
import type { CarryFiles, InkSource } from "./move-annotation.ts";
import type { PdfDocument, PdfPage } from "./pdf-document.ts";
import {
  type Dictionary,
  isArray,
  isDictionary,
  Name,
  Reference,
  Stream,
  stringBytes,
  textString,
  type Value,
  WrittenString,
} from "./values.ts";

export interface LeftInk {
  readonly source: InkSource;
  /** Undefined for all strokes. */
  readonly strokes: readonly number[] | undefined;
}

/** Handwriting of one page that has no place, for one reason. */
export interface LeftPage {
  /** Number of the page in the earlier file. */
  readonly from: number;
  readonly page: PdfPage;
  readonly reason: LeftReason;
  /** Absent for a page of the tablet's owner. */
  readonly label: string | undefined;
  /** Identity of the page in its own edition. Absent for a page of the tablet's owner. */
  readonly identity: string | undefined;
  /** Number of the page in the new file. Undefined if it has none. */
  readonly place: number | undefined;
  /** Number of the page in the new file that keeps the place of this page "from the earlier edition". */
  readonly slot: number | undefined;
  readonly ink: readonly LeftInk[];
}

interface AppendedPage extends LeftPage {
  readonly reference: Reference;
}

export class EarlierPages {
  readonly #files: CarryFiles;
  readonly #target: PdfDocument;
  readonly #language: string;
  readonly #words: EarlierWords;
  readonly #pages: AppendedPage[] = [];
  /** Numbers of pages of the new file that keep the places of an earlier list. */
  readonly #listSlots: readonly number[];

  constructor(files: CarryFiles, target: PdfDocument, language: string, listSlots: readonly number[]) {
    this.#files = files;
    this.#listSlots = listSlots;
    this.#target = target;
    this.#language = language;
    this.#words = earlierWords(language);
  }

  add(page: LeftPage): void {
    this.#pages.push({ ...page, reference: this.#slot(page.slot) ?? this.#files.to.allocate() });
  }

  /** Numbers of the pages in the new file. New ones follow the new pages of the list. */
  get numbers(): readonly number[] {
    let last = this.#target.pages.length + Math.max(0, this.#listPages - this.#listSlots.length);
    return this.#pages.map(({ slot }) => slot ?? ++last);
  }

  #slot(number: number | undefined): Reference | undefined {
    const page = number === undefined ? undefined : this.#target.pages[number - 1];
    return page && new Reference(page.object);
  }

  /** Entries of a page that keep it where it is. New pages are the last ones. */
  #placeOf(slot: number | undefined): readonly [string, Value][] {
    const { dictionary, mark } = (slot === undefined ? undefined : this.#target.pages[slot - 1]) ?? {};
    return [
      ["Type", new Name("Page")],
      ["Parent", dictionary?.get("Parent") ?? this.#tree],
      ...(mark === undefined ? [] : [[pageMark, mark] as [string, Value]]),
    ];
  }

  get #listPages(): number {
    return Math.ceil(this.#pages.length / entriesPerPage(this.#listSize.height));
  }

  get #listSize() {
    const [left, bottom, right, top] = (this.#target.pages[0] as PdfPage).mediaBox;
    return { width: right - left, height: top - bottom };
  }

  async finish(drawing: Drawing): Promise<void> {
    if (this.#pages.length === 0) return;
    const lists = Array.from(
      { length: this.#listPages },
      (_, i) => this.#slot(this.#listSlots[i]) ?? this.#files.to.allocate(),
    );
    await this.#writeList(lists, drawing);
    const strips = await this.#strips(drawing);
    for (const [i, page] of this.#pages.entries())
      this.#writePage(page, strips?.[i], lists[this.#listPageOf(i)] as Reference);
    const added = this.#pages.filter(({ slot }) => slot === undefined);
    this.#appendToTree([...lists.slice(this.#listSlots.length), ...added.map(({ reference }) => reference)]);
    this.#addToOutline(lists[0] as Reference);
  }

  #listPageOf(entry: number): number {
    return Math.floor(entry / entriesPerPage(this.#listSize.height));
  }

  #nameOf({ label, from }: LeftPage): string {
    return label ?? `${this.#words.title} ${from}`;
  }

  async #writeList(lists: readonly Reference[], drawing: Drawing): Promise<void> {
    const size = this.#listSize;
    const entries = this.#pages.map((page) => `${this.#nameOf(page)}: ${this.#words[page.reason]}`);
    const drawn = await drawList(this.#words.title, entries, size, drawing);
    const copier = drawn && new ObjectCopier(drawn, this.#files.to, new Map());
    const most = entriesPerPage(size.height);
    for (const [i, list] of lists.entries()) {
      const links = this.#pages
        .slice(i * most, (i + 1) * most)
        .map(({ reference }, entry) => this.#link(list, areaOn(size.height, entryArea(entry, size.width)), reference));
      const content = drawn && contentOf(drawn, i);
      const page = drawn?.pages[i];
      this.#files.to.set(
        list,
        new Map<string, Value>([
          ...this.#placeOf(this.#listSlots[i]),
          ["MediaBox", [0, 0, size.width, size.height]],
          [
            "Resources",
            page && drawn && copier
              ? copier.copy(drawn.inherited(page.dictionary, "Resources") ?? new Map())
              : new Map(),
          ],
          ...(content && copier ? [["Contents", this.#files.to.add(copier.copy(content))] as const] : []),
          ["Annots", links],
          [listMark, new Name(printName(entries.slice(i * most, (i + 1) * most).join("\n")))],
        ]),
      );
    }
  }

  /** Forms with the names of the pages and the words of their links. */
  async #strips(drawing: Drawing): Promise<readonly Reference[] | undefined> {
    const { width } = this.#listSize;
    const strips = this.#pages.map((page) => ({
      title: `${this.#words.title}: ${this.#nameOf(page)}`,
      links: this.#linkWords(page),
    }));
    const drawn = await drawStrips(strips, width, drawing);
    if (!drawn) return undefined;
    const copier = new ObjectCopier(drawn, this.#files.to, new Map());
    return drawn.pages.flatMap((page, i) => {
      const content = contentOf(drawn, i);
      if (!content) return [];
      const resources = copier.copy(drawn.inherited(page.dictionary, "Resources") ?? new Map());
      const entries: [string, Value][] = [
        ["Type", new Name("XObject")],
        ["Subtype", new Name("Form")],
        ["BBox", [0, stripPage - bandHeight, width, stripPage]],
        ["Resources", resources],
      ];
      return this.#files.to.add(new Stream(new Map([...content.dictionary, ...entries]), content.bytes));
    });
  }

  #linkWords({ place }: LeftPage): readonly string[] {
    return [this.#words.list, ...(place === undefined ? [] : [this.#words.page])];
  }

  #writePage(left: AppendedPage, strip: Reference | undefined, list: Reference): void {
    const { page, reference, place } = left;
    const { from, to, copier } = this.#files;
    const [x1, bottom, x2, top] = page.mediaBox;
    const isAlreadyEarlier = page.dictionary.has(earlierMark);
    const height = isAlreadyEarlier ? top : top + bandHeight;
    const width = this.#listSize.width;
    const scale = (x2 - x1) / width;
    const targets = [
      list,
      ...(place === undefined ? [] : [new Reference((this.#target.pages[place - 1] as PdfPage).object)]),
    ];
    const links = stripLinks(targets.length, width, this.#language).map((area, i) =>
      this.#link(reference, areaOnStrip(area, { x1, height, scale }), targets[i] as Reference),
    );
    const move = { page: reference, transform: { scaleX: 1, scaleY: 1, moveX: 0, moveY: 0 } };
    const annotations = left.ink.map(({ source, strokes }) => source.write({ ...move, strokes }));
    const resources = new Map(
      asDictionary(copier.copy(from.inherited(page.dictionary, "Resources") ?? new Map()), to.resolved),
    );
    const forms = new Map(asDictionary(resources.get("XObject"), to.resolved));
    if (strip && !isAlreadyEarlier) forms.set(stripName, strip);
    resources.set("XObject", forms);
    const contents = this.#contentsOf(page);
    const opening = `q\n${x1} ${height - bandHeight} ${x2 - x1} ${bandHeight} re W n\n${scale} 0 0 1 ${x1} ${height - stripPage} cm\n/${stripName} Do\nQ\nq\n`;
    to.set(
      reference,
      new Map<string, Value>([
        ...this.#placeOf(left.slot),
        ["MediaBox", [x1, bottom, x2, height]],
        ["Resources", resources],
        [
          "Contents",
          isAlreadyEarlier
            ? contents
            : [to.addStream([], strip ? opening : "q\n"), ...contents, to.addStream([], "\nQ\n")],
        ],
        ["Annots", [...annotations, ...links]],
        [earlierMark, isAlreadyEarlier ? (page.dictionary.get(earlierMark) ?? new Name("x")) : this.#printName(left)],
        ...originEntries(left),
      ]),
    );
  }

  /** Of what is printed on a page: its content, and the strip above it. */
  #printName(left: LeftPage): Name {
    const { from } = this.#files;
    const written = from.resolve(left.page.dictionary.get("Contents"));
    const streams = (isArray(written) ? written : [written]).map((item) => from.resolve(item));
    const sums = streams.map((stream) => (stream instanceof Stream ? crc32(stream.bytes) : 0));
    return new Name(
      printName([...sums, ...left.page.mediaBox, this.#nameOf(left), ...this.#linkWords(left)].join("\n")),
    );
  }

  #contentsOf({ dictionary }: PdfPage): readonly Value[] {
    const { from, copier } = this.#files;
    const written = dictionary.get("Contents");
    const found = from.resolve(written);
    if (found === null || found === undefined) return [];
    const copied = copier.copy(isArray(found) ? found : (written as Value));
    return isArray(copied) ? copied : [copied];
  }

  #link(page: Reference, rect: readonly number[], target: Reference): Reference {
    const entries: [string, Value][] = [
      ["Type", new Name("Annot")],
      ["Subtype", new Name("Link")],
      ["Border", [0, 0, 0]],
      ["P", page],
      ["Rect", rect],
      ["Dest", [target, new Name("Fit")]],
    ];
    return this.#files.to.add(new Map(entries));
  }

  get #tree(): Reference {
    const pages = this.#target.dictionaryAt(new Reference(this.#target.root))?.get("Pages");
    return pages instanceof Reference ? pages : new Reference(0);
  }

  #appendToTree(pages: readonly Reference[]): void {
    const tree = this.#target.dictionaryAt(this.#tree) ?? new Map<string, Value>();
    const count = this.#target.pages.length + pages.length;
    const kids = [...(this.#target.arrayAt(tree.get("Kids")) ?? []), ...pages];
    this.#files.to.set(this.#tree, new Map<string, Value>([...tree, ["Kids", kids], ["Count", count]]));
  }

  /** A last entry, if the file has an outline. */
  #addToOutline(list: Reference): void {
    const catalog = this.#target.dictionaryAt(new Reference(this.#target.root));
    const root = catalog?.get("Outlines");
    const outlines = this.#target.dictionaryAt(root);
    const last = outlines?.get("Last");
    const previous = this.#target.dictionaryAt(last);
    if (!(root instanceof Reference) || !outlines || !(last instanceof Reference) || !previous) return;
    const { to } = this.#files;
    const entry = to.add(
      new Map<string, Value>([
        ["Title", textString(this.#words.title)],
        ["Parent", root],
        ["Prev", last],
        ["Dest", [list, new Name("Fit")]],
      ]),
    );
    to.set(last, new Map([...previous, ["Next", entry]]));
    const count = this.#target.resolve(outlines.get("Count"));
    to.set(
      root,
      new Map<string, Value>([
        ...outlines,
        ["Last", entry],
        ...(typeof count === "number" && count > 0 ? [["Count", count + 1] as const] : []),
      ]),
    );
  }
}

/** Two pages with the same name look the same. */
function printName(text: string): string {
  return `x${crc32(strToU8(text)).toString(16)}`;
}

/** Keys of what the list says about a page, for the list of the next carry. */
const originKeys = { label: "OctavoLabel", identity: "OctavoIdentity", reason: "OctavoReason" } as const;

function originEntries(left: LeftPage): readonly [string, Value][] {
  return (Object.keys(originKeys) as (keyof typeof originKeys)[]).flatMap((key): [string, Value][] => {
    const value = left[key];
    return value === undefined ? [] : [[originKeys[key], textString(value)]];
  });
}

/** Reads what an earlier carry wrote about a page "from the earlier edition". */
export function originOf(
  document: PdfDocument,
  { dictionary }: PdfPage,
): Partial<Pick<LeftPage, keyof typeof originKeys>> {
  const read = (key: string) => {
    const value = document.resolve(dictionary.get(key));
    return value instanceof WrittenString ? readText(stringBytes(value)) : undefined;
  };
  const [label, identity, written] = [originKeys.label, originKeys.identity, originKeys.reason].map(read);
  const reason = leftReasons.find((each) => each === written);
  return {
    ...(label !== undefined && { label }),
    ...(identity !== undefined && { identity }),
    ...(reason && { reason }),
  };
}

const leftReasons: readonly LeftReason[] = ["no_page", "no_area", "smaller_area"];

/** 7.9.2.2. Others than Octavo can write texts of Latin letters with one byte each. */
function readText(bytes: string): string {
  if (!bytes.startsWith("\u00fe\u00ff")) return bytes;
  return Array.from({ length: Math.floor(bytes.length / 2) - 1 }, (_, i) =>
    String.fromCharCode(bytes.charCodeAt(2 * i + 2) * 256 + bytes.charCodeAt(2 * i + 3)),
  ).join("");
}

/** Name of the strip among the forms of its page. */
const stripName = "OctavoStrip";

function areaOn(height: number, { x, y, width, height: tall }: LinkArea): readonly number[] {
  return [x, height - y - tall, x + width, height - y];
}

function areaOnStrip(
  { x, width }: LinkArea,
  { x1, height, scale }: { readonly x1: number; readonly height: number; readonly scale: number },
): readonly number[] {
  return [x1 + x * scale, height - bandHeight, x1 + (x + width) * scale, height];
}

function asDictionary(value: Value | undefined, resolved: (value: Value | undefined) => Value | undefined): Dictionary {
  const found = resolved(value);
  return isDictionary(found) ? found : new Map<string, Value>();
}
