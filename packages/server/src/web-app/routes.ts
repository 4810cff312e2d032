import { existsSync } from "node:fs";
import { join } from "node:path";
import files from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { routeNotFound } from "../http/errors.ts";
import { notBuiltPage } from "./not-built-page.ts";

const page = "index.html";

/**
 * Serves the files of the built web app, and its page for all other URLs of the app. Everything else is an unknown
 * route of the API.
 */
export async function webAppRoutes(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, page));
  await app.register(files, {
    root: folder,
    serve: built,
    index: page,
    preCompressed: true,
    // Ignores Vite's manifest.
    dotfiles: "ignore",
    suppressWarning: !built,
    setHeaders: (reply, path) => {
      // Routes outside this folder set their own headers.
      if (path.startsWith(folder)) reply.header("cache-control", cacheControl(folder, path));
    },
  });
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) throw routeNotFound(request);
    // Not returned, because Fastify would add listeners to the response again.
    if (built) void reply.sendFile(page);
    else sendNotBuilt(reply);
  });
}

/** Vite adds a content hash to the names of files under assets/. */
function cacheControl(folder: string, path: string): string {
  return path.startsWith(join(folder, "assets")) ? "public, max-age=31536000, immutable" : "no-cache";
}

/** Browsers accept HTML explicitly. URLs of pages have no file extension. */
function wantsPage({ method, url, headers: { accept = "*/*" } }: FastifyRequest): boolean {
  const [path = ""] = url.split("?");
  if ((method !== "GET" && method !== "HEAD") || /^\/api(?:\/|$)/.test(path)) return false;
  return accept.includes("text/html") || (accept.includes("*/*") && !/\.[^/]*$/.test(path));
}

function sendNotBuilt(reply: FastifyReply): void {
  void reply.code(503).type("text/html; charset=utf-8").send(notBuiltPage);
}
