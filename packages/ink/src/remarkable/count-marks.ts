/**
 * Counts the marks of a page: strokes, highlights and typed text. Version 6 of the format is a sequence of blocks, which rmscene
 * describes (ricklupton/rmscene); this file reads their headers only.
 */

const header = "reMarkable .lines file, version=6";
const headerLength = 43;

/** Types of blocks with a mark: highlighted text, a stroke. */
const markBlocks: readonly number[] = [3, 5];
const textBlock = 7;

/** Undefined for a file of another version, and for one that cannot be read to its end. */
export function countMarks(bytes: Uint8Array): number | undefined {
  if (bytes.length === 0) return 0;
  if (!isVersion6(bytes)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let marks = 0;
  for (let at = headerLength; at < bytes.length; ) {
    if (at + 8 > bytes.length) return undefined;
    const [length, type] = [view.getUint32(at, true), bytes[at + 7] ?? 0];
    const block = bytes.subarray(at + 8, at + 8 + length);
    if (block.length < length) return undefined;
    if (markBlocks.includes(type) ? hasValue(block) : type === textBlock && hasText(block)) marks++;
    at += 8 + length;
  }
  return marks;
}

function isVersion6(bytes: Uint8Array): boolean {
  return [...header].every((character, i) => bytes[i] === character.charCodeAt(0));
}

/** A deleted mark has no value: its identity, its neighbors and the number of deleted items are followed by none. */
function hasValue(block: Uint8Array): boolean {
  const reader = new TaggedReader(block);
  for (let index = 1; index <= 4; index++) if (!reader.skipId(index)) return false;
  return reader.skipNumber(5) && reader.isSubblock(6);
}

/** True if the items of the text have at least one that is not deleted. */
function hasText(block: Uint8Array): boolean {
  const reader = new TaggedReader(block);
  if (!reader.skipId(1)) return false;
  for (const index of [2, 1, 1]) if (!reader.enterSubblock(index)) return false;
  const count = reader.number();
  for (let i = 0; i < count && !reader.isAtEnd; i++) {
    const item = reader.subblock(0);
    if (!item) return false;
    const found = new TaggedReader(item);
    for (let index = 2; index <= 4; index++) if (!found.skipId(index)) return false;
    // Formats stand on empty texts.
    if (found.skipNumber(5) && found.enterSubblock(6) && found.number() > 0) return true;
  }
  return false;
}

/** Values with tags: an index and a type in one number of variable length. */
class TaggedReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  /** Seven bits in each byte, the lowest first. */
  number(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.#bytes[this.#at++] ?? 0;
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) break;
    }
    return value;
  }

  skipId(index: number): boolean {
    if (!this.#take(index, 0xf)) return false;
    this.#at++;
    this.number();
    return true;
  }

  /** A number of four bytes. */
  skipNumber(index: number): boolean {
    if (!this.#take(index, 0x4)) return false;
    this.#at += 4;
    return true;
  }

  isSubblock(index: number): boolean {
    const before = this.#at;
    const found = this.#take(index, 0xc);
    this.#at = before;
    return found;
  }

  enterSubblock(index: number): boolean {
    if (!this.#take(index, 0xc)) return false;
    this.#at += 4;
    return true;
  }

  subblock(index: number): Uint8Array | undefined {
    if (!this.#take(index, 0xc)) return undefined;
    const bytes = this.#bytes;
    const length = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (this.#at + 4 > bytes.length) return undefined;
    const start = this.#at + 4;
    this.#at = start + length.getUint32(this.#at, true);
    return bytes.subarray(start, this.#at);
  }

  #take(index: number, type: number): boolean {
    return !this.isAtEnd && this.number() === index * 16 + type;
  }
}
