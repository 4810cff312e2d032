import type { FastifyReply, FastifyRequest } from "fastify";
import type { Caller } from "../http/caller.ts";
import { clientAddress } from "../http/client-address.ts";
import { clientGone } from "../http/client-gone.ts";
import type { JobOptions } from "./render-pool.ts";

export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly caller: Caller | undefined;
}

/** For whom a route has a job done: until the client hangs up. */
export function askedBy({ request, reply, caller }: Exchange): JobOptions {
  const owner = caller ? ownerOf(caller) : `address:${clientAddress(request)}`;
  return { owner, signal: clientGone(reply) };
}

export function ownerOf({ userId }: Caller): string {
  return `user:${userId}`;
}
