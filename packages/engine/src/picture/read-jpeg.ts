/** Reads the headers of JPEG files: ISO 10918-1 (ITU-T T.81). The image data is embedded unchanged. */
import { limits } from "@octavo/foundation";
import type { Picture } from "./picture.ts";
import { quarterTurns } from "./read-orientation.ts";

/** Second bytes of markers: T.81, table B.1. */
const marker = { soi: 0xd8, eoi: 0xd9, sos: 0xda, app0: 0xe0, app1: 0xe1, app14: 0xee, app15: 0xef, com: 0xfe };

/** Baseline, extended and progressive with Huffman codes, which all readers decode. */
const frames: readonly number[] = [0xc0, 0xc1, 0xc2];
/** Lossless, hierarchical and arithmetic. */
const otherFrames: readonly number[] = [0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf];

interface Segment {
  readonly marker: number;
  readonly start: number;
  readonly content: number;
  readonly end: number;
}

export function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === marker.soi && bytes[2] === 0xff;
}

/** Undefined for damaged pictures and for formats that some readers do not show: CMYK, arithmetic coding. */
export function readJpeg(bytes: Uint8Array): Picture | undefined {
  const segments = readSegments(bytes);
  const frame = segments?.find((segment) => frames.includes(segment.marker));
  if (!segments || !frame || segments.some((segment) => otherFrames.includes(segment.marker))) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset + frame.content, frame.end - frame.content);
  if (view.byteLength < 6 || view.getUint8(0) !== 8) return undefined;
  const [height, width, components] = [view.getUint16(1), view.getUint16(3), view.getUint8(5)];
  if (width * height === 0 || width * height > limits.picturePixels) return undefined;
  if (components !== 1 && components !== 3) return undefined;
  const turns = turnsOf(bytes, segments);
  if (turns === undefined) return undefined;
  const data = { encoding: "jpeg", components, bytes: withoutMetadata(bytes, segments) } as const;
  return { width, height, ...(turns > 0 && { turns: turns as 1 | 2 | 3 }), data };
}

/** Segments up to the end of the picture. Ignores appended films. Undefined if a segment is incomplete. */
function readSegments(bytes: Uint8Array): readonly Segment[] | undefined {
  const segments: Segment[] = [];
  for (let at = 2; at + 1 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const code = bytes[at + 1] ?? 0;
    // T.81, B.1.1.2: any number of FF may stand before a marker.
    if (code === 0xff) {
      at++;
      continue;
    }
    const end = code === marker.eoi ? at + 2 : at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
    if (end > bytes.length || (code !== marker.eoi && end < at + 4)) return undefined;
    const isScan = code === marker.sos;
    segments.push({ marker: code, start: at, content: at + 4, end: isScan ? endOfScan(bytes, end) : end });
    if (code === marker.eoi) return segments.some((segment) => segment.marker === marker.sos) ? segments : undefined;
    at = segments.at(-1)?.end ?? bytes.length;
  }
  return undefined;
}

/** In coded data, FF is followed by 00 or a restart marker: T.81, B.1.1.5. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 2)) {
    const code = bytes[at + 1] ?? 0;
    if (code !== 0 && (code < 0xd0 || code > 0xd7)) return at;
  }
  return bytes.length;
}

function turnsOf(bytes: Uint8Array, segments: readonly Segment[]): 0 | 1 | 2 | 3 | undefined {
  const metadata = segments.filter((segment) => segment.marker === marker.app1);
  for (const { content, end } of metadata) {
    const turns = quarterTurns(bytes.subarray(content, end));
    if (turns !== 0) return turns;
  }
  return 0;
}

/**
 * Removes metadata: place and time of a photo, and settings that only browsers use (orientation, color profiles), so
 * that screen and PDF agree. Keeps JFIF and Adobe segments, which define the color coding.
 */
function withoutMetadata(bytes: Uint8Array, segments: readonly Segment[]): Uint8Array {
  const kept = segments.filter(({ marker: code }) => {
    const isMetadata = (code >= marker.app0 && code <= marker.app15) || code === marker.com;
    return !isMetadata || code === marker.app0 || code === marker.app14;
  });
  const clean = new Uint8Array(kept.reduce((length, { start, end }) => length + end - start, 2));
  clean.set([0xff, marker.soi]);
  let at = 2;
  for (const { start, end } of kept) {
    clean.set(bytes.subarray(start, end), at);
    at += end - start;
  }
  return clean;
}
