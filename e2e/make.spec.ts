/** From the first screen to a planner, with and without an account. */
import { type Download, expect, type Page, test } from "@playwright/test";
import { aMember } from "./accounts.ts";
import { countClicks } from "./clicks.ts";
import { documentText } from "./document-text.ts";
import { downloaded } from "./downloaded.ts";
import { inspect, wordsOf } from "./planner-file.ts";
import { dailyPlanner, writeServerPdf } from "./server-pdf.ts";

/** Finds the device by its name, and downloads the daily planner of the proposed year in Polish. */
async function makePlanner(page: Page): Promise<Download> {
  await page.getByRole("combobox", { name: "Device" }).click();
  await page.keyboard.type("paper pro move");
  await page.keyboard.press("Enter");
  await page.getByRole("group", { name: "Language" }).getByText("Polski").click();
  await expect(page.getByRole("figure").last()).toHaveAttribute("lang", "pl");
  return downloaded(page, () => page.getByRole("button", { name: "Download PDF" }).click());
}

test("a visitor has a planner for a device, a year and a language after five clicks", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-02T12:00:00"));
  const clicks = await countClicks(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Make your planner" }).click();
  await page.getByRole("group", { name: "Dates" }).getByText("2027").click();
  const download = await makePlanner(page);
  expect(await clicks()).toBe(5);
  expect(download.suggestedFilename()).toBe("Planer dzienny 2027.pdf");
  const { pages, links } = await inspect(download);
  expect(pages).toBeGreaterThanOrEqual(365);
  expect(links).toBeGreaterThan(365);
  expect(wordsOf(await download.path(), 1)).toContain("2027");
});

test.describe("in a Polish browser", () => {
  test.use({ locale: "pl-PL" });

  test("a visitor has a planner in Polish after four clicks and no key", { tag: "@long" }, async ({ page }) => {
    await page.clock.setFixedTime(new Date("2026-11-02T12:00:00"));
    const clicks = await countClicks(page);
    await page.goto("/");
    await page.getByRole("main").getByRole("link", { name: "Zrób planer" }).click();
    await page.getByRole("combobox", { name: "Urządzenie" }).click();
    await page.getByRole("option", { name: /^reMarkable Paper Pro Move / }).click();
    const download = await downloaded(page, () => page.getByRole("button", { name: "Pobierz PDF" }).click());
    expect(await clicks()).toBe(4);
    expect(download.suggestedFilename()).toBe("Planer dzienny 2027.pdf");
  });
});

test(
  "a member has the same planner after four clicks, equal to the server's PDF, and keeps it as a project",
  { tag: "@long" },
  async ({ page, request }, testInfo) => {
    await page.clock.setFixedTime(new Date("2026-11-02T12:00:00"));
    const clicks = await countClicks(page);
    const member = await aMember(request);
    await page.goto("/login");
    await page.getByLabel("Username").fill(member.username);
    await page.getByLabel("Password").fill(member.password);
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Make a planner" }).click();
    const download = await makePlanner(page);
    expect(await clicks()).toBe(4);

    const file = testInfo.outputPath("server.pdf");
    const choices = { device: "remarkable-paper-pro-move", year: 2027, locale: "pl" };
    const planner = dailyPlanner(choices, testInfo.outputPath("documents"));
    await writeServerPdf(request, member, planner, file);
    expect(documentText(planner.makePlain()) === documentText(file)).toBe(true);
    expect(documentText(await download.path()) === documentText(planner.pdf)).toBe(true);

    await page.getByRole("button", { name: "Save and edit" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Planer dzienny 2027");
  },
);
