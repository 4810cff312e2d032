import type { Readable } from "node:stream";
import {
  type JsonAnswer,
  type JsonRoute,
  type KnownRoute,
  type Route,
  type Routes,
  routes,
  type ValidCall,
} from "@octavo/contract";
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isMissingRow } from "../store/store-error.ts";
import { type Caller, requireCaller, requireOwnSignIn, type SessionCaller } from "./caller.ts";
import { logAccount } from "./request-log.ts";
import { matchedRevision, revisionTag } from "./revision.ts";
import { validate } from "./validate.ts";

type CallerOf<Called> = Called extends { auth: "none" }
  ? undefined
  : Called extends { scope: string }
    ? Caller
    : SessionCaller;

interface Exchange<Name extends KnownRoute> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Set on routes that require authorization. */
  readonly caller: CallerOf<Routes[Name]>;
}

type EmptyRoute = { [Name in KnownRoute]: Routes[Name]["response"] extends { empty: true } ? Name : never }[KnownRoute];

/**
 * Bytes and streams are sent unchanged, with the content type of the contract. A `FastifyReply` has been sent already.
 */
type Answer<Name extends KnownRoute> =
  | (Name extends JsonRoute ? JsonAnswer<Name> : never)
  | (Name extends EmptyRoute ? undefined : never)
  | Uint8Array
  | Readable
  | FastifyReply;

type Handler<Name extends KnownRoute> = (
  call: ValidCall<Name>,
  exchange: Exchange<Name>,
) => Promise<Answer<Name>> | Answer<Name>;

const callers = new WeakMap<FastifyRequest, Caller>();

/** Caller of a request, if the route requires one. */
export function callerOf(request: FastifyRequest): Caller | undefined {
  return callers.get(request);
}

/**
 * Registers a route of the contract: path, authorization, body limit, validation, status, content type and revision.
 */
export function mount<Name extends KnownRoute>(app: FastifyInstance, name: Name, handler: Handler<Name>): void {
  add(app, name, (exchange) => handler(validCall(routes[name], exchange.request) as ValidCall<Name>, exchange));
}

/** Registers a route whose body is passed to a worker process as bytes, without parsing. */
export function mountRaw<Name extends KnownRoute>(
  app: FastifyInstance,
  name: Name,
  handler: (body: Uint8Array, exchange: Exchange<Name>) => Promise<Answer<Name>>,
): void {
  add(app, name, (exchange) => handler(bytesOf(exchange.request.body), exchange), { unread: true });
}

function bytesOf(body: unknown): Uint8Array {
  return body instanceof Uint8Array ? body : Buffer.from("{}");
}

function add<Name extends KnownRoute>(
  app: FastifyInstance,
  name: Name,
  answerOf: (exchange: Exchange<Name>) => Promise<Answer<Name>> | Answer<Name>,
  config: FastifyContextConfig = {},
): void {
  const route: Route = routes[name];
  const { auth } = route;
  const [method = "", path = ""] = name.split(" ");
  app.route({
    method,
    url: path.replace(/\{(\w+)\}/g, ":$1"),
    ...(route.maxBytes && { bodyLimit: route.maxBytes }),
    config: { ...config, bodiless: route.body === undefined },
    // HEAD routes are part of the contract.
    exposeHeadRoute: false,
    // Authorizes before the body is read.
    onRequest: async (request, reply) => {
      if (isPersonal(route, method)) reply.header("cache-control", "no-store");
      requireOwnSignIn(app, route);
      if (auth === "none") return;
      const caller = await requireCaller(app, request, route);
      callers.set(request, caller);
      logAccount(request, reply, caller.userId);
    },
    handler: async (request, reply) => {
      const caller = callers.get(request) as Exchange<Name>["caller"];
      try {
        const answer = await answerOf({ request, reply, caller });
        return reply.sent ? reply : send(route, answer, reply);
      } catch (problem) {
        return explainDeletion(app, request, { route, problem });
      }
    },
  });
}

/**
 * Throws an `ApiError` for a write that failed because its account was deleted in the meantime. Throws all other errors
 * unchanged.
 */
async function explainDeletion(
  app: FastifyInstance,
  request: FastifyRequest,
  { route, problem }: { readonly route: Route; readonly problem: unknown },
): Promise<never> {
  if (callers.has(request) && isMissingRow(problem)) await requireCaller(app, request, route);
  throw problem;
}

/** True for responses that must not be cached: those to authorized requests and to writes. */
function isPersonal({ auth }: Route, method: string): boolean {
  return auth !== "none" || method !== "GET";
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
    ...(params && { params: validate(params, request.params) }),
    ...(query && { query: validate(query, request.query) }),
    ...(body && { body: validate(body, request.body ?? {}) }),
    ...(revision === "matched" && { revision: matchedRevision(request.headers["if-match"]) }),
  };
}
