/** Cross-reference table: ISO 32000-2, 7.5.8. */
import type { BinaryString } from "./bytes.ts";
import type { ObjectNumber } from "./objects.ts";

export interface CrossReferenceRows {
  readonly widths: readonly [number, number, number];
  readonly bytes: Uint8Array;
}

const free = 0;
const atOffset = 1;
const inObjectStream = 2;
const upPredictor = 2;

/** Needs seven bytes per object. */
export class CrossReferenceTable {
  #types = new Uint8Array(1024);
  #positions = new Uint32Array(1024);
  #indices = new Uint16Array(1024);
  #size = 1;

  constructor() {
    // Object 0 is the head of the free list and stays free: 7.5.4.
    this.#indices[0] = 0xffff;
  }

  get size(): number {
    return this.#size;
  }

  /** Returns the first of `count` consecutive numbers. Unused numbers become free entries. */
  allocate(count: number): ObjectNumber {
    const first = this.#size;
    this.#size += count;
    if (this.#size > this.#types.length) this.#grow();
    return first;
  }

  locate(object: ObjectNumber, offset: number): void {
    this.#set(object, atOffset, offset, 0);
  }

  locateInStream(object: ObjectNumber, stream: ObjectNumber, index: number): void {
    this.#set(object, inObjectStream, stream, index);
  }

  /** Each row is the difference from the previous one (PNG predictor "Up"), which makes most rows equal. */
  rows(): CrossReferenceRows {
    const widest = this.#positions.subarray(0, this.#size).reduce((a, b) => Math.max(a, b), 0);
    const middle = Math.max(1, Math.ceil(Math.log2(widest + 1) / 8));
    const stride = middle + 4;
    const bytes = new Uint8Array(this.#size * stride);
    const row = new Uint8Array(middle + 3);
    const above = new Uint8Array(middle + 3);
    for (let object = 0; object < this.#size; object++) {
      const start = object * stride;
      bytes[start] = upPredictor;
      this.#fill(row, object, middle);
      for (let i = 0; i < row.length; i++) bytes[start + 1 + i] = (row[i] ?? 0) - (above[i] ?? 0);
      above.set(row);
    }
    return { widths: [1, middle, 2], bytes };
  }

  /** 7.5.4: twenty bytes per line. Free entries form a list that ends at object 0. */
  text(): BinaryString {
    const lines = [`xref\n0 ${this.#size}\n`];
    let nextFree = 0;
    for (let object = this.#size - 1; object >= 0; object--) {
      const isFree = this.#types[object] === free;
      const position = String(isFree ? nextFree : this.#positions[object]).padStart(10, "0");
      const generation = object === 0 ? "65535" : "00000";
      lines.push(`${position} ${generation} ${isFree ? "f" : "n"}\r\n`);
      if (isFree) nextFree = object;
    }
    const [head = "", ...entries] = lines;
    return head + entries.reverse().join("");
  }

  #fill(row: Uint8Array, object: ObjectNumber, middle: number): void {
    const position = this.#positions[object] ?? 0;
    row[0] = this.#types[object] ?? free;
    for (let i = 0; i < middle; i++) row[1 + i] = position >>> (8 * (middle - 1 - i));
    const index = this.#indices[object] ?? 0;
    row[1 + middle] = index >>> 8;
    row[2 + middle] = index;
  }

  #set(object: ObjectNumber, type: number, position: number, index: number): void {
    if (position > 0xffffffff) throw new RangeError("A PDF file of 4 GiB or more cannot be written.");
    this.#types[object] = type;
    this.#positions[object] = position;
    this.#indices[object] = index;
  }

  #grow(): void {
    const room = 2 * this.#size;
    this.#types = enlarged(this.#types, new Uint8Array(room));
    this.#positions = enlarged(this.#positions, new Uint32Array(room));
    this.#indices = enlarged(this.#indices, new Uint16Array(room));
  }
}

function enlarged<T extends Uint8Array | Uint16Array | Uint32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
