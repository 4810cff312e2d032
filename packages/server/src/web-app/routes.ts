import { existsSync } from "node:fs";
import { join } from "node:path";
import files from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { unknownRoute } from "../http/errors.ts";
import { notBuiltPage } from "./not-built-page.ts";

const page = "index.html";

/**
 * The built web app: its files, and its page for every address that the app itself knows how to read. What is no file
 * and no page is an unknown route of the API.
 */
export async function webAppRoutes(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, page));
  await app.register(files, {
    root: folder,
    serve: built,
    index: page,
    preCompressed: true,
    // What Vite tells the tests of the build.
    dotfiles: "ignore",
    suppressWarning: !built,
    setHeaders: (reply, path) => {
      // Whoever else sends files from here says how long they last.
      if (path.startsWith(folder)) reply.header("cache-control", cacheControl(folder, path));
    },
  });
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) throw unknownRoute(request);
    // Not returned: Fastify would wait for the reply once more, with listeners of its own on the answer.
    if (built) void reply.sendFile(page);
    else sendNotBuilt(reply);
  });
}

/** Vite puts a hash of the content into the names of what it puts under assets/. */
function cacheControl(folder: string, path: string): string {
  return path.startsWith(join(folder, "assets")) ? "public, max-age=31536000, immutable" : "no-cache";
}

/** Browsers ask for pages by type; other programs take anything, and a page's address has no ending. */
function wantsPage({ method, url, headers: { accept = "*/*" } }: FastifyRequest): boolean {
  const [path = ""] = url.split("?");
  if ((method !== "GET" && method !== "HEAD") || /^\/api(?:\/|$)/.test(path)) return false;
  return accept.includes("text/html") || (accept.includes("*/*") && !/\.[^/]*$/.test(path));
}

function sendNotBuilt(reply: FastifyReply): void {
  void reply.code(503).type("text/html; charset=utf-8").send(notBuiltPage);
}
