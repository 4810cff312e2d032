import type { IncomingMessage } from "node:http";
import websocket from "@fastify/websocket";
import { errorMessages as messages, socketLimits, socketProtocol, tokenProtocol } from "@octavo/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiError } from "../http/api-error.ts";
import { withoutBasePath } from "../http/base-path.ts";
import { clientAddress } from "../http/client-address.ts";
import { rejectConnection } from "../http/client-errors.ts";
import { routeNotFound } from "../http/errors.ts";
import { securityHeaders } from "../http/security-headers.ts";
import type { Renderer } from "../render/renderer.ts";
import { type MessageRate, PreviewSocket } from "./preview-socket.ts";
import { closeCodes, rejectSocket } from "./reject-socket.ts";
import { SocketCounter } from "./socket-counter.ts";

export interface SocketSettings {
  /** Origin of the site. Other origins are refused. */
  readonly publicUrl: string;
  readonly heartbeatMilliseconds?: number;
  readonly rate?: MessageRate;
}

const defaultRate: MessageRate = { limit: socketLimits.requestsInTenSeconds, milliseconds: 10_000 };

/** Proxies commonly close connections that are idle for a minute. */
const defaultHeartbeat = 25_000;
/** Time for clients to close when the server stops. */
const farewellMilliseconds = 1000;

const path = "/ws/";
const tokenPrefix = tokenProtocol("");

export async function previewSocketRoutes(
  app: FastifyInstance,
  render: Renderer,
  { publicUrl, heartbeatMilliseconds = defaultHeartbeat, rate = defaultRate }: SocketSettings,
): Promise<void> {
  const open = new SocketCounter(socketLimits.connections);
  let isClosing = false;
  const unsettled = new SocketCounter(socketLimits.unsettled);
  await addWebSockets(app, () => {
    isClosing = true;
  });
  app.route({
    method: "GET",
    // Clients choose the id. Sockets with the same id share nothing.
    url: `${path}:clientId`,
    exposeHeadRoute: false,
    onRequest: async () => {
      if (isClosing) throw new ApiError("SERVER_BUSY", messages.stopping);
    },
    handler: (request) => {
      throw routeNotFound(request);
    },
    wsHandler: async (socket, request) => {
      // Stops reading until the client is authorized.
      socket.pause();
      const address = clientAddress(request);
      if (!unsettled.enter(address)) return socket.terminate();
      const settle = () => {
        socket.off("close", settle);
        unsettled.leave(address);
      };
      socket.once("close", settle);
      if (!isOurs(request, publicUrl)) return rejectSocket(socket, closeCodes.policy, messages.foreignOrigin);
      const { identify } = app;
      const { id, log } = request;
      const token = tokenOf(request);
      const parts = { render, identify, open, settle, heartbeatMilliseconds, rate, token, id, log };
      await new PreviewSocket(socket, parts).start();
    },
  });
}

/** Adds the WebSocket protocol to the server. Calls `onStop` before a stopping server closes the sockets. */
async function addWebSockets(app: FastifyInstance, onStop: () => void): Promise<void> {
  await app.register(websocket, {
    options: {
      maxPayload: socketLimits.messageBytes,
      handleProtocols: (offered) => offered.has(socketProtocol) && socketProtocol,
    },
    preClose: (done) => {
      onStop();
      closeAll(app, done);
    },
    errorHandler: (err, socket, { log }) => {
      // The client has broken the protocol, and the socket is closing with a code such as 1009 for a large message.
      if (socket.readyState !== socket.OPEN) return log.info({ err }, "a client broke the preview socket protocol");
      log.error({ err }, "a preview socket failed");
      socket.close(closeCodes.ownFault);
    },
  });

  const { websocketServer } = app;
  websocketServer.on("headers", (lines) => {
    lines.push(...Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`));
  });
  websocketServer.on("wsClientError", (_problem, socket) => {
    // RFC 6455, 4.4.
    rejectConnection(app, socket, { "sec-websocket-version": 13 });
  });
}

/** Other upgrade requests, such as those of `curl --http2`, are handled as plain HTTP. */
export function isSocketRequest({ url: target = "", headers }: IncomingMessage, basePath: string): boolean {
  const url = withoutBasePath(basePath, target);
  return url.startsWith(path) && isReadable(url) && headers.upgrade?.toLowerCase() === "websocket";
}

/** A malformed URL reaches no route, so nothing would close its connection. */
function isReadable(url: string): boolean {
  try {
    return decodeURI(url) !== "";
  } catch {
    return false;
  }
}

function tokenOf({ headers }: FastifyRequest): string | undefined {
  const offered = (headers["sec-websocket-protocol"] ?? "").split(",").map((protocol) => protocol.trim());
  return offered.find((protocol) => protocol.startsWith(tokenPrefix))?.slice(tokenPrefix.length);
}

/** Browsers always send an origin. Other clients don't have to. */
function isOurs({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && [host, new URL(publicUrl).host].includes(new URL(origin).host);
}

function closeAll({ websocketServer }: FastifyInstance, done: () => void): void {
  const { clients } = websocketServer;
  for (const client of clients) client.close(closeCodes.goingAway, messages.stopping.text);
  const impatience = setTimeout(() => {
    for (const client of clients) client.terminate();
  }, farewellMilliseconds);
  websocketServer.close(() => {
    clearTimeout(impatience);
    done();
  });
}
