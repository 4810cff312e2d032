/** Ink of pages, to find room for numbers beside it. */
import type { DisplayPage, DrawnItem, Layer, PathItem, TextItem } from "../display/display-list.ts";
import type { Color } from "../primitives/color.ts";
import type { PathSegment, Rect } from "../primitives/geometry.ts";
import type { Coverage } from "../typography/font.ts";
import { runWidth } from "../typography/measure-text.ts";

/** Text with its box: a number beside it has the same baseline. */
export interface TextBox {
  readonly rect: Rect;
  readonly baseline: number;
}

interface Ground {
  readonly rect: Rect;
  readonly color: Color;
}

/** Ink of a layer. Layers that pages share are read once. */
interface LayerInk {
  readonly bands: ReadonlyMap<number, readonly Rect[]>;
  readonly texts: readonly TextBox[];
  readonly grounds: readonly Ground[];
}

/** Height of a band, by which ink is found, in points. */
const band = 16;

/** Filled areas from this size on are grounds, on which one can print. */
const leastGround = 6;

/** Heights of letters above and below the baseline, relative to the size of the type. */
export const rise = 0.76;
export const fall = 0.24;

export class Occupied {
  readonly #fonts: Coverage;
  readonly #layers = new WeakMap<Layer, LayerInk>();

  constructor(fonts: Coverage) {
    this.#fonts = fonts;
  }

  of({ layers }: Pick<DisplayPage, "layers">): PageInk {
    return new PageInk(layers.map((layer) => this.#inkOf(layer)));
  }

  #inkOf(layer: Layer): LayerInk {
    const known = this.#layers.get(layer);
    if (known) return known;
    const collector = new InkCollector(this.#fonts);
    collector.add(layer.items);
    const ink = collector.result();
    this.#layers.set(layer, ink);
    return ink;
  }
}

export class PageInk {
  readonly #layers: readonly LayerInk[];
  readonly #added: Rect[] = [];

  constructor(layers: readonly LayerInk[]) {
    this.#layers = layers;
  }

  isFree(rect: Rect): boolean {
    if (this.#added.some((other) => overlap(other, rect))) return false;
    const [first, last] = bandsOf(rect);
    for (const { bands } of this.#layers)
      for (let at = first; at <= last; at++) if (bands.get(at)?.some((other) => overlap(other, rect))) return false;
    return true;
  }

  /** Occupies the room of a number. */
  add(rect: Rect): void {
    this.#added.push(rect);
  }

  /** Texts that begin in the rectangle. */
  textsIn(rect: Rect): readonly TextBox[] {
    return this.#layers.flatMap(({ texts }) => texts.filter(({ rect: text }) => overlap(text, rect)));
  }

  /** Color of the topmost area below a point. */
  groundAt(x: number, y: number): Color | undefined {
    for (const { grounds } of this.#layers.toReversed()) {
      const found = grounds.findLast(({ rect }) => contains(rect, x, y));
      if (found) return found.color;
    }
    return undefined;
  }
}

class InkCollector {
  readonly #fonts: Coverage;
  readonly #bands = new Map<number, Rect[]>();
  readonly #texts: TextBox[] = [];
  readonly #grounds: Ground[] = [];

  constructor(fonts: Coverage) {
    this.#fonts = fonts;
  }

  result(): LayerInk {
    return { bands: this.#bands, texts: this.#texts, grounds: this.#grounds };
  }

  add(items: readonly DrawnItem[]): void {
    for (const item of items) {
      if (item.kind === "group") this.add(item.items);
      else if (item.kind === "image") this.#occupy(item.rect);
      else if (item.kind === "text") this.#addText(item);
      else this.#addPath(item);
    }
  }

  #addText(item: TextItem): void {
    const rect = textBox(item, runWidth(item, item.size, this.#fonts));
    this.#occupy(rect);
    if (item.rotation === undefined) this.#texts.push({ rect, baseline: item.y });
  }

  #addPath({ segments, fill, stroke }: PathItem): void {
    if (fill) {
      const rect = boundsOf(segments);
      const isGround = Math.min(rect.width, rect.height) >= leastGround;
      if (isGround) this.#grounds.push({ rect, color: fill });
      else this.#occupy(rect);
    }
    if (stroke && stroke.width > 0) for (const rect of strokesOf(segments, stroke.width / 2)) this.#occupy(rect);
  }

  #occupy(rect: Rect): void {
    const [first, last] = bandsOf(rect);
    for (let at = first; at <= last; at++) {
      const rects = this.#bands.get(at);
      if (rects) rects.push(rect);
      else this.#bands.set(at, [rect]);
    }
  }
}

/** Bands outside of any page are cut off, so that a hostile rectangle takes no memory. */
function bandsOf({ y, height }: Rect): readonly [number, number] {
  const at = (points: number) => Math.min(1000, Math.max(-10, Math.floor(points / band)));
  return [at(y), at(y + height)];
}

function textBox({ x, y, size, rotation }: TextItem, width: number): Rect {
  if (rotation === 90) return { x: x - fall * size, y, width: size, height: width };
  if (rotation === -90) return { x: x - rise * size, y: y - width, width: size, height: width };
  return { x, y: y - rise * size, width, height: size };
}

function boundsOf(segments: readonly PathSegment[], around = 0): Rect {
  let [left, top, right, bottom] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const segment of segments)
    for (const [x, y] of pointsOf(segment)) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  return { x: left - around, y: top - around, width: right - left + 2 * around, height: bottom - top + 2 * around };
}

function pointsOf(segment: PathSegment): readonly (readonly [number, number])[] {
  switch (segment[0]) {
    case "Z":
      return [];
    case "R": {
      const [, x, y, width, height] = segment;
      return [
        [x, y],
        [x + width, y + height],
      ];
    }
    case "C": {
      const [, x1, y1, x2, y2, x3, y3] = segment;
      return [
        [x1, y1],
        [x2, y2],
        [x3, y3],
      ];
    }
    default:
      return [[segment[1], segment[2]]];
  }
}

/** Each line by itself, because a frame is empty inside. */
function strokesOf(segments: readonly PathSegment[], half: number): readonly Rect[] {
  const rects: Rect[] = [];
  let from: PathSegment | undefined;
  for (const segment of segments) {
    if (segment[0] === "R") rects.push(...edgesOf(segment, half));
    else if (segment[0] !== "M" && segment[0] !== "Z" && from) rects.push(boundsOf([endOf(from), segment], half));
    if (segment[0] !== "Z") from = segment;
  }
  return rects;
}

function endOf(segment: PathSegment): PathSegment {
  const [x, y] = pointsOf(segment).at(-1) ?? [0, 0];
  return ["M", x, y];
}

function edgesOf(
  [, x, y, width, height]: Extract<PathSegment, readonly ["R", ...number[]]>,
  half: number,
): readonly Rect[] {
  const edge = (left: number, top: number, across: number, down: number): Rect => ({
    x: left - half,
    y: top - half,
    width: across + 2 * half,
    height: down + 2 * half,
  });
  return [edge(x, y, width, 0), edge(x, y + height, width, 0), edge(x, y, 0, height), edge(x + width, y, 0, height)];
}

export function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function contains({ x, y, width, height }: Rect, atX: number, atY: number): boolean {
  return atX >= x && atX <= x + width && atY >= y && atY <= y + height;
}
