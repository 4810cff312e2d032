/** What is copied goes through the system's clipboard, by keys and by menus. */
import { expect, type Page, test } from "@playwright/test";
import { aMember, enterAs } from "./accounts.ts";
import { canvas, geometry, inkIn, option, pointAt, sheet, widgets } from "./editor-page.ts";
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

/** Runs in the page: another program has copied a picture. */
async function copyPicture(colour: string): Promise<void> {
  const surface = new OffscreenCanvas(40, 30);
  const context = surface.getContext("2d");
  if (context) context.fillStyle = colour;
  context?.fillRect(0, 0, 40, 30);
  await navigator.clipboard.write([new ClipboardItem({ "image/png": await surface.convertToBlob() })]);
}

test("a picture is pasted out of a menu where that was opened, and into the image that is selected", async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await enterAs(page, await aMember(request));
  await newTemplate(page);
  await page.evaluate("navigator.clipboard.writeText('')");
  const { x, y } = await pointAt(page, 100, 120);
  await page.mouse.click(x, y, { button: "right" });
  await choose(page, "Paste");
  await expect(page.getByText("The clipboard is empty")).toBeVisible();

  await page.evaluate(copyPicture, "#c03030");
  await page.mouse.click(x, y, { button: "right" });
  await choose(page, "Paste Here");
  await expect(option(page, /^Image/)).toHaveCount(1);
  await expect.poll(async () => (await geometry(page)).slice(0, 2).map(Math.round)).toEqual([100, 120]);
  const shown = () => sheet(page).evaluate((element: HTMLCanvasElement) => element.toDataURL());
  await expect.poll(() => inkIn(page, [110, 130, 40, 30])).toBeGreaterThan(0.5);
  const red = await shown();

  await page.evaluate(copyPicture, "#3030c0");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("Paste");
  await page.keyboard.press("Enter");
  await expect.poll(shown).not.toBe(red);
  await expect(widgets(page)).toHaveCount(1);
});

test("a browser that does not let the clipboard be read pastes what was copied here", async ({ page, request }) => {
  await enterAs(page, await aMember(request));
  await newTemplate(page);
  const { x, y } = await pointAt(page, 100, 120);
  await page.mouse.click(x, y, { button: "right" });
  await choose(page, "Paste");
  await expect(page.getByText(/^The browser does not let the clipboard be read. Press Ctrl\+V/)).toBeVisible();
  await button(page, "Box").click();
  await option(page, /^Box/).focus();
  await page.keyboard.press("Control+c");
  await page.mouse.click(x - 60, y - 60, { button: "right" });
  await choose(page, "Paste in Place");
  await expect(widgets(page)).toHaveCount(2);
});
