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
import { type Caller, requireCaller } from "./caller.ts";
import * as messages from "./messages.ts";
import { matchedRevision, revisionTag } from "./revision.ts";

interface Exchange<Name extends KnownRoute> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Known where the route asks for one. */
  readonly caller: Routes[Name]["auth"] extends "none" ? undefined : Caller;
}

type EmptyRoute = { [Name in KnownRoute]: Routes[Name]["response"] extends { empty: true } ? Name : never }[KnownRoute];

/** Bytes go out as they are, as the content type that the contract names; a reply has been sent already. */
type Answer<Name extends KnownRoute> =
  | (Name extends JsonRoute ? JsonAnswer<Name> : never)
  | (Name extends EmptyRoute ? undefined : never)
  | Uint8Array
  | FastifyReply;

type Handler<Name extends KnownRoute> = (
  call: ValidCall<Name>,
  exchange: Exchange<Name>,
) => Promise<Answer<Name>> | Answer<Name>;

const callers = new WeakMap<FastifyRequest, Caller>();

/**
 * Puts a route of the contract on the server: its address, who may call it, the size of its body, the validation of
 * what comes in, and status, type and revision of what goes out.
 */
export function mount<Name extends KnownRoute>(app: FastifyInstance, name: Name, handler: Handler<Name>): void {
  const route: Route = routes[name];
  const { auth } = route;
  const [method = "", path = ""] = name.split(" ");
  app.route({
    method,
    url: path.replace(/\{(\w+)\}/g, ":$1"),
    ...(route.maxBytes && { bodyLimit: route.maxBytes }),
    // The contract has HEAD where it means something.
    exposeHeadRoute: false,
    // Before the body is read: a stranger's is not.
    ...(auth !== "none" && {
      onRequest: async (request) => {
        callers.set(request, await requireCaller(app, request.headers.authorization, auth));
      },
    }),
    handler: async (request, reply) => {
      const caller = callers.get(request) as Exchange<Name>["caller"];
      const answer = await handler(validCall(route, request) as ValidCall<Name>, { request, reply, caller });
      return reply.sent ? reply : send(route, answer, reply);
    },
  });
}

function send(route: Route, answer: unknown, reply: FastifyReply): FastifyReply {
  if (route.status) reply.code(route.status);
  if ("empty" in route.response) return reply.send();
  reply.type("file" in route.response ? route.response.file : "application/json; charset=utf-8");
  if (route.revision && hasRevision(answer)) reply.header("etag", revisionTag(answer.revision));
  return reply.send(answer);
}

function hasRevision(answer: unknown): answer is { readonly revision: number } {
  return typeof answer === "object" && answer !== null && "revision" in answer && typeof answer.revision === "number";
}

function validCall({ params, query, body, revision }: Route, request: FastifyRequest): unknown {
  return {
    ...(params && { params: valid(params, request.params) }),
    ...(query && { query: valid(query, request.query) }),
    ...(body && { body: valid(body, request.body ?? {}) }),
    ...(revision === "matched" && { revision: matchedRevision(request.headers["if-match"]) }),
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
