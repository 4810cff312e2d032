/** Object streams: ISO 32000-2, 7.5.7. */
import type { BinaryString } from "./bytes.ts";
import type { Entries, ObjectNumber } from "./objects.ts";

/** Readers decompress a whole stream to reach an object. */
export const objectsPerStream = 256;

/** Links of many pages are alike, and compress the better the more of them are together. */
export const annotationsPerStream = 1024;

export class ObjectStream {
  readonly objects: ObjectNumber[] = [];
  #length = 0;
  /** Number and place of each object. */
  readonly #index: number[] = [];
  readonly #bodies: BinaryString[] = [];
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  add(object: ObjectNumber, body: BinaryString): void {
    this.objects.push(object);
    this.#index.push(object, this.#length);
    this.#bodies.push(body);
    this.#length += body.length + 1;
  }

  get isFull(): boolean {
    return this.objects.length === this.#capacity;
  }

  end(): { readonly entries: Entries; readonly content: BinaryString } {
    const index = `${this.#index.join(" ")} `;
    const entries = { Type: "/ObjStm", N: String(this.objects.length), First: String(index.length) };
    return { entries, content: `${index}${this.#bodies.join("\n")}\n` };
  }
}
