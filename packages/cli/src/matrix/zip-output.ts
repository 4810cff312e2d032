import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { PassThrough } from "node:stream";
import { ZipFile } from "yazl";
import type { Output } from "../output.ts";

/** First time that a ZIP file can contain. The same PDFs give the same bytes. */
const fixedTime = new Date(1980, 0, 1);
const fileMode = 0o100644;

/** A ZIP file that is written while its parts are made. PDFs are already compressed, so they are stored. */
export class ZipOutput {
  readonly #zip = new ZipFile();
  readonly #stream = new PassThrough();
  /** Resolves to the number of bytes of the ZIP file. */
  readonly written: Promise<number>;

  constructor(output: Output) {
    this.#zip.outputStream.pipe(this.#stream);
    this.written = output.write(this.#stream);
    // `add` reports a failure first.
    this.written.catch(() => undefined);
  }

  /** Resolves when the file has been read. */
  async add(path: string, name: string): Promise<void> {
    const { size } = await stat(path);
    const added = new Promise<void>((resolve, reject) => {
      const options = { compress: false, mtime: fixedTime, forceDosTimestamp: true, mode: fileMode, size };
      this.#zip.addReadStreamLazy(name, options, (give) => {
        const file = createReadStream(path);
        file.once("close", resolve).once("error", reject);
        give(null, file);
      });
    });
    await Promise.race([added, this.written.then(() => undefined)]);
  }

  async end(): Promise<number> {
    this.#zip.end();
    return this.written;
  }

  /** Ends without a ZIP file. An earlier one stays as it was. */
  async discard(): Promise<void> {
    this.#stream.destroy(new Error("The ZIP file is incomplete."));
    await this.written.catch(() => undefined);
  }
}
