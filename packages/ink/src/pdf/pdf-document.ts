/** Objects of a PDF, found and decoded within limits (docs/decisions/0093). */
import {
  type Compression,
  type FoundObject,
  findObjects,
  Latin1,
  type PdfObjects,
  readPages,
  rootOf,
} from "@octavo/engine";
import {
  type Dictionary,
  isArray,
  isDictionary,
  Name,
  Reference,
  Stream,
  SyntaxProblem,
  type Value,
  ValueReader,
} from "./values.ts";

/** Page of a file with the entries that it inherits. */
export interface PdfPage {
  /** Number of its object. */
  readonly object: number;
  readonly dictionary: Dictionary;
  /** Number that Octavo wrote on it. Undefined for pages of others. */
  readonly mark: number | undefined;
  /** Lower left and upper right corner. */
  readonly mediaBox: readonly [number, number, number, number];
}

/** Bytes of all decoded streams. */
const mostDecoded = 256 * 1024 * 1024;

/** Content rarely compresses better. An inflater can reserve the memory that it may need, so little is tried first. */
const usualRatio = 40;

/** Limit of the format. */
const largestRatio = 1032;

/** References that refer to references are followed so far. */
const mostSteps = 8;

/** Nodes above a page. */
const mostParents = 40;

/** Page sizes outside of these are damage, in points. */
const [shortestSide, longestSide] = [3, 20_000];

export class PdfDocument {
  readonly bytes: Latin1;
  readonly objects: PdfObjects;
  readonly root: number;
  readonly pages: readonly PdfPage[];
  readonly #compression: Compression;
  readonly #values = new Map<number, Value>();
  #decoded = 0;

  private constructor(bytes: Latin1, objects: PdfObjects, root: number, compression: Compression) {
    this.bytes = bytes;
    this.objects = objects;
    this.root = root;
    this.#compression = compression;
    const found = readPages(objects, root) ?? [];
    const pages = found.flatMap(({ object, mark }) => this.#page(object, mark));
    // A page that cannot be read would give all later ones another number.
    this.pages = pages.length === found.length ? pages : [];
  }

  /** Undefined if the objects or the pages cannot be read. */
  static open(pdf: Uint8Array, compression: Compression): PdfDocument | undefined {
    const bytes = new Latin1(pdf);
    const [objects, root] = [findObjects(bytes, compression.inflate), rootOf(bytes)];
    if (!objects || root === undefined) return undefined;
    const document = new PdfDocument(bytes, objects, root, compression);
    return document.pages.length > 0 ? document : undefined;
  }

  /** The object with a number. Null for missing and damaged ones, as readers do. */
  object(number: number): Value {
    const known = this.#values.get(number);
    if (known !== undefined) return known;
    const found = this.objects.get(number);
    const value = found ? this.#read(found) : null;
    this.#values.set(number, value);
    return value;
  }

  /** Follows a reference. */
  resolve(value: Value | undefined): Value | undefined {
    let found = value;
    for (let step = 0; found instanceof Reference && step < mostSteps; step++) found = this.object(found.number);
    return found instanceof Reference ? null : found;
  }

  dictionaryAt(value: Value | undefined): Dictionary | undefined {
    const found = this.resolve(value);
    if (found instanceof Stream) return found.dictionary;
    return isDictionary(found) ? found : undefined;
  }

  arrayAt(value: Value | undefined): readonly Value[] | undefined {
    const found = this.resolve(value);
    return isArray(found) ? found : undefined;
  }

  /** Numbers of an array. Undefined if anything else is in it. */
  numbersAt(value: Value | undefined): readonly number[] | undefined {
    const found = this.arrayAt(value)?.map((item) => this.resolve(item));
    return found?.every((item) => typeof item === "number") ? (found as readonly number[]) : undefined;
  }

  nameAt(value: Value | undefined): string | undefined {
    const found = this.resolve(value);
    return found instanceof Name ? found.text : undefined;
  }

  /** An entry of a page, or of the nodes above it: 7.7.3.4. */
  inherited(dictionary: Dictionary, key: string): Value | undefined {
    let node: Dictionary | undefined = dictionary;
    for (let i = 0; node && i < mostParents; i++) {
      const found = this.resolve(node.get(key));
      if (found !== undefined && found !== null) return found;
      node = this.dictionaryAt(node.get("Parent"));
    }
    return undefined;
  }

  /** Content of a stream. Undefined for another filter, damage, or too much of it. */
  decoded({ dictionary, bytes }: Stream): Uint8Array | undefined {
    const filter = this.resolve(dictionary.get("Filter"));
    const filters = isArray(filter) ? filter.map((item) => this.nameAt(item)) : [this.nameAt(filter)];
    const isPlain = filter === undefined || filter === null || filters.length === 0;
    if (isPlain) return bytes;
    if (filters.length > 1 || filters[0] !== "FlateDecode" || this.#hasPredictor(dictionary)) return undefined;
    const content = this.#inflated(bytes, usualRatio) ?? this.#inflated(bytes, largestRatio);
    this.#decoded += content?.length ?? 0;
    return content;
  }

  /** Undefined for damage, and for more than `ratio` bytes for each byte. */
  #inflated(bytes: Uint8Array, ratio: number): Uint8Array | undefined {
    const most = Math.min(mostDecoded - this.#decoded, bytes.length * ratio + 1024);
    if (most <= 0) return undefined;
    try {
      const content = this.#compression.inflate(bytes, most);
      return content.length <= most ? content : undefined;
    } catch {
      return undefined;
    }
  }

  #hasPredictor(dictionary: Dictionary): boolean {
    const given = this.resolve(dictionary.get("DecodeParms"));
    const parameters = this.dictionaryAt(isArray(given) ? given[0] : given);
    const predictor = this.resolve(parameters?.get("Predictor"));
    return typeof predictor === "number" && predictor > 1;
  }

  #page(object: number, mark: number | undefined): PdfPage[] {
    const dictionary = this.object(object);
    if (!isDictionary(dictionary)) return [];
    const corners = this.numbersAt(this.inherited(dictionary, "MediaBox"));
    const mediaBox = corners && normalized(corners);
    return mediaBox ? [{ object, dictionary, mark, mediaBox }] : [];
  }

  #read({ bytes, start, end }: FoundObject): Value {
    try {
      const value = new ValueReader(bytes, start, end).value();
      if (!isDictionary(value) || bytes !== this.bytes || !bytes.has("stream", end)) return value;
      return new Stream(value, this.#streamBytes(value, end));
    } catch (problem) {
      if (problem instanceof SyntaxProblem) return null;
      throw problem;
    }
  }

  /** 7.3.8: a wrong length is replaced by the place of the keyword at the end. */
  #streamBytes(dictionary: Dictionary, keyword: number): Uint8Array {
    const start =
      keyword + "stream".length + (this.bytes.code(keyword + 6) === 13 && this.bytes.code(keyword + 7) === 10 ? 2 : 1);
    const length = this.resolve(dictionary.get("Length"));
    if (typeof length === "number" && length >= 0) {
      const after = this.bytes.text(start + length, start + length + 12).trimStart();
      if (after.startsWith("endstream")) return this.bytes.slice(start, start + length);
    }
    return this.bytes.slice(start, this.bytes.indexOf("endstream", start) ?? this.bytes.length);
  }
}

/** Lower left corner first. Undefined for a box that is no page. */
function normalized(corners: readonly number[]): readonly [number, number, number, number] | undefined {
  const [x1, y1, x2, y2] = corners;
  if (corners.length < 4 || x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined)
    return undefined;
  const box = [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)] as const;
  const sides = [box[2] - box[0], box[3] - box[1]];
  return sides.every((side) => side >= shortestSide && side <= longestSide) ? box : undefined;
}
