/** Parts that all masters of a planner share. */
import { type APIRequestContext, expect, type Page, type TestInfo, test } from "@playwright/test";
import { aMember, bearer, enterAs } from "./accounts.ts";
import { countClicks } from "./clicks.ts";
import { option, pointAt, widgets } from "./editor-page.ts";
import { linksOnPages, wordsOf } from "./planner-file.ts";
import { dailyPlanner } from "./server-pdf.ts";

test(
  "tabs of months reach all six masters of the daily planner in six clicks, and change in three",
  { tag: "@long" },
  ({ page, request }, info) => insertTabs(page, request, info, { lastDay: "2027-03-31", months: 3, pages: 171 }),
);

test("tabs of months reach all pages of a year", { tag: "@long" }, ({ page, request }, info) =>
  insertTabs(page, request, info, { lastDay: "2027-12-31", months: 12, pages: 494 }),
);

interface Planner {
  readonly lastDay: string;
  readonly months: number;
  readonly pages: number;
}

async function insertTabs(page: Page, request: APIRequestContext, info: TestInfo, planner: Planner): Promise<void> {
  const member = await aMember(request);
  const choices = { device: "remarkable-2", year: 2027, lastDay: planner.lastDay, locale: "en" };
  const documents = dailyPlanner(choices, info.outputPath("documents"));
  const data = { name: "Daily", device_profile: choices.device, ...documents };
  const { id } = await (await request.post("/api/projects", { data, headers: bearer(member.token) })).json();
  await enterAs(page, member);
  const clicks = await countClicks(page);
  await page.goto(`/projects/${id}`);
  await expect(page.getByText("No problems", { exact: true })).toBeVisible();

  await test.step("made in six clicks", async () => {
    await page.getByRole("link", { name: "Day", exact: true }).click();
    await page.getByRole("tab", { name: "Parts" }).click();
    await page.getByRole("button", { name: /^Month tabs, side/ }).click();
    const tabs = option(page, /^Link list, x 40/);
    await expect(tabs).toBeAttached();
    const { x, y } = await pointAt(page, 412, 420);
    await page.mouse.click(x, y, { button: "right" });
    await page.getByRole("menuitem", { name: "Put on Every Page" }).click();
    await expect(tabs).not.toBeAttached();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    expect(await clicks()).toBe(6);
  });

  await test.step("changed in three, from the page", async () => {
    const before = await clicks();
    const { x, y } = await pointAt(page, 412, 420);
    await page.mouse.dblclick(x, y);
    await expect(widgets(page)).toHaveCount(1);
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Shift+ArrowDown");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    expect((await clicks()) - before).toBeLessThanOrEqual(3);
  });

  await page.goto(`/projects/${id}`);
  await expect(page.getByText("No problems", { exact: true })).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).click();
  const file = await (await downloading).path();
  const months = Array.from({ length: planner.months }, (_, i) => i + 2);
  const lastMonth = new Date(planner.lastDay).toLocaleString("en", { month: "long" });
  expect(wordsOf(file, 2)).toContain("January 2027");
  expect(wordsOf(file, planner.months + 1)).toContain(`${lastMonth} 2027`);
  const sides = linksOnPages(file).map((links) =>
    links.filter(({ rect: [left = 0, , right = 0] }) => left > 401 && Math.abs(right - left - 22) < 0.1),
  );
  expect(sides).toHaveLength(planner.pages);
  expect(sides.filter((found) => found.map((link) => link.page).join() !== months.join())).toEqual([]);
  // 10 points lower than the part was inserted, which takes the whole edge.
  expect(Math.max(...sides.flat().map(({ rect: [, , , top = 0] }) => top))).toBeCloseTo(554.4, 0);
}
