import { errorMessages as messages } from "@octavo/contract";
import { errorCodes, type FastifyInstance, type FastifyRequest } from "fastify";
import { RequestThread } from "../threads/request-thread.ts";
import { ApiError } from "./api-error.ts";
import { type ParsedJson, parseJson } from "./parse-json.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Passes the body to the route as bytes. A worker process parses it. */
    readonly unread?: boolean;
    /** Ignores the content type, which many clients send without a body. */
    readonly bodiless?: boolean;
  }
}

/** In bytes. Larger bodies are parsed on a thread: 12 MB take a tenth of a second. */
const largeBytes = 128 * 1024;

const program = new URL("./parse-json.main.ts", import.meta.url);

/** Parses JSON bodies. */
export function addJsonParser(app: FastifyInstance): void {
  let thread: RequestThread<Uint8Array, ParsedJson> | undefined;
  app.addHook("onClose", () => thread?.terminate());
  const parse = async (body: Buffer<ArrayBuffer>): Promise<ParsedJson> => {
    if (body.length < largeBytes) return parseJson(body);
    thread ??= new RequestThread(program);
    return thread.send(body, isWhole(body) ? [body.buffer] : []);
  };
  app.addContentTypeParser(
    "application/json",
    { parseAs: "buffer" },
    async (request: FastifyRequest, body: Buffer<ArrayBuffer>) => {
      const { unread, bodiless } = request.routeOptions.config;
      if (bodiless && body.length === 0) return undefined;
      if (body.length === 0) throw new errorCodes.FST_ERR_CTP_EMPTY_JSON_BODY();
      if (unread) return body;
      const parsed = await parse(body);
      if ("value" in parsed) return parsed.value;
      if (parsed.problem === "complex") throw new ApiError("MALFORMED_REQUEST", messages.bodyTooComplex);
      throw new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY();
    },
  );
}

/** False if the memory contains other data, too. */
function isWhole({ byteLength, buffer }: Buffer): boolean {
  return buffer.byteLength === byteLength;
}
