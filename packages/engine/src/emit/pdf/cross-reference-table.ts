/** Cross-reference table: ISO 32000-2, 7.5.8. */
import type { BinaryString } from "./bytes.ts";
import type { ObjectNumber } from "./objects.ts";

export interface CrossReferenceRows {
  readonly widths: readonly [number, number, number];
  readonly bytes: Uint8Array;
}

type Values = Uint8Array | Uint16Array | Uint32Array;

/** Place of a field in a row, in bytes. */
interface Field {
  readonly at: number;
  readonly length: number;
  readonly stride: number;
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
    const middle = bytesFor(this.#positions.subarray(0, this.#size));
    const stride = 1 + 1 + middle + 2;
    const bytes = new Uint8Array(this.#size * stride);
    for (let object = 0; object < this.#size; object++) bytes[object * stride] = upPredictor;
    this.#writeField(bytes, this.#types, { at: 1, length: 1, stride });
    this.#writeField(bytes, this.#positions, { at: 2, length: middle, stride });
    this.#writeField(bytes, this.#indices, { at: 2 + middle, length: 2, stride });
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

  /** Writes a field of all rows byte by byte, high byte first. By columns, because V8 optimizes a loop over one array sooner. */
  #writeField(bytes: Uint8Array, values: Values, { at, length, stride }: Field): void {
    for (let byte = 0; byte < length; byte++) {
      const shift = 8 * (length - 1 - byte);
      let above = 0;
      for (let object = 0, to = at + byte; object < this.#size; object++, to += stride) {
        const value = (values[object] ?? 0) >>> shift;
        bytes[to] = value - above;
        above = value;
      }
    }
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

function bytesFor(values: Values): number {
  let widest = 0;
  for (const value of values) if (value > widest) widest = value;
  return Math.max(1, Math.ceil(Math.log2(widest + 1) / 8));
}

function enlarged<T extends Values>(from: T, to: T): T {
  to.set(from);
  return to;
}
