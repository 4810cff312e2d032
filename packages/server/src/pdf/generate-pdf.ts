import { routes } from "@octavo/contract";
import type { World } from "@octavo/engine";
import type { LayOut } from "../render/last-document.ts";
import type { AdmitTemplate } from "../render/long-job.ts";
import { readBody } from "../render/read-body.ts";
import { renderTemplate } from "./render-template.ts";
import { writePdf } from "./write-pdf.ts";

export interface GeneratedPdf {
  readonly bytes: Uint8Array;
  /** The template's. */
  readonly name: string;
  readonly totalPages: number;
}

const { body } = routes["POST /api/pdf/generate"];

/** Runs in a render process, which reads the request as well. */
export async function generatePdf(
  request: Uint8Array,
  layOut: LayOut,
  world: World,
  onTemplate?: AdmitTemplate,
): Promise<GeneratedPdf> {
  const how = { proofread: true, onTemplate };
  const { template, document } = renderTemplate(readBody(body, request), how, layOut, world);
  return { bytes: await writePdf(document, world), name: template.metadata.name, totalPages: document.pageCount };
}
