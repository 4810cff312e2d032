import {
  formatPath,
  type JsonAnswer,
  type JsonRoute,
  type KnownRoute,
  type Route,
  type Routes,
  routes,
  type ValidCall,
} from "@octavo/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod";
import { ApiError } from "./api-error.ts";
import * as messages from "./messages.ts";

/** Routes that need a user cannot be mounted by what is here. */
type OpenRoute = { [Name in KnownRoute]: Routes[Name]["auth"] extends "none" ? Name : never }[KnownRoute];

export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Bytes go out as they are, as the content type that the contract names; a reply has been sent already. */
type Answer<Name extends KnownRoute> = (Name extends JsonRoute ? JsonAnswer<Name> : never) | Uint8Array | FastifyReply;

type Handler<Name extends KnownRoute> = (
  call: ValidCall<Name>,
  exchange: Exchange,
) => Promise<Answer<Name>> | Answer<Name>;

/**
 * Puts a route of the contract on the server: its address, the size of its body and the validation of what comes in.
 *
 * Authentication belongs here, as an `onRequest` hook of routes whose `auth` is "user", so that nothing of a
 * stranger's request is read.
 */
export function mount<Name extends OpenRoute>(app: FastifyInstance, name: Name, handler: Handler<Name>): void {
  const route: Route = routes[name];
  const [method = "", path = ""] = name.split(" ");
  app.route({
    method,
    url: path.replace(/\{(\w+)\}/g, ":$1"),
    ...(route.maxBytes && { bodyLimit: route.maxBytes }),
    handler: async (request, reply) => {
      reply.type(contentType(route));
      return handler(validCall(route, request) as ValidCall<Name>, { request, reply });
    },
  });
}

function contentType({ response }: Route): string {
  return "file" in response ? response.file : "application/json; charset=utf-8";
}

function validCall({ params, query, body }: Route, request: FastifyRequest): unknown {
  return {
    ...(params && { params: valid(params, request.params) }),
    ...(query && { query: valid(query, request.query) }),
    ...(body && { body: valid(body, request.body ?? {}) }),
  };
}

function valid(schema: z.ZodType, value: unknown): unknown {
  const { success, data, error } = schema.safeParse(value, {
    error: ({ input }) => (input === undefined ? messages.missing : undefined),
  });
  if (success) return data;
  const details = error.issues.map(({ path, message }) => ({ path: formatPath(path), message }));
  const first = details[0];
  throw new ApiError("INVALID_REQUEST", first?.path ? `${first.path}: ${first.message}` : (first?.message ?? ""), {
    details,
  });
}
