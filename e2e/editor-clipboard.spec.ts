/** Copies and pastes through the system clipboard, by keys and by menus. */
import { expect, type Page, test } from "@playwright/test";
import { aMember, enterAs } from "./accounts.ts";
import { canvas, geometry, option, pointAt, sheet, shownGeometry, widgets } from "./editor-page.ts";
import { button } from "./found-by.ts";

/** Checks that the clipboard contains a widget in both formats. */
const isInBothForms = `navigator.clipboard.read().then(async ([item]) => {
  const textOf = async (type) => (await item.getType(type)).text();
  return [await textOf("text/plain"), await textOf("text/html")].every((text) => text.includes("dot_grid"));
})`;

async function newTemplate(page: Page): Promise<void> {
  await page.goto("/templates/new");
  await expect(canvas(page).getByRole("listbox")).toBeAttached();
}

/** The accessible name ends with the shortcut. */
const choose = (page: Page, name: string) =>
  page.getByRole("menuitem", { name: new RegExp(`^${name}\\s*(?:Ctrl.*)?$`) }).click();

test("widgets and pictures are copied through the system clipboard, between tabs, pages and from menus", {
  tag: "@long",
}, async ({ page, context, request }) => {
  await enterAs(page, await aMember(request));
  await newTemplate(page);
  const { x, y } = await pointAt(page, 100, 120);
  const openMenu = (tab: Page, by = 0) => tab.mouse.click(x + by, y + by, { button: "right" });

  await test.step("an empty clipboard offers no pasting, whether the browser lets it be read or not", async () => {
    const expectNoPasting = async () => {
      await openMenu(page);
      for (const name of [/^Paste\s*(?:Ctrl|$)/, /^Paste in Place/, /^Paste Here/])
        await expect(page.getByRole("menuitem", { name })).toHaveAttribute("aria-disabled", "true");
      await page.keyboard.press("Escape");
      await page.keyboard.press("Control+k");
      await page.keyboard.type("Rulers");
      await expect(page.getByRole("option", { name: /Rulers/ }).first()).toBeVisible();
      await page.getByRole("combobox").fill("Paste");
      await expect(page.getByRole("option", { name: /^Paste/ })).toHaveCount(0);
      await page.keyboard.press("Escape");
    };
    await expectNoPasting();
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate("navigator.clipboard.writeText('')");
    await expectNoPasting();
    await context.clearPermissions();
  });

  await test.step("a browser that denies clipboard access pastes what was copied in this tab", async () => {
    await button(page, "Dot grid").click();
    await option(page, /^Dot grid/).focus();
    await page.keyboard.press("Control+c");
    await openMenu(page, -60);
    await choose(page, "Paste in Place");
    await expect(widgets(page)).toHaveCount(2);
  });

  const other = await context.newPage();
  await newTemplate(other);

  await test.step("the menu of another tab offers pasting, and names the keys if the browser denies reading", async () => {
    await openMenu(other);
    await choose(other, "Paste");
    await expect(other.getByText(/^The browser does not let the clipboard be read. Press Ctrl\+V/)).toBeVisible();
  });

  await context.grantPermissions(["clipboard-read", "clipboard-write"]);

  await test.step("the menu pastes what another tab has copied, at the position of the menu", async () => {
    await page.bringToFront();
    await page.evaluate("navigator.clipboard.writeText('')");
    await option(page, /^Dot grid/)
      .first()
      .focus();
    await page.keyboard.press("Control+c");
    await expect.poll(() => page.evaluate(isInBothForms)).toBe(true);
    await other.bringToFront();
    await openMenu(other);
    await choose(other, "Paste Here");
    await expect(widgets(other)).toHaveCount(1);
    await expectPlace(other);
  });

  await test.step("text without widgets is not pasted", async () => {
    await other.evaluate("navigator.clipboard.writeText('a shopping list: milk')");
    await openMenu(other, -60);
    await choose(other, "Paste");
    await expect(other.getByText("There are no widgets on the clipboard")).toBeVisible();
    await expect(widgets(other)).toHaveCount(1);
  });

  await test.step("a picture is pasted at the menu's position and into the selected image", async () => {
    await other.keyboard.press("Control+z");
    await expect(widgets(other)).toHaveCount(0);
    await other.evaluate(copyPicture, "#c03030");
    await openMenu(other);
    await choose(other, "Paste Here");
    await expect(option(other, /^Image/)).toHaveCount(1);
    await expectPlace(other);
    await expect.poll(() => colorAt(other, 130, 145)).toEqual([192, 48, 48]);

    await other.evaluate(copyPicture, "#3030c0");
    await other.keyboard.press("Control+k");
    await other.keyboard.type("Paste");
    await other.keyboard.press("Enter");
    await expect.poll(() => colorAt(other, 130, 145)).toEqual([48, 48, 192]);
    await expect(widgets(other)).toHaveCount(1);
  });

  await test.step("a widget is pasted on another page, offset or in place", async () => {
    const [x = 0, y = 0, ...size] = await shownGeometry(other);
    await option(other, /^Image/).focus();
    await other.keyboard.press("Control+c");
    await other.getByRole("button", { name: "Add Page", exact: true }).click();
    await expect(other.getByRole("region", { name: "Pages", exact: true }).getByText("of 2")).toBeVisible();
    await expect(widgets(other)).toHaveCount(0);
    await other.keyboard.press("F6");
    await canvas(other).getByRole("listbox").focus();
    await other.keyboard.press("Control+v");
    await expect.poll(() => geometry(other)).toEqual([x + 20, y + 20, ...size]);
    await other.keyboard.press("Control+Shift+v");
    await expect.poll(() => geometry(other)).toEqual([x, y, ...size]);
    await expect(widgets(other)).toHaveCount(2);
    await other.keyboard.press("PageUp");
    await expect(other.getByRole("region", { name: "Pages", exact: true }).getByText("of 2")).toBeVisible();
    await expect(widgets(other)).toHaveCount(1);
  });
});

const expectPlace = (page: Page) =>
  expect.poll(async () => (await geometry(page)).slice(0, 2).map(Math.round)).toEqual([100, 120]);

/** Returns red, green and blue of the page at a point, in steps of 16, because scaling rounds. */
const colorAt = (page: Page, x: number, y: number) =>
  sheet(page).evaluate(
    (element: HTMLCanvasElement, [x = 0, y = 0]) => {
      const scale = element.width / Number(element.closest<HTMLElement>("[data-paper]")?.dataset["points"]);
      const { data } = element.getContext("2d")?.getImageData(x * scale, y * scale, 1, 1) ?? { data: [] };
      return Array.from(data.slice(0, 3), (value) => Math.round(value / 16) * 16);
    },
    [x, y],
  );

/** Runs in the page and simulates a picture copied in another program. */
async function copyPicture(colour: string): Promise<void> {
  const surface = new OffscreenCanvas(40, 30);
  const context = surface.getContext("2d");
  if (context) context.fillStyle = colour;
  context?.fillRect(0, 0, 40, 30);
  await navigator.clipboard.write([new ClipboardItem({ "image/png": await surface.convertToBlob() })]);
}
