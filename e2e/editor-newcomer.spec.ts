/** A new user creates a linked daily page without typing a token. */
import { expect, test } from "@playwright/test";
import { newAccount } from "./accounts.ts";
import { canvas, middleOf, namesOf, option, pointAt, rectOf, sheet, widgets } from "./editor-page.ts";
import { linksOf, wordsOf } from "./planner-file.ts";
import { SimulatedUser } from "./simulated-user.ts";

test("a new user creates a daily page with a title, a linked calendar, lines and tasks in under three minutes", {
  tag: "@long",
}, async ({ page }) => {
  const account = newAccount();
  const hand = new SimulatedUser(page);
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  const field = (name: string) => page.getByLabel(name, { exact: true });

  // Actions are counted without those for hints.
  await page.addInitScript(() => localStorage.setItem("octavo_hints", "off"));
  await page.goto("/register");
  await field("Username").fill(account.username);
  await field("Email").fill(account.email);
  await field("Password").fill(account.password);
  await field("Confirm password").fill(account.password);
  await button("Create account").click();
  await page.getByLabel("I have read and understand these terms").check();
  await button("Accept & Continue").click();
  await button("New Project").first().click();
  await page.getByText("Blank", { exact: true }).click();
  await field("Project Name").fill("Mine");
  await page.getByRole("dialog").getByRole("button", { name: "Create Project" }).click();

  // From here on every action is counted.
  await hand.click(button("New Master").first());
  await expect(field("Master Name")).toBeFocused();
  await hand.write("Daily");
  await hand.press("Enter");
  await expect(canvas(page)).toBeVisible();
  await hand.click(button("Fit Page"));

  await test.step("adds the date as title", async () => {
    await hand.click(button("Text"));
    await hand.click(button(/^Insert \{date_long\}/));
    await expect(sheet(page)).toHaveText(/January 1, 20\d\d/);
    await hand.click(page.getByRole("textbox", { name: "Size", exact: true }));
    await hand.press("Control+a");
    await hand.write("22");
    await hand.press("Enter");
    const [x = 0, y = 0] = await rectOf(page, /^Text/);
    await hand.drag(await pointAt(page, x + 40, y + 15), await pointAt(page, 70, 45));
    const corner = await middleOf(canvas(page).locator("[data-handle=se]"));
    await hand.drag(corner, { x: (await pointAt(page, 420, 0)).x, y: corner.y });
  });

  await test.step("adds a calendar with links to the days", async () => {
    await hand.click(button("Calendar"));
    await expect(page.getByRole("combobox", { name: "Days link to" })).toHaveValue("named_destinations");
    const [x = 0, y = 0] = await rectOf(page, /^Calendar/);
    await hand.drag(await pointAt(page, x + 20, y + 8), await pointAt(page, 50, 90));
  });

  await test.step("adds tasks and lines", async () => {
    await hand.click(button("Checkbox"));
    const [x = 0, y = 0] = await rectOf(page, /^Checkbox/);
    await hand.drag(await pointAt(page, x + 60, y + 10), await pointAt(page, 410, 100));
    const [firstX = 0, firstY = 0] = await rectOf(page, /^Checkbox/);
    await hand.press("Control+d");
    // Below the first one. The next ones follow automatically.
    const copy = await pointAt(page, firstX + 80, firstY + 30);
    await hand.drag(copy, await pointAt(page, firstX + 60, firstY + 35));
    for (let more = 0; more < 3; more++) await hand.press("Control+d");
    await expect(option(page, /^Checkbox/)).toHaveCount(5);
    const tasks = await namesOf(option(page, /^Checkbox/));
    expect(new Set(tasks.map((name) => /x [\d.]+/.exec(name)?.[0])).size).toBe(1);
    await hand.click(button("Lines"));
    const [left = 0, top = 0] = await rectOf(page, /^Lines/);
    await hand.drag(await pointAt(page, left + 30, top + 20), await pointAt(page, 60, 340));
    await expect(widgets(page)).toHaveCount(8);
  });

  await test.step("leaves the editor, which saves, and makes every day of the year", async () => {
    await hand.click(page.getByRole("link", { name: "Back" }));
    await hand.click(page.getByRole("tab", { name: /Plan Configuration/ }));
    await hand.click(page.getByRole("switch", { name: /Days/ }));
    await expect(page.getByText(/^36[56] pages$/).first()).toBeVisible();
    await hand.click(button("Save Plan"));
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  });

  const downloading = page.waitForEvent("download");
  await hand.click(button("Download PDF"));
  const file = await (await downloading).path();
  test.info().annotations.push({ type: "seconds of a person", description: hand.seconds.toFixed(0) });
  expect(hand.seconds).toBeLessThan(180);
  expect(hand.seconds).toBeGreaterThan(30);

  expect(wordsOf(file, 20)).toMatch(/January 20, 20\d\d/);
  // Page 20 is January 20. Its calendar links to each day of the month.
  const pages = linksOf(file, 20);
  expect(new Set(pages)).toEqual(new Set(Array.from({ length: 31 }, (_, day) => day + 1)));
});
