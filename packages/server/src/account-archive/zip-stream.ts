import { Readable } from "node:stream";
import { ZipFile } from "yazl";

/** A ZIP file that is made while it is read. Only one file of it is in memory at a time. */
export class ZipStream {
  readonly #zip = new ZipFile();
  readonly #closed: Promise<never>;
  readonly output: Readable;

  constructor() {
    this.output = Readable.from(this.#zip.outputStream, { objectMode: false });
    this.#closed = new Promise((_, reject) => {
      this.output.once("close", () => reject(new Error("The reader has closed the stream.")));
    });
    // The writer may not be waiting when the stream closes.
    this.#closed.catch(() => undefined);
  }

  /** Resolves when the file has been read, and rejects when the reader has gone. */
  add(path: string, content: string | Uint8Array, { compress = true } = {}): Promise<void> {
    const isAdded = new Promise<void>((resolve, reject) => {
      this.#zip.addReadStreamLazy(path, { compress }, (give) => {
        const stream = Readable.from([Buffer.from(content)], { objectMode: false });
        stream.once("end", resolve).once("error", reject);
        give(null, stream);
      });
    });
    return Promise.race([isAdded, this.#closed]);
  }

  end(): void {
    this.#zip.end();
  }
}
