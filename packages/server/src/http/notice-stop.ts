import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Within this a request that is on its way has come. */
const silentMilliseconds = 500;

/**
 * Tells whether the server has been told to stop. From then on a connection ends with the answer that it waits for: one
 * that is kept for a next request would keep the server from its end. So would one that never asked for anything, as
 * browsers open them in advance: Node does not count it among the idle ones.
 */
export function noticeStop(app: FastifyInstance): () => boolean {
  let isStopping = false;
  const connections = new Set<Socket>();
  app.server.on("connection", (socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
    if (isStopping) endIfSilent(socket);
  });
  app.addHook("preClose", async () => {
    isStopping = true;
    for (const socket of connections) endIfSilent(socket);
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isStopping) reply.header("connection", "close");
  });
  return () => isStopping;
}

function endIfSilent(socket: Socket): void {
  const end = () => socket.bytesRead === 0 && socket.destroy();
  // After what has come meanwhile is read: on a busy machine time is up before that.
  setTimeout(() => setImmediate(end), silentMilliseconds).unref();
}
