import type { FastifyReply } from "fastify";

/**
 * Aborted when the client disconnects before the response is sent. Fastify's `request.signal` is unsuitable: a request
 * closes when its body has been read.
 */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const abort = () => {
    if (!raw.writableFinished) controller.abort();
  };
  // The client may have disconnected while its token was checked, and "close" is emitted once.
  if (raw.closed) abort();
  else raw.once("close", abort);
  return controller.signal;
}
