import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { type ErrorCode, errorBody, errorStatus, errorMessages as messages } from "@octavo/contract";
import type { Message } from "@octavo/foundation";
import type { FastifyInstance } from "fastify";
import { ApiError } from "./api-error.ts";
import { securityHeaders } from "./security-headers.ts";

type Logged = Pick<FastifyInstance, "log">;
type Headers = Readonly<Record<string, string | number>>;

/** Responds to malformed or slow requests. They reach no route, so Node.js passes the socket. */
export function handleClientError(this: Logged, problem: NodeJS.ErrnoException, socket: Duplex): void {
  if (socket.writable && problem.code !== "ECONNRESET") socket.write(refusal(this));
  socket.destroy(problem);
}

/** Ends a connection with an error response. `headers` are added to the standard ones. */
export function rejectConnection(app: Logged, socket: Duplex, headers: Headers = {}): void {
  socket.once("finish", () => socket.destroy());
  socket.end(refusal(app, headers));
}

function refusal(app: Logged, more: Headers = {}): string {
  const { body, headers } = answerTo(app, "MALFORMED_REQUEST", messages.unreadable);
  const lines = Object.entries({ ...headers, ...more }).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${errorStatus.MALFORMED_REQUEST} Bad Request`, ...lines, "", body].join("\r\n");
}

function answerTo(
  { log }: Logged,
  code: ErrorCode,
  message: Message,
): { readonly body: string; readonly headers: Headers } {
  const id = randomUUID();
  log.info({ reqId: id, status: errorStatus[code] }, "answered");
  const body = JSON.stringify(errorBody(code, message, { request_id: id }));
  const headers = {
    ...securityHeaders,
    "x-request-id": id,
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    connection: "close",
  };
  return { body, headers };
}

/** Formats two errors that Node.js would send itself. Requires `requireHostHeader: false`. */
export function handleNodeErrors(app: FastifyInstance): void {
  app.server.on("checkExpectation", (_request: IncomingMessage, response: ServerResponse) => {
    const { body, headers } = answerTo(app, "EXPECTATION_FAILED", messages.unknownExpectation);
    response.writeHead(errorStatus.EXPECTATION_FAILED, headers).end(body);
  });
  app.addHook("onRequest", async ({ raw }) => {
    // RFC 9112, 3.2.
    if (raw.headers.host === undefined && raw.httpVersion === "1.1")
      throw new ApiError("MALFORMED_REQUEST", messages.hostMissing);
  });
}
