import { routes } from "@octavo/contract";
import type { JobContext } from "./job-context.ts";
import { readBody } from "./json-body.ts";
import { layOutTemplate } from "./lay-out-template.ts";
import { writePdf } from "./write-pdf.ts";

export interface GeneratedPdf {
  readonly bytes: Uint8Array;
  /** Name of the template. */
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
