/** Text of a gzip file, within limits: a file of some kilobytes can expand to gigabytes. */
import type { Message } from "@octavo/foundation";
import { Gunzip, gzipSync, strFromU8, strToU8 } from "fflate";
import { crc32 } from "../crc32.ts";
import * as messages from "./messages.ts";

const mostBytes = 200 * 1024 * 1024;
/** Bytes of the file that are read at once. Each expands to at most a thousand. */
const step = 16 * 1024;

export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

export function readGzip(bytes: Uint8Array): { readonly text: string } | { readonly refusal: Message } {
  const chunks: Uint8Array[] = [];
  let length = 0;
  let isComplete = false;
  const gunzip = new Gunzip((chunk, isLast) => {
    chunks.push(chunk);
    length += chunk.length;
    isComplete = isLast;
  });
  try {
    for (let at = 0; at < bytes.length; at += step) {
      gunzip.push(bytes.subarray(at, at + step), at + step >= bytes.length);
      if (length > mostBytes) return { refusal: messages.tooLarge };
    }
  } catch {
    return { refusal: messages.damaged };
  }
  const content = joined(chunks, length);
  return isComplete && hasChecksum(bytes, content) ? { text: strFromU8(content) } : { refusal: messages.damaged };
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const content = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    content.set(chunk, at);
    at += chunk.length;
  }
  return content;
}

/** RFC 1952, 2.3.1: checksum and length are the last eight bytes. */
function hasChecksum(bytes: Uint8Array, content: Uint8Array): boolean {
  if (bytes.length < 18) return false;
  const end = new DataView(bytes.buffer, bytes.byteOffset + bytes.length - 8, 8);
  return end.getUint32(0, true) === crc32(content) && end.getUint32(4, true) === content.length;
}

/** Without a date, so that the same document gives the same bytes. */
export function writeGzip(text: string): Uint8Array {
  return gzipSync(strToU8(text), { mtime: 0 });
}
