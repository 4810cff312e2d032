import type { FastifyReply } from "fastify";

/**
 * Aborted when the client disconnects before the response is sent. Fastify's `request.signal` is unsuitable: a request
 * closes when its body has been read.
 */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once("close", () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
