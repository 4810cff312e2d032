import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Time to finish sending a request that has begun when the server is told to stop. */
const unfinishedMilliseconds = 1000;

/**
 * Tells whether the server has been told to stop. From then on a connection ends with the answer that it waits for. A
 * connection on which no whole request has come ends after a second: one that a browser opened in advance, one that is
 * kept alive, and one whose client never finishes its request.
 */
export function noticeStop(app: FastifyInstance): () => boolean {
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
    // An answer from a file has 11 listeners for its end, most of them Fastify's; Node takes more than 10 for a leak.
    response.setMaxListeners(20);
    response.once("close", () => unanswered?.delete(request));
  });
  // Sockets are ended by who opened them.
  app.server.on("upgrade", ({ socket }: IncomingMessage) => connections.delete(socket));
  app.addHook("preClose", async () => {
    isStopping = true;
    endUnfinishedSoon();
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isStopping) reply.header("connection", "close");
  });

  function endUnfinishedSoon(): void {
    // After what has come meanwhile is read: on a busy machine time is up before that.
    setTimeout(() => setImmediate(endUnfinished), unfinishedMilliseconds).unref();
  }

  function endUnfinished(): void {
    for (const [socket, requests] of connections) if (![...requests].some(({ complete }) => complete)) socket.destroy();
  }

  return () => isStopping;
}
