/** Sends raw bytes that no HTTP client would send. */
import { once } from "node:events";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import type { Answer } from "./visitor.ts";

/**
 * Returns the response up to the end of the connection, or undefined if there is none. `isAll` ends the request early.
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
  const bytes = await buffer(socket).catch(() => Buffer.of());
  return bytes.length === 0 ? undefined : parseAnswer(bytes);
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
