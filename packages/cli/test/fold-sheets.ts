/**
 * Paper, as in one's hands: sheets that a printer printed on both sides, cut or folded in the middle and put inside each other.
 * Knows nothing of imposition.
 */
import { latinDigits, type PrintedPage, type Word } from "./printed-words.ts";

/** A page as its reader sees it. Words are from the top left corner of the page. */
export interface Face extends PrintedPage {
  /** Sheet from the outside of its signature, from 0. */
  readonly depth: number;
}

export interface PaperSheet {
  readonly front: PrintedPage;
  /** As seen after turning the sheet like the leaf of a book. */
  readonly back: PrintedPage;
}

export type FlipEdge = "long" | "short";

/** Sheets from the sides of a PDF: the printer turns each on an edge and prints its back. */
export function printed(sides: readonly PrintedPage[], flip: FlipEdge): readonly PaperSheet[] {
  return sides.flatMap((front, i): readonly PaperSheet[] => {
    if (i % 2 === 1) return [];
    const back = sides[i + 1] ?? { ...front, words: [] };
    const isTurnedOnSide = front.height > front.width === (flip === "long");
    return [{ front, back: isTurnedOnSide ? back : upsideDown(back) }];
  });
}

function upsideDown(page: PrintedPage): PrintedPage {
  const { width, height, words } = page;
  const turned = words.map(({ text, left, top, right, bottom }) => ({
    text,
    left: width - right,
    top: height - bottom,
    right: width - left,
    bottom: height - top,
  }));
  return { width, height, words: turned };
}

type Half = "left" | "right" | "top" | "bottom";

export function half(page: PrintedPage, which: Half): PrintedPage {
  const isBeside = which === "left" || which === "right";
  const width = isBeside ? page.width / 2 : page.width;
  const height = isBeside ? page.height : page.height / 2;
  const [x, y] = [which === "right" ? width : 0, which === "bottom" ? height : 0];
  const isInside = ({ left, right, top, bottom }: Word) => {
    const [across, down] = [(left + right) / 2 - x, (top + bottom) / 2 - y];
    return across > 0 && across < width && down > 0 && down < height;
  };
  const words = page.words.filter(isInside).map((word) => ({
    ...word,
    left: word.left - x,
    right: word.right - x,
    top: word.top - y,
    bottom: word.bottom - y,
  }));
  return { width, height, words };
}

/** Pages of a signature in reading order. The sheets are from the outer to the inner one; the spine is at the left or right. */
export function folded(sheets: readonly PaperSheet[], spine: "left" | "right" = "left"): readonly Face[] {
  const [cover, other] = spine === "left" ? (["right", "left"] as const) : (["left", "right"] as const);
  const leaves = sheets.map(({ front, back }, depth) => ({
    // Behind the right half of the front is the left half of the back.
    first: [half(front, cover), half(back, other)].map((face) => ({ ...face, depth })),
    last: [half(back, cover), half(front, other)].map((face) => ({ ...face, depth })),
  }));
  return [...leaves.flatMap(({ first }) => first), ...leaves.toReversed().flatMap(({ last }) => last)];
}

/** Leaves cut in the middle: the left or upper pile on the other one. */
export function cut(sheets: readonly PaperSheet[], direction: "upright" | "level"): readonly PrintedPage[] {
  const [first, second] = direction === "upright" ? (["left", "right"] as const) : (["top", "bottom"] as const);
  const behind = (side: Half): Half => (side === "left" ? "right" : side === "right" ? "left" : side);
  const pile = (side: Half) => sheets.flatMap(({ front, back }) => [half(front, side), half(back, behind(side))]);
  return [...pile(first), ...pile(second)];
}

/** The number at the bottom of a page. Undefined on a blank page. */
export function folio({ words }: PrintedPage): number | undefined {
  const lowest = words.toSorted((a, b) => b.bottom - a.bottom)[0];
  if (!lowest) return undefined;
  const number = latinDigits(lowest.text);
  if (!/^\d+$/.test(number)) throw new Error(`The lowest word of a page is "${lowest.text}".`);
  return Number(number);
}
