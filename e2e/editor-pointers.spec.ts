import { expect, type Page, test } from "@playwright/test";
import {
  canvas,
  field,
  geometry,
  middleOf,
  openMasterOf,
  option,
  pointAt,
  rectOf,
  sheet,
  widgets,
  zoomOf,
  zoomToActualSize,
} from "./editor-page.ts";
import { box, boxesAt, page5, undo } from "./five-widgets.ts";
import { drag, dragAndDrop, nextFrame } from "./pointer-input.ts";

const press = async (page: Page, x: number, y: number, options = {}) => {
  const at = await pointAt(page, x, y);
  await page.mouse.click(at.x, at.y, options);
};

test("a mouse selects, drags, copies, edits texts and zooms, each drag as one step", async ({ page, request }) => {
  await openMasterOf(page, request, page5);
  await zoomToActualSize(page);
  const start = ["x 200, y 130, 80 × 60", "x 60, y 100, 80 × 60", "x 70, y 250, 80 × 60"];
  await expect.poll(() => boxesAt(page)).toEqual(start);

  await test.step("a selection frame selects what it touches; Alt requires containment, Shift extends the selection", async () => {
    await dragAndDrop(page, await pointAt(page, 40, 80), { x: 180, y: 90 });
    await expect(page.getByRole("heading", { name: "2 widgets" })).toBeVisible();
    await page.keyboard.down("Alt");
    await dragAndDrop(page, await pointAt(page, 40, 80), { x: 180, y: 90 });
    await page.keyboard.up("Alt");
    await expect.poll(() => geometry(page)).toEqual([60, 100, 80, 60]);
    await page.keyboard.down("Shift");
    await dragAndDrop(page, await pointAt(page, 50, 230), { x: 60, y: 40 });
    await page.keyboard.up("Shift");
    await expect(page.getByRole("heading", { name: "2 widgets" })).toBeVisible();
    await press(page, 420, 60);
    await expect(page.getByText("Select a widget to edit its properties.")).toBeVisible();
  });

  await test.step("Shift keeps one axis, Alt copies, Escape cancels", async () => {
    const middle = await pointAt(page, 100, 130);
    await page.keyboard.down("Shift");
    await drag(page, middle, { x: 9, y: 203 });
    await page.mouse.up();
    await page.keyboard.up("Shift");
    await expect.poll(async () => (await geometry(page))[0]).toBe(60);
    await expect.poll(async () => (await geometry(page))[1]).toBeGreaterThan(280);
    await undo(page);
    await page.keyboard.down("Alt");
    await drag(page, middle, { x: 0, y: 210 });
    await page.mouse.up();
    await page.keyboard.up("Alt");
    await expect(widgets(page)).toHaveCount(6);
    await expect.poll(async () => (await boxesAt(page)).filter((name) => name.startsWith("x 60,"))).toHaveLength(2);
    await undo(page);
    await drag(page, middle, { x: 150, y: 150 });
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await expect.poll(() => boxesAt(page)).toEqual(start);
  });

  await test.step("a drag snaps to aligned edges and shows guides, and Ctrl disables snapping", async () => {
    await drag(page, await pointAt(page, 110, 280), { x: -8, y: 40 });
    await expect(canvas(page).locator("[data-guides] path").first()).toBeAttached();
    await page.mouse.up();
    await expect.poll(async () => (await geometry(page))[0]).toBe(60);
    await undo(page);
    await page.keyboard.down("Control");
    await drag(page, await pointAt(page, 110, 280), { x: -8, y: 43 });
    await expect(canvas(page).locator("[data-guides] path")).toHaveCount(0);
    await page.mouse.up();
    await page.keyboard.up("Control");
    await expect.poll(async () => (await geometry(page)).slice(0, 2)).toEqual([62, 293]);
    await undo(page);
    // With the same gap as between the two others.
    await drag(page, await pointAt(page, 110, 280), { x: 268, y: -119 });
    await expect(canvas(page).locator("[data-guides] text").filter({ hasText: "60" })).toHaveCount(2);
    await page.mouse.up();
    await expect.poll(async () => (await geometry(page)).slice(0, 2)).toEqual([340, 130]);
    await undo(page);
    await expect.poll(() => boxesAt(page)).toEqual(start);
  });

  await test.step("several widgets move together, and the menu distributes them", async () => {
    await press(page, 100, 130);
    await page.keyboard.down("Shift");
    await press(page, 240, 160);
    await press(page, 110, 280);
    await page.keyboard.up("Shift");
    await dragAndDrop(page, await pointAt(page, 240, 160), { x: 40, y: 20 });
    await expect
      .poll(() => boxesAt(page))
      .toEqual(["x 100, y 120, 80 × 60", "x 110, y 270, 80 × 60", "x 240, y 150, 80 × 60"]);
    await undo(page);
    await press(page, 240, 160, { button: "right" });
    const menu = page.getByRole("menu");
    await expect(menu).toBeVisible();
    await expect(menu.getByRole("menuitem").nth(2)).toHaveText(/^Delete/);
    await expect(menu.getByRole("menuitem").nth(1)).toHaveText(/^Duplicate/);
    await expect(menu.getByRole("menuitem").first()).toHaveText(/^Copy(?:Ctrl.*)?$/);
    await menu.getByRole("menuitem", { name: /^Align Left/ }).click();
    await expect
      .poll(async () => (await boxesAt(page)).map((name) => name.split(",")[0]))
      .toEqual(["x 60", "x 60", "x 60"]);
    await undo(page);
    await expect.poll(() => boxesAt(page)).toEqual(start);
  });

  await test.step("a double click opens a text, and a click outside closes it", async () => {
    await press(page, 100, 415, { clickCount: 2 });
    await expect(page.getByRole("textbox", { name: "Text", exact: true })).toBeFocused();
    await page.keyboard.type("Today");
    await press(page, 400, 500);
    await expect(option(page, /“Today”/)).toBeAttached();
    await expect(sheet(page)).toHaveText(/^Today/);
  });

  await test.step("a common property of two texts is changed for both", async () => {
    await press(page, 100, 415);
    await page.keyboard.down("Shift");
    await press(page, 280, 415);
    await page.keyboard.up("Shift");
    await expect(field(page, "X")).toHaveAttribute("placeholder", "Mixed");
    await field(page, "Width").fill("+=20");
    await field(page, "Width").press("Enter");
    for (const name of [/“Today”/, /“Notes”/]) await expect.poll(async () => (await rectOf(page, name))[2]).toBe(140);
    await field(page, "Size").fill("20");
    await field(page, "Size").press("Enter");
    for (const x of [100, 280]) {
      await press(page, x, 415);
      await expect(field(page, "Size")).toHaveValue("20");
    }
  });

  await test.step("the wheel zooms around the pointer", async () => {
    const at = await pointAt(page, 300, 150);
    await page.mouse.move(at.x, at.y);
    await page.keyboard.down("Control");
    for (let notch = 0; notch < 4; notch++) await page.mouse.wheel(0, -100);
    await page.keyboard.up("Control");
    await expect.poll(() => zoomOf(page)).toBeCloseTo(1.1 ** 4, 2);
    const now = await pointAt(page, 300, 150);
    // At rest the page is aligned to whole pixels, before the zoom and after it.
    const aligned = 0.5 * 1.1 ** 4 + 0.5;
    expect(Math.abs(now.x - at.x)).toBeLessThanOrEqual(aligned);
    expect(Math.abs(now.y - at.y)).toBeLessThanOrEqual(aligned);
    await page.mouse.wheel(0, 100);
    await expect.poll(async () => (await pointAt(page, 300, 150)).y).toBeLessThan(at.y - 60);
  });

  await test.step("Space and the middle button pan the page", async () => {
    const before = await boxesAt(page);
    await press(page, 400, 500);
    // At rest the page is aligned to whole pixels.
    await expect(page.locator("[data-paper]")).toHaveAttribute("style", /scale\(1\)/);
    const from = await pointAt(page, 100, 130);
    const corner = await sheet(page).boundingBox();
    const moved = async () => {
      const box = await sheet(page).boundingBox();
      return box && corner && [box.x - corner.x, box.y - corner.y];
    };
    await page.keyboard.down(" ");
    await dragAndDrop(page, from, { x: 50, y: 30 });
    await page.keyboard.up(" ");
    await expect.poll(moved).toEqual([50, 30]);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down({ button: "middle" });
    await page.mouse.move(from.x - 50, from.y - 30, { steps: 4 });
    await page.mouse.up({ button: "middle" });
    await expect.poll(moved).toEqual([0, 0]);
    await expect.poll(() => boxesAt(page)).toEqual(before);
  });
});

/** Results of dragging each handle of a widget at 100, 200 with size 120 × 80 by (24, 16). */
const pulled = {
  nw: [124, 216, 96, 64],
  n: [100, 216, 120, 64],
  ne: [100, 216, 144, 64],
  e: [100, 200, 144, 80],
  se: [100, 200, 144, 96],
  s: [100, 200, 120, 96],
  sw: [124, 200, 96, 96],
  w: [124, 200, 96, 80],
} as const;

test("every handle resizes its sides; Shift keeps the ratio, Alt the centre; two widgets scale together", {
  tag: "@long",
}, async ({ page, request }) => {
  await openMasterOf(page, request, [box("a", 100, 200, 120, 80), box("b", 260, 320, 60, 40)]);
  await zoomToActualSize(page);
  await press(page, 160, 240);
  const start = [100, 200, 120, 80];
  const expectPulled = async (
    handle: string,
    by: { x: number; y: number },
    keys: readonly string[],
    expected: readonly number[],
  ) => {
    await expect.poll(() => geometry(page)).toEqual(start);
    const at = await middleOf(canvas(page).locator(`[data-handle=${handle}]`));
    for (const key of keys) await page.keyboard.down(key);
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x + by.x / 2, at.y + by.y / 2);
    await nextFrame(page);
    await page.mouse.move(at.x + by.x, at.y + by.y);
    await page.mouse.up();
    for (const key of keys) await page.keyboard.up(key);
    await expect.poll(() => geometry(page), handle).toEqual(expected);
    await undo(page);
  };
  for (const [handle, expected] of Object.entries(pulled))
    await expectPulled(handle, { x: 24, y: 16 }, ["Control"], expected);
  await expectPulled("se", { x: 60, y: 4 }, ["Control", "Shift"], [100, 200, 180, 120]);
  await expectPulled("e", { x: 24, y: 0 }, ["Control", "Alt"], [76, 200, 168, 80]);
  // The opposite side stays, even if the handle is dragged past it.
  await expectPulled("w", { x: 300, y: 0 }, ["Control"], [219, 200, 1, 80]);
  // On the grid, and at the other widget's edge at 260.
  await expectPulled("e", { x: 37, y: 0 }, [], [100, 200, 160, 80]);
  await expect.poll(() => geometry(page)).toEqual(start);

  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Alt+ArrowLeft");
  await page.keyboard.press("Control+Shift+ArrowRight");
  await expect.poll(() => geometry(page)).toEqual([100.9, 210, 130, 80]);
  for (let step = 0; step < 2; step++) await undo(page);
  await expect.poll(() => geometry(page)).toEqual(start);

  await page.keyboard.press("Control+a");
  await expect(page.getByRole("heading", { name: "2 widgets" })).toBeVisible();
  const corner = await middleOf(canvas(page).locator("[data-handle=se]"));
  await page.keyboard.down("Control");
  await dragAndDrop(page, corner, { x: 110, y: 80 });
  await page.keyboard.up("Control");
  await expect.poll(() => boxesAt(page)).toEqual(["x 100, y 200, 180 × 120", "x 340, y 380, 90 × 60"]);
});

test("a double click on a table edits the text of a cell", { tag: "@long" }, async ({ page, request }) => {
  await openMasterOf(page, request, [
    "{ id: table, type: table, position: { x: 50, y: 80, width: 300, height: 120 }, properties: { rows: 3, columns: 3 } }",
  ]);
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await press(page, 200, 140, { clickCount: 2 });
  await expect(text).toBeFocused();
  await page.keyboard.type("Maths");
  await page.keyboard.press("Tab");
  await expect(text).toHaveValue("");
  await page.keyboard.type("Art");
  await page.keyboard.press("Shift+Tab");
  await expect(text).toHaveValue("Maths");
  await page.keyboard.press("Enter");
  await expect(text).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(field(page, "Texts")).toHaveValue(/Maths \| Art/);
});
