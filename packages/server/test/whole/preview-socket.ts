/** A client of the preview socket for tests of whole servers. */
import { once } from "node:events";
import { type SocketRequest, socketProtocol, tokenProtocol } from "@octavo/contract";
import { WebSocket } from "ws";

export interface PreviewClient {
  readonly send: (message: string | Uint8Array) => void;
  /** Next message, or the close code. */
  readonly next: () => Promise<string | number>;
  readonly waiting: () => number;
  readonly close: () => void;
}

export async function openPreview(origin: string, token: string | undefined, clientId = "a"): Promise<PreviewClient> {
  const protocols = token === undefined ? [socketProtocol] : [socketProtocol, tokenProtocol(token)];
  const socket = new WebSocket(`${origin.replace("http", "ws")}/ws/${clientId}`, protocols);
  const answers: (string | number)[] = [];
  const { promise: closed, resolve } = Promise.withResolvers<number>();
  socket.on("message", (bytes: Buffer) => answers.push(bytes.toString()));
  socket.on("close", (code) => resolve(code));
  // The close event that follows has the details.
  socket.on("error", () => undefined);
  await Promise.race([once(socket, "open"), closed]);
  return {
    send: (message) => socket.send(message),
    async next() {
      if (answers.length === 0) await Promise.race([once(socket, "message"), closed]);
      return answers.shift() ?? closed;
    },
    waiting: () => answers.length,
    close: () => socket.close(),
  };
}

export function previewRequest(yaml_content: string, page_number = 1): string {
  const request: SocketRequest = { type: "preview_request", data: { yaml_content, page_number, scale: 1 } };
  return JSON.stringify(request);
}
