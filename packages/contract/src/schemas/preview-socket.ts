import type { Message } from "@octavo/foundation";
import * as z from "zod";
import { previewRequest } from "./pdf.ts";

/** Subprotocol of `/ws/{clientId}`. */
export const socketProtocol = "octavo";
/** Subprotocol that contains the token, because browsers can't set headers of a WebSocket. */
export const tokenProtocol = (token: string) => `bearer.${token}`;
/** Close code if the token is missing or invalid. */
export const unauthorizedClose = 4401;

export const socketRequest = z.object({
  type: z.literal("preview_request"),
  data: previewRequest,
});

export type SocketRequest = z.input<typeof socketRequest>;

export type SocketAnswer =
  | {
      readonly type: "preview_response";
      readonly data: {
        /** Base64 of a PNG file. */
        readonly preview_base64: string;
        readonly page_number: number;
        readonly total_pages: number;
        readonly scale: number;
      };
    }
  | { readonly type: "error"; readonly data: { readonly message: string; readonly text: Message } };
