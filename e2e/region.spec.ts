/** Defaults of new planners for readers of other regions. The studio is in English, whatever the browser prefers. */
import { expect, type Page, test } from "@playwright/test";
import { aMember, enterAs } from "./accounts.ts";
import { button, dialog, field } from "./found-by.ts";
import { wordsOf } from "./planner-file.ts";

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem("octavo.language", "en")));

const chosen = (page: Page, name: string) =>
  page.getByRole("group", { name, exact: true }).locator("label:has(:checked)");

test.describe("in an Egyptian browser", () => {
  test.use({ locale: "ar-EG" });

  test("planners start on Saturday, and holidays of Egypt are one click away", { tag: "@long" }, async ({
    page,
    request,
  }) => {
    await page.goto("/make/daily");
    await expect(chosen(page, "Week starts")).toHaveText("Saturday");
    await expect(chosen(page, "Hours")).toHaveText("12-hour clock");
    await expect(page.getByText("Usual in Egypt, the region of your browser's language.")).toBeVisible();

    await button(page, "Add public holidays: Egypt").click();
    const sources = page.getByRole("list", { name: "Calendars and holidays" });
    await expect(sources).toContainText(/Egypt \d+ entries/);
    await expect(button(page, "Add public holidays: Egypt")).toBeHidden();
    await expect(page).toHaveURL(/\/make\/daily\?holidays=EG$/);
    await expect(chosen(page, "Week starts")).toHaveText("Saturday");

    await test.step("a change stands in the address, and stays", async () => {
      await page.getByRole("group", { name: "Week starts" }).getByText("Monday").click();
      await expect(page).toHaveURL(/locale=ar&hours=12&holidays=EG$/);
      await expect(page).not.toHaveURL(/week-start/);
      await page.reload();
      await expect(chosen(page, "Week starts")).toHaveText("Monday");
      await expect(page.getByText("Usual in Egypt")).toBeHidden();
      await button(page, "Remove Egypt").click();
      await expect(button(page, "Add public holidays: Egypt")).toBeVisible();
    });

    await test.step("a new project has the same defaults", async () => {
      await enterAs(page, await aMember(request));
      await page.goto("/projects");
      await button(page, "New Project").click();
      await dialog(page).getByText("Daily planner", { exact: true }).click();
      await expect(field(page, "Week starts")).toHaveValue("saturday");
      await expect(field(page, "Hours")).toHaveValue("12");
      await field(page, "Holidays of Egypt").check();
      await button(page, "Create Project").click();
      await page.getByRole("tab", { name: /^Dates/ }).click();
      await expect(page.getByText(/^Egypt/).first()).toBeVisible();
      await page.getByRole("tab", { name: /^Plan/ }).click();
      await expect(field(page, "Week starts on")).toHaveValue("saturday");
    });
  });
});

test.describe("in an Iranian browser", () => {
  test.use({ locale: "fa-IR" });

  test("planners have Persian months, and a change of the calendar keeps to whole years", { tag: "@long" }, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date("2026-11-02T12:00:00"));
    await page.goto("/make/monthly");
    const calendar = page.getByLabel("Calendar system");
    await expect(calendar).toHaveValue("persian");
    await expect(chosen(page, "Dates")).toHaveText("1405");
    await expect(chosen(page, "Week starts")).toHaveText("Saturday");
    const download = page.waitForEvent("download");
    await button(page, "Download PDF").click();
    const words = wordsOf(await (await download).path(), 1);
    for (const word of ["1405", "فروردین", "اسفند"]) expect(words).toContain(word);

    await calendar.selectOption("hijri");
    await expect(chosen(page, "Dates")).toHaveText("1448");
    await expect(page).toHaveURL(/calendar=hijri&year=1448/);
    await calendar.selectOption("gregorian");
    await expect(chosen(page, "Dates")).toHaveText("2027");
    await expect(page).not.toHaveURL(/calendar=/);

    await page.goto("/make/monthly?locale=fa&calendar=persian&year=2027");
    await expect(page.getByText("“2027” is not a year between 1279 and 1579.")).toBeVisible();
    await expect(chosen(page, "Dates")).toHaveText("1405");
  });
});

test.describe("in a British browser", () => {
  test.use({ locale: "en-GB" });

  test("planners start on Monday and have a 24-hour clock", { tag: "@long" }, async ({ page }) => {
    await page.goto("/make/weekly");
    await expect(chosen(page, "Week starts")).toHaveText("Monday");
    await expect(page.getByText("Usual in United Kingdom")).toBeVisible();
    await expect(button(page, "Add public holidays: United Kingdom")).toBeVisible();
    await page.getByRole("link", { name: "Daily planner" }).click();
    await expect(chosen(page, "Hours")).toHaveText("24-hour clock");
    await page.getByText("Left-handed").click();
    await expect(page).toHaveURL(/locale=en-GB&left-handed=1$/);
  });
});
