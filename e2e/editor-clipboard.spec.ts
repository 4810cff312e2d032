/** What is copied goes through the system's clipboard, by keys and by menus. */
import { expect, type Page, test } from "@playwright/test";
import { aMember, enterAs } from "./accounts.ts";
import { canvas, geometry, option, pointAt, widgets } from "./editor-page.ts";
import { button } from "./found-by.ts";

/** Whether the clipboard has a widget in both of its forms. */
const isInBothForms = `navigator.clipboard.read().then(async ([item]) => {
  const textOf = async (type) => (await item.getType(type)).text();
  return [await textOf("text/plain"), await textOf("text/html")].every((text) => text.includes("dot_grid"));
})`;

async function newTemplate(page: Page): Promise<void> {
  await page.goto("/templates/new");
  await expect(canvas(page).getByRole("listbox")).toBeAttached();
}

/** Its keys stand behind its name. */
const choose = (page: Page, name: string) =>
  page.getByRole("menuitem", { name: new RegExp(`^${name}\\s*(?:Ctrl.*)?$`) }).click();

test("what one tab has copied another pastes out of its menu, where that was opened", async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await enterAs(page, await aMember(request));
  await newTemplate(page);
  const other = await context.newPage();
  await newTemplate(other);

  await page.bringToFront();
  await button(page, "Dot grid").click();
  await option(page, /^Dot grid/).focus();
  await page.keyboard.press("Control+c");
  await expect.poll(() => page.evaluate(isInBothForms)).toBe(true);

  await other.bringToFront();
  const { x, y } = await pointAt(other, 100, 120);
  await other.mouse.click(x, y, { button: "right" });
  await choose(other, "Paste Here");
  await expect(widgets(other)).toHaveCount(1);
  await expect.poll(async () => (await geometry(other)).slice(0, 2).map(Math.round)).toEqual([100, 120]);

  // Something else has been copied since: that is what there is to paste.
  await other.evaluate("navigator.clipboard.writeText('a shopping list: milk')");
  await other.mouse.click(x - 60, y - 60, { button: "right" });
  await choose(other, "Paste");
  await expect(other.getByText("There are no widgets on the clipboard")).toBeVisible();
  await expect(widgets(other)).toHaveCount(1);
});

test("a browser that does not let the clipboard be read pastes what was copied here", async ({ page, request }) => {
  await enterAs(page, await aMember(request));
  await newTemplate(page);
  const { x, y } = await pointAt(page, 100, 120);
  await page.mouse.click(x, y, { button: "right" });
  await choose(page, "Paste");
  await expect(page.getByText("The clipboard is empty")).toBeVisible();
  await button(page, "Box").click();
  await option(page, /^Box/).focus();
  await page.keyboard.press("Control+c");
  await page.mouse.click(x - 60, y - 60, { button: "right" });
  await choose(page, "Paste in Place");
  await expect(widgets(page)).toHaveCount(2);
});
