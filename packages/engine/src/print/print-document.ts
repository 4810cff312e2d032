/** Pages of a document on sheets of paper, with page numbers in place of links. */
import type { Message } from "@octavo/foundation";
import type { DisplayDocument, DisplayPage, PathItem } from "../display/display-list.ts";
import type { DisplaySheet, Flip, PlacedPage, SheetDocument } from "../display/sheet.ts";
import type { PathSegment, Rect } from "../primitives/geometry.ts";
import { withDocumentFonts } from "../typography/document-fonts.ts";
import type { FontLibrary } from "../typography/font.ts";
import { isRightToLeft } from "../typography/scripts.ts";
import * as messages from "./messages.ts";
import { PageNumbers } from "./page-numbers.ts";
import {
  type Edge,
  gridFor,
  holesProblem,
  type PagePlace,
  placeOnLeaf,
  placeTrimmed,
  points,
  type SheetGrid,
  scaleIn,
} from "./place-pages.ts";
import { cropMarks, foldMarks, holeMarks, markLines } from "./print-marks.ts";
import { type PrintSettings, settingsProblem } from "./print-settings.ts";
import { type PrintedOrder, printedOrder, printedSections } from "./printed-order.ts";
import { type SideOrder, sheetOrder, signaturesOf } from "./sheet-order.ts";

export interface PrintWords {
  /** "p. {page}" in the language of the planner. */
  readonly reference: string;
}

export interface PrintSummary {
  readonly sides: number;
  readonly sheets: number;
  /** Sheets of each signature. Empty unless it is a booklet. */
  readonly signatures: readonly number[];
  /** Printed pages without blank ones, and blank pages inserted or added at the end. */
  readonly pages: number;
  readonly blank: number;
  readonly scale: number;
  readonly flip: Flip;
}

export interface Print {
  readonly sheets: SheetDocument;
  readonly summary: PrintSummary;
}

/** Longest way that creep may move pages, in millimetres. */
const mostCreep = 10;

/** True if left and right pages meet in the middle of the sheet. */
const hasSpreads = ({ layout }: PrintSettings, { areBeside }: SheetGrid): boolean => areBeside && layout !== "cut";

/** True if leaves are smaller than their part of the sheet. */
const isTrimmed = (settings: PrintSettings, grid: SheetGrid): boolean =>
  settings.marks === true || hasSpreads(settings, grid);

/** Everything that is the same on all sheets. */
interface Imposition {
  readonly document: DisplayDocument;
  readonly settings: PrintSettings;
  readonly order: PrintedOrder;
  readonly sides: readonly SideOrder[];
  readonly grid: SheetGrid;
  readonly scale: number;
  readonly flip: Flip;
  /** The first page is a left one. */
  readonly isMirrored: boolean;
  readonly page: (number: number) => DisplayPage;
}

/** Returns the reason if the settings do not suit the planner. */
export function printDocument(
  document: DisplayDocument,
  settings: PrintSettings,
  words: PrintWords,
  fonts: FontLibrary,
): Print | { readonly problem: Message } {
  const problem = settingsProblem(settings) ?? sectionsProblem(document, settings);
  if (problem) return { problem };
  const { size } = document.page(1);
  const grid = gridFor(size, settings);
  const scale = scaleIn(grid, settings);
  if (typeof scale !== "number") return { problem: scale };
  const order = printedOrder(document, settings.facing);
  const flip = settings.flip ?? (grid.size.height > grid.size.width ? "long" : "short");
  const signatures = settings.layout === "booklet" ? signaturesOf(order.length, settings.signature) : [];
  const leafHeight = isTrimmed(settings, grid) ? size.height * scale : (grid.leaves[0]?.height ?? 0);
  const unsuitable = creepProblem(signatures, settings) ?? holesProblem(leafHeight, settings);
  if (unsuitable) return { problem: unsuitable };
  const isFacing = settings.facing !== undefined;
  const sides = sheetOrder(order.length, {
    layout: settings.layout,
    isTwoSided: flip !== "none",
    signatures,
    isFacing,
  });
  const isMirrored = isRightToLeft(document.information.language);
  const plain = { document, settings, order, sides, grid, scale, flip, isMirrored, page: document.page };
  const imposition = { ...plain, page: numberedPage(plain, words, fonts) };
  return { sheets: sheetDocument(imposition), summary: summaryOf(imposition, signatures) };
}

function sectionsProblem(document: DisplayDocument, { facing }: PrintSettings): Message | undefined {
  if (facing === undefined || facing === "pairs") return undefined;
  const known = printedSections(document);
  const unknown = facing.find((name) => !known.includes(name));
  return unknown === undefined
    ? undefined
    : messages.unknownSection(
        unknown,
        known.map((name) => `"${name}"`),
      );
}

function creepProblem(signatures: readonly number[], { creep = 0 }: PrintSettings): Message | undefined {
  const most = Math.max(0, ...signatures);
  const shift = creep * (most - 1);
  return shift > mostCreep ? messages.creepTooLarge(most, shift, mostCreep) : undefined;
}

/** Pages with their numbers, unless the print has none. */
function numberedPage(imposition: Imposition, words: PrintWords, fonts: FontLibrary): (number: number) => DisplayPage {
  const { document, settings, order, isMirrored } = imposition;
  if (settings.references === false) return document.page;
  const places = new Map(order.flatMap((page, place) => (page === undefined ? [] : [[page, place] as const])));
  const numbers = new PageNumbers(withDocumentFonts(fonts, document.fonts ?? []), {
    ...words,
    isRightToLeft: isMirrored,
    digits: document.digits,
    numberOf: (page) => {
      const place = places.get(page);
      return place === undefined ? undefined : place + 1;
    },
    outerEdge: (page) => oppositeOf(boundEdge(places.get(page) ?? 0, imposition)),
  });
  return (number) => numbers.addTo(document.page(number));
}

/** Edge at which a page is bound. */
function boundEdge(place: number, { settings: { layout, facing }, flip, isMirrored }: Imposition): Edge {
  const isFront = layout === "two" ? place % 2 === (facing === undefined ? 1 : 0) : flip === "none" || place % 2 === 0;
  return isFront === isMirrored ? "right" : "left";
}

const oppositeOf = (edge: Edge): Edge => (edge === "left" ? "right" : "left");

function sheetDocument(imposition: Imposition): SheetDocument {
  const { information, glyphOutline, fonts } = imposition.document;
  return {
    information,
    glyphOutline,
    ...(fonts && { fonts }),
    sideCount: imposition.sides.length,
    flip: imposition.flip,
    side: (number) => {
      const side = imposition.sides[number - 1];
      if (!side) throw new RangeError(`There is no side ${number}.`);
      return sheetSide(side, imposition);
    },
  };
}

interface FilledCell extends PagePlace {
  readonly page: DisplayPage | undefined;
  readonly clip: Rect;
  readonly bound: Edge;
}

function sheetSide(side: SideOrder, imposition: Imposition): DisplaySheet {
  const { grid, scale, flip } = imposition;
  const filled = cellsOf(side, imposition);
  const pages = filled.flatMap(({ page, x, y, clip }): PlacedPage[] => (page ? [{ page, x, y, scale, clip }] : []));
  // Printers turn the paper on one edge. On the upper one, the back comes out upside down.
  const isTurned = side.isBack && flip === (grid.size.height > grid.size.width ? "short" : "long");
  return { size: grid.size, isTurned, pages, marks: marksOn(filled, imposition) };
}

function cellsOf({ cells: places, depth, isBack }: SideOrder, imposition: Imposition): readonly FilledCell[] {
  const { grid, settings, scale, order, isMirrored, document } = imposition;
  const { cells, leaves, areBeside, binding } = grid;
  const size = document.page(order.find((page) => page !== undefined) ?? 1).size;
  const isSpread = hasSpreads(settings, grid);
  // Leaves that are cut lie below each other, so that their order has no direction.
  const inReading = isMirrored && isSpread ? places.toReversed() : places;
  // The back of the upper leaf is the upper one.
  const ordered = settings.layout === "cut" && isBack && !areBeside ? inReading.toReversed() : inReading;
  return ordered.map((place, i) => {
    const cell = cells[i] as Rect;
    const bound = boundEdge(place, imposition);
    const touches = isSpread ? (i === 0 ? "right" : "left") : undefined;
    const put = isTrimmed(settings, grid)
      ? placeTrimmed(size, cell, bound, { scale, binding, touches })
      : placeOnLeaf(size, [cell, leaves[i] as Rect], bound, { scale, binding });
    const shift = depth * points(settings.creep ?? 0) * (i === 0 ? 1 : -1);
    const number = order[place];
    return {
      ...put,
      x: put.x + (isSpread ? shift : 0),
      page: number === undefined ? undefined : imposition.page(number),
      clip: cell,
      bound,
    };
  });
}

function marksOn(cells: readonly FilledCell[], { settings, grid }: Imposition): readonly PathItem[] {
  const { layout, marks = false, holes } = settings;
  const segments: PathSegment[] = [];
  for (const [i, { trim, bound, page }] of cells.entries()) {
    if (!page) continue;
    if (marks) segments.push(...cropMarks(trim, innerEdges(i, cells.length, grid)));
    if (holes) segments.push(...holeMarks(trim, bound, holes));
  }
  const [first] = cells;
  const folds = marks && layout === "booklet" && first ? [foldMarks(grid.size, first.trim)] : [];
  return [...markLines(segments), ...folds];
}

function innerEdges(index: number, count: number, { areBeside }: SheetGrid) {
  if (count === 1) return {};
  if (areBeside) return index === 0 ? { right: true } : { left: true };
  return index === 0 ? { bottom: true } : { top: true };
}

function summaryOf({ order, sides, scale, flip, grid }: Imposition, signatures: readonly number[]): PrintSummary {
  const pages = order.filter((page) => page !== undefined).length;
  const perSide = grid.cells.length;
  return {
    sides: sides.length,
    sheets: flip === "none" ? sides.length : Math.ceil(sides.length / 2),
    signatures,
    pages,
    blank: sides.length * perSide - pages,
    scale,
    flip,
  };
}
