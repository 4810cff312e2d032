/** File structure: header, body, cross-reference stream, trailer. ISO 32000-2, 7.5. */

import { ContentDigest } from "../../primitives/content-digest.ts";
import type { Deflate } from "../../primitives/inflate.ts";
import { type BinaryString, bytesOf, joined } from "./bytes.ts";
import { CrossReferenceTable } from "./cross-reference-table.ts";
import { annotationsPerStream, ObjectStream, objectsPerStream } from "./object-stream.ts";
import { type Entries, formatArray, formatDictionary, formatReference, type ObjectNumber } from "./objects.ts";

/**
 * Objects of a class share object streams. Separate classes let poppler and MuPDF reach a far page in a third to half
 * of the time, because they need not decompress annotations.
 */
export type ObjectClass = "page" | "annotation" | "node" | "other";

export interface Trailer {
  readonly catalog: ObjectNumber;
  readonly information: ObjectNumber;
}

/**
 * A cross-reference stream with compressed object streams, or a table as before PDF 1.5 for older readers. With a
 * table, files are several times larger.
 */
export type CrossReference = "stream" | "table";

/** Four bytes above 127, so that transfer programs treat the file as binary: 7.5.2. */
const binaryMark = "%\xe2\xe3\xcf\xd3";

const versions = { stream: "1.5", table: "1.4" } as const satisfies Record<CrossReference, string>;

/**
 * Most contents of pages are shorter. Compression saves less than the filter entry needs, or some bytes, and its set-up takes
 * half of the time of all compression.
 */
const worthDeflating = 144;
const filterName = "/Filter/FlateDecode".length;

/** Writes a file sequentially. Does not keep the bytes that were taken. */
export class PdfFile {
  readonly #deflate: Deflate;
  readonly #bytesOf: (text: BinaryString) => Uint8Array;
  readonly #endOfStream: Uint8Array;
  readonly #table = new CrossReferenceTable();
  readonly #digest = new ContentDigest();
  readonly #open: Record<ObjectClass, ObjectStream> = {
    page: newStream("page"),
    annotation: newStream("annotation"),
    node: newStream("node"),
    other: newStream("other"),
  };
  readonly #crossReference: CrossReference;
  #chunks: Uint8Array[] = [];
  #length = 0;

  constructor(
    deflate: Deflate,
    latin1: (text: BinaryString) => Uint8Array = bytesOf,
    crossReference: CrossReference = "stream",
  ) {
    this.#deflate = deflate;
    this.#bytesOf = latin1;
    this.#crossReference = crossReference;
    this.#endOfStream = this.#bytesOf("\nendstream endobj\n");
    this.#append(this.#bytesOf(`%PDF-${versions[crossReference]}\n${binaryMark}\n`));
  }

  /** Returns the first of `count` consecutive numbers. */
  allocate(count = 1): ObjectNumber {
    return this.#table.allocate(count);
  }

  /** Returns the bytes since the last call as one chunk, if any. */
  take(): readonly Uint8Array[] {
    if (this.#chunks.length === 0) return [];
    const chunk = joined(...this.#chunks);
    this.#chunks = [];
    return [chunk];
  }

  write(kind: ObjectClass, object: ObjectNumber, body: BinaryString): void {
    if (this.#crossReference === "table") return this.#writeAlone(object, body);
    const stream = this.#open[kind];
    stream.add(object, body);
    if (stream.isFull) this.#close(kind);
  }

  add(kind: ObjectClass, body: BinaryString): ObjectNumber {
    const object = this.allocate();
    this.write(kind, object, body);
    return object;
  }

  writeStream(object: ObjectNumber, entries: Entries, content: BinaryString | Uint8Array): void {
    const bytes = typeof content === "string" ? this.#bytesOf(content) : content;
    this.#remember(object, entries, bytes);
    const packed = bytes.length < worthDeflating ? bytes : this.#deflate(bytes);
    if (packed.length + filterName < bytes.length) this.#body(object, { ...entries, Filter: "/FlateDecode" }, packed);
    else this.#body(object, entries, bytes);
  }

  addStream(entries: Entries, content: BinaryString | Uint8Array): ObjectNumber {
    const object = this.allocate();
    this.writeStream(object, entries, content);
    return object;
  }

  /** Adds a stream that programs without PDF support find, because it is not compressed. */
  addPlainStream(entries: Entries, content: BinaryString): ObjectNumber {
    return this.addEncodedStream(entries, this.#bytesOf(content));
  }

  /** Adds a stream to which a predictor was applied (7.4.4.4), with its parameters. */
  addPredictedStream(entries: Entries, bytes: Uint8Array, predictor: Entries): ObjectNumber {
    const parameters = { Filter: "/FlateDecode", DecodeParms: formatDictionary(predictor) };
    return this.addEncodedStream({ ...entries, ...parameters }, this.#deflate(bytes));
  }

  /** Adds a compressed stream. `entries` contains its filter. */
  addEncodedStream(entries: Entries, bytes: Uint8Array): ObjectNumber {
    const object = this.allocate();
    this.#remember(object, entries, bytes);
    this.#body(object, entries, bytes);
    return object;
  }

  finish(trailer: Trailer): void {
    for (const kind of ["page", "annotation", "node", "other"] as const) this.#close(kind);
    const stream = this.#crossReference === "stream" ? this.allocate() : undefined;
    const start = this.#length;
    if (stream === undefined) this.#writeTable(this.#trailerEntries(trailer));
    else this.#writeCrossReferenceStream(stream, start, trailer);
    this.#append(this.#bytesOf(`startxref\n${start}\n%%EOF\n`));
  }

  /** Also serves as the trailer: 7.5.8. */
  #writeCrossReferenceStream(object: ObjectNumber, start: number, trailer: Trailer): void {
    this.#table.locate(object, start);
    const { widths, bytes } = this.#table.rows();
    const [, middle] = widths;
    const entries: Entries = {
      Type: "/XRef",
      W: formatArray(widths.map(String)),
      ...this.#trailerEntries(trailer),
      Filter: "/FlateDecode",
      DecodeParms: formatDictionary({ Predictor: "12", Columns: String(middle + 3) }),
    };
    this.#body(object, entries, this.#deflate(bytes));
  }

  /** 7.5.4 and 7.5.5. */
  #writeTable(entries: Entries): void {
    this.#append(this.#bytesOf(`${this.#table.text()}trailer\n${formatDictionary(entries)}\n`));
  }

  #trailerEntries({ catalog, information }: Trailer): Entries {
    const id = `<${this.#digest.hexadecimal}>`;
    return {
      Size: String(this.#table.size),
      Root: formatReference(catalog),
      Info: formatReference(information),
      ID: formatArray([id, id]),
    };
  }

  #writeAlone(object: ObjectNumber, body: BinaryString): void {
    const bytes = this.#bytesOf(body);
    this.#remember(object, {}, bytes);
    this.#table.locate(object, this.#length);
    this.#append(this.#bytesOf(`${object} 0 obj\n`));
    this.#append(bytes);
    this.#append(this.#bytesOf("\nendobj\n"));
  }

  #close(kind: ObjectClass): void {
    const stream = this.#open[kind];
    if (stream.objects.length === 0) return;
    const { entries, content } = stream.end();
    const number = this.addStream(entries, content);
    stream.objects.forEach((object, index) => {
      this.#table.locateInStream(object, number, index);
    });
    this.#open[kind] = newStream(kind);
  }

  #remember(object: ObjectNumber, entries: Entries, content: Uint8Array): void {
    this.#digest.update(this.#bytesOf(`${object}${formatDictionary(entries)}`));
    this.#digest.update(content);
  }

  #body(object: ObjectNumber, entries: Entries, bytes: Uint8Array): void {
    const dictionary = formatDictionary({ ...entries, Length: String(bytes.length) });
    this.#table.locate(object, this.#length);
    this.#append(this.#bytesOf(`${object} 0 obj${dictionary}stream\n`));
    this.#append(bytes);
    this.#append(this.#endOfStream);
  }

  #append(chunk: Uint8Array): void {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
  }
}

function newStream(kind: ObjectClass): ObjectStream {
  return new ObjectStream(kind === "annotation" ? annotationsPerStream : objectsPerStream);
}
