import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Time to finish sending a request after the server is told to stop. */
const unfinishedMilliseconds = 1000;

/**
 * Returns a function that tells whether the server is stopping. From then on, each connection closes after its current
 * response. Connections without a complete request close after a second.
 */
export function trackShutdown(app: FastifyInstance): () => boolean {
  let isStopping = false;
  const connections = new Map<Socket, Set<IncomingMessage>>();
  app.server.on("connection", (socket) => {
    connections.set(socket, new Set());
    socket.once("close", () => connections.delete(socket));
    if (isStopping) endUnfinishedSoon();
  });
  app.server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const unanswered = connections.get(request.socket);
    unanswered?.add(request);
    // A file response has 11 listeners, most of them Fastify's. Node.js warns above 10.
    response.setMaxListeners(20);
    response.once("close", () => unanswered?.delete(request));
  });
  // Upgraded sockets are closed by their own handler.
  app.server.on("upgrade", ({ socket }: IncomingMessage) => connections.delete(socket));
  app.addHook("preClose", async () => {
    isStopping = true;
    endUnfinishedSoon();
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isStopping) reply.header("connection", "close");
  });

  function endUnfinishedSoon(): void {
    // `setImmediate` lets pending data be read first. On a busy machine the timer fires before that.
    setTimeout(() => setImmediate(endUnfinished), unfinishedMilliseconds).unref();
  }

  function endUnfinished(): void {
    for (const [socket, requests] of connections) if (![...requests].some(({ complete }) => complete)) socket.destroy();
  }

  return () => isStopping;
}
