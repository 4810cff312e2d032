/** The command palette handles all keys pressed while it loads. */
import { expect, type Page, test } from "@playwright/test";
import { canvas, geometry, openNewMaster, option, shownGeometry, widgets } from "./editor-page.ts";
import { button, dialog } from "./found-by.ts";

const finder = (page: Page) => page.getByRole("combobox", { name: /^Find a command/ });

test("keys typed before the palette is loaded are entered or run there, and nowhere else", { tag: "@long" }, async ({
  page,
  request,
}) => {
  let coming = Promise.withResolvers<void>();
  await page.route(/command-palette/, async (route) => {
    await coming.promise;
    await route.continue();
  });
  const hold = () => {
    coming = Promise.withResolvers();
    return coming;
  };
  const first = hold();
  await openNewMaster(page, request);
  await button(page, "Box").click();
  await canvas(page).getByRole("option").focus();
  await expect(option(page, /^Box/)).toHaveAttribute("aria-selected", "true");
  const [x, y] = await shownGeometry(page);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("tidc");
  for (const key of ["Backspace", "Backspace", "ArrowRight", "Delete"]) await page.keyboard.press(key);
  await page.keyboard.type("me");
  await expect(finder(page)).toHaveCount(0);
  first.resolve();
  await expect(finder(page)).toBeFocused();
  await expect(finder(page)).toHaveValue("time");
  await page.keyboard.type("s");
  await expect(finder(page)).toHaveValue("times");
  await page.keyboard.press("Escape");
  await expect(option(page, /^Box/)).toBeFocused();
  await expect.poll(async () => (await geometry(page)).slice(0, 2)).toEqual([x, y]);
  await expect(page.getByRole("button", { name: "Select", exact: true, pressed: true })).toBeVisible();

  // A new window has to load it again.
  const again = hold();
  await page.goto("/templates/new");
  await button(page, "Box").click();
  await expect(widgets(page)).toHaveCount(1);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("undo");
  await page.keyboard.press("Enter");
  await expect(widgets(page)).toHaveCount(1);
  again.resolve();
  await expect(widgets(page)).toHaveCount(0);
  await expect(dialog(page)).toHaveCount(0);
});
