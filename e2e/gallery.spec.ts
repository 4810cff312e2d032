/** Public screens without an account. */
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { budgets } from "../scripts/route-weights.ts";
import { aMember } from "./accounts.ts";
import { aPlanner, share } from "./starters.ts";

test("the gallery loads only from this server and stays small", async ({ page, request, baseURL }) => {
  const author = await aMember(request);
  await share(request, author, await aPlanner(request, author, "On the shelf"), `shelf-${author.username}`);
  const asked: string[] = [];
  page.on("request", (each) => asked.push(each.url()));
  await page.goto("/gallery");
  await expect(page.getByRole("link", { name: "On the shelf" }).first()).toBeVisible();
  await expect
    .poll(() =>
      page.locator("img").evaluateAll((images: HTMLImageElement[]) => images.every((image) => image.complete)),
    )
    .toBe(true);
  expect(asked.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);

  const code = [...new Set(asked)].filter((url) => /\.(?:js|css)$/.test(url));
  const sizes = await Promise.all(
    code.map(async (url) => gzipSync(await (await request.get(url)).body(), { level: 9 }).length),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgets.open * 1000);
});
