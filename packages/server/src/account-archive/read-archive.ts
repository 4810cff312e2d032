import type { Readable } from "node:stream";
import secureJson from "secure-json-parse";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import type * as z from "zod";
import { StoreError } from "../store/store-error.ts";
import { type Archive, accountFile, archive, archivedParts, partsFile } from "./archive-format.ts";

const mebibyte = 2 ** 20;

const limits = {
  entries: 100_000,
  /** Uncompressed size of all files, as their entries declare it. */
  totalBytes: 16 * 1024 * mebibyte,
  /** Of one file that is read. */
  documentBytes: 32 * mebibyte,
  /** Compressed text is rarely smaller than a hundredth. */
  ratio: 400,
  /** Smaller files are no danger, however well they are compressed. */
  smallBytes: mebibyte,
} as const;

/** The archive can't be restored. The message says why. */
export class ArchiveError extends StoreError {
  override readonly name = "ArchiveError";
}

/**
 * Reads an archive of an account, which may be hostile. Files are read into memory, within limits, and never written to
 * a disk.
 */
export class ArchiveReader {
  readonly #path: string;
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly contents: Archive;

  private constructor(path: string, zip: ZipFile, entries: ReadonlyMap<string, Entry>, contents: Archive) {
    this.#path = path;
    this.#zip = zip;
    this.#entries = entries;
    this.contents = contents;
  }

  static async open(path: string): Promise<ArchiveReader> {
    const zip = await openZip(path);
    try {
      const entries = await listEntries(path, zip);
      if (!entries.has(accountFile)) throw new ArchiveError(`"${path}" is not an archive of an Octavo account.`);
      const text = await readEntry(path, zip, entries, accountFile);
      return new ArchiveReader(path, zip, entries, readJson(path, accountFile, text, archive));
    } catch (problem) {
      zip.close();
      throw problem;
    }
  }

  close(): void {
    this.#zip.close();
  }

  readText(name: string): Promise<string> {
    return readEntry(this.#path, this.#zip, this.#entries, name);
  }

  async readParts(): Promise<z.output<typeof archivedParts>> {
    if (!this.#entries.has(partsFile)) return [];
    return readJson(this.#path, partsFile, await this.readText(partsFile), archivedParts);
  }
}

async function openZip(path: string): Promise<ZipFile> {
  try {
    // Refuses names that are absolute, or contain "..", backslashes or control characters.
    return await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code) throw cause;
    throw new ArchiveError(`"${path}" is not a ZIP file, or is damaged.`, { cause });
  }
}

/** Reads the list of files before any file. */
async function listEntries(path: string, zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > limits.entries) throw new ArchiveError(`"${path}" has too many files.`);
  const entries = new Map<string, Entry>();
  let total = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      total += entry.uncompressedSize;
      if (entries.has(entry.fileName)) throw new ArchiveError(`"${path}" has two files called "${entry.fileName}".`);
      if (total > limits.totalBytes) throw new ArchiveError(`"${path}" would be too large when it is unpacked.`);
      entries.set(entry.fileName, entry);
    }
  } catch (cause) {
    if (cause instanceof ArchiveError) throw cause;
    throw new ArchiveError(`"${path}" has a file with an invalid name, or is damaged.`, { cause });
  }
  return entries;
}

async function readEntry(
  path: string,
  zip: ZipFile,
  entries: ReadonlyMap<string, Entry>,
  name: string,
): Promise<string> {
  const entry = entries.get(name);
  if (!entry) throw new ArchiveError(`"${path}" lacks the file "${name}".`);
  const { uncompressedSize: size, compressedSize } = entry;
  const isBomb = size > limits.smallBytes && size > compressedSize * limits.ratio;
  if (size > limits.documentBytes || isBomb)
    throw new ArchiveError(`The file "${name}" of "${path}" would be too large when it is unpacked.`);
  try {
    // Fails if the file has more bytes than its entry declares.
    return await textOf(await zip.openReadStreamPromise(entry));
  } catch (cause) {
    throw new ArchiveError(`The file "${name}" of "${path}" is damaged.`, { cause });
  }
}

async function textOf(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
}

function readJson<Schema extends z.ZodType>(
  path: string,
  name: string,
  text: string,
  schema: Schema,
): z.output<Schema> {
  try {
    return schema.parse(secureJson.parse(text));
  } catch (cause) {
    throw new ArchiveError(`The file "${name}" of "${path}" is not what Octavo exports.`, { cause });
  }
}
