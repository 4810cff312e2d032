import { httpLimits } from "@octavo/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Caller } from "../http/caller.ts";
import { jobOptions } from "../render/job-options.ts";
import type { Author } from "./project-services.ts";

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly caller: Caller;
}

export function authorOf(exchange: Exchange): Author {
  const { userId, username } = exchange.caller;
  return { userId, username, job: jobOptions(exchange), bytes: bodyBytes(exchange.request) };
}

/** Returns the maximum if the request has no length. */
function bodyBytes({ headers }: FastifyRequest): number {
  if (headers["transfer-encoding"] !== undefined) return httpLimits.requestBytes;
  return Number(headers["content-length"] ?? 0);
}
