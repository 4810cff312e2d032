import { httpLimits, type PreviewRequest } from "@octavo/contract";
import type { DisplayPage, World } from "@octavo/engine";
import { pagePicture } from "@octavo/press";
import { ApiError } from "../http/api-error.ts";
import * as messages from "../http/messages.ts";
import type { RenderTemplate } from "./render-template.ts";

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
  return { bytes: await pagePicture(document, page, request.scale, world.fonts), pageNumber, totalPages };
}

function checkPixels({ size }: DisplayPage, scale: number): void {
  const pixels = size.width * scale * size.height * scale;
  const limit = httpLimits.previewPixels;
  if (pixels > limit) throw new ApiError("RENDER_LIMIT", messages.previewTooLarge(pixels, limit));
}
