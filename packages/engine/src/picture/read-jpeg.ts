/** Reads the headers of JPEG files: ISO 10918-1 (ITU-T T.81). The image data is embedded unchanged. */
import { limits } from "@octavo/foundation";
import type { Picture } from "./picture.ts";

/** Reads the tag Orientation of Exif 2.3, 4.6.4, in a directory of TIFF 6.0, section 2. */

const orientationTag = 0x0112;

const short = 3;

/** Clockwise quarter turns by value of the tag. Cameras do not write the four mirrored values (2, 4, 5, 7). */
const turnsByOrientation: Readonly<Record<number, 0 | 1 | 2 | 3>> = { 1: 0, 3: 2, 6: 1, 8: 3 };

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

/** Reads an APP1 segment. 0 without the tag, undefined for a mirrored picture. */
function quarterTurns(segment: Uint8Array): 0 | 1 | 2 | 3 | undefined {
  const isExif = [0x45, 0x78, 0x69, 0x66, 0, 0].every((byte, i) => segment[i] === byte);
  const orientation = isExif ? readOrientation(segment.subarray(6)) : 1;
  return orientation < 1 || orientation > 8 ? 0 : turnsByOrientation[orientation];
}

function readOrientation(tiff: Uint8Array): number {
  const isLittle = tiff[0] === 0x49;
  const short16 = (at: number) => {
    const [first = 0, second = 0] = tiff.subarray(at, at + 2);
    return isLittle ? first | (second << 8) : (first << 8) | second;
  };
  const directory = isLittle ? short16(4) : short16(6);
  const entries = Math.min(short16(directory), Math.floor(tiff.length / 12));
  for (let i = 0; i < entries; i++) {
    const entry = directory + 2 + i * 12;
    if (short16(entry) === orientationTag && short16(entry + 2) === short) return short16(entry + 8);
  }
  return 1;
}
