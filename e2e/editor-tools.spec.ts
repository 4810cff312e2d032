/** Tools that don't fit into the row are in the menu at its end. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { aMember, enterAs } from "./accounts.ts";
import { expectAccessible } from "./axe.ts";
import { canvas, listOfWidgets } from "./editor-page.ts";
import { button } from "./found-by.ts";
import { aPlanner } from "./starters.ts";

const row = (page: Page) => page.getByRole("toolbar", { name: "Editor" });
/** The tools in the row and in the corner of the canvas. */
const tools = (page: Page) => page.getByRole("toolbar", { name: /^(Editor|View)$/ });
const menu = (page: Page) => page.getByRole("menu", { name: "More tools" });
const item = (page: Page, name: string) =>
  menu(page).getByRole("menuitem", { name }).or(menu(page).getByRole("menuitemcheckbox", { name }));

/** Tools whose label in the row differs from the menu. */
const inFull: readonly (readonly [RegExp, string])[] = [
  [/^\d+%$/, "Zoom to 100 %"],
  [/^\d+%, (?:zoom to 100 %|fit page)$/, "Zoom to 100 %"],
  [/^Wheel: \w+$/, "Wheel Zooms"],
  [/^Fit W$/, "Fit Width"],
  [/^=W$/, "Equal Width"],
  [/^=H$/, "Equal Height"],
];

async function namesOf(tools: Locator): Promise<readonly string[]> {
  const names = await tools.evaluateAll((all) =>
    all.map((tool) => {
      const text = [...tool.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      return tool.getAttribute("aria-label") ?? text.map(({ textContent }) => textContent).join("");
    }),
  );
  return names.map((name) => inFull.find(([short]) => short.test(name))?.[1] ?? name);
}

const shownTools = (page: Page) => tools(page).getByRole("button").filter({ visible: true });
const itemsOf = (page: Page) => menu(page).locator("[role^=menuitem]");

/** Checks that the visible tools are inside the window and cannot be scrolled. */
async function expectWithinWindow(page: Page, width: number): Promise<void> {
  const shown = tools(page).locator("button, input").filter({ visible: true });
  const lastSide = () => shown.evaluateAll((all) => Math.max(...all.map((tool) => tool.getBoundingClientRect().right)));
  await expect.poll(lastSide).toBeLessThanOrEqual(width);
  await expect.poll(() => row(page).evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(width);
}

const heights = (tools: Locator) => tools.evaluateAll((all) => all.map((tool) => tool.getBoundingClientRect().height));

test("on a tablet the menu contains the tools that don't fit, and the page keeps its position", {
  tag: "@long",
}, async ({ browser, request }) => {
  const member = await aMember(request);
  const { id } = await aPlanner(request, member, "Tools");
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 2200, height: 1100 } });
  const page = await context.newPage();
  await enterAs(page, member);
  await page.goto(`/projects/${id}/masters/Day`);
  await expect(listOfWidgets(page)).toBeAttached();
  await expect(row(page).getByLabel("Date to preview as")).toBeVisible();
  await canvas(page).getByRole("option").first().focus();
  await page.keyboard.press("Control+a");
  await expect(button(row(page), "Align")).toBeVisible();
  await expect(button(page, "More tools")).toBeHidden();
  const wide = (await namesOf(shownTools(page))).filter((name) => name !== "Align");
  await page.keyboard.press("Escape");

  await page.setViewportSize({ width: 820, height: 1100 });
  await expect(button(row(page), "Preview as Longest Text")).toBeHidden();
  await expectWithinWindow(page, 820);
  const top = (await canvas(page).boundingBox())?.y;
  await canvas(page).getByRole("option").first().focus();
  await page.keyboard.press("Control+a");
  await button(row(page), "More tools").tap();
  await expect(item(page, "Align Left")).toBeVisible();
  const reached = new Set(await namesOf(shownTools(page).or(itemsOf(page))));
  // The field of the date has no room for its buttons.
  const replaced = ["Previous page of this design", "Next page of this design"];
  expect(wide.filter((name) => !reached.has(name) && !replaced.includes(name))).toEqual([]);
  expect(Math.min(...(await heights(itemsOf(page))))).toBeGreaterThanOrEqual(44);
  expect((await canvas(page).boundingBox())?.y).toBe(top);
  await expectAccessible(page);

  await item(page, "Grid").tap();
  await expect(menu(page)).toHaveCount(0);
  await button(row(page), "More tools").tap();
  await expect(item(page, "Grid")).not.toBeChecked();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toHaveCount(0);
  await button(row(page), "More tools").tap();
  await expect(menu(page)).toBeVisible();
  await button(row(page), "More tools").tap();
  await expect(menu(page)).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  // Raised panels hide the tools for the view.
  await button(page, "Collapse the panels").tap();
  await expect(button(page, "Zoom In")).toBeVisible();
  await expect(button(page, "Fit Page")).toBeHidden();
  await expectWithinWindow(page, 390);
  await page.setViewportSize({ width: 700, height: 900 });
  await test.step("the menu works by keyboard, and its result receives the focus", () => useByKeys(page));
  await context.close();
});

async function useByKeys(page: Page): Promise<void> {
  const more = button(row(page), "More tools");
  await expect(button(row(page), "Commands…")).toBeHidden();
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(menu(page)).toBeVisible();
  await expect(menu(page).locator("[role^=menuitem]").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();

  // Tab skips hidden tools.
  await page.keyboard.press("Shift+Tab");
  expect(await page.evaluate(() => document.activeElement?.checkVisibility({ visibilityProperty: true }))).toBe(true);

  await more.focus();
  await page.keyboard.press("Enter");
  await expect(item(page, "Commands…")).toBeVisible();
  await page.keyboard.press("End");
  await expect(item(page, "Commands…")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Commands" }).getByRole("combobox")).toBeFocused();
}
