/** Weighs what a browser downloads until a screen is idle: scripts, workers, styles, fonts, pictures and data, compressed. */
import { once } from "node:events";
import { statSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { expect, type Page, test } from "@playwright/test";
import { dist, firstVisits } from "../scripts/route-weights.ts";
import { aMember } from "./accounts.ts";
import { aPlanner, share } from "./starters.ts";

test("a first visit of a public screen is light, with its fonts and pictures", async ({
  browser,
  request,
  baseURL,
}) => {
  const author = await aMember(request);
  const name = `Light ${author.username}`;
  await share(request, author, await aPlanner(request, author, name), `light-${author.username}`);
  // Each planner that other journeys share has a picture.
  const only = `?${new URLSearchParams({ q: name }).toString()}`;
  const wire = await countBytes(new URL(baseURL ?? ""));
  for (const { path, sign, budget } of firstVisits) {
    const context = await browser.newContext({ baseURL: wire.origin });
    const page = await context.newPage();
    // Planners are drawn for the year of the build.
    await page.clock.setFixedTime(statSync(`${dist}.build.json`).mtime);
    const before = wire.bytes();
    await visit(page, path === "/gallery" ? path + only : path, sign);
    const weight = (wire.bytes() - before) / 1000;
    console.log(`figure: first visit of ${path}: ${Math.round(weight)} kB`);
    expect(weight, path).toBeLessThanOrEqual(budget);
    expect(page.workers(), `${path} starts no engine`).toEqual([]);
    await context.close();
  }
  wire.close();
});

async function visit(page: Page, path: string, sign: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(sign).filter({ visible: true }).first(), path).toBeVisible();
  await page.waitForLoadState("networkidle");
}

test("the engine starts when a visitor reaches for the planner, and draws the first choice", async ({ page }) => {
  await page.clock.setFixedTime(statSync(`${dist}.build.json`).mtime);
  await page.goto("/make/daily");
  const figure = page.getByRole("region", { name: "Pages" }).getByRole("figure");
  const links = figure.locator("a[data-page]");
  await expect(links.first()).toBeAttached();
  expect(await links.count()).toBeGreaterThan(40);
  const [name, svg] = [await figure.getAttribute("aria-label"), await figure.locator("svg").first().innerHTML()];
  expect(page.workers()).toEqual([]);

  await test.step("and draws the same page as the build", async () => {
    await page.getByRole("region", { name: "Choices" }).hover();
    await expect.poll(() => page.workers().length).toBe(1);
    await page.getByRole("button", { name: "Next page", exact: true }).click();
    await expect(figure).not.toHaveAccessibleName(name ?? "");
    await page.getByRole("button", { name: "Previous page", exact: true }).click();
    await expect(figure).toHaveAccessibleName(name ?? "");
    expect((await figure.locator("svg").first().innerHTML()) === svg).toBe(true);
  });

  await page.getByRole("group", { name: "Language" }).getByText("Polski").click();
  await expect(figure).toHaveAttribute("lang", "pl");
  await expect(figure).toHaveAccessibleName(/-07-02$/);
});

/** A connection to the server that counts what it sends, whoever asks. */
async function countBytes({ hostname, port }: URL) {
  let bytes = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    upstream.on("data", (chunk) => {
      bytes += chunk.length;
    });
    client.pipe(upstream).pipe(client);
    // A browser drops connections that it no longer needs.
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const)
      socket.on("error", () => other.destroy());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port: own } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${own}`, bytes: () => bytes, close: () => server.close() };
}
