import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { socketProtocol, tokenProtocol } from "@octavo/contract";
import { afterAll, describe, expect, test } from "vitest";
import WebSocket from "ws";
import { ask } from "../../test/ask.ts";
import { readLikeKoreader } from "../../test/koreader-rules.ts";
import { emailsTo } from "../../test/outbox.ts";
import { aPlannerProject } from "../../test/planner-project.ts";
import { serverUnderTest } from "../../test/server-under-test.ts";
import { signedIn } from "../../test/signed-in.ts";

const publicUrl = "https://example.org/apps/octavo";

const html = { accept: "text/html" };

describe("a site below a path", () => {
  const webFolder = mkdtempSync(join(tmpdir(), "octavo-web-app-"));
  mkdirSync(join(webFolder, "assets"));
  writeFileSync(join(webFolder, "index.html"), '<link href="./octavo.svg"><script src="./assets/main.js"></script>');
  writeFileSync(join(webFolder, "assets", "main.js"), "planner()");
  afterAll(() => rmSync(webFolder, { recursive: true }));
  const server = serverUnderTest({ webFolder, settings: { publicUrl } });
  const get = (url: string, headers = {}) => server.app.inject({ url, headers });

  // Some proxies remove the path, and some do not.
  test.each(["/apps/octavo", ""])("answers requests that begin with %j", async (start) => {
    expect((await get(`${start}/api/health`)).json()).toMatchObject({ status: "ok" });
    expect((await get(`${start}/assets/main.js`)).body).toBe("planner()");
    for (const path of ["/", "/index.html", "/projects/17"]) {
      const page = await get(start + path, html);
      expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(page.body).toBe(
        '<link href="/apps/octavo/octavo.svg"><script src="/apps/octavo/assets/main.js"></script>',
      );
      const again = await get(start + path, { ...html, "if-none-match": page.headers.etag });
      expect([again.statusCode, again.body]).toEqual([304, ""]);
    }
  });

  test("is the page without a slash at the end of the path, too", async () => {
    expect((await get("/apps/octavo", html)).body).toContain("/apps/octavo/assets/main.js");
    expect((await get("/apps/octavoid", { accept: "application/json" })).statusCode).toBe(404);
  });

  test("has its path in all addresses that it hands out", async () => {
    const ada = await signedIn(server);
    const project = await aPlannerProject(server, ada);
    const [email] = await emailsTo(server.outbox, ada.email);
    expect(email?.text).toContain(`${publicUrl}/confirm-email?token=`);
    expect(await ask(server, "GET /api/site")).toMatchObject({ links: { tutorial: "/apps/octavo/tutorial" } });
    expect(await ask(server, "GET /api/openapi.json")).toMatchObject({ servers: [{ url: publicUrl }] });

    const code = await ask(server, "POST /api/projects/{id}/download-codes", { as: ada, params: { id: project.id } });
    expect(code.page).toBe(`${publicUrl}/get`);
    const form = await get("/apps/octavo/get");
    expect(form.body).toContain('action="/apps/octavo/get"');
    expect(form.body).toContain('href="/apps/octavo/get.css"');
    const { headers } = await get(`/apps/octavo/get?code=${code.code}`);
    expect(headers.location).toBe(new URL(code.address).pathname.replace(code.code, encodeURIComponent(code.code)));
    expect((await get(String(headers.location))).rawPayload.subarray(0, 5).toString()).toBe("%PDF-");

    const body = { name: "KOReader", scopes: ["read_planners" as const] };
    const { token, catalog, catalog_with_token } = await ask(server, "POST /api/tokens", { as: ada, body });
    const authorization = `Basic ${Buffer.from(`ada:${token}`).toString("base64")}`;
    for (const start of [catalog, catalog_with_token]) {
      const feed = await get(new URL(start).pathname, { authorization });
      const { hrefs, items } = readLikeKoreader(feed.body, start);
      expect(hrefs["self"]).toBe(start);
      expect(items[0]?.acquisitions[0]?.href).toBe(`${start}/planners/${project.id}.pdf`);
    }
  });

  test("has its preview socket below the path", async () => {
    const ada = await signedIn(server);
    const origin = (await server.app.listen({ host: "127.0.0.1", port: 0 })).replace("http:", "ws:");
    for (const start of ["/apps/octavo", ""]) {
      const socket = new WebSocket(`${origin}${start}/ws/a`, [socketProtocol, tokenProtocol(ada.token)], {
        origin: "https://example.org",
      });
      const opened = await new Promise((resolve) => {
        socket.once("open", () => resolve("open"));
        socket.once("error", resolve);
      });
      expect(opened).toBe("open");
      socket.terminate();
    }
  });
});
