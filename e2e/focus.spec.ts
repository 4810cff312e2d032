/** Focus after a reload and after a download, and the browser's history. */
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { aMember, enterAs } from "./accounts.ts";
import { expectAccessible } from "./axe.ts";
import { listOfWidgets, openMasterOf, option, widgets } from "./editor-page.ts";
import { button } from "./found-by.ts";
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

test("an editor opened by its address is reachable from the top and announces saving", async ({ page, request }) => {
  await openMasterOf(page, request, [box]);
  await page.reload();
  await expect(listOfWidgets(page)).toBeAttached();
  await page.keyboard.press("Tab");
  await expect(button(page, "Skip to content")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Octavo" })).toBeFocused();
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

test("a file that is not an image keeps the previous image", async ({ page, request }) => {
  const dot =
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
  await openMasterOf(page, request, [
    `{ type: image, position: { x: 60, y: 100, width: 80, height: 60 }, properties: { image_src: "${dot}" } }`,
  ]);
  await option(page, /^Image/).dispatchEvent("click");
  const notes = { name: "notes.png", mimeType: "image/png", buffer: Buffer.from("no picture at all") };
  await page.locator("input[type=file]").setInputFiles(notes);
  const refusal = "notes.png is not an image that can be opened, so nothing was changed";
  await expect(saveState(page, refusal)).toBeVisible();
  await expect(widgets(page)).toHaveCount(1);
  await expect(saveState(page, "Unsaved changes")).toHaveCount(0);

  await page.locator("[data-canvas]").evaluate((canvas) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["no picture either"], "dropped.png", { type: "image/png" }));
    canvas.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
  });
  await expect(saveState(page, "dropped.png is not an image that can be opened")).toBeVisible();
  await expect(widgets(page)).toHaveCount(1);
  await expect(saveState(page, "Unsaved changes")).toHaveCount(0);
});

test("the focus stays after a download, a message and sharing", async ({ page, request }) => {
  await openPlanner(page, request, "");
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
});

/** Simulates a double click on Back: the second comes before the address is restored. */
async function goBackTwice(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await browser.send("Page.getNavigationHistory");
  for (const { id } of [entries[currentIndex - 1], entries[currentIndex - 2]].filter((entry) => entry !== undefined)) {
    await browser.send("Page.navigateToHistoryEntry", { entryId: id });
    await page.waitForTimeout(6);
  }
}

test("a second Back during the leave confirmation stays on the page", async ({ page, request }) => {
  const id = await openPlanner(page, request, "");
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
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/projects");
});
