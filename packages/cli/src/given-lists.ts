/** Lists of a plan from files: `--data pupils=pupils.csv`, and the pictures that their cells name. */
import { readdir, readFile, stat } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import type { GivenLists } from "@octavo/engine";
import { limits } from "@octavo/foundation";
import { type Arguments, type Options, UsageError } from "./command.ts";
import { readStandardInput, standardStream } from "./read-document.ts";
import { describeSystemError } from "./system-errors.ts";

export const listOptions: Options = { data: { type: "string" }, pictures: { type: "string" } };

export const listHelp = `
      --data NAME=FILE  take the rows of a list of the plan from a file (CSV, TSV); the first line names the columns
      --pictures DIR    with --data: the pictures that cells of picture columns name (PNG, JPEG, SVG)`.slice(1);

interface ListFile {
  readonly name: string;
  readonly path: string;
}

export interface GivenListFiles {
  /** Undefined without files. */
  readonly lists: GivenLists | undefined;
  /** Files by the name of the list in small letters, for messages. */
  readonly files: ReadonlyMap<string, string>;
}

export async function readGivenLists(given: Arguments): Promise<GivenListFiles> {
  const files = given.list("data").map(listFile);
  const folder = given.text("pictures");
  if (files.length === 0) {
    if (folder !== undefined) throw new UsageError("--pictures goes with --data, as in: --data pupils=pupils.csv");
    return { lists: undefined, files: new Map() };
  }
  const texts: [string, string][] = [];
  for (const { name, path } of files) texts.push([name, await readList(path)]);
  const pictures = folder === undefined ? {} : await readPictures(folder, texts.map(([, text]) => text).join("\n"));
  return {
    lists: Object.fromEntries(texts.map(([name, rows]) => [name, { rows, pictures }])),
    files: new Map(files.map(({ name, path }) => [name.toLowerCase(), path])),
  };
}

/** A list has the name of its file, unless another one is given. */
function listFile(written: string): ListFile {
  const [, name = "", path = written] = /^([^=]*)=(.*)$/s.exec(written) ?? [];
  const file = { name: name.trim() || basename(path, extname(path)), path: path.trim() };
  if (file.path === "" || file.name === standardStream)
    throw new UsageError(`--data "${written}" needs a name and a file, as in: --data pupils=pupils.csv`);
  return file;
}

/** Bytes of one file. Text in UTF-16 has two for a letter. */
const largestList = 4 * limits.tableCharacters;

async function readList(path: string): Promise<string> {
  if (/\.(?:xlsx?|ods|numbers)$/i.test(path))
    throw new UsageError(
      `"${path}" is a spreadsheet. Save it as CSV (UTF-8) in your spreadsheet program, or import it in the studio.`,
    );
  const bytes = path === standardStream ? await readStandardInput(largestList) : await readBounded(path, largestList);
  if (bytes.length > largestList) throw tooLarge(path);
  return decoded(bytes, path);
}

async function readBounded(path: string, most: number): Promise<Buffer> {
  try {
    const { size } = await stat(path);
    if (size > most) throw tooLarge(path);
    return await readFile(path);
  } catch (cause) {
    if (cause instanceof UsageError) throw cause;
    throw new UsageError(`"${path}" cannot be read: ${describeSystemError(cause)}.`, { cause });
  }
}

function tooLarge(path: string): UsageError {
  const megabytes = (largestList / 1e6).toFixed(0);
  return new UsageError(
    `"${path}" is larger than ${megabytes} MB, and no list of 10,000 rows. Remove rows or columns.`,
  );
}

/** UTF-8 and UTF-16 with a byte order mark. Bytes of other encodings would print wrong letters. */
function decoded(bytes: Uint8Array, path: string): string {
  const wide =
    bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff && "utf-16be";
  try {
    const text = new TextDecoder(wide || "utf-8", { fatal: true }).decode(bytes);
    const zero = text.indexOf("\0");
    if (zero < 0) return text;
    throw notText(path, text.slice(0, zero));
  } catch (cause) {
    if (cause instanceof UsageError) throw cause;
    throw notText(path, Buffer.from(bytes).subarray(0, firstInvalid(bytes)).toString("latin1"), cause);
  }
}

/** Zero bytes are those of UTF-16 without its mark, or of no text at all. */
function notText(path: string, before: string, cause?: unknown): UsageError {
  const line = before.split("\n").length;
  return new UsageError(
    `"${path}" is not UTF-8 text, first in line ${line}. Save it as "CSV UTF-8" in your spreadsheet program.`,
    { cause },
  );
}

/** Position of the first bytes that are not UTF-8. */
function firstInvalid(bytes: Uint8Array): number {
  let [low, high] = [0, bytes.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isUtf8(bytes.subarray(0, middle))) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** True also if the bytes end within a character. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

const mediaTypes: Readonly<Record<string, string>> = {
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".svg": "image/svg+xml",
};

/** Bytes of all pictures. In Base64 they fit into a document. */
const largestPictures = limits.documentBytes * 0.6;

/** Reads the pictures whose names stand in a text. */
async function readPictures(folder: string, text: string): Promise<Readonly<Record<string, string>>> {
  const names = (await filesIn(folder)).filter(
    (name) => mediaTypes[extname(name).toLowerCase()] && text.includes(name),
  );
  const pictures: [string, string][] = [];
  let room = largestPictures;
  for (const name of names.sort()) {
    const path = join(folder, name);
    const { size } = await stat(path);
    room -= size;
    if (room < 0) throw new UsageError(picturesTooLarge(folder));
    const type = mediaTypes[extname(name).toLowerCase()] ?? "";
    pictures.push([name, `data:${type};base64,${(await readBounded(path, largestPictures)).toString("base64")}`]);
  }
  return Object.fromEntries(pictures);
}

function picturesTooLarge(folder: string): string {
  const most = largestPictures / 2 ** 20;
  return `The pictures in "${folder}" have more than ${most} MB together. Make them smaller: 800 pixels are enough.`;
}

async function filesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (cause) {
    throw new UsageError(`The folder "${folder}" cannot be read: ${describeSystemError(cause)}.`, { cause });
  }
}
