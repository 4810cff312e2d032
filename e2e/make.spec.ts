/** From the first screen to a planner, with and without an account. */
import { writeFileSync } from "node:fs";
import { type Download, expect, type Locator, type Page, test } from "@playwright/test";
import { aMember, bearer } from "./accounts.ts";
import { documentText } from "./document-text.ts";
import { inspect, wordsOf } from "./planner-file.ts";

/** Counts the clicks of a visitor. */
function clickCounter() {
  let clicks = 0;
  return {
    click: async (target: Locator) => {
      clicks++;
      await target.click();
    },
    count: () => clicks,
  };
}

/** Chooses the device and Polish, and downloads the daily planner of the proposed year. */
async function makePlanner(page: Page, click: (target: Locator) => Promise<void>): Promise<Download> {
  await click(page.getByRole("combobox", { name: "Device" }));
  await page.keyboard.type("paper pro move");
  await page.keyboard.press("Enter");
  await click(page.getByRole("group", { name: "Language" }).getByText("Polski"));
  await expect(page.getByRole("figure").last()).toHaveAttribute("lang", "pl");
  const downloading = page.waitForEvent("download");
  await click(page.getByRole("button", { name: "Download PDF" }));
  return downloading;
}

test("a visitor has a planner for a device, a year and a language after five clicks", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-02T12:00:00"));
  const { click, count } = clickCounter();
  await page.goto("/");
  await click(page.getByRole("link", { name: "Make your planner" }));
  await click(page.getByRole("group", { name: "Dates" }).getByText("2027"));
  const download = await makePlanner(page, click);
  expect(count()).toBeLessThanOrEqual(5);
  expect(download.suggestedFilename()).toBe("Planer dzienny 2027.pdf");
  const { pages, links } = await inspect(download);
  expect(pages).toBeGreaterThanOrEqual(365);
  expect(links).toBeGreaterThan(365);
  expect(wordsOf(await download.path(), 1)).toContain("2027");
});

test("a member has the same planner after four clicks, and keeps it as a project with the same PDF", async ({
  page,
  request,
  context,
}, testInfo) => {
  await page.clock.setFixedTime(new Date("2026-11-02T12:00:00"));
  const member = await aMember(request);
  await page.goto("/login");
  await page.getByLabel("Username").fill(member.username);
  await page.getByLabel("Password").fill(member.password);
  await page.keyboard.press("Enter");
  const { click, count } = clickCounter();
  await click(page.getByRole("link", { name: "Make a planner" }));
  const download = await makePlanner(page, click);
  expect(count()).toBeLessThanOrEqual(4);

  await page.getByRole("button", { name: "Keep and change" }).click();
  await expect(page).toHaveURL(/\/projects\/[\w-]+/);
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const answer = await context.request.get(`/api/projects/${id}/pdf`, { headers: bearer(member.token) });
  const file = testInfo.outputPath("server.pdf");
  writeFileSync(file, await answer.body());
  await download.saveAs("/tmp/vis/browser.pdf");
  writeFileSync("/tmp/vis/server.pdf", await answer.body());
  expect(documentText(await download.path())).toBe(documentText(file));
});
