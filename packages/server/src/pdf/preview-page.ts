import { httpLimits, type PreviewRequest } from "@octavo/contract";
import type { DisplayDocument, DisplayPage, World } from "@octavo/engine";
import { rasterizePage } from "@octavo/press";
import { ApiError } from "../http/api-error.ts";
import * as messages from "../http/messages.ts";
import type { RenderTemplate } from "./render-template.ts";
import { writePdf } from "./write-pdf.ts";

export interface PagePreview {
  readonly bytes: Uint8Array;
  readonly pageNumber: number;
  readonly totalPages: number;
}

/** Runs in a render thread. The picture is taken from a PDF, so that it shows what the device will show. */
export async function previewPage(
  request: PreviewRequest,
  renderTemplate: RenderTemplate,
  world: World,
): Promise<PagePreview> {
  const { document } = renderTemplate(request, false);
  const totalPages = document.pageCount;
  const pageNumber = Math.min(Math.max(request.page_number, 1), totalPages);
  const page = document.page(pageNumber);
  checkPixels(page, request.scale);
  const pdf = await writePdf(onlyPage(document, page), world);
  return { bytes: await rasterizePage(pdf, 0, request.scale), pageNumber, totalPages };
}

/** A picture shows no link, and what the page leads to is not in this document. */
function onlyPage(document: DisplayDocument, page: DisplayPage): DisplayDocument {
  const alone: DisplayPage = { ...page, number: 1, links: [] };
  return { ...document, pageCount: 1, page: () => alone, destinations: [], outline: [] };
}

function checkPixels({ size }: DisplayPage, scale: number): void {
  const pixels = size.width * scale * size.height * scale;
  const limit = httpLimits.previewPixels;
  if (pixels > limit) throw new ApiError("RENDER_LIMIT", messages.previewTooLarge(pixels, limit));
}
