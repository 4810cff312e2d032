import type { FastifyReply, FastifyRequest } from "fastify";
import type { Caller } from "../http/caller.ts";
import { clientAddress } from "../http/client-address.ts";
import { clientGone } from "../http/client-gone.ts";
import type { JobOptions, QueueReport } from "./render-pool.ts";

export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly caller: Caller | undefined;
}

/** For whom a route has a job done: until the client hangs up. */
export function askedBy({ request, reply, caller }: Exchange): JobOptions {
  const owner = caller ? ownerOf(caller) : addressOwner(request);
  const onQueued = ({ length, milliseconds }: QueueReport) => {
    // A client that hung up has been answered, as far as Fastify knows.
    if (!reply.sent) reply.headers({ "x-queue-length": length, "x-queue-wait": milliseconds });
  };
  return { owner, signal: clientGone(reply), onQueued };
}

/** Of somebody who is not signed in. */
export function addressOwner(request: FastifyRequest): string {
  return `address:${clientAddress(request)}`;
}

export function ownerOf({ userId }: Caller): string {
  return `user:${userId}`;
}
