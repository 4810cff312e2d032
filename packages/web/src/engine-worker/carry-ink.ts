/** Copies handwriting to the PDF of an update. Loaded on demand. */

import { pdfFileName } from "@octavo/contract";
import { type DisplayDocument, type EmbeddedProject, largestPdf, pdfTooLarge, type World } from "@octavo/engine";
import type { WorkRights } from "@octavo/foundation";
import {
  type Carried,
  carryBundle,
  carryPdf,
  carryXournal,
  crc32,
  fileTooLarge,
  kindLength,
  kindOfWritten,
  largestWritten,
  pdfOfBundle,
  unknownKind,
  type WrittenKind,
} from "@octavo/ink";
import { deflate } from "./deflate.ts";
import { makePdf } from "./make-pdf.ts";
import type { CarriedInk, InkRequest, NamedFile } from "./protocol.ts";
import { inflate } from "./read-pictures.ts";
import { withoutExtension } from "./tablet-file-name.ts";

interface NextEdition {
  readonly document: DisplayDocument;
  readonly project: EmbeddedProject | undefined;
  readonly rights: WorkRights | undefined;
}

interface InkCallbacks {
  readonly reportProgress: (pages: number, total: number) => void;
  readonly isCancelled: () => boolean;
}

const compression = { inflate, deflate };

/** The project is in the PDF, because the next carry compares words around handwriting by it. */
export async function carryInk(
  { annotated, earlier }: InkRequest,
  { document, project, rights }: NextEdition,
  world: World,
  { reportProgress, isCancelled }: InkCallbacks,
): Promise<CarriedInk | undefined> {
  const kind = kindOfWritten(await bytesOf(annotated.slice(0, kindLength)));
  if (!kind) return { refusal: unknownKind };
  if (annotated.size > largestWritten) return { refusal: fileTooLarge };
  const read = await pdfOnTablet(earlier);
  if ("refusal" in read) return read;
  const made = document.pageCount;
  const next = await makePdf(document, { project, rights }, world, {
    onProgress: (page) => reportProgress(page, 2 * made),
    isCancelled,
  });
  if (!next) return undefined;
  const files = { written: await bytesOf(annotated), next: await bytesOf(next), earlier: read.pdf };
  const name = kind === "xournal" ? pdfNameOf(earlier.name, files.next) : pdfFileName(withoutExtension(earlier.name));
  const carried = await carryFile(kind, files, { next: name, earlier: earlier.name }, world, (page, pages) =>
    reportProgress(made + page, made + pages),
  );
  if ("refusal" in carried) return carried;
  const result = namedFile(kind === "pdf" ? name : annotated.name, carried.bytes);
  return { kind, files: kind === "xournal" ? [result, { name, file: next }] : [result], report: carried.report };
}

interface InkBytes {
  readonly written: Uint8Array;
  readonly next: Uint8Array;
  readonly earlier: Uint8Array;
}

function carryFile(
  kind: WrittenKind,
  { written, next, earlier }: InkBytes,
  names: { readonly next: string; readonly earlier: string },
  world: World,
  onPage: (page: number, pages: number) => void,
): Carried | Promise<Carried> {
  switch (kind) {
    case "bundle":
      return carryBundle(written, next, compression);
    case "xournal":
      return carryXournal(
        { document: written, earlier, later: next, laterPath: names.next, earlierName: names.earlier },
        compression,
      );
    case "pdf":
      return carryPdf(
        { annotated: written, next, earlier },
        { world, compression, onPage, loadPdfium: async () => (await import("./load-pdfium.ts")).loadPdfium() },
      );
  }
}

/** The file, or the PDF in the bundle of a reMarkable document. */
async function pdfOnTablet(file: File): Promise<ReturnType<typeof pdfOfBundle>> {
  if (file.size > largestWritten) return { refusal: fileTooLarge };
  const bytes = await bytesOf(file);
  if (kindOfWritten(bytes) === "bundle") return pdfOfBundle(bytes);
  return bytes.length > largestPdf ? { refusal: pdfTooLarge } : { pdf: bytes };
}

/**
 * Name of the PDF beside a document of Xournal++, which finds it by this name alone. Each edition has its own one, so that the
 * document never shows an earlier PDF that is in the same folder.
 */
function pdfNameOf(earlier: string, pdf: Uint8Array): string {
  const checksum = crc32(pdf).toString(16).padStart(8, "0");
  return pdfFileName(withoutExtension(earlier)).replace(/\.pdf$/, `-${checksum}.pdf`);
}

/** Nobody has registered one for bundles of reMarkable, whose name must stay as it is. */
const mediaTypes: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  xopp: "application/x-xopp",
  zip: "application/zip",
};

function namedFile(name: string, bytes: Uint8Array): NamedFile {
  const type = mediaTypes[name.slice(name.lastIndexOf(".") + 1).toLowerCase()] ?? "application/octet-stream";
  return { name, file: new Blob([bytes as Uint8Array<ArrayBuffer>], { type }) };
}

async function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}
