import type { FastifyReply } from "fastify";

/**
 * Aborted when the client hangs up before it has its answer. Fastify's `request.signal` does not tell: a request
 * closes as soon as its body is read.
 */
export function clientGone({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const abort = () => {
    if (!raw.writableFinished) controller.abort();
  };
  // The client may have hung up while its token was checked: "close" comes once.
  if (raw.closed) abort();
  else raw.once("close", abort);
  return controller.signal;
}
