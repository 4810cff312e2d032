import { expect, test } from "@playwright/test";
import {
  canvas,
  field,
  geometry,
  inkFraction,
  middleOf,
  openNewMaster,
  pointAt,
  sheet,
  shownGeometry,
  widgets,
} from "./editor-page.ts";
import { drag } from "./pointer-input.ts";

test("a mouse drops, moves, resizes, undoes and aligns a box, which survives a reload", { tag: "@long" }, async ({
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
  const [x = 0, y = 0, width = 0, height = 0] = await shownGeometry(page);
  await expect.poll(() => inkFraction(page, [x, y, width, height])).toBeGreaterThan(0);
  // Simulates a canvas that lost its memory and was restored empty.
  await sheet(page).evaluate((element: HTMLCanvasElement) => {
    element.getContext("2d")?.reset();
    element.dispatchEvent(new Event("contextrestored"));
  });
  await expect.poll(() => inkFraction(page, [x, y, width, height])).toBeGreaterThan(0);
  expect([width, height]).toEqual([240, 120]);
  // On the grid.
  expect([x % 10, y % 10]).toEqual([0, 0]);

  await drag(page, target, { x: 33, y: -47 });
  await expect(canvas(page).locator("[data-badge]")).toBeVisible();
  await page.mouse.up();
  await expect.poll(async () => (await geometry(page))[0]).toBeGreaterThan(x + 20);
  const [movedX = 0, movedY = 0] = await geometry(page);
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

  await test.step("a drag snaps to a nearby guide and shows it", async () => {
    const [left = 0, , across = 0] = await shownGeometry(page);
    // 3 points from the right margin, which is at 447.29 - 24.
    const from = await middleOf(canvas(page).locator("[data-selection] rect").first());
    const [here, there] = [await pointAt(page, left, 0), await pointAt(page, 423.29 - across - 3, 0)];
    await drag(page, from, { x: there.x - here.x, y: 0 });
    await expect(canvas(page).locator("[data-guides] path").first()).toBeAttached();
    await page.mouse.up();
    await expect.poll(async () => (await geometry(page))[0]).toBeCloseTo(423.29 - across, 1);
  });

  const before = await geometry(page);
  await page.getByRole("button", { name: "Create Master" }).click();
  await expect(page).toHaveURL(/\/masters\/Daily$/);
  await page.reload();
  await expect(widgets(page)).toHaveCount(1);
  const middle = await pointAt(page, (before[0] ?? 0) + (before[2] ?? 0) / 2, (before[1] ?? 0) + (before[3] ?? 0) / 2);
  await page.mouse.click(middle.x, middle.y);
  await expect.poll(() => geometry(page)).toEqual(before);
});
