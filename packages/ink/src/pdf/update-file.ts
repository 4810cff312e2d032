/** Writes an incremental update: objects behind the end of a file, which stays as it is (ISO 32000-2, 7.5.6). */
import { type Deflate, Latin1 } from "@octavo/engine";
import type { PdfDocument } from "./pdf-document.ts";
import {
  type Dictionary,
  isDictionary,
  Name,
  printValue,
  Reference,
  Stream,
  type Value,
  ValueReader,
} from "./values.ts";

interface Trailer {
  readonly dictionary: Dictionary;
  /** Offset of the cross-reference section that the update refers to. */
  readonly previous: number;
  readonly isStream: boolean;
}

/** Entries of a trailer that an update keeps. */
const keptEntries = ["Root", "Info", "ID"];

/** The last `startxref` is in so many bytes at the end. */
const endLength = 2048;

export class UpdateFile {
  readonly #original: Uint8Array;
  readonly #trailer: Trailer;
  readonly #deflate: Deflate;
  readonly #objects = new Map<number, Value>();
  #next: number;

  private constructor(original: Uint8Array, trailer: Trailer, next: number, deflate: Deflate) {
    this.#original = original;
    this.#trailer = trailer;
    this.#next = next;
    this.#deflate = deflate;
  }

  /** Undefined if the file has no trailer to refer to. */
  static of(original: Uint8Array, document: PdfDocument, deflate: Deflate): UpdateFile | undefined {
    const trailer = trailerOf(new Latin1(original));
    if (!trailer) return undefined;
    const size = trailer.dictionary.get("Size");
    let next = typeof size === "number" ? size : 1;
    for (const number of document.objects.keys()) next = Math.max(next, number + 1);
    return new UpdateFile(original, trailer, next, deflate);
  }

  allocate(): Reference {
    return new Reference(this.#next++);
  }

  /** Writes a new object, or replaces one of the file. */
  set({ number }: Reference, value: Value): void {
    this.#objects.set(number, value);
  }

  /** The value of a new object, or the value itself. */
  resolved = (value: Value | undefined): Value | undefined =>
    value instanceof Reference ? this.#objects.get(value.number) : value;

  add(value: Value): Reference {
    const reference = this.allocate();
    this.set(reference, value);
    return reference;
  }

  /** Adds a stream, compressed. */
  addStream(entries: Iterable<readonly [string, Value]>, content: Uint8Array | string): Reference {
    const bytes = this.#deflate(typeof content === "string" ? latin1(content) : content);
    const dictionary = new Map<string, Value>([...entries, ["Filter", nameFlate], ["Length", bytes.length]]);
    return this.add(new Stream(dictionary, bytes));
  }

  finish(): Uint8Array<ArrayBuffer> {
    const parts: Uint8Array[] = [this.#original, latin1("\n")];
    let length = this.#original.length + 1;
    const offsets = new Map<number, number>();
    const write = (part: Uint8Array) => {
      parts.push(part);
      length += part.length;
    };
    const writeObject = (number: number, value: Value) => {
      offsets.set(number, length);
      write(latin1(`${number} 0 obj\n${printValue(value)}\n`));
      if (value instanceof Stream) {
        write(latin1("stream\n"));
        write(value.bytes);
        write(latin1("\nendstream\n"));
      }
      write(latin1("endobj\n"));
    };
    for (const [number, value] of [...this.#objects].sort(([a], [b]) => a - b)) writeObject(number, value);
    const start = length;
    if (this.#trailer.isStream) {
      const own = this.#next++;
      offsets.set(own, start);
      writeObject(own, this.#crossReferenceStream(offsets));
    } else write(latin1(this.#crossReferenceTable(offsets)));
    write(latin1(`startxref\n${start}\n%%EOF\n`));
    return joined(parts, length);
  }

  #trailerEntries(): [string, Value][] {
    const { dictionary, previous } = this.#trailer;
    const kept = keptEntries.flatMap((key): [string, Value][] => {
      const value = dictionary.get(key);
      return value === undefined ? [] : [[key, value]];
    });
    return [["Size", this.#next], ["Prev", previous], ...kept];
  }

  /** 7.5.8. */
  #crossReferenceStream(offsets: ReadonlyMap<number, number>): Stream {
    const rows = [...offsets].sort(([a], [b]) => a - b);
    const bytes = new Uint8Array(rows.length * rowLength);
    const view = new DataView(bytes.buffer);
    for (const [i, [, offset]] of rows.entries()) {
      view.setUint8(i * rowLength, 1);
      view.setUint32(i * rowLength + 1, offset);
    }
    const packed = this.#deflate(bytes);
    const index = sections(rows.map(([number]) => number)).flatMap(({ first, count }) => [first, count]);
    const entries: [string, Value][] = [
      ["Type", nameXRef],
      ["W", [1, 4, 1]],
      ["Index", index],
      ...this.#trailerEntries(),
      ["Filter", nameFlate],
      ["Length", packed.length],
    ];
    return new Stream(new Map(entries), packed);
  }

  /** 7.5.4. */
  #crossReferenceTable(offsets: ReadonlyMap<number, number>): string {
    const numbers = [...offsets.keys()].sort((a, b) => a - b);
    const rows = sections(numbers).map(({ first, count }) => {
      const lines = Array.from({ length: count }, (_, i) => {
        const offset = String(offsets.get(first + i) ?? 0).padStart(10, "0");
        return `${offset} 00000 n \n`;
      });
      return `${first} ${count}\n${lines.join("")}`;
    });
    return `xref\n${rows.join("")}trailer\n${printValue(new Map(this.#trailerEntries()))}\n`;
  }
}

const rowLength = 6;

/** Names that streams of this file use. */
const [nameFlate, nameXRef] = [new Name("FlateDecode"), new Name("XRef")];

/** Runs of consecutive numbers. */
function sections(numbers: readonly number[]): readonly { readonly first: number; readonly count: number }[] {
  const found: { first: number; count: number }[] = [];
  for (const number of numbers) {
    const last = found.at(-1);
    if (last && last.first + last.count === number) last.count++;
    else found.push({ first: number, count: 1 });
  }
  return found;
}

/** The last trailer: 7.5.5. */
function trailerOf(bytes: Latin1): Trailer | undefined {
  const keyword = bytes.lastIndexOf("startxref", bytes.length - endLength);
  const written =
    keyword === undefined ? undefined : /^startxref\s+(\d{1,10})/.exec(bytes.text(keyword, keyword + 40))?.[1];
  const previous = Number(written);
  if (written === undefined || previous >= bytes.length) return undefined;
  const isStream = !bytes.has("xref", previous);
  const word = isStream ? "obj" : "trailer";
  const at = bytes.indexOf(word, previous);
  if (at === undefined) return undefined;
  try {
    const dictionary = new ValueReader(bytes, at + word.length, bytes.length).value();
    return isDictionary(dictionary) && dictionary.get("Root") instanceof Reference
      ? { dictionary, previous, isStream }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Syntax contains one byte per character. */
export function latin1(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
