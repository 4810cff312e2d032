import type { FastifyInstance } from "fastify";

/**
 * Tells whether the server has been told to stop. From then on a connection ends with the answer that it waits for: one
 * that is kept for a next request would keep the server from its end.
 */
export function noticeStop(app: FastifyInstance): () => boolean {
  let isStopping = false;
  app.addHook("preClose", async () => {
    isStopping = true;
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isStopping) reply.header("connection", "close");
  });
  return () => isStopping;
}
