import { existsSync, globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import files from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { routeNotFound } from "../http/errors.ts";

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
      // The package names the encoding of text and scripts only.
      if (path.endsWith(".svg")) reply.header("content-type", "image/svg+xml; charset=utf-8");
    },
  });
  const packed = packedFiles(folder);
  app.setNotFoundHandler((request, reply) => {
    const file = request.method === "GET" ? packed.get(request.url.split("?")[0] ?? "") : undefined;
    if (file === undefined && !wantsPage(request)) throw routeNotFound(request);
    // Not returned, because Fastify would add listeners to the response again.
    if (file !== undefined) sendUnpacked(reply, file).catch((problem: Error) => reply.send(problem));
    else if (built) void reply.sendFile(page);
    else sendNotBuilt(reply);
  });
}

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

/** URLs of files that exist only compressed, as in the package of a release (docs/decisions/0072). */
function packedFiles(folder: string): ReadonlyMap<string, string> {
  const names = globSync("**/*.br", { cwd: folder, exclude: (name) => name.startsWith(".") });
  const plain = names.map((name) => name.slice(0, -".br".length)).filter((name) => !existsSync(join(folder, name)));
  return new Map(plain.map((name) => [`/${name.replaceAll("\\", "/")}`, join(folder, name)]));
}

const unpack = promisify(brotliDecompress);

/** For programs and unencrypted addresses: browsers accept Brotli only with encryption. */
async function sendUnpacked(reply: FastifyReply, file: string): Promise<void> {
  const bytes = await unpack(await readFile(`${file}.br`));
  reply.headers({ "cache-control": "public, max-age=31536000, immutable", vary: "accept-encoding" });
  void reply
    .code(200)
    .type(types[extname(file)] ?? "application/octet-stream")
    .send(bytes);
}

/** Vite adds a content hash to the names of files under assets/. */
function cacheControl(folder: string, path: string): string {
  return path.startsWith(join(folder, "assets")) ? "public, max-age=31536000, immutable" : "no-cache";
}

/** Browsers accept HTML explicitly. URLs of pages have no file extension. */
function wantsPage({ method, url, headers: { accept = "*/*" } }: FastifyRequest): boolean {
  const [path = ""] = url.split("?");
  if ((method !== "GET" && method !== "HEAD") || /^\/api(?:\/|$)/.test(path)) return false;
  return (
    accept.includes("text/html") || (accept.includes("*/*") && !path.slice(path.lastIndexOf("/") + 1).includes("."))
  );
}

function sendNotBuilt(reply: FastifyReply): void {
  void reply.code(503).type("text/html; charset=utf-8").send(notBuiltPage);
}

const notBuiltPage = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Octavo</title></head>
<body>
<h1>Octavo is running, and its web app is not built yet</h1>
<p>Stop the server and start it with <code>npm start</code>, which builds it; or run <code>npm run build</code> and start again.</p>
<p>The API is there: <a href="/api/health">/api/health</a>, <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</body>
</html>
`;
