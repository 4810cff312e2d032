/** Order of the places of a print on sheets. Places count from 0; a place after the last page is blank. */
import type { PrintLayout } from "./print-settings.ts";

/** Places of the first and second cell of a side: left and right, or upper and lower. */
export interface SideOrder {
  readonly cells: readonly number[];
  readonly isBack: boolean;
  /** Sheets of the signature around this one. */
  readonly depth: number;
}

export interface OrderOptions {
  readonly layout: PrintLayout;
  readonly isTwoSided: boolean;
  /** Sheets of each signature of a booklet. */
  readonly signatures: readonly number[];
  /** The first side begins with an empty cell, so that left and right pages are beside each other. */
  readonly isFacing: boolean;
}

export function sheetOrder(count: number, { layout, isTwoSided, signatures, isFacing }: OrderOptions): SideOrder[] {
  switch (layout) {
    case "one":
      return inTurn(1, count, 0, isTwoSided);
    case "two":
      return inTurn(2, count, isFacing ? -1 : 0, isTwoSided);
    case "cut":
      return cutOrder(count, isTwoSided);
    case "booklet":
      return bookletOrder(signatures);
  }
}

function inTurn(perSide: 1 | 2, count: number, first: number, isTwoSided: boolean): SideOrder[] {
  const sides = Math.ceil((count - first) / perSide);
  return Array.from({ length: sides }, (_, side) => ({
    cells: Array.from({ length: perSide }, (_cell, cell) => first + side * perSide + cell),
    isBack: isTwoSided && side % 2 === 1,
    depth: 0,
  }));
}

/** The first half of all leaves is in the first cells of the fronts, the second half in the second cells. */
function cutOrder(count: number, isTwoSided: boolean): SideOrder[] {
  const perLeaf = isTwoSided ? 2 : 1;
  const sheets = Math.ceil(count / perLeaf / 2);
  return Array.from({ length: sheets }, (_, sheet) => {
    const [first, second] = [sheet * perLeaf, (sheets + sheet) * perLeaf];
    const front = { cells: [first, second], isBack: false, depth: 0 };
    return isTwoSided ? [front, { cells: [second + 1, first + 1], isBack: true, depth: 0 }] : [front];
  }).flat();
}

function bookletOrder(signatures: readonly number[]): SideOrder[] {
  let first = 0;
  return signatures.flatMap((sheets) => {
    const start = first;
    first += 4 * sheets;
    return Array.from({ length: sheets }, (_, depth) => {
      const [low, high] = [start + 2 * depth, first - 1 - 2 * depth];
      return [
        { cells: [high, low], isBack: false, depth },
        { cells: [low + 1, high - 1], isBack: true, depth },
      ];
    }).flat();
  });
}

/** Sheets that a stapler takes, folded: 80 pages. */
const mostStapled = 20;
const usualSignature = 8;

/** Sheets of each signature. They differ by one at most, so that no signature is a single sheet. */
export function signaturesOf(count: number, wanted: number | undefined): readonly number[] {
  const sheets = Math.max(1, Math.ceil(count / 4));
  const most = wanted ?? (sheets <= mostStapled ? mostStapled : usualSignature);
  const parts = Math.ceil(sheets / most);
  return Array.from({ length: parts }, (_, i) => Math.floor(sheets / parts) + (i < sheets % parts ? 1 : 0));
}
