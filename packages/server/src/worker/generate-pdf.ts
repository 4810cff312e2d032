import { httpLimits, errorMessages as messages, routes } from "@octavo/contract";
import { type DisplayDocument, emitPdf, type PdfOptions, type World } from "@octavo/engine";
import { deflate, latin1 } from "@octavo/press";
import { ApiError } from "../http/api-error.ts";
import type { JobContext } from "./job-context.ts";
import { readBody } from "./json-body.ts";
import { layOutTemplate } from "./lay-out-template.ts";

export interface GeneratedPdf {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly totalPages: number;
}

const { body } = routes["POST /api/pdf/generate"];

/** `request` is the JSON of the route. */
export async function generatePdf(request: Uint8Array, context: JobContext): Promise<GeneratedPdf> {
  const { template, document } = layOutTemplate(readBody(body, request), true, context);
  const bytes = await writePdf(document, context.world);
  return { bytes, name: template.metadata.name, totalPages: document.pageCount };
}

/**
 * Returns the whole file, so that its length is known before the answer starts. A planner of 10,000 pages has a few
 * megabytes. Throws an `ApiError` if the file is larger than `httpLimits.pdfBytes`.
 */
export async function writePdf(
  document: DisplayDocument,
  { fonts }: World,
  options: PdfOptions = {},
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of emitPdf(document, { deflate, latin1, fonts }, options)) {
    length += chunk.byteLength;
    if (length > httpLimits.pdfBytes) throw new ApiError("RENDER_LIMIT", messages.pdfTooLarge(httpLimits.pdfBytes));
    chunks.push(chunk);
  }
  return concatenate(chunks, length);
}

function concatenate(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
