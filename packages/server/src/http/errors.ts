import type { IncomingMessage } from "node:http";
import { errorBody, errorMessages as messages } from "@octavo/contract";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { ObjectError } from "../objects/object-error.ts";
import { isUnavailable } from "../store/store-error.ts";
import { isFull } from "../store/store-health.ts";
import { ApiError } from "./api-error.ts";
import { securityHeaders } from "./security-headers.ts";

/** `Retry-After` if the store does not respond. */
const retryAfterSeconds = 2;
const minute = 60;

/** Turns every error into a response. */
export function handleError(problem: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  if (reply.raw.destroyed) return forget(request, reply);
  const error = asApiError(problem, request);
  logCause(problem, error, request);
  if (isStillSending(request.raw)) closeAfterBody(request, reply);
  if (error.retryAfterSeconds) reply.header("retry-after", error.retryAfterSeconds);
  const body = errorBody(error.code, error.data, { ...error.details, request_id: request.id });
  reply.code(error.status).type("application/json; charset=utf-8").send(body);
}

/** Returns whether a request has a body that has not arrived. */
function isStillSending({ complete, headers }: IncomingMessage): boolean {
  return !complete && (headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0);
}

/** Time for the rest of a refused body, in milliseconds. */
const lingerMilliseconds = 5000;

/**
 * If the server closed the connection after the response, the rest of the body would reset it, and the client might not
 * read the response (RFC 9112, 9.6). It closes when the body has arrived or takes too long, if the client has asked for it.
 */
function closeAfterBody({ raw: request, socket }: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader("connection");
  if (reply.raw.shouldKeepAlive) return;
  reply.raw.shouldKeepAlive = true;
  const close = () => socket.destroySoon();
  const deadline = setTimeout(close, lingerMilliseconds).unref();
  request.once("end", close);
  socket.once("close", () => clearTimeout(deadline));
}

function logCause(err: Error, { status }: ApiError, { log }: FastifyRequest): void {
  if (isFull(err)) log.error({ err }, "the disk of the store is full");
  else if (err instanceof ObjectError) log.error({ err }, "an object could not be read or stored");
  else if (isUnavailable(err)) log.warn({ err }, "the store is not responding");
  else if (status >= 500 && status !== 503) log.error({ err }, "internal error");
}

/** Handles a malformed URL. No hook runs for it, so headers are added here. */
export function handleFrameworkError(problem: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({ ...securityHeaders, "x-request-id": request.id });
  handleError(problem, request, reply);
  request.log.info({ method: request.method, status: reply.statusCode }, "answered");
}

/** Ignores errors after the client has disconnected. */
function forget(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info({ method: request.method, route: request.routeOptions.url }, "the client disconnected");
  reply.hijack();
}

export function routeNotFound(request: FastifyRequest): ApiError {
  const [path = ""] = request.url.split("?");
  return new ApiError("NOT_FOUND", messages.unknownRoute(request.method, path));
}

function asApiError(problem: FastifyError | Error, request: FastifyRequest): ApiError {
  if (problem instanceof ApiError) return problem;
  const { code = "", statusCode = 500 } = problem as Partial<FastifyError>;
  const cause = problem;
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE")
    return new ApiError("REQUEST_TOO_LARGE", messages.tooLarge(request.routeOptions.bodyLimit), { cause });
  if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE")
    return new ApiError("UNSUPPORTED_MEDIA_TYPE", messages.jsonOnly, { cause });
  if (code === "FST_ERR_CTP_EMPTY_JSON_BODY") return new ApiError("MALFORMED_REQUEST", messages.emptyBody, { cause });
  if (code === "FST_ERR_CTP_INVALID_JSON_BODY" || problem instanceof SyntaxError)
    return new ApiError("MALFORMED_REQUEST", messages.malformedJson, { cause });
  if (statusCode === 404) return new ApiError("NOT_FOUND", messages.notFound, { cause });
  if (statusCode >= 400 && statusCode < 500) return new ApiError("MALFORMED_REQUEST", messages.unreadable, { cause });
  if (problem instanceof ObjectError) return aboutObject(problem);
  if (isFull(problem)) return new ApiError("SERVER_BUSY", messages.diskFull, { cause, retryAfterSeconds: minute });
  if (isUnavailable(problem)) return new ApiError("SERVER_BUSY", messages.storeBusy, { cause, retryAfterSeconds });
  return new ApiError("INTERNAL_ERROR", messages.internalError(request.id), { cause });
}

function aboutObject(cause: ObjectError): ApiError {
  if (cause.problem === "full")
    return new ApiError("SERVER_BUSY", messages.diskFull, { cause, retryAfterSeconds: minute });
  if (cause.problem === "unavailable")
    return new ApiError("SERVER_BUSY", messages.objectsUnavailable, { cause, retryAfterSeconds: minute });
  return new ApiError("INTERNAL_ERROR", messages.objectLost, { cause });
}
