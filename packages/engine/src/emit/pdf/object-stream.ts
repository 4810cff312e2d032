/** Object streams: ISO 32000-2, 7.5.7. */
import type { BinaryString } from "./bytes.ts";
import type { Entries, ObjectNumber } from "./objects.ts";

/** The index fits into a byte, and readers decompress little to reach an object. */
export const objectsPerStream = 256;

export class ObjectStream {
  readonly objects: ObjectNumber[] = [];
  #length = 0;
  #index: BinaryString = "";
  readonly #bodies: BinaryString[] = [];

  add(object: ObjectNumber, body: BinaryString): void {
    this.objects.push(object);
    this.#index += `${object} ${this.#length} `;
    this.#bodies.push(body);
    this.#length += body.length + 1;
  }

  get isFull(): boolean {
    return this.objects.length === objectsPerStream;
  }

  get entries(): Entries {
    return { Type: "/ObjStm", N: String(this.objects.length), First: String(this.#index.length) };
  }

  get content(): BinaryString {
    return `${this.#index}${this.#bodies.join("\n")}\n`;
  }
}
