import type { GenerateRequest } from "@octavo/contract";
import type { World } from "@octavo/engine";
import type { RenderTemplate } from "./render-template.ts";
import { writePdf } from "./write-pdf.ts";

export interface GeneratedPdf {
  readonly bytes: Uint8Array;
  /** The template's. */
  readonly name: string;
  readonly totalPages: number;
}

/** Runs in a render thread. */
export async function generatePdf(
  request: GenerateRequest,
  renderTemplate: RenderTemplate,
  world: World,
): Promise<GeneratedPdf> {
  const { template, document } = renderTemplate(request, true);
  return { bytes: await writePdf(document, world), name: template.metadata.name, totalPages: document.pageCount };
}
