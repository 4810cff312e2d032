/** Touch, pen and e-ink displays on the canvas of a tablet. */
import { type Browser, expect, type Page, test } from "@playwright/test";
import {
  canvas,
  field,
  fitPage,
  geometry,
  middleOf,
  openMasterOf,
  pointAt,
  selectedNames,
  sheet,
  shownGeometry,
  widgets,
  zoomOf,
} from "./editor-page.ts";
import { boxesAt, page5, undo } from "./five-widgets.ts";
import { drag, nextFrame, PenInput, TouchInput } from "./pointer-input.ts";

const portrait = { width: 820, height: 1180 };

async function onTablet(browser: Browser, then: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: portrait, hasTouch: true });
  try {
    await then(await context.newPage());
  } finally {
    await context.close();
  }
}

test("fingers and a pen edit on a tablet, and a cancelled touch has no effect", { tag: "@long" }, async ({
  browser,
  request,
}) => {
  await onTablet(browser, async (page) => {
    await openMasterOf(page, request, page5);
    const fingers = await TouchInput.of(page);
    const start = await boxesAt(page);
    await test.step("a finger selects, drags, duplicates and deletes", () => tapAndDrag(page, fingers, start));
    await test.step("a button opens a group", () => editInsideGroup(page, fingers, start));
    await test.step("a handle reacts beside it, and a touch that the system takes over has no effect", () =>
      pullAndCancel(page, fingers, start));
    await test.step("two fingers zoom and pan", () => pinch(page, fingers, start));
    await test.step("a long press opens the menu", () => longPress(page, fingers));
    await test.step("all touch targets are at least 44 pixels large", () => expectLargeTargets(page, fingers));
    await test.step("a pen points precisely while fingers move the page and the palm is ignored", () =>
      usePen(page, fingers, start));
    await test.step("a finger drags a widget from the palette, beside and below the canvas", () =>
      dragFromPalette(page, fingers));
  });
});

async function tapAndDrag(page: Page, fingers: TouchInput, start: readonly string[]): Promise<void> {
  await fingers.tap(await pointAt(page, 100, 130));
  const bar = page.getByRole("toolbar", { name: "Selection" });
  await expect(bar).toBeVisible();
  await expect.poll(() => geometry(page)).toEqual([60, 100, 80, 60]);
  await fingers.drag(await pointAt(page, 100, 130), await pointAt(page, 300, 520));
  await expect.poll(async () => (await geometry(page))[1]).toBeGreaterThan(450);
  await bar.getByRole("button", { name: "Duplicate" }).tap();
  await expect(widgets(page)).toHaveCount(6);
  await bar.getByRole("button", { name: "Delete" }).tap();
  await expect(widgets(page)).toHaveCount(5);
  // The message offers to undo.
  const offer = page.locator("[data-undo-offer]");
  await expect(offer).toContainText("Deleted 1 widget");
  await offer.getByRole("button", { name: "Undo" }).tap();
  await expect(offer).toHaveCount(0);
  await expect(widgets(page)).toHaveCount(6);
  await page.getByRole("button", { name: "Undo" }).tap();
  await page.getByRole("button", { name: "Undo" }).tap();
  await expect.poll(() => boxesAt(page)).toEqual(start);
}

async function editInsideGroup(page: Page, fingers: TouchInput, start: readonly string[]): Promise<void> {
  const bar = page.getByRole("toolbar", { name: "Selection" });
  // The toolbar of a selection lies over the corner where the drag starts.
  await fingers.tap(await pointAt(page, 380, 540));
  await expect(bar).toBeHidden();
  await fingers.drag(await pointAt(page, 30, 60), await pointAt(page, 300, 330));
  await bar.getByRole("button", { name: "Group", exact: true }).tap();
  await bar.getByRole("button", { name: "Edit Inside Group" }).tap();
  await expect.poll(() => selectedNames(page)).toHaveLength(1);
  await bar.getByRole("button", { name: "Duplicate" }).tap();
  await expect(widgets(page)).toHaveCount(6);
  await bar.getByRole("button", { name: "Leave Group" }).tap();
  await expect.poll(() => selectedNames(page)).toHaveLength(4);
  await page.getByRole("button", { name: "Undo" }).tap();
  await page.getByRole("button", { name: "Undo" }).tap();
  await expect.poll(() => boxesAt(page)).toEqual(start);
}

async function pullAndCancel(page: Page, fingers: TouchInput, start: readonly string[]): Promise<void> {
  // A handle reacts to a touch beside it.
  await fingers.tap(await pointAt(page, 240, 160));
  const corner = await middleOf(canvas(page).locator("[data-handle=se]"));
  await fingers.drag({ x: corner.x + 9, y: corner.y + 9 }, { x: corner.x + 59, y: corner.y + 49 });
  await expect.poll(async () => (await geometry(page))[2]).toBeGreaterThan(110);
  await page.getByRole("button", { name: "Undo" }).tap();

  // The system cancels the touch, for an edge gesture, a call or a palm.
  await fingers.pull(1, await pointAt(page, 100, 130), await pointAt(page, 300, 330));
  await fingers.cancel();
  await expect.poll(() => boxesAt(page)).toEqual(start);
  await fingers.tap(await pointAt(page, 240, 160));
  await expect.poll(() => geometry(page)).toEqual([200, 130, 80, 60]);
}

async function pinch(page: Page, fingers: TouchInput, start: readonly string[]): Promise<void> {
  // A second finger cancels the gesture of the first and starts zooming.
  const zoom = await zoomOf(page);
  const [left, right] = [await pointAt(page, 100, 280), await pointAt(page, 200, 280)];
  const anchor = await pointAt(page, 150, 280);
  await fingers.pull(1, left, { x: left.x + 40, y: left.y });
  await fingers.down(2, { ...right, x: right.x + 40 });
  await fingers.move({ id: 1, x: left.x - 10, y: left.y + 60 }, { id: 2, x: right.x + 90, y: right.y + 60 });
  await fingers.up(2);
  await fingers.up(1);
  await expect.poll(() => boxesAt(page)).toEqual(start);
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(zoom * 1.8);
  const moved = await pointAt(page, 150, 280);
  expect(moved.y - anchor.y).toBeGreaterThan(40);
  await fitPage(page);
}

async function longPress(page: Page, fingers: TouchInput): Promise<void> {
  // A long press opens the menu, and lifting the finger chooses nothing.
  await fingers.down(1, await pointAt(page, 240, 160));
  await expect(page.getByRole("menuitem", { name: /^Duplicate/ })).toBeVisible();
  await fingers.up(1);
  await expect(page.getByRole("menuitem", { name: /^Duplicate/ })).toBeVisible();
  await page.getByRole("menuitem", { name: /^Duplicate/ }).tap();
  await expect(widgets(page)).toHaveCount(6);
  await expect(page.getByRole("menu")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).tap();
  await expect(widgets(page)).toHaveCount(5);
}

async function dragFromPalette(page: Page, fingers: TouchInput): Promise<void> {
  const offer = page.getByRole("navigation", { name: "Widgets" }).getByRole("button", { name: "Divider" });
  await fingers.drag(await middleOf(offer), await pointAt(page, 220, 350));
  await expect(widgets(page)).toHaveCount(6);
  const [x = 0, y = 0, width = 0] = await shownGeometry(page);
  expect(Math.abs(x + width / 2 - 220)).toBeLessThan(12);
  expect(Math.abs(y - 350)).toBeLessThan(12);

  // On a phone the palette is a strip below the page.
  await page.getByRole("button", { name: "Undo" }).tap();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Collapse the panels" }).tap();
  await fitPage(page);
  await offer.scrollIntoViewIfNeeded();
  await fingers.drag(await middleOf(offer), await pointAt(page, 220, 450));
  await expect(widgets(page)).toHaveCount(6);
  await page.getByRole("tab", { name: "Properties" }).tap();
  await expect.poll(async () => Math.abs(((await geometry(page))[1] ?? 0) - 450)).toBeLessThan(12);
  await page.getByRole("button", { name: "Collapse the panels" }).tap();
  await expect(field(page, "X")).toHaveCount(0);
}

async function usePen(page: Page, fingers: TouchInput, start: readonly string[]): Promise<void> {
  const pen = await PenInput.of(page);
  const more = page.getByRole("button", { name: "More tools" });
  const mode = page.getByRole("menuitemcheckbox", { name: "Pen Draws, Fingers Pan" });
  await more.tap();
  await expect(mode).not.toBeChecked();
  await page.keyboard.press("Escape");
  await expect(mode).toHaveCount(0);
  await pen.drag(await pointAt(page, 100, 130), await pointAt(page, 300, 330));
  await expect.poll(async () => (await geometry(page))[1]).toBeGreaterThan(270);
  await more.tap();
  await expect(mode).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(mode).toHaveCount(0);
  await undo(page);

  const before = await pointAt(page, 100, 130);
  await fingers.drag(before, { x: before.x + 40, y: before.y + 50 });
  await expect.poll(async () => Math.round((await pointAt(page, 100, 130)).y - before.y)).toBe(50);
  await expect.poll(() => boxesAt(page)).toEqual(start);

  // The palm touches first and is lifted last.
  const palm = await pointAt(page, 380, 540);
  await fingers.pull(1, palm, { x: palm.x + 10, y: palm.y });
  await pen.pull(await pointAt(page, 240, 160), await pointAt(page, 240, 330));
  await fingers.move({ id: 1, x: palm.x - 20, y: palm.y + 30 });
  await pen.up();
  await fingers.up(1);
  await expect.poll(async () => (await geometry(page))[0]).toBe(200);
  await expect.poll(async () => (await geometry(page))[1]).toBeGreaterThan(280);

  // A pen held still opens the menu.
  await pen.down(await pointAt(page, 110, 280));
  await expect(page.getByRole("menuitem", { name: /^Duplicate/ })).toBeVisible();
  await pen.up();
  await page.keyboard.press("Escape");
  await expect.poll(() => selectedNames(page)).toEqual(["Box"]);
  await undo(page);
  await expect.poll(() => boxesAt(page)).toEqual(start);
  await more.tap();
  await mode.tap();
  await more.tap();
  await expect(mode).not.toBeChecked();
  await page.keyboard.press("Escape");
  await expect(mode).toHaveCount(0);
}

async function expectLargeTargets(page: Page, fingers: TouchInput): Promise<void> {
  await page.keyboard.press("Control+a");
  await expect.poll(() => small(page)).toEqual([]);
  for (const panel of ["Layers", /Problems/] as const) {
    await page.getByRole("tab", { name: panel }).tap();
    await expect.poll(() => small(page)).toEqual([]);
  }
  await page.getByRole("tab", { name: "Properties" }).tap();
  await fingers.tap(await pointAt(page, 100, 415));
  await expect(page.getByRole("heading", { name: "Text", level: 2 })).toBeVisible();
  await expect.poll(() => small(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => small(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize(portrait);
  await fitPage(page);
}

/** Returns the names of touch targets that are too small. A check box includes its label. */
function small(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const targets = [
      ...document.querySelectorAll<HTMLElement>(
        "main button, main input, main select, main a, main summary, main [role=tab]",
      ),
    ];
    const sizeOf = (target: HTMLElement) => (target.closest("label") ?? target).getBoundingClientRect();
    return targets
      .filter((target) => target.checkVisibility() && target.closest("[data-canvas] [role=listbox]") === null)
      .flatMap((target) => {
        const { width, height } = sizeOf(target);
        const isSmall = width > 1 && (width < 43.5 || height < 43.5);
        const name = target.getAttribute("aria-label") ?? target.textContent ?? "";
        return isSmall ? [`${name || target.outerHTML.slice(0, 80)}: ${width} × ${height}`] : [];
      });
  });
}

test("on e-ink the page follows the wheel and drags at a low rate", { tag: "@long" }, async ({ browser, request }) => {
  await onTablet(browser, async (page) => {
    await page.addInitScript(() => localStorage.setItem("octavo.theme", "eink"));
    await openMasterOf(page, request, page5);
    await expect(sheet(page)).toHaveAttribute("aria-busy", "false");
    await test.step("the page follows the wheel without losing turns", () => turnWheel(page));
    await fitPage(page);
    await test.step("a drag shows an outline, and the page changes at its end", () => dragOutline(page));
    await test.step("only e-ink and reduced motion have no animations", () => expectMotion(page));
  });
});

async function turnWheel(page: Page): Promise<void> {
  const before = await pointAt(page, 0, 0);
  const paper = await watch(page, "[data-paper]", "style");
  await page.mouse.move(before.x + 200, before.y + 200);
  for (let turn = 0; turn < 40; turn++) {
    await page.mouse.wheel(0, 4);
    await nextFrame(page);
  }
  await expect.poll(async () => Math.round(before.y - (await pointAt(page, 0, 0)).y)).toBe(160);
  const { moves, milliseconds } = await paper();
  expect(moves).toBeGreaterThan(2);
  expect(moves).toBeLessThanOrEqual(milliseconds / 120 + 1);
}

async function dragOutline(page: Page): Promise<void> {
  const picture = () => sheet(page).evaluate((element: HTMLCanvasElement) => element.toDataURL());
  const frame = async () => (await middleOf(canvas(page).locator("[data-selection] rect").first())).y;
  const [from, shown] = [await pointAt(page, 100, 130), await picture()];
  const outline = await watch(page, "[data-selection]", "transform");
  await drag(page, from, { x: 0, y: 40 });
  for (let y = 44; y <= 200; y += 4) {
    await page.mouse.move(from.x, from.y + y);
    await nextFrame(page);
  }
  await expect.poll(frame).toBeGreaterThan(from.y + 150);
  // At most eight times per second. A fast screen would follow every move.
  const { moves, milliseconds } = await outline();
  expect(moves).toBeGreaterThan(2);
  expect(moves).toBeLessThanOrEqual(milliseconds / 120 + 1);
  expect(await picture()).toBe(shown);
  await page.mouse.up();
  await expect.poll(picture).not.toBe(shown);
}

async function expectMotion(page: Page): Promise<void> {
  expect(await movingParts(page)).toEqual([]);
  // Lists turn pages instead of scrolling, because scrolling redraws an e-ink screen repeatedly.
  const palette = page.getByRole("navigation", { name: "Widgets" });
  await page.getByRole("button", { name: "Later in the list" }).first().tap();
  await expect.poll(() => palette.evaluate((list) => list.scrollTop)).toBeGreaterThan(100);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("radio", { name: "Light" }).check({ force: true });
  expect(await movingParts(page)).not.toEqual([]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await movingParts(page)).toEqual([]);
}

/** Counts the changes of an attribute and the milliseconds until the last one. */
async function watch(page: Page, what: string, attribute: string) {
  const watched = await page.evaluateHandle(
    ([what, attribute]) => {
      const times: number[] = [performance.now()];
      const element = document.querySelector(what);
      const observer = new MutationObserver(() => times.push(performance.now()));
      if (element) observer.observe(element, { subtree: true, attributeFilter: [attribute] });
      return times;
    },
    [what, attribute] as const,
  );
  return () =>
    watched.evaluate((times) => ({ moves: times.length - 1, milliseconds: (times.at(-1) ?? 0) - (times[0] ?? 0) }));
}

/** Returns elements with transitions or animations. */
function movingParts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const animated = document.getAnimations().map(({ playState }) => playState);
    const looks = [...document.querySelectorAll("*")].map((element) => getComputedStyle(element));
    const moving = looks.filter(
      ({ transitionProperty, transitionDuration, animationName }) =>
        animationName !== "none" || (transitionProperty !== "none" && !/^0s(?:, 0s)*$/.test(transitionDuration)),
    );
    return [...animated, ...moving.map(({ transitionProperty }) => transitionProperty)];
  });
}
