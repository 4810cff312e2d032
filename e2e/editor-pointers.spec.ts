/** The editor under real pointers: what a mouse, fingers and a pen can do to a page. */
import { type Browser, expect, type Page, test } from "@playwright/test";
import { aMember, enterAs } from "./accounts.ts";
import {
  canvas,
  field,
  geometry,
  middleOf,
  namesOf,
  openMasterOf,
  option,
  pointAt,
  rectOf,
  selectedNames,
  sheet,
  widgets,
  zoomOf,
} from "./editor-page.ts";
import { drag, dragAndDrop, Fingers, nextFrame, Pen } from "./hands.ts";

const box = (id: string, x: number, y: number, width: number, height: number) =>
  `{ id: ${id}, type: box, position: { x: ${x}, y: ${y}, width: ${width}, height: ${height} } }`;
const text = (id: string, x: number, y: number, content: string) =>
  `{ id: ${id}, type: text_block, content: "${content}", position: { x: ${x}, y: ${y}, width: 120, height: 30 } }`;

/** Three boxes of one size in no order, and two texts. */
const page5 = [
  box("a", 60, 100, 80, 60),
  box("b", 200, 130, 80, 60),
  box("c", 70, 250, 80, 60),
  text("t", 60, 400, "Plan"),
  text("u", 220, 400, "Notes"),
];

const undo = (page: Page) => page.keyboard.press("Control+z");
const press = async (page: Page, x: number, y: number, options = {}) => {
  const at = await pointAt(page, x, y);
  await page.mouse.click(at.x, at.y, options);
};
const boxesAt = (page: Page) =>
  namesOf(option(page, /^Box/)).then((names) =>
    names.map((name) => name.replace("Box, ", "").replace(" points", "")).sort(),
  );

test("a mouse selects, drags, copies and takes back, each drag as one step", async ({ page, request }) => {
  await openMasterOf(page, request, page5);
  const start = ["x 200, y 130, 80 × 60", "x 60, y 100, 80 × 60", "x 70, y 250, 80 × 60"];
  await expect.poll(() => boxesAt(page)).toEqual(start);

  await test.step("a frame takes what it touches, with Alt only what lies inside, with Shift more", async () => {
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

  await test.step("Shift keeps to one axis, Alt leaves a copy, Escape is as if nothing had been", async () => {
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
    expect((await boxesAt(page)).filter((name) => name.startsWith("x 60,"))).toHaveLength(2);
    await undo(page);
    await drag(page, middle, { x: 150, y: 150 });
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await expect.poll(() => boxesAt(page)).toEqual(start);
  });

  await test.step("a drag stops where edges agree and shows it, and with Ctrl it does not", async () => {
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
    // With the gap that is between the two others.
    await drag(page, await pointAt(page, 110, 280), { x: 268, y: -119 });
    await expect(canvas(page).locator("[data-guides] text").filter({ hasText: "60" })).toHaveCount(2);
    await page.mouse.up();
    await expect.poll(async () => (await geometry(page)).slice(0, 2)).toEqual([340, 130]);
    await undo(page);
    await expect.poll(() => boxesAt(page)).toEqual(start);
  });

  await test.step("several move as one, and the menu sets them in a row", async () => {
    await press(page, 100, 130);
    await page.keyboard.down("Shift");
    await press(page, 240, 160);
    await press(page, 110, 280);
    await page.keyboard.up("Shift");
    await dragAndDrop(page, await pointAt(page, 240, 160), { x: 40, y: 20 });
    const [a, b] = [await rectOf(page, /^Box, x 1\d\d, y 1[12]\d,/), await rectOf(page, /^Box, x 2[34]\d/)];
    expect([(b[0] ?? 0) - (a[0] ?? 0), (b[1] ?? 0) - (a[1] ?? 0)]).toEqual([140, 30]);
    await undo(page);
    await press(page, 240, 160, { button: "right" });
    const menu = page.getByRole("menu");
    await expect(menu).toBeVisible();
    const items = (await menu.getByRole("menuitem").allTextContents()).map((name) => name.replace(/Ctrl.*|Del$/, ""));
    expect(items.slice(0, 3)).toEqual(["Copy", "Duplicate", "Delete"]);
    await menu.getByRole("menuitem", { name: /^Align Left/ }).click();
    expect((await boxesAt(page)).map((name) => name.split(",")[0])).toEqual(["x 60", "x 60", "x 60"]);
    await undo(page);
    await expect.poll(() => boxesAt(page)).toEqual(start);
  });
});

/** What a pull by (24, 16) with its handle makes of 100, 200, 120 × 80. */
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

test("every handle pulls its own sides, Shift keeps the shape, Alt the middle; two widgets grow in proportion", async ({
  page,
  request,
}) => {
  await openMasterOf(page, request, [box("a", 100, 200, 120, 80), box("b", 260, 320, 60, 40)]);
  await press(page, 160, 240);
  const pull = async (handle: string, by: { x: number; y: number }, ...keys: readonly string[]) => {
    const at = await middleOf(canvas(page).locator(`[data-handle=${handle}]`));
    for (const key of keys) await page.keyboard.down(key);
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x + by.x / 2, at.y + by.y / 2);
    await nextFrame(page);
    await page.mouse.move(at.x + by.x, at.y + by.y);
    await page.mouse.up();
    for (const key of keys) await page.keyboard.up(key);
    const made = await geometry(page);
    await undo(page);
    await expect.poll(async () => (await geometry(page)).length).toBe(4);
    return made;
  };
  for (const [handle, expected] of Object.entries(pulled))
    expect(await pull(handle, { x: 24, y: 16 }, "Control"), handle).toEqual(expected);
  expect(await pull("se", { x: 60, y: 4 }, "Control", "Shift")).toEqual([100, 200, 180, 120]);
  expect(await pull("e", { x: 24, y: 0 }, "Control", "Alt")).toEqual([76, 200, 168, 80]);
  // The opposite side stays, however far it is pulled over it.
  expect(await pull("w", { x: 300, y: 0 }, "Control")).toEqual([219, 200, 1, 80]);
  // On the grid, and beside the other's edge, at 260.
  expect(await pull("e", { x: 37, y: 0 })).toEqual([100, 200, 160, 80]);

  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Alt+ArrowLeft");
  await page.keyboard.press("Control+Shift+ArrowRight");
  await expect.poll(() => geometry(page)).toEqual([100.9, 210, 130, 80]);
  for (let step = 0; step < 2; step++) await undo(page);
  await expect.poll(() => geometry(page)).toEqual([100, 200, 120, 80]);

  await page.keyboard.press("Control+a");
  const corner = await middleOf(canvas(page).locator("[data-handle=se]"));
  await page.keyboard.down("Control");
  await dragAndDrop(page, corner, { x: 110, y: 80 });
  await page.keyboard.up("Control");
  await expect.poll(() => boxesAt(page)).toEqual(["x 100, y 200, 180 × 120", "x 340, y 380, 90 × 60"]);
});

test("what is on the page is written where it stands, changed for several at once, and looked at from near", async ({
  page,
  request,
}) => {
  await openMasterOf(page, request, page5);
  await test.step("a text is opened by a double click, and a click beside it closes it", async () => {
    await press(page, 100, 415, { clickCount: 2 });
    await expect(page.getByRole("textbox", { name: "Text", exact: true })).toBeFocused();
    await page.keyboard.type("Today");
    await press(page, 400, 500);
    await expect(option(page, /“Today”/)).toBeAttached();
    await expect(sheet(page)).toHaveText(/^Today/);
  });

  await test.step("what two texts have in common is set for both", async () => {
    await press(page, 100, 415);
    await page.keyboard.down("Shift");
    await press(page, 280, 415);
    await page.keyboard.up("Shift");
    await expect(field(page, "X")).toHaveAttribute("placeholder", "Mixed");
    await field(page, "Width").fill("+=20");
    await field(page, "Width").press("Enter");
    expect((await rectOf(page, /“Today”/))[2]).toBe(140);
    expect((await rectOf(page, /“Notes”/))[2]).toBe(140);
    await field(page, "Size").fill("20");
    await field(page, "Size").press("Enter");
    for (const x of [100, 280]) {
      await press(page, x, 415);
      await expect(field(page, "Size")).toHaveValue("20");
    }
  });

  await test.step("the wheel zooms at the pointer, which stays on its point of the page", async () => {
    const at = await pointAt(page, 300, 150);
    await page.mouse.move(at.x, at.y);
    await page.keyboard.down("Control");
    for (let notch = 0; notch < 4; notch++) await page.mouse.wheel(0, -100);
    await page.keyboard.up("Control");
    await expect.poll(() => zoomOf(page)).toBeCloseTo(1.1 ** 4, 2);
    const now = await pointAt(page, 300, 150);
    expect(Math.hypot(now.x - at.x, now.y - at.y)).toBeLessThan(1);
    await page.mouse.wheel(0, 100);
    await expect.poll(async () => (await pointAt(page, 300, 150)).y).toBeLessThan(at.y - 60);
  });

  await test.step("Space and the middle button move the page, and nothing on it", async () => {
    const before = await boxesAt(page);
    await press(page, 400, 500);
    const from = await pointAt(page, 100, 130);
    await page.keyboard.down(" ");
    await dragAndDrop(page, from, { x: 50, y: 30 });
    await page.keyboard.up(" ");
    const after = await pointAt(page, 100, 130);
    expect([Math.round(after.x - from.x), Math.round(after.y - from.y)]).toEqual([50, 30]);
    await page.mouse.move(after.x, after.y);
    await page.mouse.down({ button: "middle" });
    await page.mouse.move(after.x - 50, after.y - 30, { steps: 4 });
    await page.mouse.up({ button: "middle" });
    await expect.poll(async () => Math.round((await pointAt(page, 100, 130)).x)).toBe(Math.round(from.x));
    await expect.poll(() => boxesAt(page)).toEqual(before);
  });
});

test("what is copied on one page is pasted on another, a step aside or in place", async ({ page, request }) => {
  await enterAs(page, await aMember(request));
  await page.goto("/templates/new");
  await page.getByRole("button", { name: "Box", exact: true }).click();
  await canvas(page).getByRole("option").focus();
  const [x = 0, y = 0, ...size] = await geometry(page);
  await page.keyboard.press("Control+c");
  await page.getByRole("button", { name: "Add Page", exact: true }).click();
  await expect(page.getByRole("region", { name: "Pages", exact: true }).getByText("of 2")).toBeVisible();
  await expect(widgets(page)).toHaveCount(0);
  await page.keyboard.press("F6");
  await canvas(page).getByRole("listbox").focus();
  await page.keyboard.press("Control+v");
  await expect.poll(() => geometry(page)).toEqual([x + 20, y + 20, ...size]);
  await page.keyboard.press("Control+Shift+v");
  await expect.poll(() => geometry(page)).toEqual([x, y, ...size]);
  await expect(widgets(page)).toHaveCount(2);
  await page.keyboard.press("PageUp");
  await expect(page.getByRole("region", { name: "Pages", exact: true }).getByText("of 2")).toBeVisible();
  await expect(widgets(page)).toHaveCount(1);
});

/** A tablet that stands upright. */
async function onTablet(
  browser: Browser,
  then: (page: Page) => Promise<void>,
  viewport = { width: 820, height: 1180 },
): Promise<void> {
  const context = await browser.newContext({ viewport, hasTouch: true });
  try {
    await then(await context.newPage());
  } finally {
    await context.close();
  }
}

test("fingers tap, drag, pinch and rest; what the system takes away has not been", async ({ browser, request }) => {
  await onTablet(browser, async (page) => {
    await openMasterOf(page, request, page5);
    const fingers = await Fingers.of(page);
    const start = await boxesAt(page);

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
    // Nobody was asked: it can be had back where it is said.
    const offer = page.locator("[data-undo-offer]");
    await expect(offer).toContainText("Deleted 1 widget");
    await offer.getByRole("button", { name: "Undo" }).tap();
    await expect(offer).toHaveCount(0);
    await expect(widgets(page)).toHaveCount(6);
    await page.getByRole("button", { name: "Undo" }).tap();
    await page.getByRole("button", { name: "Undo" }).tap();
    await expect.poll(() => boxesAt(page)).toEqual(start);

    // A handle is taken hold of from beside it.
    await fingers.tap(await pointAt(page, 240, 160));
    const corner = await middleOf(canvas(page).locator("[data-handle=se]"));
    await fingers.drag({ x: corner.x + 9, y: corner.y + 9 }, { x: corner.x + 59, y: corner.y + 49 });
    await expect.poll(async () => (await geometry(page))[2]).toBeGreaterThan(110);
    await page.getByRole("button", { name: "Undo" }).tap();

    // The system takes it: a gesture from the edge, a call, a palm.
    await fingers.pull(1, await pointAt(page, 100, 130), await pointAt(page, 300, 330));
    await fingers.cancel();
    await expect.poll(() => boxesAt(page)).toEqual(start);
    await fingers.tap(await pointAt(page, 240, 160));
    await expect.poll(() => geometry(page)).toEqual([200, 130, 80, 60]);

    // Two fingers take back what one had begun, and zoom about what is between them.
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
    await page.keyboard.press("Shift+1");

    // A finger that rests asks for the menu, and lifting it chooses nothing.
    await fingers.down(1, await pointAt(page, 240, 160));
    await expect(page.getByRole("menuitem", { name: /^Duplicate/ })).toBeVisible();
    await fingers.up(1);
    await expect(page.getByRole("menuitem", { name: /^Duplicate/ })).toBeVisible();
    await page.getByRole("menuitem", { name: /^Duplicate/ }).tap();
    await expect(widgets(page)).toHaveCount(6);
    await expect(page.getByRole("menu")).toHaveCount(0);
  });
});

test("a widget is drawn out of the palette with a finger, beside the canvas and below it", async ({
  browser,
  request,
}) => {
  await onTablet(browser, async (page) => {
    await openMasterOf(page, request, page5);
    const fingers = await Fingers.of(page);
    const offer = page.getByRole("navigation", { name: "Widgets" }).getByRole("button", { name: "Divider" });
    await fingers.drag(await middleOf(offer), await pointAt(page, 220, 350));
    await expect(widgets(page)).toHaveCount(6);
    const [x = 0, y = 0, width = 0] = await geometry(page);
    expect(Math.abs(x + width / 2 - 220)).toBeLessThan(12);
    expect(Math.abs(y - 350)).toBeLessThan(12);

    // On a phone the palette is a strip below the page.
    await page.getByRole("button", { name: "Undo" }).tap();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Lower the panels" }).tap();
    await page.keyboard.press("Shift+1");
    await offer.scrollIntoViewIfNeeded();
    await fingers.drag(await middleOf(offer), await pointAt(page, 220, 450));
    await expect(widgets(page)).toHaveCount(6);
    await page.getByRole("tab", { name: "Properties" }).tap();
    await expect.poll(async () => Math.abs(((await geometry(page))[1] ?? 0) - 450)).toBeLessThan(12);
    await page.getByRole("button", { name: "Lower the panels" }).tap();
    await expect(field(page, "X")).toHaveCount(0);
  });
});

test("a pen points finely; beside it fingers move the page, and the hand that holds it does nothing", async ({
  browser,
  request,
}) => {
  await onTablet(browser, async (page) => {
    await openMasterOf(page, request, page5);
    const [pen, fingers] = [await Pen.of(page), await Fingers.of(page)];
    const start = await boxesAt(page);
    const mode = page.getByRole("button", { name: "Pen Draws, Fingers Pan" });
    await expect(mode).toHaveAttribute("aria-pressed", "false");
    await pen.drag(await pointAt(page, 100, 130), await pointAt(page, 300, 330));
    await expect.poll(async () => (await geometry(page))[1]).toBeGreaterThan(270);
    await expect(mode).toHaveAttribute("aria-pressed", "true");
    await undo(page);

    const before = await pointAt(page, 100, 130);
    await fingers.drag(before, { x: before.x + 40, y: before.y + 50 });
    const after = await pointAt(page, 100, 130);
    expect(Math.round(after.y - before.y)).toBe(50);
    await expect.poll(() => boxesAt(page)).toEqual(start);

    // The palm is there first, and stays a moment longer.
    const palm = await pointAt(page, 380, 540);
    await fingers.pull(1, palm, { x: palm.x + 10, y: palm.y });
    await pen.pull(await pointAt(page, 240, 160), await pointAt(page, 240, 330));
    await fingers.move({ id: 1, x: palm.x - 20, y: palm.y + 30 });
    await pen.up();
    await fingers.up(1);
    await expect.poll(async () => (await geometry(page))[0]).toBe(200);
    await expect.poll(async () => (await geometry(page))[1]).toBeGreaterThan(280);

    // A pen that rests asks for the menu.
    await pen.down(await pointAt(page, 110, 280));
    await expect(page.getByRole("menuitem", { name: /^Duplicate/ })).toBeVisible();
    await pen.up();
    await page.keyboard.press("Escape");
    await expect.poll(() => selectedNames(page)).toEqual(["Box"]);
  });
});

test("on electronic paper a drag is an outline that moves now and then, and the page changes when it ends", async ({
  browser,
  request,
}) => {
  await onTablet(browser, async (page) => {
    await page.addInitScript(() => localStorage.setItem("octavo.theme", "eink"));
    await openMasterOf(page, request, page5);
    const picture = () => sheet(page).evaluate((element: HTMLCanvasElement) => element.toDataURL());
    const frame = async () => (await middleOf(canvas(page).locator("[data-selection] rect").first())).y;
    await expect(sheet(page)).toHaveAttribute("aria-busy", "false");
    const [from, shown] = [await pointAt(page, 100, 130), await picture()];
    const outline = await watchOutline(page);
    await drag(page, from, { x: 0, y: 40 });
    for (let y = 44; y <= 200; y += 4) {
      await page.mouse.move(from.x, from.y + y);
      await nextFrame(page);
    }
    await expect.poll(frame).toBeGreaterThan(from.y + 150);
    // Eight times in a second at most, where a fast screen would take every move.
    const { moves, milliseconds } = await outline();
    expect(moves).toBeGreaterThan(2);
    expect(moves).toBeLessThanOrEqual(milliseconds / 120 + 1);
    expect(await picture()).toBe(shown);
    await page.mouse.up();
    await expect.poll(picture).not.toBe(shown);
    expect(await movingParts(page)).toEqual([]);
    // Lists are leafed through: flung, they would be drawn again and again.
    const palette = page.getByRole("navigation", { name: "Widgets" });
    await page.getByRole("button", { name: "On in the list" }).first().tap();
    await expect.poll(() => palette.evaluate((list) => list.scrollTop)).toBeGreaterThan(100);
    await page.getByRole("radio", { name: "Light" }).check({ force: true });
    expect(await movingParts(page)).not.toEqual([]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await movingParts(page)).toEqual([]);
  });
});

/** From now on, how often the outline has moved, and the milliseconds until it did so last, for whoever asks. */
async function watchOutline(page: Page) {
  const watched = await page.evaluateHandle(() => {
    const times: number[] = [performance.now()];
    const selection = document.querySelector("[data-selection]");
    const observer = new MutationObserver(() => times.push(performance.now()));
    if (selection) observer.observe(selection, { subtree: true, attributeFilter: ["transform"] });
    return times;
  });
  return () =>
    watched.evaluate((times) => ({ moves: times.length - 1, milliseconds: (times.at(-1) ?? 0) - (times[0] ?? 0) }));
}

/** What would change by and by, or does. */
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

test("with fingers everything that can be tapped is 44 pixels large or more", async ({ browser, request }) => {
  await onTablet(browser, async (page) => {
    await openMasterOf(page, request, page5);
    await page.keyboard.press("Control+a");
    await expect.poll(() => small(page)).toEqual([]);
    for (const panel of ["Layers", /Problems/] as const) {
      await page.getByRole("tab", { name: panel }).tap();
      await expect.poll(() => small(page)).toEqual([]);
    }
    await page.getByRole("tab", { name: "Properties" }).tap();
    await (await Fingers.of(page)).tap(await pointAt(page, 100, 415));
    await expect(page.getByRole("heading", { name: "Text", level: 2 })).toBeVisible();
    await expect.poll(() => small(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => small(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

/** Names of what is too small for a finger. A box to tick is as large as its label. */
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
