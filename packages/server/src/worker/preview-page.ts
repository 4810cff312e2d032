import {
  httpLimits,
  errorMessages as messages,
  type PreviewRequest,
  routes,
  type SocketAnswer,
  socketRequest,
} from "@octavo/contract";
import type { DisplayDocument, DisplayPage, World } from "@octavo/engine";
import { pagePicture } from "@octavo/press";
import { ApiError } from "../http/api-error.ts";
import { step } from "../jobs/worker-steps.ts";
import type { JobContext } from "./job-context.ts";
import { jsonBytes, readBody } from "./json-body.ts";
import { layOutProject, type ProjectSource } from "./lay-out-project.ts";
import { layOutTemplate } from "./lay-out-template.ts";

export interface PageChoice {
  /** Page number, from 1. */
  readonly page: number;
  /** Pixels per point. */
  readonly scale: number;
}

export interface ProjectPage {
  readonly source: ProjectSource;
  readonly choice: PageChoice;
}

export interface PagePreview {
  /** A PNG file. */
  readonly bytes: Uint8Array;
  /** Number of the page shown. A requested number outside the document is clamped to it. */
  readonly pageNumber: number;
  readonly totalPages: number;
}

const { body } = routes["POST /api/pdf/preview"];

/** `request` is the JSON of the route. */
export function previewTemplatePage(request: Uint8Array, context: JobContext): Promise<PagePreview> {
  return previewTemplate(readBody(body, request), context);
}

function previewTemplate(request: PreviewRequest, context: JobContext): Promise<PagePreview> {
  const { page_number: page, scale } = request;
  return drawPage(layOutTemplate(request, false, context).document, { page, scale }, context.world);
}

export function previewProject({ source, choice }: ProjectPage, context: JobContext): Promise<PagePreview> {
  return drawPage(layOutProject(source, false, context).document, choice, context.world);
}

/** Rasterizes a PDF of this page alone, so that the preview matches the device. */
async function drawPage(document: DisplayDocument, choice: PageChoice, { fonts }: World): Promise<PagePreview> {
  const totalPages = document.pageCount;
  const pageNumber = Math.min(Math.max(choice.page, 1), totalPages);
  const page = document.page(pageNumber);
  checkPixels(page, choice.scale);
  const bytes = await step("draw page", () => pagePicture(document, page, choice.scale, fonts));
  return { bytes, pageNumber, totalPages };
}

function checkPixels({ size }: DisplayPage, scale: number): void {
  const pixels = size.width * scale * size.height * scale;
  const limit = httpLimits.previewPixels;
  if (pixels > limit) throw new ApiError("RENDER_LIMIT", messages.previewTooLarge(pixels, limit));
}

/** Message and answer are JSON of megabytes, which the server passes on unread. */
export async function answerPreviewMessage(
  message: Uint8Array,
  context: JobContext,
): Promise<{ readonly bytes: Uint8Array }> {
  const { data } = readBody(socketRequest, message);
  const { bytes, pageNumber, totalPages } = await previewTemplate(data, context);
  const answer: SocketAnswer = {
    type: "preview_response",
    data: {
      preview_base64: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64"),
      page_number: pageNumber,
      total_pages: totalPages,
      scale: data.scale,
    },
  };
  return { bytes: jsonBytes(answer) };
}
