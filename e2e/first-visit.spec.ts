/** Weighs what a browser downloads until a screen is idle: scripts, styles, fonts, pictures and data, compressed. */
import { expect, type Page, test } from "@playwright/test";
import { firstVisits } from "../scripts/route-weights.ts";
import { aMember } from "./accounts.ts";
import { aPlanner, share } from "./starters.ts";

test("a first visit of a public screen is light, with its fonts and pictures", async ({ page, request }) => {
  const author = await aMember(request);
  const name = `Light ${author.username}`;
  await share(request, author, await aPlanner(request, author, name), `light-${author.username}`);
  // Each planner that other journeys share has a picture.
  const only = `?${new URLSearchParams({ q: name }).toString()}`;
  for (const { path, sign, budget } of firstVisits) {
    const weight = await weigh(page, path === "/gallery" ? path + only : path, sign);
    console.log(`figure: first visit of ${path}: ${Math.round(weight)} kB`);
    expect(weight, path).toBeLessThanOrEqual(budget);
  }
});

/** Returns the transferred kilobytes of a visit without a cache. */
async function weigh(page: Page, path: string, sign: string): Promise<number> {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.clearBrowserCache");
  let bytes = 0;
  network.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(path);
  await expect(page.getByText(sign).filter({ visible: true }).first(), path).toBeVisible();
  await page.waitForLoadState("networkidle");
  await network.detach();
  return bytes / 1000;
}
