import { createHash } from "node:crypto";
import { existsSync, globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync, brotliDecompress, gzipSync } from "node:zlib";
import files from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { contentCodingFor } from "../http/content-coding.ts";
import { cacheHeaders, sendIfNotModified } from "../http/entity-tag.ts";
import { routeNotFound } from "../http/errors.ts";
import { asSubresource } from "../http/security-headers.ts";

const page = "index.html";

/**
 * Serves the files of the built web app, and its page for all other URLs of the app. Everything else is an unknown
 * route of the API. The page is the only file that contains the base path.
 */
export async function webAppRoutes(app: FastifyInstance, folder: string, basePath: string): Promise<void> {
  const built = existsSync(join(folder, page));
  const sendPage = built ? pageSender(join(folder, page), basePath) : undefined;
  await app.register(files, {
    root: folder,
    serve: built,
    index: false,
    preCompressed: true,
    // Ignores Vite's manifest.
    dotfiles: "ignore",
    suppressWarning: !built,
    setHeaders: (reply, path) => {
      // Routes outside this folder set their own headers.
      if (path.startsWith(folder)) reply.header("cache-control", cacheControl(folder, path));
      if (path.startsWith(join(folder, "assets")) && isSubresource(path)) asSubresource(reply);
      // The package names the encoding of text and scripts only.
      if (path.endsWith(".svg")) reply.header("content-type", "image/svg+xml; charset=utf-8");
    },
  });
  if (sendPage) for (const path of ["/", `/${page}`]) app.get(path, sendPage);
  const packed = packedFiles(folder);
  app.setNotFoundHandler((request, reply) => {
    const file = request.method === "GET" ? packed.get(request.url.split("?")[0] ?? "") : undefined;
    if (file === undefined && !wantsPage(request)) throw routeNotFound(request);
    // Not returned, because Fastify would add listeners to the response again.
    if (file !== undefined) sendUnpacked(reply, file).catch((problem: Error) => reply.send(problem));
    else if (sendPage) sendPage(request, reply).catch((problem: Error) => reply.send(problem));
    else sendNotBuilt(reply, basePath);
  });
}

interface Page {
  readonly html: string;
  readonly key: string;
  readonly encoded: Readonly<Record<"br" | "gzip" | "identity", string | Buffer>>;
}

/** Reads the file for each request, because a build may replace it, and compresses it once. */
function pageSender(file: string, basePath: string) {
  let latest: Page | undefined;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const html = withBasePath(await readFile(file, "utf8"), basePath);
    const { key, encoded } = (latest = latest?.html === html ? latest : encodedPage(html));
    reply.headers({ vary: "accept-encoding" });
    if (sendIfNotModified(request, reply, key, "page")) return reply;
    const encoding = contentCodingFor(request.headers);
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    return reply.code(200).headers(cacheHeaders(key, "page")).type("text/html; charset=utf-8").send(encoded[encoding]);
  };
}

/** The build writes addresses relative to the page, which is served at many paths. */
function withBasePath(html: string, basePath: string): string {
  return html.replaceAll(/(href|src)="\.\//g, `$1="${basePath}/`);
}

function encodedPage(html: string): Page {
  const key = createHash("sha256").update(html).digest("base64url");
  return { html, key, encoded: { br: brotliCompressSync(html), gzip: gzipSync(html), identity: html } };
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

/** A worker has the policy of its script. An SVG file can be opened as a document. */
const isSubresource = (path: string) => !/\.worker-[^/\\]*$|\.svg(?:\.|$)/.test(path);

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

function sendNotBuilt(reply: FastifyReply, basePath: string): void {
  void reply.code(503).type("text/html; charset=utf-8").send(notBuiltPage(basePath));
}

const notBuiltPage = (basePath: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Octavo</title></head>
<body>
<h1>Octavo is running, and its web app is not built yet</h1>
<p>Stop the server and start it with <code>npm start</code>, which builds it; or run <code>npm run build</code> and start again.</p>
<p>The API is there: <a href="${basePath}/api/health">/api/health</a>, <a href="${basePath}/api/openapi.json">/api/openapi.json</a>.</p>
</body>
</html>
`;
