/** The visual editor, in the hands of a mouse and of a keyboard. */
import { expect, type Page, test } from "@playwright/test";
import { aMember, enterAs } from "./accounts.ts";
import { expectNoFaults } from "./axe.ts";
import {
  canvas,
  field,
  geometry,
  inkIn,
  listOfWidgets,
  middleOf,
  namesOf,
  openMasterOf,
  openNewMaster,
  option,
  pointAt,
  sheet,
  widgets,
} from "./editor-page.ts";
import { drag } from "./hands.ts";

test("with a mouse: a box is dropped, moved, resized, taken back, named in numbers, and there after a reload", async ({
  page,
  request,
}) => {
  await openNewMaster(page, request);
  await expect(page.getByText("Select a widget to edit its properties.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();

  const offer = page.getByRole("button", { name: "Box", exact: true });
  const target = await middleOf(canvas(page));
  const start = await middleOf(offer);
  await drag(page, start, { x: target.x - start.x, y: target.y - start.y });
  await page.mouse.up();
  await expect(widgets(page)).toHaveCount(1);
  const [x = 0, y = 0, width = 0, height = 0] = await geometry(page);
  await expect.poll(() => inkIn(page, [x, y, width, height])).toBeGreaterThan(0);
  // As when the system takes the memory of pictures away, and gives it back empty.
  await sheet(page).evaluate((element: HTMLCanvasElement) => {
    element.getContext("2d")?.reset();
    element.dispatchEvent(new Event("contextrestored"));
  });
  await expect.poll(() => inkIn(page, [x, y, width, height])).toBeGreaterThan(0);
  expect([width, height]).toEqual([240, 120]);
  // On the grid.
  expect([x % 10, y % 10]).toEqual([0, 0]);

  await drag(page, target, { x: 33, y: -47 });
  await expect(canvas(page).locator("[data-badge]")).toBeVisible();
  await page.mouse.up();
  const [movedX = 0, movedY = 0] = await geometry(page);
  expect(movedX).toBeGreaterThan(x + 20);
  expect(movedY).toBeLessThan(y - 30);

  const corner = await middleOf(canvas(page).locator("[data-handle=se]"));
  await drag(page, corner, { x: 40, y: 60 });
  await page.mouse.up();
  await expect.poll(async () => (await geometry(page))[2]).toBeGreaterThan(width + 20);
  const resized = await geometry(page);
  expect(resized.slice(0, 2)).toEqual([movedX, movedY]);

  await page.keyboard.press("Control+z");
  await expect.poll(() => geometry(page)).toEqual([movedX, movedY, width, height]);
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(() => geometry(page)).toEqual(resized);

  await field(page, "X").fill("20mm");
  await field(page, "X").press("Enter");
  await expect.poll(async () => (await geometry(page))[0]).toBeCloseTo(56.69, 1);

  const before = await geometry(page);
  await page.getByRole("button", { name: "Create Master" }).click();
  await expect(page).toHaveURL(/\/masters\/Daily$/);
  await page.reload();
  await expect(widgets(page)).toHaveCount(1);
  const middle = await pointAt(page, (before[0] ?? 0) + (before[2] ?? 0) / 2, (before[1] ?? 0) + (before[3] ?? 0) / 2);
  await page.mouse.click(middle.x, middle.y);
  await expect.poll(() => geometry(page)).toEqual(before);
  await expectNoFaults(page);
});

test("a drag stops at the line that it nearly agrees with, and shows it", async ({ page, request }) => {
  await openNewMaster(page, request);
  await page.getByRole("button", { name: "Box", exact: true }).click();
  const [x = 0, , width = 0] = await geometry(page);
  // To 3 points beside the right margin, which is at 447.29 - 24.
  const away = 423.29 - width - x;
  await drag(page, await middleOf(canvas(page).locator("[data-selection] rect").first()), { x: away - 3, y: 0 });
  await expect(canvas(page).locator("[data-guides] path").first()).toBeAttached();
  await page.mouse.up();
  await expect.poll(async () => (await geometry(page))[0]).toBeCloseTo(423.29 - width, 1);
});

test("with the keyboard alone: a text is written, placed and saved", async ({ page, request }) => {
  await openNewMaster(page, request);
  await page.getByRole("button", { name: "Text", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(widgets(page)).toHaveCount(1);

  // To the canvas, which is the next region.
  await page.keyboard.press("F6");
  await expect(option(page, /^Text/)).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+a");
  // Variables are offered while one is written, and Escape is for their list first.
  await page.keyboard.type("Good {mon");
  await expect(page.getByRole("listbox", { name: "Variables" }).getByRole("option").first()).toHaveText(/^\{month/);
  await page.keyboard.press("Escape");
  await page.keyboard.type("th_n");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Text", exact: true })).toHaveValue("Good {month_name}");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Good morning");
  await page.keyboard.press("Control+Enter");
  await expect(option(page, /“Good morning”/)).toBeFocused();
  await expect(sheet(page)).toHaveText("Good morning");

  const [x = 0] = await geometry(page);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(async () => (await geometry(page))[0]).toBe(x + 11);
  await page.keyboard.press("Control+d");
  await expect(widgets(page)).toHaveCount(2);
  await page.keyboard.press("Delete");
  await expect(widgets(page)).toHaveCount(1);

  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: /^Find a command/ })).toBeFocused();
  await page.keyboard.type("select all");
  await page.keyboard.press("Enter");
  await expect(option(page, /“Good morning”/)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(page.getByText("Select a widget to edit its properties.")).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: /^Find a command/ })).toBeFocused();
  await page.keyboard.type("good morn");
  await page.keyboard.press("Enter");
  await expect(option(page, /“Good morning”/)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Control+s");
  await expect(page).toHaveURL(/\/masters\/Daily$/);
  await expect(sheet(page)).toHaveText("Good morning");
});

test("both views are one design, and a text with errors keeps the last good picture", async ({ page, request }) => {
  await openNewMaster(page, request);
  await page.getByRole("button", { name: "Divider", exact: true }).click();
  await page.getByRole("tab", { name: "YAML" }).click();
  const text = page.getByRole("textbox", { name: "Design, YAML" });
  await expect(text).toContainText("type: divider");
  await text.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("- { type: box, position: { x: 1, y: 2, width: 3, height: ");
  await page.getByRole("tab", { name: "Visual" }).click();
  await expect(page.getByRole("alert")).toContainText("The YAML has errors");
  await text.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("40 } }");
  await page.getByRole("tab", { name: "Visual" }).click();
  await expect(widgets(page)).toHaveCount(2);
  await page.keyboard.press("Control+z");
  await expect(widgets(page)).toHaveCount(1);
});

test("a template has pages and masters, and a preview that the server makes", async ({ page, request }) => {
  await enterAs(page, await aMember(request));
  await page.goto("/templates/new");
  await expect(listOfWidgets(page)).toBeAttached();
  await page.getByRole("button", { name: "Add Master" }).click();
  await page.getByLabel("Master of page 1").selectOption({ label: "Header/Footer" });
  await page.getByRole("button", { name: "Lines", exact: true }).click();
  const lines = await geometry(page);
  await page.getByRole("button", { name: "Move to Master" }).click();
  await expect(widgets(page)).toHaveCount(0);

  await page.getByRole("button", { name: "Duplicate Page", exact: true }).click();
  await expect(page.getByText("Duplicate page 1 with 0 widget(s)?")).toBeVisible();
  await page.getByRole("button", { name: "Duplicate", exact: true }).click();
  await expect(page.getByText("of 2")).toBeVisible();
  // It stands back and cannot be taken hold of; two clicks lead to where it can.
  await expect.poll(() => inkIn(page, lines, "master")).toBeGreaterThan(0);
  await expect(sheet(page, "master")).not.toHaveCSS("opacity", "1");
  const [left = 0, top = 0, width = 0, height = 0] = lines;
  const { x, y } = await pointAt(page, left + width / 2, top + height / 2);
  await page.mouse.click(x, y);
  await expect(page.getByText("Select a widget to edit its properties.")).toBeVisible();
  await page.mouse.dblclick(x, y);
  await expect(page.getByText("You are editing the master “Header/Footer”")).toBeVisible();
  await page.getByRole("button", { name: "Back to Page" }).click();
  await expect(widgets(page)).toHaveCount(0);

  await page.getByRole("button", { name: "Preview", exact: true }).click();
  await expect(page.getByText("Live preview • Updates automatically")).toBeVisible();
  await expect(page.getByText("Page 2 of 2")).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Template saved successfully!")).toBeVisible();

  await page.getByRole("button", { name: "Export PDF" }).click();
  await expect(page.getByText("Please click Build, then Compile & Open before exporting the final PDF.")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as it stands" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});

/** As somebody without a pointer goes to a button of this part of the screen. */
async function goTo(page: Page, region: string, name: string): Promise<void> {
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press("F6");
    if (await page.evaluate((wanted) => document.activeElement?.closest(`[data-region=${wanted}]`) !== null, region))
      break;
  }
  const wanted = page.locator(`[data-region=${region}]`).getByRole("button", { name, exact: true });
  for (let presses = 0; presses < 40; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${name}`);
}

test("with the keyboard alone: a second page is made, and a link on the first leads to it", async ({
  page,
  request,
}) => {
  await enterAs(page, await aMember(request));
  await page.goto("/templates/new");
  await expect(listOfWidgets(page)).toBeAttached();
  // The panel comes by itself, and on a busy machine after the page.
  await expect(page.getByRole("button", { name: "Add Page", exact: true })).toBeVisible();
  await goTo(page, "pages", "Add Page");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Pages", exact: true }).getByText("of 2")).toBeVisible();
  await goTo(page, "palette", "Link");
  await page.keyboard.press("Enter");
  await expect(option(page, /^Link/)).toBeAttached();

  // Over the pages and the canvas to the panels.
  await page.keyboard.press("F6");
  await page.keyboard.press("F6");
  await expect(option(page, /^Link/)).toBeFocused();
  await page.keyboard.press("F6");
  await page.getByRole("combobox", { name: "Leads to", exact: true }).focus();
  await page.keyboard.type("Page 1");
  const offered = page.getByRole("option", { name: "Page 1", exact: true });
  await expect(offered).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(offered).toHaveAttribute("data-highlighted");
  await page.keyboard.press("Enter");
  await goTo(page, "toolbar", "Undo");
  await page.keyboard.press("Control+Shift+y");
  const text = page.getByRole("textbox", { name: "Design, YAML" });
  await expect(text).toContainText("to_dest: place:1");
  await expect(text).toContainText("dest_id: place:1");
  await page.keyboard.press("Control+s");
  await expect(page).toHaveURL(/\/templates\/(?!new)[\w-]+$/);
});

test("those who do not see the page are told what is on it, what happened, and can leave it", async ({
  page,
  request,
}) => {
  const box = (x: number, y: number) => `{ type: box, position: { x: ${x}, y: ${y}, width: 80, height: 60 } }`;
  const small = `{ type: text_block, content: tiny, position: { x: 60, y: 400, width: 80, height: 20 }, styling: { size: 6 } }`;
  await openMasterOf(page, request, [box(200, 300), box(60, 100), box(200, 100), small]);
  // In reading order, and with what is wrong.
  const places = [/x 60, y 100/, /x 200, y 100/, /x 200, y 300/, /tiny/].map((place) => expect.stringMatching(place));
  await expect.poll(() => namesOf(widgets(page))).toEqual(places);
  await expect(option(page, /tiny/)).toHaveAccessibleName(/, \d problems?$/);
  await canvas(page).getByRole("listbox").focus();
  await page.keyboard.press("Tab");
  await expect(option(page, /x 60, y 100/)).toBeFocused();
  await page.keyboard.press("Alt+Shift+ArrowRight");
  await expect(option(page, /x 200, y 100/)).toBeFocused();
  await page.keyboard.press("Alt+Shift+ArrowDown");
  await expect(option(page, /x 200, y 300/)).toBeFocused();
  await expect(canvas(page).locator("[role=option][tabindex='0']")).toHaveCount(1);

  await page.keyboard.press("Control+a");
  await page.keyboard.press("Alt+a");
  const said = page.locator("[aria-live=polite]").first();
  await expect(said).toHaveText("Aligned 4 widgets left");
  await page.keyboard.press("Control+z");
  await expect(said).toHaveText(/^Undid align/);

  await page.keyboard.press("Escape");
  await expect(canvas(page).getByRole("option", { selected: true })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-region=panels] :focus")).toHaveCount(1);
});

test("no part of the editor has a serious fault to axe, wide or on a phone", async ({ page, request }) => {
  test.setTimeout(120_000);
  await openMasterOf(page, request, [
    `{ type: calendar, position: { x: 60, y: 100, width: 280, height: 200 } }`,
    `{ type: text_block, content: tiny, position: { x: 60, y: 400, width: 80, height: 20 }, styling: { size: 6 } }`,
  ]);
  await canvas(page).getByRole("listbox").focus();
  await page.keyboard.press("Control+a");
  await expectNoFaults(page);
  await page.getByRole("tab", { name: "Layers" }).click();
  await expectNoFaults(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("tab", { name: /Problems/ }).click();
  await expectNoFaults(page);
  await page.getByRole("button", { name: "Lower the panels" }).click();
  await expectNoFaults(page);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
