import { errorMessages as messages } from "@octavo/contract";
import type { FastifyInstance } from "fastify";
import { ApiError } from "./api-error.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Passes the body to the route as bytes. A worker process parses it. */
    readonly unread?: boolean;
    /** Ignores the content type, which many clients send without a body. */
    readonly bodiless?: boolean;
  }
}

/**
 * Maximum number of values. The largest requests have their documents in a few strings; 20 MB of brackets would take
 * seconds to parse.
 */
const maxValues = 100_000;
/** Maximum depth. Deeper values overflow the stack of recursive code. */
const maxDepth = 64;

const [quote = 0, backslash = 0, comma = 0, openList = 0, closeList = 0, openMapping = 0, closeMapping = 0] =
  Buffer.from('"\\,[]{}');

/** Parses JSON bodies, in time proportional to their size. */
export function addJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "ignore");
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body: Buffer, done) => {
    const { unread, bodiless } = request.routeOptions.config;
    if (bodiless && body.length === 0) done(null, undefined);
    else if (unread && body.length > 0) done(null, body);
    else if (isTooComplex(body)) done(new ApiError("MALFORMED_REQUEST", messages.bodyTooComplex));
    else void parse(request, body.toString(), done);
  });
}

/** Returns whether JSON has too many values or levels. Skips strings. */
export function isTooComplex(json: Buffer): boolean {
  let values = 0;
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (byte === quote) at = endOfString(json, at);
    else if (byte === comma) values++;
    else if (byte === openList || byte === openMapping) depth++;
    else if (byte === closeList || byte === closeMapping) depth--;
    if (values > maxValues || depth > maxDepth) return true;
  }
  return false;
}

/** Returns the index of the closing quotation mark: one with an even number of backslashes before it. */
function endOfString(json: Buffer, start: number): number {
  for (let end = json.indexOf(quote, start + 1); end >= 0; end = json.indexOf(quote, end + 1)) {
    let escapes = 0;
    while (json[end - 1 - escapes] === backslash) escapes++;
    if (escapes % 2 === 0) return end;
  }
  return json.length;
}
