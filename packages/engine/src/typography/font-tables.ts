/** Container of TrueType fonts: OpenType 1.9, "Organization of an OpenType font". */

const headerLength = 12;
const recordLength = 16;
const trueType = 0x00010000;

/** Field in `head` that makes the sum of the file `fileSum`. */
const adjustmentAt = 8;
const fileSum = 0xb1b0afba;

/** Table or part of one, big-endian. Throws on reads beyond its end. */
export class FontTable {
  readonly length: number;
  readonly #tag: string;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;

  constructor(tag: string, bytes: Uint8Array) {
    this.length = bytes.length;
    this.#tag = tag;
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  uint16(at: number): number {
    return this.#view.getUint16(this.#within(at, at + 2));
  }

  uint8(at: number): number {
    return this.#view.getUint8(this.#within(at, at + 1));
  }

  int16(at: number): number {
    return this.#view.getInt16(this.#within(at, at + 2));
  }

  uint32(at: number): number {
    return this.#view.getUint32(this.#within(at, at + 4));
  }

  int32(at: number): number {
    return this.#view.getInt32(this.#within(at, at + 4));
  }

  bytes(start: number, end: number): Uint8Array {
    return this.#bytes.subarray(this.#within(start, end), end);
  }

  /** Node's Buffer does not copy in `slice`. */
  copy(start: number, end: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.bytes(start, end));
  }

  part(start: number, end: number): FontTable {
    return new FontTable(this.#tag, this.bytes(start, end));
  }

  damaged(): Error {
    return new Error(`The font is damaged: its "${this.#tag}" table is not what it says.`);
  }

  #within(start: number, end: number): number {
    if (start >= 0 && start <= end && end <= this.length) return start;
    throw this.damaged();
  }
}

export type FontTables = (tag: string) => FontTable;

export function readTables(font: Uint8Array): FontTables {
  if (signatureOf(font) !== trueType) throw new Error("This is no font file with TrueType outlines.");
  return readDirectory(font);
}

/** First four bytes. 0 if the file has fewer than a header needs. */
export function signatureOf(font: Uint8Array): number {
  return font.length < headerLength ? 0 : new FontTable("", font).uint32(0);
}

export function hasTable(font: Uint8Array, tag: string): boolean {
  return recordsOf(new FontTable("table directory", font)).has(tag);
}

/** Offsets of the records in the directory. */
function recordsOf(file: FontTable): ReadonlyMap<string, number> {
  const records = new Map<string, number>();
  for (let i = 0; i < file.uint16(4); i++) {
    const record = headerLength + recordLength * i;
    records.set(String.fromCharCode(...file.bytes(record, record + 4)), record);
  }
  return records;
}

/** Tables of a file with any signature. */
export function readDirectory(font: Uint8Array): FontTables {
  const file = new FontTable("table directory", font);
  const records = recordsOf(file);
  return (tag) => {
    const record = records.get(tag);
    if (record === undefined) throw new Error(`The font has no "${tag}" table.`);
    const start = file.uint32(record + 8);
    return new FontTable(tag, file.bytes(start, start + file.uint32(record + 12)));
  };
}

export function writeTables(tables: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const sorted = Object.entries(tables).sort(([a], [b]) => (a < b ? -1 : 1));
  const directoryLength = headerLength + recordLength * sorted.length;
  const font = new Uint8Array(sorted.reduce((length, [, table]) => length + padded(table.length), directoryLength));
  const view = new DataView(font.buffer);
  writeHeader(view, sorted.length);
  let start = directoryLength;
  let head = 0;
  for (const [i, [tag, table]] of sorted.entries()) {
    const record = headerLength + recordLength * i;
    if (tag === "head") head = start;
    for (let letter = 0; letter < 4; letter++) view.setUint8(record + letter, tag.charCodeAt(letter));
    font.set(table, start);
    view.setUint32(record + 4, checksum(view, start, start + padded(table.length)));
    view.setUint32(record + 8, start);
    view.setUint32(record + 12, table.length);
    start += padded(table.length);
  }
  view.setUint32(head + adjustmentAt, fileSum - checksum(view, 0, font.length));
  return font;
}

function writeHeader(view: DataView, count: number): void {
  view.setUint32(0, trueType);
  for (const [i, value] of [count, ...searchFields(count, recordLength)].entries()) view.setUint16(4 + 2 * i, value);
}

/** Fields for a binary search through `count` records: searchRange, entrySelector, rangeShift. */
export function searchFields(count: number, length: number): readonly number[] {
  const power = Math.floor(Math.log2(count));
  return [length * 2 ** power, power, length * (count - 2 ** power)];
}

function checksum(view: DataView, start: number, end: number): number {
  let sum = 0;
  for (let at = start; at < end; at += 4) sum = (sum + view.getUint32(at)) | 0;
  return sum;
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}

export function uint16s(values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * values.length));
  for (let i = 0; i < values.length; i++) view.setUint16(2 * i, values[i] ?? 0);
  return new Uint8Array(view.buffer);
}

export function uint32s(values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * values.length));
  for (let i = 0; i < values.length; i++) view.setUint32(4 * i, values[i] ?? 0);
  return new Uint8Array(view.buffer);
}
