import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { serverUnderTest } from "../../test/server-under-test.ts";

const html = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

describe("the web app", () => {
  const folder = mkdtempSync(join(tmpdir(), "octavo-web-app-"));
  const webFolder = join(folder, "dist");
  const script = "console.log('planner');\n".repeat(100);
  mkdirSync(join(webFolder, "assets"), { recursive: true });
  writeFileSync(join(webFolder, "index.html"), "<!doctype html><title>The studio</title>");
  mkdirSync(join(webFolder, ".vite"));
  writeFileSync(join(webFolder, ".vite", "manifest.json"), '{"hidden":true}');
  writeFileSync(join(webFolder, "octavo.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
  for (const name of ["main-abc123.js", "engine.worker-abc123.js", "drawing-abc123.svg"])
    writeFileSync(join(webFolder, "assets", name), script);
  writeFileSync(join(webFolder, "assets", "main-abc123.js.br"), brotliCompressSync(script));
  writeFileSync(join(webFolder, "assets", "packed-abc123.js.br"), brotliCompressSync(script));
  writeFileSync(join(folder, "secret.txt"), "hunter2");
  afterAll(() => rmSync(folder, { recursive: true }));

  const server = serverUnderTest({ webFolder });
  const get = (url: string, headers = {}) => server.app.inject({ url, headers });

  test.each(["/", "/projects/17", "/gallery?page=2", "/apiary"])(
    "is the page at %s, which is never kept",
    async (url) => {
      const answer = await get(url, html);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" });
      expect(answer.body).toContain("The studio");
    },
  );

  test.each(["br", "gzip"])("sends the page in the encoding %s if the client accepts it", async (encoding) => {
    const unpack = encoding === "br" ? brotliDecompressSync : gunzipSync;
    const answer = await get("/projects/17", { ...html, "accept-encoding": encoding });
    expect(answer.headers).toMatchObject({ "content-encoding": encoding, vary: "accept-encoding" });
    expect(unpack(answer.rawPayload).toString()).toContain("The studio");
    const refused = await get("/projects/17", { ...html, "accept-encoding": `${encoding};q=0` });
    expect(refused.headers["content-encoding"]).toBeUndefined();
  });

  test("sends the page without a warning about listeners", async () => {
    const warnings: string[] = [];
    const note = ({ message }: Error) => warnings.push(message);
    process.on("warning", note);
    onTestFinished(() => void process.off("warning", note));
    const origin = await server.app.listen({ host: "127.0.0.1", port: 0 });
    expect(await (await fetch(`${origin}/projects/17`, { headers: html })).text()).toContain("The studio");
    await new Promise(setImmediate);
    expect(warnings).toEqual([]);
  });

  test("is the page for clients that accept any type", async () => {
    expect((await get("/build", { accept: "*/*" })).body).toContain("The studio");
  });

  test("has cacheable files with content hashes", async () => {
    const answer = await get("/assets/main-abc123.js");
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(answer.headers["content-type"]).toContain("javascript");
    expect(answer.headers).not.toHaveProperty("etag");
    expect(answer.headers).not.toHaveProperty("last-modified");
    expect(answer.body).toBe(script);
  });

  test("sends files that are no documents with a policy that allows nothing, and without headers of documents", async () => {
    const { headers } = await get("/assets/main-abc123.js");
    expect(headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers).not.toHaveProperty("permissions-policy");
  });

  test.each(["/", "/octavo.svg", "/assets/engine.worker-abc123.js", "/assets/drawing-abc123.svg"])(
    "sends all headers with %s",
    async (url) => {
      const { headers } = await get(url, html);
      expect(headers["content-security-policy"]).toContain("script-src 'self' 'wasm-unsafe-eval'");
      expect(headers).toMatchObject({ "x-frame-options": "DENY", "permissions-policy": expect.any(String) });
    },
  );

  test("is compressed if the client supports it", async () => {
    const answer = await get("/assets/main-abc123.js", { "accept-encoding": "gzip, br" });
    expect(answer.headers).toMatchObject({ "content-encoding": "br", vary: expect.stringMatching(/accept-encoding/i) });
    expect(answer.rawPayload.length).toBeLessThan(script.length);
  });

  test("of a release has only compressed files, which are unpacked for clients that do not support it", async () => {
    const compressed = await get("/assets/packed-abc123.js", { "accept-encoding": "br" });
    expect(compressed.headers["content-encoding"]).toBe("br");
    expect(compressed.headers["content-type"]).toContain("javascript");
    const plain = await get("/assets/packed-abc123.js?again");
    expect(plain.statusCode).toBe(200);
    expect(plain.headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(plain.body).toBe(script);
    expect((await server.app.inject({ method: "POST", url: "/assets/packed-abc123.js" })).statusCode).toBe(404);
  });

  test("responds to an unchanged file with 304", async () => {
    const { headers } = await get("/octavo.svg");
    expect(headers["content-type"]).toBe("image/svg+xml; charset=utf-8");
    expect((await get("/octavo.svg", { "if-none-match": headers.etag })).statusCode).toBe(304);
  });

  test.each(["/.vite/manifest.json", "/%2evite/manifest.json", "/assets/../.vite/manifest.json"])(
    "keeps files of the build to itself: %s",
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain("hidden");
    },
  );

  test("returns no page for scripts and images", async () => {
    const answer = await get("/assets/gone-000000.js", { accept: "*/*" });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ error: "NOT_FOUND" });
  });

  test.each([
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/assets/..%5c..%5csecret.txt",
    "/assets/%2e%2e%2f%2e%2e%2fsecret.txt",
    "//secret.txt",
    "/%00",
  ])("serves no file outside its folder: %s", async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.body).not.toContain("hunter2");
  });
});

describe("a web app that is not built", () => {
  const server = serverUnderTest();

  test("is a page with build instructions", async () => {
    const answer = await server.app.inject({ url: "/", headers: html });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["content-type"]).toContain("text/html");
    expect(answer.body).toContain("npm start");
  });

  test("leaves the API alone", async () => {
    expect((await server.app.inject({ url: "/api/health" })).statusCode).toBe(200);
  });
});
