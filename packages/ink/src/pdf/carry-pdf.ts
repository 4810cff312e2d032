/** Carries the handwriting of an annotated PDF to the PDF of the next edition (docs/decisions/0093). */
import type { WrappedPdfiumModule } from "@embedpdf/pdfium";
import {
  type Compression,
  type Edition,
  earlierMark,
  listMark,
  type ManifestPage,
  readEdition,
  type World,
} from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import type { Carried, CarriedPage, CarryRefusal, CarryReport, LeftMarks, LeftReason } from "../carry-report.ts";
import { inPlace, type Placement } from "../place-areas.ts";
import { type EditionPage, PagePlacer } from "../place-marks.ts";
import { EarlierPages, originOf } from "./append-pages.ts";
import { ObjectCopier } from "./copy-objects.ts";
import { DrawnEdition } from "./drawn-edition.ts";
import { hasShapeOf, type MatchedPages, pagesOfEarlier, pagesOfEdition } from "./edition-pages.ts";
import { FlattenedInk } from "./flattened-ink.ts";
import * as messages from "./messages.ts";
import { annotationSource, type CarryFiles, type InkSource, transformBetween } from "./move-annotation.ts";
import { PdfDocument, type PdfPage } from "./pdf-document.ts";
import { annotationsOf, marksOf, spaceOf } from "./read-marks.ts";
import { UpdateFile } from "./update-file.ts";
import { Reference, stringBytes, type Value, WrittenString } from "./values.ts";

export interface CarryInput {
  /** The PDF with handwriting. */
  readonly annotated: Uint8Array;
  /** The PDF of the next edition. */
  readonly next: Uint8Array;
  /** The PDF without handwriting, if a program left out what the annotated one contains about itself. */
  readonly earlier?: Uint8Array | undefined;
}

export interface CarryServices {
  readonly world: World;
  readonly compression: Compression;
  /** Loads PDFium, which draws pages that another program has drawn anew. Absent where it is not there. */
  readonly loadPdfium?: (() => Promise<WrappedPdfiumModule>) | undefined;
  /** Called before each page. An exception ends the carry. */
  readonly onPage?: ((page: number, pages: number) => Promise<void> | void) | undefined;
}

/** Strokes and notes of a file. A planner of a year with handwriting on each page has a tenth. */
const mostMarks = 400_000;

/** Handwriting that a page of the earlier edition has, and the place of each mark. */
interface PageMarks {
  /** Number of the page in the earlier file. */
  readonly from: number;
  readonly page: PdfPage;
  readonly identity: string | undefined;
  readonly sources: readonly InkSource[];
  /** True if something may be drawn on the page that cannot be told from its print. */
  readonly isUnclear: boolean;
  /** True if the page has another shape than Octavo made it. */
  readonly isReshaped: boolean;
}

export async function carryPdf(input: CarryInput, services: CarryServices): Promise<Carried> {
  const opened = open(input, services);
  return "refusal" in opened ? opened : new Carry(opened, services).run();
}

interface Opened {
  readonly from: PdfDocument;
  readonly matched: MatchedPages;
  readonly earlier: DrawnEdition;
  readonly later: DrawnEdition;
  readonly to: PdfDocument;
  readonly laterPages: MatchedPages;
  readonly file: UpdateFile;
}

function open({ annotated, next, earlier }: CarryInput, { world, compression }: CarryServices): Opened | CarryRefusal {
  const after = readEdition(next, compression);
  if ("refusal" in after) return { ...after, file: "next" };
  const source = openEarlier(annotated, earlier, compression);
  if ("refusal" in source) return source;
  const to = PdfDocument.open(next, compression);
  const file = to && UpdateFile.of(next, to, compression.deflate);
  if (!to || !file) return { refusal: messages.nextDamaged, file: "next" };
  const laterPages = pagesOfEdition(to, after.edition);
  if ("refusal" in laterPages) return { refusal: messages.nextDamaged, file: "next" };
  const known = new Set(after.edition.manifest.pages.map(({ identity }) => identity));
  if (!source.edition.manifest.pages.some(({ identity }) => known.has(identity)))
    return { refusal: messages.otherPlanner };
  return {
    from: source.document,
    matched: source.matched,
    earlier: new DrawnEdition(source.edition, languageOf(source.document), world),
    later: new DrawnEdition(after.edition, languageOf(to), world),
    to,
    laterPages,
    file,
  };
}

interface OpenedEarlier {
  readonly document: PdfDocument;
  readonly edition: Edition;
  readonly matched: MatchedPages;
}

function openEarlier(
  annotated: Uint8Array,
  earlier: Uint8Array | undefined,
  compression: Compression,
): OpenedEarlier | CarryRefusal {
  const own = readEdition(annotated, compression);
  if ("refusal" in own && !own.hasNoManifest) return { ...own, file: "annotated" };
  const document = PdfDocument.open(annotated, compression);
  if (!document) return { refusal: messages.annotatedDamaged, file: "annotated" };
  if (!("refusal" in own)) return withPages(document, own.edition, pagesOfEdition(document, own.edition));
  if (!earlier) return { refusal: messages.noListOfPages, file: "earlier" };
  const given = readEdition(earlier, compression);
  if ("refusal" in given) return { ...given, file: "earlier" };
  const source = PdfDocument.open(earlier, compression);
  return source
    ? withPages(document, given.edition, pagesOfEarlier(document, source, given.edition))
    : { refusal: messages.annotatedDamaged, file: "earlier" };
}

function withPages(
  document: PdfDocument,
  edition: Edition,
  matched: MatchedPages | { readonly refusal: Message },
): OpenedEarlier | CarryRefusal {
  return "refusal" in matched ? matched : { document, edition, matched };
}

function languageOf(document: PdfDocument): string {
  const written = document.resolve(document.dictionaryAt(document.object(document.root) as Value)?.get("Lang"));
  return written instanceof WrittenString ? stringBytes(written) : "";
}

class Carry {
  readonly #opened: Opened;
  readonly #services: CarryServices;
  readonly #files: CarryFiles;
  /** Numbers of the pages of the later file, by identity. */
  readonly #places: ReadonlyMap<string, number>;
  readonly #carried: CarriedPage[] = [];
  /** In the order of the appended pages, whose numbers are known at the end. */
  readonly #left: Omit<LeftMarks, "to">[] = [];
  readonly #appended: EarlierPages;
  readonly #flattened: FlattenedInk;
  #count = 0;

  constructor(opened: Opened, services: CarryServices) {
    this.#opened = opened;
    this.#services = services;
    const { from, file, to, laterPages } = opened;
    const noPages = new Map(from.pages.map(({ object }): [number, Reference | null] => [object, null]));
    this.#files = { from, to: file, copier: new ObjectCopier(from, file, noPages) };
    this.#places = new Map(laterPages.pages.flatMap((page, i) => (page ? [[page.identity, i + 1] as const] : [])));
    this.#flattened = new FlattenedInk(this.#files, opened.earlier, services);
    const lists = from.pages.flatMap((page, i) => (isList(page) ? [this.#slotOf(i)] : []));
    const listSlots = lists.filter((slot) => slot !== undefined);
    this.#appended = new EarlierPages(this.#files, to, languageOf(to), listSlots);
  }

  async run(): Promise<Carried> {
    const { from, file } = this.#opened;
    // The list begins with pages that were in the earlier list.
    const [others, earlier] = [false, true].map((kind) =>
      [...from.pages.entries()].filter(([, page]) => isEarlier(page) === kind),
    ) as [[number, PdfPage][], [number, PdfPage][]];
    for (const [done, [i, page]] of [...earlier, ...others].entries()) {
      await this.#services.onPage?.(done + 1, from.pages.length);
      const found = await this.#marksOf(page, i);
      this.#count += found.sources.reduce((sum, { marks }) => sum + marks.length, 0);
      if (this.#count > mostMarks) return { refusal: messages.tooManyMarks(mostMarks) };
      if (isEarlier(page)) this.#keepEarlier(found, page);
      else if (found.sources.length > 0) this.#carryPage(found);
      else if (this.#isPageOfOwner(page, i)) this.#leaveWhole(found, "no_page");
      if (found.isUnclear) this.#leaveWhole(found, "no_area");
    }
    if (this.#count === 0) return { refusal: messages.nothingWritten };
    this.#flattened.close();
    const { world, compression } = this.#services;
    await this.#appended.finish({ language: languageOf(this.#opened.to), world, compression });
    return { bytes: file.finish(), report: this.#report() };
  }

  #report(): CarryReport {
    const { matched, earlier, later } = this.#opened;
    const isDrawn = earlier.document !== undefined && later.document !== undefined;
    const { numbers } = this.#appended;
    const warnings = [
      ...(matched.warning ? [matched.warning] : []),
      ...(isDrawn ? [] : [messages.noProject]),
      ...this.#flattened.warnings,
    ];
    return {
      marks: this.#count,
      carried: this.#carried,
      left: this.#left.map((left, i) => ({ ...left, to: numbers[i] ?? 0 })),
      warnings,
    };
  }

  async #marksOf(page: PdfPage, i: number): Promise<PageMarks> {
    const { from, matched } = this.#opened;
    const known = isEarlier(page) ? undefined : matched.pages[i];
    const isReshaped = known !== undefined && !hasShapeOf(page, known);
    const space = spaceOf(page, known && !isReshaped ? known : sizeOf(page));
    const annotations = annotationsOf(from, page).map((annotation) =>
      annotationSource(this.#files, annotation, marksOf(from, annotation, space)),
    );
    // A program that cut the page moved its print, too.
    const found = isReshaped ? "unclear" : known && (await this.#flattened.read(page, known, space));
    const drawn = typeof found === "object" ? [found] : [];
    return {
      from: i + 1,
      page,
      identity: isEarlier(page) ? originOf(from, page).identity : known?.identity,
      sources: [...drawn, ...annotations],
      isUnclear: found === "unclear",
      isReshaped,
    };
  }

  /** Pages that the owner of the tablet inserted are kept, with whatever is drawn on them. */
  #isPageOfOwner({ mark, dictionary }: PdfPage, i: number): boolean {
    return !this.#opened.matched.pages[i] && mark === undefined && !dictionary.has(listMark);
  }

  /** Pages "from the earlier edition" stay so. The list is written again, if nobody wrote on it. */
  #keepEarlier(found: PageMarks, page: PdfPage): void {
    const reason = originOf(this.#opened.from, page).reason ?? "no_page";
    if (found.sources.length > 0) this.#leave(found, allOf(found.sources), reason);
    else if (!isList(page)) this.#leaveWhole(found, reason);
  }

  /** Number of the page of the later file that keeps the place of an earlier page. */
  #slotOf(i: number): number | undefined {
    const { matched, laterPages, to } = this.#opened;
    const identity = matched.pages[i]?.identity;
    const number = identity === undefined ? undefined : this.#places.get(identity);
    const later = number === undefined ? undefined : laterPages.pages[number - 1];
    const target = number === undefined ? undefined : to.pages[number - 1];
    return later?.placeholder === "earlier" && target && !isEarlier(target) ? number : undefined;
  }

  #carryPage(marks: PageMarks): void {
    const { matched, earlier, later, laterPages, to } = this.#opened;
    const before = matched.pages[marks.from - 1];
    const number = before && this.#places.get(before.identity);
    const after = number === undefined ? undefined : laterPages.pages[number - 1];
    if (!before || !after || number === undefined || isGone(before, after))
      return this.#leave(marks, allOf(marks.sources), "no_page");
    if (marks.isReshaped) return this.#leave(marks, allOf(marks.sources), "no_area");
    const placer = new PagePlacer(editionPage(before, earlier), editionPage(after, later));
    const target = to.pages[number - 1] as PdfPage;
    const spaces = { from: spaceOf(marks.page, before), to: spaceOf(target, after) };
    const found = { identity: before.identity, from: marks.from, to: number, marks: 0, moved: 0, beside_others: 0 };
    const references: Reference[] = [];
    const left: Record<LeftReason, LeftMark[]> = { no_page: [], no_area: [], smaller_area: [] };
    for (const source of marks.sources) {
      const placed: [number, Placement][] = [];
      for (const [i, mark] of source.marks.entries()) {
        const place = placer.place(mark);
        if ("reason" in place) left[place.reason].push([source, i]);
        else {
          placed.push([i, place.placement]);
          found.marks++;
          if (!isInPlace(place.placement)) found.moved++;
          if (place.isBesideOthers) found.beside_others++;
        }
      }
      const page = new Reference(target.object);
      for (const { strokes, placement } of groupsOf(placed, source.marks.length))
        references.push(
          source.write({ strokes, page, transform: transformBetween(spaces.from, spaces.to, placement) }),
        );
    }
    if (references.length > 0) {
      this.#addBelowLinks(target, references);
      this.#carried.push(found);
    }
    for (const [reason, list] of Object.entries(left) as [LeftReason, LeftMark[]][])
      if (list.length > 0) this.#leave(marks, list, reason);
  }

  /** Links of the new edition stay on top. */
  #addBelowLinks({ object, dictionary }: PdfPage, references: readonly Reference[]): void {
    const links = this.#opened.to.arrayAt(dictionary.get("Annots")) ?? [];
    this.#files.to.set(new Reference(object), new Map([...dictionary, ["Annots", [...references, ...links]]]));
  }

  #leaveWhole(page: PageMarks, reason: LeftReason): void {
    this.#count++;
    this.#leave(page, [], reason);
  }

  #leave({ from, page, identity }: PageMarks, marks: readonly LeftMark[], reason: LeftReason): void {
    const place = identity === undefined ? undefined : this.#places.get(identity);
    const origin = isEarlier(page) ? originOf(this.#opened.from, page) : {};
    const label = origin.label ?? (identity === undefined ? undefined : this.#opened.earlier.labelOf(identity));
    const slot = isEarlier(page) && !isList(page) ? this.#slotOf(from - 1) : undefined;
    const parts = [...Map.groupBy(marks, ([source]) => source)].filter(([{ isAnnotation }]) => isAnnotation);
    const ink = parts.map(([source, list]) => ({ source, strokes: chosenOf(source, list) }));
    this.#appended.add({ from, page, reason, label, identity, place, slot, ink });
    this.#left.push({ ...(identity !== undefined && { identity }), from, marks: Math.max(1, marks.length), reason });
  }
}

function isList({ dictionary }: PdfPage): boolean {
  return dictionary.has(listMark);
}

/** True for a page that an earlier carry wrote. */
function isEarlier({ dictionary }: PdfPage): boolean {
  return dictionary.has(earlierMark) || dictionary.has(listMark);
}

/** A mark of a source, by its number. */
type LeftMark = readonly [InkSource, number];

function allOf(sources: readonly InkSource[]): readonly LeftMark[] {
  return sources.flatMap((source) => source.marks.map((_, i): LeftMark => [source, i]));
}

function chosenOf({ marks }: InkSource, left: readonly LeftMark[]): readonly number[] | undefined {
  return left.length === marks.length ? undefined : left.map(([, i]) => i);
}

function sizeOf({ mediaBox }: PdfPage) {
  const [left, bottom, right, top] = mediaBox;
  return { width: right - left, height: top - bottom };
}

/** A blank page stands in place of one that the plan no longer makes. */
function isGone(before: ManifestPage, after: ManifestPage): boolean {
  return after.placeholder !== undefined && after.placeholder !== "kept" && after.placeholder !== before.placeholder;
}

function editionPage(manifest: ManifestPage, edition: DrawnEdition): EditionPage {
  return { manifest, drawn: edition.page(manifest), reading: edition.reading };
}

function isInPlace({ scaleX, scaleY, moveX, moveY }: Placement): boolean {
  const { abs } = Math;
  return abs(scaleX - 1) < 0.001 && abs(scaleY - 1) < 0.001 && abs(moveX) < 0.05 && abs(moveY) < 0.05;
}

interface MovedGroup {
  readonly placement: Placement;
  /** Undefined for the whole annotation. */
  readonly strokes: readonly number[] | undefined;
}

/** Strokes with one placement are moved together. */
function groupsOf(placed: readonly (readonly [number, Placement])[], count: number): readonly MovedGroup[] {
  const groups = Map.groupBy(placed, ([, placement]) => keyOf(placement));
  return [...groups.values()].map((group) => ({
    placement: group[0]?.[1] ?? inPlace,
    strokes: group.length === count ? undefined : group.map(([i]) => i),
  }));
}

function keyOf({ scaleX, scaleY, moveX, moveY }: Placement): string {
  return [scaleX, scaleY, moveX, moveY].map((value) => value.toFixed(3)).join(" ");
}
