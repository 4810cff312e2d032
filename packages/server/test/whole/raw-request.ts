/** Sends raw bytes that no HTTP client would send. */
import { once } from "node:events";
import { connect } from "node:net";
import type { Answer } from "./visitor.ts";

/**
 * Returns the first response, or undefined if the connection ends without one. `isAll` ends the request early.
 */
export async function sendRaw(
  origin: string,
  request: string | Uint8Array,
  { isAll = false } = {},
): Promise<Answer | undefined> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  // A refused client can't send the rest of its request.
  socket.on("error", () => undefined);
  if (isAll) socket.end(request);
  else socket.write(request);
  const bytes = await firstAnswer(socket).catch(() => Buffer.of());
  socket.destroy();
  return bytes.length === 0 ? undefined : parseAnswer(bytes);
}

/** Reads to the end of the response if it has a length, or else of the connection. */
async function firstAnswer(socket: AsyncIterable<Buffer>): Promise<Buffer> {
  let bytes = Buffer.of();
  for await (const chunk of socket) {
    bytes = Buffer.concat([bytes, chunk]);
    const end = bytes.indexOf("\r\n\r\n");
    const length = /^content-length: *(\d+)/im.exec(bytes.subarray(0, Math.max(end, 0)).toString("latin1"))?.[1];
    if (length !== undefined && bytes.length >= end + 4 + Number(length)) break;
  }
  return bytes;
}

/** Parses the subset of RFC 9112 that the server uses. */
function parseAnswer(bytes: Buffer): Answer {
  const end = bytes.indexOf("\r\n\r\n");
  const [statusLine = "", ...lines] = bytes.subarray(0, end).toString("latin1").split("\r\n");
  const headers = new Headers(lines.map((line) => [line.split(":")[0] ?? "", line.replace(/^[^:]*: */, "")]));
  const body = bodyOf(bytes.subarray(end + 4), headers);
  return { status: Number(statusLine.split(" ")[1]), headers, bytes: body, text: body.toString() };
}

/** Returns the body without the next response. */
function bodyOf(rest: Buffer, headers: Headers): Buffer {
  if (headers.get("transfer-encoding") === "chunked") return joinChunks(rest);
  return rest.subarray(0, Number(headers.get("content-length") ?? rest.length));
}

function joinChunks(bytes: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const line = bytes.indexOf("\r\n", at);
    const length = Number.parseInt(bytes.subarray(at, line).toString(), 16);
    if (!(length > 0)) break;
    chunks.push(bytes.subarray(line + 2, line + 2 + length));
    at = line + 2 + length + 2;
  }
  return Buffer.concat(chunks);
}
