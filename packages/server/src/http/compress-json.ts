import { constants } from "node:zlib";
import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";
import { responseBytes } from "./limit-responses.ts";

/** In bytes. For smaller responses, the headers cost more than compression saves. */
const threshold = 1024;

/**
 * In bytes. Larger projects consist of pictures, which lose a quarter of their size, while 18 MB keep a processor busy for
 * half a second.
 */
const largestCompressed = 1024 * 1024;

/**
 * Compresses JSON only. PDFs and images are compressed already, and the web app's files are compressed by its build.
 * Brotli runs at a level that costs no more than gzip. Responses contain no secrets beside text from the request, so
 * their size reveals nothing (BREACH).
 */
export async function compressJson(app: FastifyInstance): Promise<void> {
  app.addHook("onSend", async (request, _reply, payload) => {
    // The plugin's switch.
    if (responseBytes(payload) > largestCompressed) request.headers["x-no-compression"] = "true";
  });
  await app.register(compress, {
    threshold,
    customTypes: /^application\/json\b/,
    encodings: ["br", "gzip"],
    brotliOptions: {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        // A window of 256 KiB. Each response that waits for its client would hold the default 4 MiB.
        [constants.BROTLI_PARAM_LGWIN]: 18,
      },
    },
    globalDecompression: false,
  });
}
