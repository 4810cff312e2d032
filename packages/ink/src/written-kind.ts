import { largestPdf } from "@octavo/engine";
import { strFromU8 } from "fflate";
import { isArchive } from "./remarkable/archive.ts";
import { isXournal } from "./xournal/carry-document.ts";

/** Kind of a file with handwriting. */
export type WrittenKind = "pdf" | "bundle" | "xournal";

const tests: Readonly<Record<WrittenKind, (start: Uint8Array) => boolean>> = {
  pdf: (start) => strFromU8(start.subarray(0, 1024), true).includes("%PDF-"),
  bundle: isArchive,
  xournal: isXournal,
};

/** Bytes that tell the kind of a file. */
export const kindLength = 1024;

/** Returns the kind of a file by its first bytes. */
export function kindOfWritten(start: Uint8Array): WrittenKind | undefined {
  return (Object.keys(tests) as WrittenKind[]).find((kind) => tests[kind](start));
}

/** Largest file with handwriting, in bytes. Bundles contain a PDF and files for each page. */
export const largestWritten = 2 * largestPdf;
