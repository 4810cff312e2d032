import { httpLimits, type PreviewRequest, routes } from "@octavo/contract";
import type { DisplayDocument, DisplayPage, World } from "@octavo/engine";
import { pagePicture } from "@octavo/press";
import { layOutProject, type ProjectSource } from "../compile/project-source.ts";
import { ApiError } from "../http/api-error.ts";
import * as messages from "../http/messages.ts";
import { renderTemplate } from "../pdf/render-template.ts";
import type { LayOut } from "../render/last-document.ts";
import { readBody } from "../render/read-body.ts";

/** A page as it is asked for, from 1, and pixels to the point. */
export interface PageChoice {
  readonly page: number;
  readonly scale: number;
}

export interface PageOfProject {
  readonly source: ProjectSource;
  readonly choice: PageChoice;
}

export interface PagePreview {
  /** A PNG file. */
  readonly bytes: Uint8Array;
  /** The page that it shows: one outside the document means its first or last. */
  readonly pageNumber: number;
  readonly totalPages: number;
}

const { body } = routes["POST /api/pdf/preview"];

/** This and what follows runs in a render process. */
export function previewBody(request: Uint8Array, layOut: LayOut, world: World): Promise<PagePreview> {
  return previewTemplate(readBody(body, request), layOut, world);
}

export function previewTemplate(request: PreviewRequest, layOut: LayOut, world: World): Promise<PagePreview> {
  const { page_number: page, scale } = request;
  return drawPage(renderTemplate(request, { proofread: false }, layOut, world).document, { page, scale }, world);
}

export function previewProject({ source, choice }: PageOfProject, layOut: LayOut, world: World): Promise<PagePreview> {
  return drawPage(layOutProject(source, { proofread: false }, layOut, world).document, choice, world);
}

/** The picture is taken from a PDF, so that it shows what the device will show. The other pages are not drawn. */
async function drawPage(document: DisplayDocument, choice: PageChoice, { fonts }: World): Promise<PagePreview> {
  const totalPages = document.pageCount;
  const pageNumber = Math.min(Math.max(choice.page, 1), totalPages);
  const page = document.page(pageNumber);
  checkPixels(page, choice.scale);
  return { bytes: await pagePicture(document, page, choice.scale, fonts), pageNumber, totalPages };
}

function checkPixels({ size }: DisplayPage, scale: number): void {
  const pixels = size.width * scale * size.height * scale;
  const limit = httpLimits.previewPixels;
  if (pixels > limit) throw new ApiError("RENDER_LIMIT", messages.previewTooLarge(pixels, limit));
}
