import type { FastifyInstance } from "fastify";
import { ApiError } from "./api-error.ts";
import * as messages from "./messages.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The body reaches the route as bytes: a render process parses it. */
    readonly unread?: boolean;
    /** Many clients announce JSON in every call: one that takes no body gets none. */
    readonly bodiless?: boolean;
  }
}

/** Our largest requests carry their documents as a text or two; 20 megabytes of brackets would take seconds to parse. */
const mostValues = 100_000;
/** What is nested deeper overflows the stack of whoever looks at it. */
const deepest = 64;

const [quote = 0, backslash = 0, comma = 0, openList = 0, closeList = 0, openMapping = 0, closeMapping = 0] =
  Buffer.from('"\\,[]{}');

/** Reads JSON for every route, in a time that the size of a body bounds. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "ignore");
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body: Buffer, done) => {
    const { unread, bodiless } = request.routeOptions.config;
    if (bodiless && body.length === 0) done(null, undefined);
    else if (unread && body.length > 0) done(null, body);
    else if (isLabyrinth(body)) done(new ApiError("MALFORMED_REQUEST", messages.labyrinth));
    else void parse(request, body.toString(), done);
  });
}

/** Whether a JSON text has far more values than any request needs. Strings are leapt over. */
export function isLabyrinth(json: Buffer): boolean {
  let values = 0;
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (byte === quote) at = endOfString(json, at);
    else if (byte === comma) values++;
    else if (byte === openList || byte === openMapping) depth++;
    else if (byte === closeList || byte === closeMapping) depth--;
    if (values > mostValues || depth > deepest) return true;
  }
  return false;
}

/** Where the string ends that begins at `start`: at a quotation mark with an even number of backslashes before it. */
function endOfString(json: Buffer, start: number): number {
  for (let end = json.indexOf(quote, start + 1); end >= 0; end = json.indexOf(quote, end + 1)) {
    let escapes = 0;
    while (json[end - 1 - escapes] === backslash) escapes++;
    if (escapes % 2 === 0) return end;
  }
  return json.length;
}
