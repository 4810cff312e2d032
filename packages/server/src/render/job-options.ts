import type { FastifyReply, FastifyRequest } from "fastify";
import type { Caller } from "../http/caller.ts";
import { clientAddress } from "../http/client-address.ts";
import type { JobOptions, QueueReport } from "../jobs/job-scheduler.ts";

export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly caller: Pick<Caller, "userId"> | undefined;
}

/** Options of a job that a request causes. The job is aborted when the client disconnects. */
export function jobOptions({ request, reply, caller }: Exchange): JobOptions {
  const owner = caller ? ownerOf(caller) : anonymousOwner(request);
  const onQueued = ({ length, milliseconds }: QueueReport) => {
    // Fastify counts the request of a disconnected client as answered.
    if (!reply.sent) reply.headers({ "x-queue-length": length, "x-queue-wait": milliseconds });
  };
  return { owner, signal: disconnectSignal(reply), onQueued };
}

/** Owner of jobs of a client that is not signed in. */
export function anonymousOwner(request: FastifyRequest): string {
  return `address:${clientAddress(request)}`;
}

export function ownerOf({ userId }: Pick<Caller, "userId">): string {
  return `user:${userId}`;
}

/**
 * Aborted when the client disconnects before the response is sent. Fastify's `request.signal` is unsuitable: a request
 * closes when its body has been read.
 */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const abort = () => {
    if (!raw.writableFinished) controller.abort();
  };
  // "close" is emitted once, and the client may have disconnected while its token was checked.
  if (raw.closed) abort();
  else raw.once("close", abort);
  return controller.signal;
}
