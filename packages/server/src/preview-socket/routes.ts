import type { IncomingMessage } from "node:http";
import websocket from "@fastify/websocket";
import { socketLimits, socketProtocol, tokenProtocol } from "@octavo/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { endWithRefusal } from "../http/answer-broken.ts";
import { ApiError } from "../http/api-error.ts";
import { clientAddress } from "../http/client-address.ts";
import { unknownRoute } from "../http/errors.ts";
import * as messages from "../http/messages.ts";
import { securityHeaders } from "../http/security-headers.ts";
import type { Renderer } from "../render/renderer.ts";
import { closeCodes } from "./close-codes.ts";
import { OpenSockets } from "./open-sockets.ts";
import { type MessageRate, PreviewSocket } from "./preview-socket.ts";
import { refuseSocket } from "./refuse-socket.ts";

export interface SocketSettings {
  /** Where browsers find the site: pages from elsewhere are not let in. */
  readonly publicUrl: string;
  readonly heartbeatMilliseconds?: number;
  readonly rate?: MessageRate;
}

const usualRate: MessageRate = { limit: socketLimits.requestsInTenSeconds, milliseconds: 10_000 };

/** Proxies commonly drop what has been silent for a minute. */
const usualHeartbeat = 25_000;
/** A client that does not answer a farewell must not keep the server from stopping. */
const farewellMilliseconds = 1000;

const path = "/ws/";
const tokenPrefix = tokenProtocol("");

export async function previewSocketRoutes(
  app: FastifyInstance,
  render: Renderer,
  { publicUrl, heartbeatMilliseconds = usualHeartbeat, rate = usualRate }: SocketSettings,
): Promise<void> {
  const open = new OpenSockets(socketLimits.connections);
  let isClosing = false;
  const unsettled = new OpenSockets(socketLimits.unsettled);
  await app.register(websocket, {
    options: {
      maxPayload: socketLimits.messageBytes,
      handleProtocols: (offered) => offered.has(socketProtocol) && socketProtocol,
    },
    preClose: (done) => {
      isClosing = true;
      closeAll(app, done);
    },
    errorHandler: (err, socket, { log }) => {
      // A socket that the client broke is closing already, with a code that says how: 1009 for a large message.
      if (socket.readyState !== socket.OPEN) return log.info({ err }, "a preview socket broke");
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
    endWithRefusal(socket, { "sec-websocket-version": 13 });
  });

  app.route({
    method: "GET",
    // The id is the client's own affair: sockets that share one have nothing else in common.
    url: `${path}:clientId`,
    exposeHeadRoute: false,
    onRequest: async () => {
      if (isClosing) throw new ApiError("SERVER_BUSY", messages.stopping);
    },
    handler: (request) => {
      throw unknownRoute(request);
    },
    wsHandler: async (socket, request) => {
      // Until it is known who it is, everything that is sent stays with the client.
      socket.pause();
      const address = clientAddress(request);
      if (!unsettled.enter(address)) return socket.terminate();
      const settle = () => {
        socket.off("close", settle);
        unsettled.leave(address);
      };
      socket.once("close", settle);
      if (!isOurs(request, publicUrl)) return refuseSocket(socket, closeCodes.policy, messages.foreignOrigin);
      const { identify } = app;
      const { id, log } = request;
      const token = tokenOf(request);
      const parts = { render, identify, open, settle, heartbeatMilliseconds, rate, token, id, log };
      await new PreviewSocket(socket, parts).start();
    },
  });
}

/** Any other wish to speak another protocol, as `curl --http2` has it, is answered as if it had not been uttered. */
export function isSocketRequest({ url = "", headers }: IncomingMessage): boolean {
  return url.startsWith(path) && isReadable(url) && headers.upgrade?.toLowerCase() === "websocket";
}

/** What cannot be decoded reaches no route, and so nobody who would end its connection. */
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

/** Browsers always say where a page is from; nobody else has to. */
function isOurs({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && [host, new URL(publicUrl).host].includes(new URL(origin).host);
}

function closeAll({ websocketServer }: FastifyInstance, done: () => void): void {
  const { clients } = websocketServer;
  for (const client of clients) client.close(closeCodes.goingAway, messages.stopping);
  const impatience = setTimeout(() => {
    for (const client of clients) client.terminate();
  }, farewellMilliseconds);
  websocketServer.close(() => {
    clearTimeout(impatience);
    done();
  });
}
