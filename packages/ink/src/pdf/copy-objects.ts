/** Copies objects of one file to another, with everything that they refer to. */
import { pageMark } from "@octavo/engine";
import type { PdfDocument } from "./pdf-document.ts";
import type { UpdateFile } from "./update-file.ts";
import { type Dictionary, isArray, Reference, Stream, type Value } from "./values.ts";

/** Entries that refer to the structure of the earlier file, or that could run code. */
const leftOut = new Set(["StructParent", "StructParents", "AA", "JS", pageMark]);

export class ObjectCopier {
  readonly #from: PdfDocument;
  readonly #to: UpdateFile;
  readonly #copies = new Map<number, Reference | null>();
  readonly #waiting: number[] = [];

  /** `replaced` has objects in place of those with a number; null for none. Pages must be among them. */
  constructor(from: PdfDocument, to: UpdateFile, replaced: ReadonlyMap<number, Reference | null>) {
    this.#from = from;
    this.#to = to;
    for (const [number, copy] of replaced) this.#copies.set(number, copy);
  }

  /** The value for the other file. Objects that it refers to are copied once. */
  copy(value: Value): Value {
    const copied = this.#copyOf(value);
    for (let number = this.#waiting.pop(); number !== undefined; number = this.#waiting.pop())
      this.#to.set(this.#copies.get(number) as Reference, this.#copyOf(this.#from.object(number)));
    return copied;
  }

  /** Uses `copy` wherever an object is referred to. */
  replace(number: number, copy: Reference | null): void {
    this.#copies.set(number, copy);
  }

  #copyOf(value: Value): Value {
    if (value instanceof Reference) return this.#reference(value.number);
    if (value instanceof Stream)
      return new Stream(this.#entries(value.dictionary).set("Length", value.bytes.length), value.bytes);
    if (isArray(value)) return value.map((item) => this.#copyOf(item));
    return value instanceof Map ? this.#entries(value) : value;
  }

  #entries(dictionary: Dictionary): Map<string, Value> {
    const kept = [...dictionary].filter(([key]) => !leftOut.has(key));
    return new Map(kept.map(([key, entry]) => [key, this.#copyOf(entry)]));
  }

  #reference(number: number): Reference | null {
    const known = this.#copies.get(number);
    if (known !== undefined) return known;
    const copy = this.#to.allocate();
    this.#copies.set(number, copy);
    this.#waiting.push(number);
    return copy;
  }
}
