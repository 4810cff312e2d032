/** The studio below a path, behind the proxies that docs/operations.md describes. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { bearer, newAccount } from "./accounts.ts";
import { canvas } from "./editor-page.ts";
import { linkIn } from "./emails.ts";
import { button, field } from "./found-by.ts";
import { freePort } from "./free-port.ts";
import { proxies, whyNoProxy } from "./proxy.ts";

const program = join(import.meta.dirname, "../packages/server/test/server-for-browsers.child.ts");
const basePath = "/octavo";

test.use({ actionTimeout: 60_000 });

const undo: (() => Promise<unknown>)[] = [];

test.afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** Starts a site behind a proxy. Returns its address, and the folder of unsent emails. */
async function startSite(proxy: keyof typeof proxies) {
  const folder = mkdtempSync(join(tmpdir(), "octavo-base-path-"));
  undo.push(async () => rmSync(folder, { recursive: true, force: true }));
  const port = await freePort();
  const site = `http://127.0.0.1:${port}${basePath}`;
  const settings = {
    PORT: "0",
    OCTAVO_PUBLIC_URL: site,
    OCTAVO_TRUST_PROXY: "1",
    OCTAVO_DATA_DIR: join(folder, "data"),
    OCTAVO_WORKERS: "1",
    OCTAVO_LOG_LEVEL: "error",
    OCTAVO_STARTERS: "off",
  };
  const server = spawn(process.execPath, [program], {
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  undo.push(() => ended(server));
  const [line] = await once(server.stdout, "data");
  server.stdout.resume();
  const front = proxies[proxy]({ port, basePath, server: String(line).trim(), folder });
  undo.push(() => ended(front));
  return { site, outbox: join(folder, "data", "outbox") };
}

async function ended(child: ReturnType<typeof spawn>): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  await exit;
}

const masters_yaml = `masters:
  - name: Day
    widgets:
      - { type: text_block, position: { x: 40, y: 40, width: 300, height: 30 }, properties: { text: "Below a path" } }
`;
const plan_yaml = `name: Days
calendar: { start_date: 2026-01-01, end_date: 2026-01-03 }
sections:
  - { kind: days, master: Day, generate: each_day }
`;

for (const proxy of ["nginx", "Caddy"] as const)
  test(`the studio works below a path behind ${proxy}`, { tag: "@long" }, async ({ page, request }) => {
    test.setTimeout(300_000);
    const reason = whyNoProxy(proxy);
    test.skip(reason !== undefined, reason);
    const { site, outbox } = await startSite(proxy);
    const strays: string[] = [];
    const failures: string[] = [];
    page.on("request", (asked) => {
      if (/^(http|ws)/.test(asked.url()) && !`${asked.url()}/`.startsWith(`${site}/`)) strays.push(asked.url());
    });
    page.on("response", (answer) => {
      if (answer.status() >= 400) failures.push(`${answer.status()} ${answer.url()}`);
    });
    const ada = newAccount();

    await test.step("shows the first page with its pictures, also without the slash", async () => {
      await expect.poll(async () => (await request.get(`${site}/ready`).catch(() => undefined))?.status()).toBe(200);
      await page.goto(site);
      await expect(page).toHaveURL(`${site}/`);
      await expect(page.getByRole("main")).toBeVisible();
      const drawn = () =>
        page.locator("img").evaluateAll((all: HTMLImageElement[]) => all.filter((one) => one.naturalWidth > 0).length);
      await expect.poll(drawn).toBeGreaterThan(2);
      expect(await page.evaluate(async () => (await document.fonts.ready).size)).toBeGreaterThan(0);
    });

    await test.step("asks for a sign-in and returns to the page", async () => {
      await page.goto(`${site}/projects`);
      await expect(page).toHaveURL(`${site}/login`);
      await page.getByRole("link", { name: "Create an account" }).click();
      await expect(page).toHaveURL(`${site}/register`);
      // The sign-in has the same fields.
      await expect(page.getByRole("heading", { name: "Create account" })).toBeVisible();
      await field(page, "Username").fill(ada.username);
      await field(page, "Email").fill(ada.email);
      await field(page, "Password").fill(ada.password);
      await field(page, "Confirm password").fill(ada.password);
      await button(page, "Create account").click();
      await page.getByLabel("I have read and understand these terms").check();
      await button(page, "Accept & Continue").click();
      await expect(page).toHaveURL(`${site}/projects`);
      await expect(page.getByText(`Signed in as ${ada.username}`)).toBeVisible();
    });

    const token = (await page.evaluate(() => localStorage.getItem("octavo_access_token"))) ?? "";
    const post = async (path: string, data: object) => {
      const answer = await request.post(`${site}${path}`, { data, headers: bearer(token) });
      expect(answer.ok(), await answer.text()).toBe(true);
      return answer.json();
    };
    const { id } = await post("/api/projects", {
      name: "Below",
      device_profile: "remarkable-2",
      masters_yaml,
      plan_yaml,
    });

    await test.step("draws a planner, and downloads its PDF", async () => {
      await page.goto(`${site}/projects/${id}?tab=preview`);
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Below");
      await expect(page.getByRole("main").locator("canvas, svg[viewBox]").first()).toBeVisible();
      const file = await request.get(`${site}/api/projects/${id}/pdf`, { headers: bearer(token) });
      expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
    });

    await test.step("edits a master, and leaves it by its link", async () => {
      await page.goto(`${site}/projects/${id}/masters/Day`);
      await expect(canvas(page).getByRole("option")).toHaveCount(1);
      await page.getByRole("link", { name: "Back", exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`^${site}/projects/${id}`));
    });

    await test.step("shows a preview of a template over its socket", async () => {
      const socket = page.waitForEvent("websocket", { predicate: (one) => one.url().includes("/ws/") });
      await page.goto(`${site}/templates/new`);
      await button(page, "Box").click();
      await button(page, "Preview").click();
      const panel = page.getByRole("region", { name: "Preview", exact: true });
      await expect(panel.getByText("Connected", { exact: true })).toBeVisible();
      await expect(panel.getByRole("img", { name: "Page 1" })).toBeVisible();
      expect((await socket).url().startsWith(`${site.replace("http", "ws")}/ws/`)).toBe(true);
    });

    await test.step("opens links of emails", async () => {
      await page.goto(site + (linkIn(outbox, ada.email, "confirm-email") ?? ""));
      await button(page, /Confirm/).click();
      await expect(page.getByText(/confirmed/)).toBeVisible();
    });

    await test.step("gives its planner to devices", async () => {
      const { page: address, code } = await post(`/api/projects/${id}/download-codes`, {});
      expect(address).toBe(`${site}/get`);
      await page.goto(address);
      expect(await page.locator("h1").evaluate((title) => getComputedStyle(title).fontFamily)).toContain("sans-serif");
      await page.getByLabel("Code").fill(code);
      const downloading = page.waitForEvent("download");
      await button(page, "Download").click();
      expect((await downloading).suggestedFilename()).toBe("Below.pdf");
      const { catalog_with_token } = await post("/api/tokens", { name: "KOReader", scopes: ["read_planners"] });
      const feed = await (await request.get(catalog_with_token)).text();
      const [, href = ""] = /href="([^"]+\.pdf)"/.exec(feed) ?? [];
      const file = await request.get(new URL(href, catalog_with_token).href);
      expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
    });

    expect(strays).toEqual([]);
    expect(failures.filter((line) => !line.startsWith("401"))).toEqual([]);
  });
