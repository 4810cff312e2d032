import { once } from "node:events";
import { type SocketAnswer, type SocketRequest, socketProtocol, tokenProtocol } from "@octavo/contract";
import type { FastifyInstance } from "fastify";
import { onTestFinished } from "vitest";
import WebSocket, { type ClientOptions } from "ws";

interface Connection extends ClientOptions {
  readonly token?: string | undefined;
  readonly clientId?: string;
}

export interface PreviewClient {
  readonly socket: WebSocket;
  readonly heard: readonly SocketAnswer[];
  readonly send: (message: string | object) => void;
  readonly next: () => Promise<SocketAnswer>;
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
}

export async function connect(
  app: FastifyInstance,
  { token, clientId = "tab-1", ...options }: Connection = {},
): Promise<PreviewClient> {
  const protocols = [socketProtocol, ...(token === undefined ? [] : [tokenProtocol(token)])];
  const socket = new WebSocket(`${addressOf(app)}/ws/${clientId}`, protocols, options);
  onTestFinished(() => socket.terminate());
  const client = listenTo(socket);
  await once(socket, "open");
  return client;
}

/** `ws` separates a Unix socket and the path by a colon. */
function addressOf(app: FastifyInstance): string {
  const address = app.server.address();
  return typeof address === "string" ? `ws+unix:${address}:` : `ws://127.0.0.1:${portOf(app)}`;
}

export function portOf({ server }: FastifyInstance): number {
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server does not listen.");
  return address.port;
}

function listenTo(socket: WebSocket): PreviewClient {
  const heard: SocketAnswer[] = [];
  const waiting: ((answer: SocketAnswer) => void)[] = [];
  let taken = 0;
  socket.on("message", (bytes: Buffer) => {
    heard.push(JSON.parse(bytes.toString()));
    const answer = heard[taken];
    if (answer && waiting.length > 0) {
      taken++;
      waiting.shift()?.(answer);
    }
  });
  socket.on("error", () => undefined);
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.once("close", (code, reason) => resolve({ code, reason: reason.toString() }));
  });
  return {
    socket,
    heard,
    closed,
    send: (message) => socket.send(typeof message === "string" ? message : JSON.stringify(message)),
    next: () => {
      const answer = heard[taken];
      if (!answer) return new Promise((resolve) => waiting.push(resolve));
      taken++;
      return Promise.resolve(answer);
    },
  };
}

export function previewRequest(data: SocketRequest["data"]): SocketRequest {
  return { type: "preview_request", data };
}
