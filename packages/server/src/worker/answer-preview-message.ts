import { type SocketAnswer, socketRequest } from "@octavo/contract";
import type { JobContext } from "./job-context.ts";
import { jsonBytes, readBody } from "./json-body.ts";
import { previewTemplate } from "./preview-page.ts";

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
