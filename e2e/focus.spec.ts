/** Focus after a reload and after a download, and the browser's history. */
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { aMember, enterAs } from "./accounts.ts";
import { expectAccessible } from "./axe.ts";
import { listOfWidgets, openMasterOf, option } from "./editor-page.ts";
import { button, dialog } from "./found-by.ts";
import { aPlanner } from "./starters.ts";

const saveState = (page: Page, words: string) => page.locator("output").filter({ hasText: words });
const box = "{ type: box, position: { x: 60, y: 100, width: 80, height: 60 } }";

async function openPlanner(page: Page, request: APIRequestContext, tab: string): Promise<string> {
  const ann = await aMember(request);
  const { id } = await aPlanner(request, ann, "Mine");
  await enterAs(page, ann);
  await page.goto(`/projects/${id}${tab}`);
  await expect(page.getByRole("heading", { level: 1, name: "Mine" })).toBeVisible();
  return id;
}

test("an editor opened by its address is reachable from the top and announces saving", { tag: "@long" }, async ({
  page,
  request,
}) => {
  await openMasterOf(page, request, [box]);
  await page.reload();
  await expect(listOfWidgets(page)).toBeAttached();
  await expect(button(page, "Menu")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(button(page, "Skip to content")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(button(page, "Menu")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Daily" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Back" })).toBeFocused();
  await expect(option(page, /^Box/)).toHaveAttribute("aria-selected", "false");

  await expect(page.getByRole("tabpanel", { name: "Properties" })).toBeVisible();
  await option(page, /^Box/).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(saveState(page, "Unsaved changes")).toBeVisible();
  await button(page, "Save Changes").focus();
  await page.keyboard.press("Enter");
  await expect(saveState(page, "Saved")).toBeVisible();
  await expect(button(page, "Save Changes")).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard Shortcuts" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Keyboard Shortcuts" })).toBeFocused();
  await expectAccessible(page);
});

test("the focus stays after a download, a message and sharing, and Back keeps the input", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const id = await openPlanner(page, request, "");
  const downloaded = page.waitForEvent("download");
  await button(page, "Download PDF").focus();
  await page.keyboard.press("Enter");
  await downloaded;
  await expect(button(page, "Download PDF")).toBeFocused();

  await button(page, "Test Compile").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Compilation successful" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(button(page, "Test Compile")).toBeFocused();

  await page.goto(`${page.url()}?tab=preview`);
  await button(page, "Share publicly").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Project is now public.")).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest("section")?.textContent))
    .toContain("Sharing");

  // Blocks the engines of the browser and of the server.
  await page.route("**/api/profiles/", (route) => route.abort());
  await page.route("**/api/projects/*/pdf?*", (route) => route.fulfill({ status: 500, json: { message: "" } }));
  await page.reload();
  await button(page, "Download PDF").click();
  await expect(page.getByRole("alert").filter({ hasText: "Failed to download PDF" })).toBeVisible();
  await page.unrouteAll();

  await test.step("a second Back during the leave confirmation stays on the page", () => goBackFromPlan(page, id));
  await test.step("Back asks before the input of a project is lost", () => goBackFromForms(page));
});

async function goBackFromPlan(page: Page, id: string): Promise<void> {
  await page.getByRole("link", { name: "Templates" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Templates" })).toBeVisible();
  await page.getByRole("navigation", { name: "Studio" }).getByRole("link", { name: "Projects" }).click();
  await page.getByRole("link", { name: "Mine" }).click();
  await page.getByRole("tab", { name: /Plan Configuration/ }).click();
  await page.getByLabel("Pages per Day").fill("2");
  await expect(saveState(page, "Unsaved changes")).toBeVisible();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await goBackTwice(page);
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(`/projects/${id}?tab=plan`);
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(page.getByLabel("Pages per Day")).toHaveValue("2");
  await expect(page).toHaveURL(`/projects/${id}?tab=plan`);
  await page.goBack();
  await question.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible();
  await expect(page).toHaveURL("/projects");
}

async function goBackFromForms(page: Page): Promise<void> {
  await page.getByRole("button", { name: "New Project" }).click();
  await page.getByLabel("Description").fill("Long thought about");
  await page.goBack();
  const leaving = page.getByRole("dialog", { name: "Leave without saving?" });
  await expect(leaving).toContainText("The new project is not saved.");
  await leaving.getByRole("button", { name: "Stay" }).click();
  await expect(page.getByLabel("Description")).toHaveValue("Long thought about");

  await page.getByLabel("Project Name").fill("Mine too");
  await dialog(page).getByRole("button", { name: "Create Project" }).click();
  await page.getByRole("button", { name: "Actions for Mine too" }).click();
  await page.getByRole("menuitem", { name: "Edit details…" }).click();
  await page.getByLabel("Description (optional)").fill("Thought about again");
  await page.goBack();
  await leaving.getByRole("button", { name: "Stay" }).click();
  await expect(page.getByLabel("Description (optional)")).toHaveValue("Thought about again");
}

/** Simulates a double click on Back: the second comes before the address is restored. */
async function goBackTwice(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await browser.send("Page.getNavigationHistory");
  for (const { id } of [entries[currentIndex - 1], entries[currentIndex - 2]].filter((entry) => entry !== undefined)) {
    await browser.send("Page.navigateToHistoryEntry", { entryId: id });
    await page.waitForTimeout(6);
  }
}
