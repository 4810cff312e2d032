import type { FastifyReply } from "fastify";

/**
 * Aborted when the client hangs up before it has its answer. Fastify's `request.signal` does not tell: a request
 * closes as soon as its body is read.
 */
export function clientGone({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once("close", () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
