/** HarfBuzz, the reference for subsets and outlines. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Blob, Face, Font } from "harfbuzzjs";

/** Node's types do not declare it. */
declare const WebAssembly: {
  readonly instantiate: (bytes: Uint8Array) => Promise<{ readonly instance: { readonly exports: unknown } }>;
};

/** Used exports of harfbuzz-subset.wasm. Numbers are addresses. */
interface HarfbuzzSubsetExports {
  /** Can grow in any call, so that `buffer` must be read again. */
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly _initialize: () => void;
  readonly malloc: (size: number) => number;
  readonly free: (address: number) => void;
  readonly hb_blob_create: (data: number, length: number, mode: number, userData: number, destroy: number) => number;
  readonly hb_blob_destroy: (blob: number) => void;
  readonly hb_blob_get_data: (blob: number, length: number) => number;
  readonly hb_blob_get_length: (blob: number) => number;
  readonly hb_face_create: (blob: number, index: number) => number;
  readonly hb_face_destroy: (face: number) => void;
  readonly hb_face_reference_blob: (face: number) => number;
  readonly hb_set_add: (set: number, value: number) => void;
  readonly hb_subset_input_create_or_fail: () => number;
  readonly hb_subset_input_destroy: (input: number) => void;
  readonly hb_subset_input_set: (input: number, kind: number) => number;
  readonly hb_subset_input_set_flags: (input: number, flags: number) => void;
  readonly hb_subset_input_unicode_set: (input: number) => number;
  readonly hb_subset_or_fail: (face: number, input: number) => number;
}

/** Names and values of hb-subset.h and hb-blob.h. */
const readOnly = 1;
const noHinting = 0x1;
const noLayoutClosure = 0x200;
const dropTables = 3;

const droppedTables = ["GSUB", "GPOS", "GDEF", "BASE", "MATH", "STAT", "kern", "name", "post", "OS/2", "gasp", "FFTM"];

/** Subset by HarfBuzz with the tables of ours. */
export async function harfbuzzSubsetter(): Promise<(font: Uint8Array, codePoints: readonly number[]) => Uint8Array> {
  const file = createRequire(import.meta.url).resolve("harfbuzzjs/dist/harfbuzz-subset.wasm");
  const { instance } = await WebAssembly.instantiate(readFileSync(file));
  const hb = instance.exports as HarfbuzzSubsetExports;
  hb._initialize();
  return (font, codePoints) => subsetProgram(hb, font, codePoints);
}

/** Glyphs of a font, read by HarfBuzz. */
export function harfbuzzFont(font: Uint8Array): Font {
  return new Font(new Face(new Blob(font), 0));
}

function subsetProgram(hb: HarfbuzzSubsetExports, font: Uint8Array, codePoints: readonly number[]): Uint8Array {
  const data = hb.malloc(font.byteLength);
  new Uint8Array(hb.memory.buffer).set(font, data);
  const blob = hb.hb_blob_create(data, font.byteLength, readOnly, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  const input = subsetInput(hb, codePoints);
  const subset = hb.hb_subset_or_fail(face, input);
  try {
    if (subset === 0) throw new Error("HarfBuzz could not subset the font.");
    return fileOf(hb, subset);
  } finally {
    if (subset !== 0) hb.hb_face_destroy(subset);
    hb.hb_subset_input_destroy(input);
    hb.hb_face_destroy(face);
    hb.hb_blob_destroy(blob);
    hb.free(data);
  }
}

function subsetInput(hb: HarfbuzzSubsetExports, codePoints: readonly number[]): number {
  const input = hb.hb_subset_input_create_or_fail();
  if (input === 0) throw new Error("HarfBuzz is out of memory.");
  hb.hb_subset_input_set_flags(input, noHinting | noLayoutClosure);
  const dropped = hb.hb_subset_input_set(input, dropTables);
  for (const tag of droppedTables) hb.hb_set_add(dropped, tagNumber(tag));
  const characters = hb.hb_subset_input_unicode_set(input);
  for (const codePoint of codePoints) hb.hb_set_add(characters, codePoint);
  return input;
}

function fileOf(hb: HarfbuzzSubsetExports, face: number): Uint8Array {
  const blob = hb.hb_face_reference_blob(face);
  const start = hb.hb_blob_get_data(blob, 0);
  const length = hb.hb_blob_get_length(blob);
  const file = new Uint8Array(hb.memory.buffer).slice(start, start + length);
  hb.hb_blob_destroy(blob);
  return file;
}

function tagNumber(tag: string): number {
  return [...tag].reduce((code, letter) => (code << 8) | (letter.codePointAt(0) ?? 0), 0);
}
