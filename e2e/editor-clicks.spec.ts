/** Jobs of planner makers, with the presses, keys and texts that they take (countActions). */
import { type APIRequestContext, expect, type Page, type TestInfo, test } from "@playwright/test";
import { aMember, bearer, enterAs } from "./accounts.ts";
import { countActions } from "./clicks.ts";
import { canvas, field, listOfWidgets, middleOf, option, pointAt, widgets } from "./editor-page.ts";
import { button, dialog } from "./found-by.ts";
import { linksOnPages, wordsOf } from "./planner-file.ts";
import { dragAndDrop, TouchInput } from "./pointer-input.ts";
import { dailyPlanner } from "./server-pdf.ts";

const device = "remarkable-2";

/** A phone, a tablet and a laptop, for pictures of the results. */
const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

/** Attaches pictures of what is shown, for people. */
async function attachPictures(page: Page, info: TestInfo): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect(listOfWidgets(page)).toBeAttached();
    await page.keyboard.press("Shift+1");
    await info.attach(`${size.width} pixels`, { body: await page.screenshot(), contentType: "image/png" });
  }
}

async function openProject(page: Page, request: APIRequestContext, fields: object): Promise<string> {
  const member = await aMember(request);
  const data = { name: "Mine", device_profile: device, ...fields };
  const { id } = await (await request.post("/api/projects", { data, headers: bearer(member.token) })).json();
  await enterAs(page, member);
  return id;
}

async function save(page: Page): Promise<void> {
  await button(page, /^(?:Save Changes|Create Master)$/).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
}

async function downloadFrom(page: Page, id: string): Promise<string> {
  await page.goto(`/projects/${id}`);
  await expect(page.getByText("No problems", { exact: true })).toBeVisible();
  const downloading = page.waitForEvent("download");
  await button(page, "Download PDF").click();
  return (await downloading).path();
}

test(
  "hours, habits, a link to the week, another font and months at the side take 20 presses, keys and texts",
  { tag: "@long" },
  async ({ page, request }, info) => {
    const choices = { device, year: 2027, lastDay: "2027-03-31", locale: "en" };
    const { masters_yaml, plan_yaml } = dailyPlanner(choices, info.outputPath("documents"));
    const id = await openProject(page, request, { masters_yaml, plan_yaml });
    const actions = await countActions(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/projects/${id}`);
    await page.getByRole("link", { name: "Day", exact: true }).click();
    await page.getByRole("tab", { name: "Parts" }).click();

    await test.step("hours", async () => {
      await button(page, /^Schedule/).click();
      await page.getByLabel("From hour").click();
      await page.keyboard.type("5");
      await page.keyboard.press("Tab");
      await page.keyboard.type("23");
    });

    await test.step("habits, and months at the side of every page", async () => {
      await button(page, /^Habits/).click();
      await expect(option(page, /^Text, “Habits”/)).toBeAttached();
      await button(page, /^Month tabs, side/).click();
      await expect(canvas(page).getByRole("option", { name: /^Link list/, selected: true })).toBeAttached();
      const { x, y } = await middleOf(canvas(page).locator("[data-handle=nw]"));
      await page.mouse.click(x + 12, y + 40, { button: "right" });
      await page.getByRole("menuitem", { name: "Put on Every Page" }).click();
      await expect(option(page, /^Link list, x 4/)).not.toBeAttached();
    });

    await test.step("a link from the weekday to its week", async () => {
      const { x, y } = await pointAt(page, 100, 72);
      await page.mouse.click(x, y);
      await expect(canvas(page).getByRole("option", { name: /^Text, “\{weekday/, selected: true })).toBeAttached();
      await page.keyboard.press("Shift+K");
      await expect(dialog(page, "Link to…").getByRole("combobox")).toBeFocused();
      await page.keyboard.type("week");
      await page.keyboard.press("Enter");
      await expect(dialog(page)).not.toBeAttached();
    });

    await test.step("another font", async () => {
      await page.keyboard.press("Escape");
      await page.getByLabel("Font everywhere").click();
      await expect(page.getByRole("combobox", { name: "Find a font" })).toBeFocused();
      await page.keyboard.type("Lora");
      await expect(page.getByRole("option", { name: "Lora", exact: true })).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(page.getByLabel("Font everywhere")).toHaveText("Lora");
    });

    await save(page);
    const count = await actions();
    info.annotations.push({ type: "presses, keys and texts", description: String(count) });
    expect(count).toBeLessThanOrEqual(20);
    await attachPictures(page, info);

    const file = await downloadFrom(page, id);
    // January 4 is a Monday, on the page after the year, three months and two weeks of days.
    const pages = linksOnPages(file).map((_, index) => wordsOf(file, index + 1));
    const monday = pages.findIndex((words) => /\b04\s+Monday/.test(words)) + 1;
    const words = pages[monday - 1] ?? "";
    expect(words).toMatch(/^5\b.*^11\b/msu);
    expect(words).toContain("Habits");
    const links = linksOnPages(file)[monday - 1] ?? [];
    const week = pages.findIndex((text) => /Week 1\b/.test(text) && /\bMon/.test(text) && /\bSun/.test(text)) + 1;
    expect(links.filter((link) => link.page === week).length).toBeGreaterThan(1);
    const side = links.filter(({ rect: [left = 0] }) => left > 395);
    expect(side.map((link) => link.page)).toEqual(expect.arrayContaining([2, 3, 4]));
  },
);

/** The grid of the weekly page, in points. Its lines are that far apart, too. */
const step = 20;

type Rectangle = readonly [left: number, top: number, right: number, bottom: number];

const headerTexts = ["Week {week}", "{week_dates}"] as const;

/** Places of the widgets on the page, all on the grid: title, dates, days, label, lines. */
const places = {
  title: [60, 40, 240, 80],
  dates: [240, 40, 420, 80],
  days: [60, 100, 420, 420],
  label: [60, 440, 240, 460],
  lines: [60, 460, 420, 580],
} as const;

test(
  "a weekly page with a header as a block, three styles and a grid takes 60 presses, keys and texts from nothing",
  {
    tag: "@long",
  },
  async ({ page, request }, info) => {
    const id = await openProject(page, request, {});
    const actions = await countActions(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/projects/${id}`);
    await button(page, "New Master").first().click();
    await expect(page.getByLabel("Master Name")).toBeFocused();
    await page.keyboard.type("Week");
    await page.keyboard.press("Enter");
    await expect(listOfWidgets(page)).toBeAttached();

    await test.step("sets the grid", async () => {
      await field(page, "Grid step").click();
      await page.keyboard.type(String(step));
      await page.keyboard.press("Enter");
      const { x, y } = await pointAt(page, 300, 300);
      await page.mouse.click(x, y);
    });

    const draw = async (key: string, [left, top, right, bottom]: Rectangle) => {
      await page.keyboard.press(key);
      const [from, to] = [await pointAt(page, left, top), await pointAt(page, right, bottom)];
      await dragAndDrop(page, from, { x: to.x - from.x, y: to.y - from.y });
    };
    const write = async (text: string, at: keyof typeof places) => {
      await draw("t", places[at]);
      await expect(page.getByRole("textbox", { name: "Text", exact: true })).toBeFocused();
      await page.keyboard.type(text);
      await page.keyboard.press("Escape");
    };
    const setSize = async (size: number) => {
      await field(page, "Size").click();
      await page.keyboard.type(String(size));
      await page.keyboard.press("Enter");
    };
    const newStyle = async (name: string) => {
      await button(page, "Style").click();
      await page.getByRole("menuitem", { name: "New style from this…" }).click();
      await expect(page.getByLabel("Name of the new style")).toBeFocused();
      await page.keyboard.type(name);
      await page.keyboard.press("Enter");
      await expect(button(page, "Style")).toHaveText(name);
    };

    await test.step("writes a title and the dates, each with its style", async () => {
      await write(headerTexts[0], "title");
      await setSize(24);
      await newStyle("Title");
      await write(headerTexts[1], "dates");
      await setSize(10);
      await newStyle("Label");
    });

    await test.step("makes both a block", async () => {
      await page.keyboard.press("Control+a");
      await page.keyboard.press("Control+Alt+b");
      await expect(dialog(page).getByLabel("Name")).toBeFocused();
      await page.keyboard.type("Header");
      await page.keyboard.press("Enter");
      await expect(option(page, /^Block/)).toBeAttached();
    });

    await test.step("draws lines in a style of their own", async () => {
      await draw("l", places.lines);
      await field(page, "Color").click();
      await page.keyboard.type("#888888");
      await page.keyboard.press("Enter");
      await newStyle("Rule");
    });

    await test.step("adds the days of the week and a label", async () => {
      await draw("c", places.days);
      await page.getByLabel("Type", { exact: true }).selectOption("weekly");
      await page.getByLabel("Days link to", { exact: true }).selectOption("no_links");
      await write("Notes", "label");
      await page.keyboard.press("Control+k");
      await expect(dialog(page, "Commands").getByRole("combobox")).toBeFocused();
      await page.keyboard.type("Style: Label");
      await page.keyboard.press("Enter");
    });

    await test.step("aligns all to the grid, and saves", async () => {
      await page.keyboard.press("Control+a");
      await page.keyboard.press("Alt+g");
      await page.getByRole("tab", { name: /Problems/ }).click();
      await button(page, /^Set in /).click();
      await expect(button(page, /^Set in /)).not.toBeAttached();
      await save(page);
    });

    const count = await actions();
    info.annotations.push({ type: "presses, keys and texts", description: String(count) });
    expect(count).toBeLessThanOrEqual(60);
    await expectOnGrid(page);
    await attachPictures(page, info);
    await expectWeeks(page, id);
  },
);

async function expectOnGrid(page: Page): Promise<void> {
  const names = await widgets(page).evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
  const rects = names.map((name) => /x ([\d.]+), y ([\d.]+), ([\d.]+) × ([\d.]+)/.exec(name)?.slice(1).map(Number));
  expect(rects.length).toBeGreaterThanOrEqual(4);
  expect(rects.flat().filter((length) => length === undefined || length % step !== 0)).toEqual([]);
}

/** Checks the page in a plan of all weeks. */
async function expectWeeks(page: Page, id: string): Promise<void> {
  await page.goto(`/projects/${id}`);
  await page.getByRole("tab", { name: /Plan Configuration/ }).click();
  await page.getByRole("switch", { name: /Weeks/ }).click();
  await button(page, "Save Plan").click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const file = await downloadFrom(page, id);
  expect(wordsOf(file, 3)).toMatch(/Week \d+\s[\s\S]*Notes/);
}

test("fingers alone make the same weekly page on a tablet", { tag: "@long" }, async ({ browser, request }, info) => {
  const context = await browser.newContext({ viewport: { width: 820, height: 1180 }, hasTouch: true });
  const page = await context.newPage();
  const id = await openProject(page, request, {});
  const actions = await countActions(page);
  await page.goto(`/projects/${id}`);
  const fingers = await TouchInput.of(page);
  const bar = page.getByRole("toolbar", { name: "Selection" });
  /** As the keyboard on the screen does it. */
  const type = (text: string) => page.keyboard.insertText(text);
  const enter = () => page.keyboard.press("Enter");
  const drag = async ([left, top, right, bottom]: Rectangle) =>
    fingers.drag(await pointAt(page, left, top), await pointAt(page, right, bottom));
  const draw = async (name: string, rect: Rectangle) => {
    await button(page, name).tap();
    await expect(button(page, name)).toHaveAttribute("aria-pressed", "true");
    await drag(rect);
    await expect(button(page, name)).toHaveAttribute("aria-pressed", "false");
  };
  const write = async (text: string, rect: Rectangle) => {
    await draw("Text", rect);
    await expect(page.getByRole("textbox", { name: "Text", exact: true })).toBeFocused();
    await type(text);
  };
  const set = async (name: string, value: string) => {
    await field(page, name).tap();
    await type(value);
    await enter();
  };
  const newStyle = async (name: string) => {
    await button(page, "Style").tap();
    await page.getByRole("menuitem", { name: "New style from this…" }).tap();
    await expect(page.getByLabel("Name of the new style")).toBeFocused();
    await type(name);
    await enter();
    await expect(button(page, "Style")).toHaveText(name);
  };

  await test.step("opens a new master, and sets the grid", async () => {
    await button(page, "New Master").first().tap();
    await expect(page.getByLabel("Master Name")).toBeFocused();
    await type("Week");
    await dialog(page).getByRole("button", { name: "Create Master" }).tap();
    await expect(listOfWidgets(page)).toBeAttached();
    await set("Grid step", String(step));
  });

  await test.step("makes the header a block", async () => {
    await button(page, "Draw on the page").tap();
    await write(headerTexts[0], places.title);
    await set("Size", "24");
    await newStyle("Title");
    await write(headerTexts[1], places.dates);
    await set("Size", "10");
    await newStyle("Label");
    await drag([20, 20, 440, 120]);
    await bar.getByRole("button", { name: "Make a Block…" }).tap();
    await expect(dialog(page).getByLabel("Name")).toBeFocused();
    await type("Header");
    await dialog(page).getByRole("button", { name: "Make block" }).tap();
    await expect(option(page, /^Block/)).toBeAttached();
  });

  await test.step("adds lines, the days of the week and a label", async () => {
    await draw("Lines", places.lines);
    await set("Color", "#888888");
    await newStyle("Rule");
    await draw("Calendar", places.days);
    await page.getByLabel("Type", { exact: true }).selectOption("weekly");
    await page.getByLabel("Days link to", { exact: true }).selectOption("no_links");
    await write("Notes", places.label);
    await button(page, "Style").tap();
    await page.getByRole("menuitem", { name: "Label" }).tap();
    await expect(button(page, "Style")).toHaveText("Label");
  });

  await test.step("aligns all to the grid, enlarges small type, and saves", async () => {
    await drag([10, 20, 440, 590]);
    await bar.getByRole("button", { name: "Align" }).tap();
    await page.getByRole("menuitem", { name: "Align to Grid" }).tap();
    await page.getByRole("tab", { name: /Problems/ }).tap();
    await button(page, /^Set in /).tap();
    await button(page, "Save Changes").tap();
    await expect(button(page, "Saved")).toBeVisible();
  });

  info.annotations.push({ type: "presses, keys and texts", description: String(await actions()) });
  await expectOnGrid(page);
  await attachPictures(page, info);
  await expectWeeks(page, id);
  await context.close();
});
