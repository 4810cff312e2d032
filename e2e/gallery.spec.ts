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

test("the site measures a shared planner, and shows the score with its parts, on its card and to a search", {
  tag: "@long",
}, async ({ page, request }) => {
  const author = await aMember(request);
  const name = `Measured ${author.username}`;
  await share(request, author, await aPlanner(request, author, name), `measured-${author.username}`);
  const card = page.getByRole("listitem").filter({ has: page.getByRole("link", { name }) });
  const search = (further = "") => page.goto(`/gallery?q=${encodeURIComponent(name)}${further}`);
  // A planner is measured when it has rested for a minute.
  await expect(async () => {
    await search();
    await expect(card.getByText(/Measured score: \d+ of 100/)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 180_000 });
  const [, score = ""] = /Measured score: (\d+) of 100/.exec(await card.innerText()) ?? [];
  await search(`&score=${score}`);
  await expect(card).toBeVisible();
  await search(`&score=${Number(score) + 1}`);
  await expect(page.getByRole("button", { name: /^Without “Score of at least \d+”: 1$/ })).toBeVisible();
  await page.goto(`/gallery/measured-${author.username}`);
  await expect(page.getByText(`${score} of 100`)).toBeVisible();
  const parts = await page.getByText(/^\d+ of \d+ points$/).allInnerTexts();
  expect(parts).toHaveLength(5);
  expect(parts.reduce((sum, part) => sum + Number.parseInt(part), 0)).toBeGreaterThanOrEqual(Number(score) - 3);
  expect(parts.reduce((sum, part) => sum + Number.parseInt(part), 0)).toBeLessThanOrEqual(Number(score) + 3);
});
