import { type SocketAnswer, socketRequest } from "@octavo/contract";
import type { World } from "@octavo/engine";
import { previewTemplate } from "../preview/preview-page.ts";
import { jsonBytes } from "../render/json-bytes.ts";
import type { LayOut } from "../render/last-document.ts";
import { readBody } from "../render/read-body.ts";

/** Runs in a render process: what a message asks and what it is answered are megabytes, which HTTP only passes on. */
export async function answerMessage(
  message: Uint8Array,
  layOut: LayOut,
  world: World,
): Promise<{ readonly bytes: Uint8Array }> {
  const { data } = readBody(socketRequest, message);
  const { bytes, pageNumber, totalPages } = await previewTemplate(data, layOut, world);
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
