/**
 * Digest of everything that is printed on a page. Two pages with the same print look the same, whatever drew them. Events are
 * left out, because they may change around handwriting; the areas in which they stand count (docs/decisions/0078).
 */
import type {
  DisplayImage,
  DisplayPage,
  DrawnItem,
  GroupItem,
  Layer,
  PathItem,
  TextItem,
} from "../display/display-list.ts";
import type { PathSegment, Rect, Size } from "../primitives/geometry.ts";
import { pictureDigest } from "./project-parts.ts";

export interface PagePrint {
  /** Of all marks in painting order, with the period of the page. `digestLength` characters. */
  readonly digest: string;
  /** A character for each of `printRows` strips of the page, from the top. Tells where pages differ. */
  readonly map: string;
}

export const digestLength = 6;

/** Strips of a page, of equal height. */
export const printRows = 12;

export function printOf({ size, background, layers, events, period }: DisplayPage): PagePrint {
  const print = new Print(size);
  if (background !== undefined) print.addItem({ kind: "path", segments: [["R", 0, 0, 0, 0]], fill: background });
  if (period !== undefined) print.note(period);
  for (const area of events?.areas ?? []) print.addArea(area);
  for (const layer of events ? events.layersWithout() : layers) print.addLayer(layer);
  return print.result;
}

const printsOfLayers = new WeakMap<Layer, Print>();
const printsOfGroups = new WeakMap<GroupItem, Print>();

/** Odd, so that no factor of a product is lost. */
const [firstBase, secondBase] = [0x01000193, 0x2c1b3c6d];

/**
 * Sum of hashes h₁…hₙ as h₁·bⁿ⁻¹ + … + hₙ. It depends on the order of the items, but not on how they are divided into layers and
 * groups, whose sums are computed once.
 */
class Print {
  readonly #size: Size;
  #first = 0;
  #second = 0;
  /** Powers of the bases for the number of items. */
  #firstPower = 1;
  #secondPower = 1;
  readonly #rows = new Int32Array(printRows);

  constructor(size: Size) {
    this.#size = size;
  }

  get result(): PagePrint {
    return {
      digest: characters(this.#first, digestLength / 2) + characters(this.#second, digestLength / 2),
      map: this.#rows.reduce((map, row) => map + characters(row, 1), ""),
    };
  }

  /** Adds something that no ink shows. */
  note(text: string): void {
    hash.start(1);
    hash.text(text);
    this.#add(hash.end());
  }

  addArea({ x, y, width, height }: Rect): void {
    hash.start(2);
    hash.numbers(x, y, width, height);
    this.#addMark(hash.end(), y, y + height);
  }

  addLayer(layer: Layer): void {
    if (!layer.shared) for (const item of layer.items) this.addItem(item);
    else this.#join(this.#known(printsOfLayers, layer));
  }

  addItem(item: DrawnItem): void {
    switch (item.kind) {
      case "text":
        return this.#addText(item);
      case "path":
        return this.#addPath(item);
      case "image":
        hash.start(3);
        hash.text(contentOf(item.image));
        hash.numbers(item.rect.x, item.rect.y, item.rect.width, item.rect.height);
        return this.#addMark(hash.end(), item.rect.y, item.rect.y + item.rect.height);
      case "group":
        return item.shared ? this.#join(this.#known(printsOfGroups, item)) : this.#addGroup(item);
    }
  }

  #known<Owner extends Layer | GroupItem>(prints: WeakMap<Owner, Print>, owner: Owner): Print {
    const known = prints.get(owner);
    const { width, height } = this.#size;
    if (known && known.#size.width === width && known.#size.height === height) return known;
    const print = new Print(this.#size);
    for (const item of owner.items) print.addItem(item);
    prints.set(owner, print);
    return print;
  }

  #join(other: Print): void {
    this.#first = (Math.imul(this.#first, other.#firstPower) + other.#first) | 0;
    this.#second = (Math.imul(this.#second, other.#secondPower) + other.#second) | 0;
    this.#firstPower = Math.imul(this.#firstPower, other.#firstPower);
    this.#secondPower = Math.imul(this.#secondPower, other.#secondPower);
    for (let i = 0; i < printRows; i++) this.#rows[i] = (this.#rows[i] ?? 0) + (other.#rows[i] ?? 0);
  }

  #addGroup({ items, clip, opacity }: GroupItem): void {
    if (!clip && opacity === undefined) {
      for (const item of items) this.addItem(item);
      return;
    }
    hash.start(4);
    if (clip) hash.numbers(clip.x, clip.y, clip.width, clip.height);
    hash.number(opacity ?? 1);
    this.#addMark(hash.end(), clip?.y ?? 0, clip ? clip.y + clip.height : this.#size.height);
    for (const item of items) this.addItem(item);
    this.note("end of group");
  }

  #addText({ text, face, size, color, x, y, rotation }: TextItem): void {
    hash.start(5);
    hash.text(text);
    hash.text(face);
    hash.text(color);
    hash.numbers(x, y, size, rotation ?? 0);
    // No character is wider than the size of the type in a tab or a label.
    const length = rotation ? text.length * size : 0;
    const above = rotation === 90 ? size : Math.max(size, length);
    const below = rotation === 90 ? length : size / 3;
    this.#addMark(hash.end(), y - above, y + below);
  }

  #addPath(path: PathItem): void {
    const style = styleOf(path);
    hash.start(style.first);
    hash.number(style.second);
    let top = this.#size.height;
    let bottom = 0;
    for (const segment of path.segments) {
      addSegment(segment);
      if (segment.length < 3) continue;
      const end = segment[segment.length === 7 ? 6 : 2] as number;
      const to = segment[0] === "R" ? end + segment[4] : end;
      top = Math.min(top, end, to);
      bottom = Math.max(bottom, end, to);
    }
    this.#addMark(hash.end(), top, bottom);
  }

  #addMark(found: Hashed, top: number, bottom: number): void {
    this.#add(found);
    const last = this.#rowOf(bottom);
    for (let row = this.#rowOf(top); row <= last; row++) this.#rows[row] = (this.#rows[row] ?? 0) + found.first;
  }

  #add({ first, second }: Hashed): void {
    this.#first = (Math.imul(this.#first, firstBase) + first) | 0;
    this.#second = (Math.imul(this.#second, secondBase) + second) | 0;
    this.#firstPower = Math.imul(this.#firstPower, firstBase);
    this.#secondPower = Math.imul(this.#secondPower, secondBase);
  }

  #rowOf(y: number): number {
    const row = Math.floor((y / this.#size.height) * printRows);
    return row < 0 ? 0 : row < printRows ? row : printRows - 1;
  }
}

const contents = new WeakMap<DisplayImage, string>();

function contentOf(image: DisplayImage): string {
  const known = contents.get(image) ?? pictureDigest(image.data);
  contents.set(image, known);
  return known;
}

function styleOf({ fill, fillRule, stroke }: PathItem): Hashed {
  hash.start(6);
  if (fill !== undefined) hash.text(fill);
  if (fillRule) hash.text(fillRule);
  if (stroke) {
    const { color, width, dash = [], cap = "", join = "", miterLimit = 10 } = stroke;
    hash.text(color);
    hash.number(width);
    for (const length of dash) hash.number(length);
    hash.text(cap + join);
    hash.number(miterLimit);
  }
  return hash.end();
}

function addSegment(segment: PathSegment): void {
  hash.number(segment[0].charCodeAt(0));
  for (let i = 1; i < segment.length; i++) hash.number(segment[i] as number);
}

interface Hashed {
  readonly first: number;
  readonly second: number;
}

/**
 * Two hashes of 32 bits. One object for all items, because a planner has a hundred thousand. Without pairs in arrays, which cost
 * more than the hash before V8 optimizes.
 */
class ItemHash {
  #first = 0;
  #second = 0;

  start(seed: number): void {
    this.#first = seed;
    this.#second = ~seed;
  }

  /** In hundredths, as in page contents. */
  number(value: number): void {
    this.#mix(Math.round(value * 100) | 0);
  }

  numbers(one: number, two: number, three: number, four: number): void {
    this.number(one);
    this.number(two);
    this.number(three);
    this.number(four);
  }

  text(text: string): void {
    for (let i = 0; i < text.length; i++) this.#mix(text.charCodeAt(i));
    this.#mix(-1 - text.length);
  }

  end(): Hashed {
    return { first: scattered(this.#first), second: scattered(this.#second) };
  }

  #mix(value: number): void {
    const first = this.#first ^ value;
    const second = this.#second ^ value;
    this.#first = Math.imul((first << 13) | (first >>> 19), 0x5bd1e995) + 0x27d4eb2f;
    this.#second = Math.imul((second << 7) | (second >>> 25), 0x1b873593) + 0x165667b1;
  }
}

const hash = new ItemHash();

/** Spreads differences over all bits. */
function scattered(value: number): number {
  const once = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  const twice = Math.imul(once ^ (once >>> 15), 0x846ca68b);
  return twice ^ (twice >>> 16);
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The highest bits, which all others change, six in a character. */
function characters(value: number, count: number): string {
  const bits = scattered(value);
  let text = "";
  for (let i = 1; i <= count; i++) text += alphabet[(bits >>> (32 - 6 * i)) & 63];
  return text;
}
