/** Settings of a print. Lengths are in millimetres, as on paper and in forms. */
import type { Message } from "@octavo/foundation";
import type { Flip } from "../display/sheet.ts";
import type { Size } from "../primitives/geometry.ts";
import type { HolePattern } from "./hole-patterns.ts";
import * as messages from "./messages.ts";

/**
 * "one": a page on a side. "two": two pages beside each other. "cut": two pages on a side, in order once the sheets are cut in
 * the middle and the second pile is put under the first one. "booklet": folded in the middle and stitched.
 */
export const printLayouts = ["one", "two", "cut", "booklet"] as const;
export type PrintLayout = (typeof printLayouts)[number];

export interface PrintSettings {
  readonly layout: PrintLayout;
  /** Upright or sideways: the side that gives larger pages is chosen. Absent: each sheet has the size of its page. */
  readonly sheet?: Size | undefined;
  /** Default: the edge with which the backs need not be turned. */
  readonly flip?: Flip | undefined;
  /** Sheets inside each other. Default: all if a stapler takes them, else equal parts of at most eight. */
  readonly signature?: number | undefined;
  /** Thickness of the paper, by which a sheet moves the pages of the next one outward. */
  readonly creep?: number | undefined;
  /** Free strip along the edges of the sheet. */
  readonly margin?: number | undefined;
  /** Free strip along the bound edge of each page. */
  readonly binding?: number | undefined;
  /** Holes to punch in that strip. */
  readonly holes?: HolePattern | undefined;
  /** Crop marks and folds. */
  readonly marks?: boolean | undefined;
  /** 1 prints pages at their size. Default: as large as the sheet allows. */
  readonly scale?: number | undefined;
  /**
   * Pages that begin on a left page: those of items with two pages, or every item of the named sections. Blank pages are
   * inserted before them.
   */
  readonly facing?: "pairs" | readonly string[] | undefined;
  /** Numbers on pages, and the numbers of target pages at links. Default: true. */
  readonly references?: boolean | undefined;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

const printRanges = {
  /** Sides of a sheet. */
  sheet: { from: 25, to: 2000 },
  signature: { from: 1, to: 100 },
  creep: { from: 0, to: 2 },
  margin: { from: 0, to: 100 },
  binding: { from: 0, to: 100 },
  /** In percent. */
  scale: { from: 5, to: 400 },
} as const satisfies Record<string, Range>;

const isInRange = (value: number, { from, to }: Range): boolean => value >= from && value <= to;

const lengths = ["creep", "margin", "binding"] as const;

/** Reason why the settings cannot be used with any planner. Also refuses numbers that are none. */
export function settingsProblem({ sheet, signature, scale, ...settings }: PrintSettings): Message | undefined {
  const { from, to } = printRanges.sheet;
  if (sheet && !(isInRange(sheet.width, printRanges.sheet) && isInRange(sheet.height, printRanges.sheet)))
    return messages.sheetRange(from, to);
  for (const name of lengths)
    if (!isInRange(settings[name] ?? 0, printRanges[name])) return messages.lengthRange(name, printRanges[name]);
  if (signature !== undefined && !(Number.isInteger(signature) && isInRange(signature, printRanges.signature)))
    return messages.signatureRange(printRanges.signature);
  if (scale !== undefined && !isInRange(scale * 100, printRanges.scale)) return messages.scaleRange(printRanges.scale);
  if (!sheet && settings.layout !== "one") return messages.needsSheet;
  if (settings.flip === "none" && settings.layout === "booklet") return messages.bookletNeedsBothSides;
  return undefined;
}
