import * as z from "zod";
import { previewRequest } from "./pdf.ts";

/** Of `/ws/{clientId}`. */
export const socketProtocol = "octavo";
/** Subprotocol that carries the token: browsers send no header with a WebSocket. */
export const tokenProtocol = (token: string) => `bearer.${token}`;
/** Close code of a socket whose token is missing, wrong or has ended. */
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
        /** A PNG. */
        readonly preview_base64: string;
        readonly page_number: number;
        readonly total_pages: number;
        readonly scale: number;
      };
    }
  | { readonly type: "error"; readonly data: { readonly message: string } };
