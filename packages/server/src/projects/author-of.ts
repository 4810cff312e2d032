import { httpLimits } from "@octavo/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Caller } from "../http/caller.ts";
import { askedBy } from "../render/asked-by.ts";
import type { Author } from "./workshop.ts";

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly caller: Caller;
}

export function authorOf(exchange: Exchange): Author {
  const { userId, username } = exchange.caller;
  return { userId, username, job: askedBy(exchange), bytes: bodyBytes(exchange.request) };
}

/** One that does not say counts as the largest. */
function bodyBytes({ headers }: FastifyRequest): number {
  if (headers["transfer-encoding"] !== undefined) return httpLimits.requestBytes;
  return Number(headers["content-length"] ?? 0);
}
