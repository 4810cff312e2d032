import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import { errorBody, errorStatus } from "@octavo/contract";
import * as messages from "./messages.ts";
import { securityHeaders } from "./security-headers.ts";

/** What is no HTTP, or comes too slowly, reaches no route: Node hands over the bare connection. */
export function answerBroken(problem: NodeJS.ErrnoException, socket: Socket): void {
  if (socket.writable && problem.code !== "ECONNRESET") socket.write(refusal());
  socket.destroy(problem);
}

function refusal(): string {
  const body = JSON.stringify(errorBody("MALFORMED_REQUEST", messages.unreadable));
  const headers = {
    ...securityHeaders,
    "x-request-id": randomUUID(),
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${errorStatus.MALFORMED_REQUEST} Bad Request`, ...lines, "", body].join("\r\n");
}
