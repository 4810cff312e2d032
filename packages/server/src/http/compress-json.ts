import { constants } from "node:zlib";
import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

/** In bytes: below it the headers cost more than is saved. */
const threshold = 1024;

/**
 * JSON alone: PDFs and pictures are compressed inside, and the web app's files were compressed when they were built. Brotli
 * at a level that costs no more than gzip. Nothing here is for a secret to be guessed by its compressed size: tokens
 * travel in headers, and no answer repeats what a request says beside one.
 */
export async function compressJson(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold,
    customTypes: /^application\/json\b/,
    encodings: ["br", "gzip"],
    brotliOptions: {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        // A window of 256 KiB: the usual 4 MiB would be held by every answer that waits for its reader.
        [constants.BROTLI_PARAM_LGWIN]: 18,
      },
    },
    globalDecompression: false,
  });
}
