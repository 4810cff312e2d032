/** Reads and writes the ZIP file of a bundle, within limits: a file of some kilobytes can expand to gigabytes. */
import type { Message } from "@octavo/foundation";
import { inflateSync, strFromU8, type ZipOptions, zipSync } from "fflate";
import { crc32 } from "../crc32.ts";
import * as messages from "./messages.ts";

export type Files = ReadonlyMap<string, Uint8Array>;

/** Bytes of all files together. A bundle contains a PDF of up to 200 MB. */
const mostBytes = 400 * 1024 * 1024;
/** Two files for each page of the largest planner, and thumbnails. */
const mostFiles = 40_000;

/** Sizes and signatures: APPNOTE.TXT of PKWARE, 4.3. */
const endSize = 22;
const longestComment = 0xffff;
const [endSignature, entrySignature, fileSignature] = [0x06054b50, 0x02014b50, 0x04034b50];
const [entrySize, fileSize] = [46, 30];
const [stored, deflated] = [0, 8];

export function isArchive(bytes: Uint8Array): boolean {
  return bytes.length > endSize && viewOf(bytes).getUint32(0, true) === fileSignature;
}

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly checksum: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

export function readArchive(bytes: Uint8Array): { readonly files: Files } | { readonly refusal: Message } {
  const entries = readEntries(bytes);
  if (!Array.isArray(entries)) return entries;
  const files = new Map<string, Uint8Array>();
  for (const entry of entries) {
    if (!isInside(entry.name)) return { refusal: messages.nameOutside(entry.name) };
    if (files.has(entry.name)) return { refusal: messages.nameTwice(entry.name) };
    const content = contentOf(bytes, entry);
    if (!content) return { refusal: messages.fileDamaged(entry.name) };
    files.set(entry.name, content);
  }
  return { files };
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function readEntries(bytes: Uint8Array): Entry[] | { readonly refusal: Message } {
  const view = viewOf(bytes);
  const end = endOf(view);
  if (end === undefined) return { refusal: messages.archiveIncomplete };
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  // The values of ZIP64, which no bundle needs.
  if (count > mostFiles || at === 0xffffffff) return { refusal: messages.archiveTooLarge };
  const entries: Entry[] = [];
  for (let i = 0; i < count; i++) {
    if (at + entrySize > bytes.length || view.getUint32(at, true) !== entrySignature)
      return { refusal: messages.archiveIncomplete };
    // ISO 21320-1 and APPNOTE.TXT, 4.4.4: the first bit tells that the file is encrypted.
    if (view.getUint16(at + 8, true) & 1) return { refusal: messages.archiveProtected };
    const nameLength = view.getUint16(at + 28, true);
    const name = bytes.subarray(at + entrySize, at + entrySize + nameLength);
    entries.push({
      name: strFromU8(name),
      method: view.getUint16(at + 10, true),
      checksum: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += entrySize + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  return total > mostBytes ? { refusal: messages.archiveTooLarge } : entries;
}

/** Place of the record at the end, before which a comment can stand. */
function endOf(view: DataView): number | undefined {
  const last = view.byteLength - endSize;
  for (let at = last; at >= Math.max(0, last - longestComment); at--)
    if (view.getUint32(at, true) === endSignature) return at;
  return undefined;
}

/** A name outside of the bundle would write over other files where somebody unpacks the result. */
function isInside(name: string): boolean {
  const parts = name.split("/");
  return !/[\\\0:]/.test(name) && !name.startsWith("/") && !parts.includes("..") && !parts.includes(".");
}

/** Undefined if the file is damaged. */
function contentOf(bytes: Uint8Array, { method, checksum, packed, size, offset }: Entry): Uint8Array | undefined {
  const view = viewOf(bytes);
  if (offset + fileSize > bytes.length || view.getUint32(offset, true) !== fileSignature) return undefined;
  const start = offset + fileSize + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packed > bytes.length) return undefined;
  const content = unpacked(bytes.subarray(start, start + packed), method, size);
  return content?.length === size && crc32(content) === checksum ? content : undefined;
}

function unpacked(bytes: Uint8Array, method: number, size: number): Uint8Array | undefined {
  if (method === stored) return bytes.slice();
  if (method !== deflated) return undefined;
  try {
    // Without room for more, the inflater never writes more.
    return inflateSync(bytes, { out: new Uint8Array(size) });
  } catch {
    return undefined;
  }
}

/** ZIP files have local times without a zone. The same bundle always gives the same bytes. */
const date = new Date(1980, 0, 1);

export function writeArchive(files: Files): Uint8Array {
  const written = [...files].map(([name, content]): readonly [string, [Uint8Array, ZipOptions]] => [
    name,
    [content, { level: levelOf(name) }],
  ]);
  return zipSync(Object.fromEntries(written), { mtime: date });
}

/** The streams of a PDF are already compressed. */
function levelOf(name: string): 0 | 6 {
  return name.endsWith(".pdf") ? 0 : 6;
}
