/** Journeys that must work in every engine: a visitor makes a planner, and a member edits a master. */
import { expect } from "@playwright/test";
import { aMember, bearer } from "../accounts.ts";
import { documentText } from "../document-text.ts";
import { pagesOf } from "../planner-file.ts";
import { dailyPlanner, writeServerPdf } from "../server-pdf.ts";
import { aPlanner } from "../starters.ts";
import type { BrowserWindow, XY } from "./browser-window.ts";
import { test } from "./engine-test.ts";

/** The page offers it in every month. */
const nextYear = new Date().getFullYear() + 1;

test("a visitor downloads a planner of a year in Polish for a device, equal to the server's", async ({
  browserWindow,
  downloaded,
  picture,
  request,
}, info) => {
  await test.step("leafs through the planner of the start page", async () => {
    await browserWindow.open("/");
    await browserWindow.see("figure", /-07-02$/);
    await picture("welcome");
    await browserWindow.click("button", "Next page");
    await browserWindow.see("figure", /-07-03$/);
    await browserWindow.click("link", "Make your planner");
  });

  await test.step("chooses device, year and language", async () => {
    await browserWindow.click("combobox", "Device");
    await browserWindow.type("paper pro move");
    await browserWindow.press("Enter");
    await browserWindow.click("radio", String(nextYear), { role: "group", name: "Dates" });
    await browserWindow.see("figure", /-07-02$/);
    await picture("make-daily");
    // WebKit once counted the height of a group's name twice.
    const [dates, language] = await browserWindow.evaluate(heightsOfGroups, ["Dates", "Language"]);
    expect(dates).toBe(language);
    await browserWindow.click("radio", "Polski", { role: "group", name: "Language" });
    const shown = () => browserWindow.evaluate(() => document.querySelector("figure[lang]")?.getAttribute("lang"));
    await expect.poll(shown).toBe("pl");
    // The defaults of the command line, whatever the region of the browser.
    await browserWindow.click("radio", "Monday", { role: "group", name: "Week starts" });
    await browserWindow.click("radio", "24-hour clock", { role: "group", name: "Hours" });
  });

  await test.step("downloads what the server makes", async () => {
    await browserWindow.click("button", "Download PDF");
    const file = await downloaded(`Planer dzienny ${nextYear}.pdf`);
    expect(pagesOf(file)).toBeGreaterThan(365);
    const choices = { device: "remarkable-paper-pro-move", year: nextYear, locale: "pl" };
    const made = info.outputPath("server.pdf");
    const planner = dailyPlanner(choices, info.outputPath("documents"));
    await writeServerPdf(request, await aMember(request), planner, made);
    expect(documentText(planner.makePlain()) === documentText(made)).toBe(true);
    expect(documentText(file) === documentText(planner.pdf)).toBe(true);
  });
});

test("a member opens, edits and saves a master", async ({ browserWindow, picture, request }) => {
  const member = await aMember(request);
  const { id } = await aPlanner(request, member, "Mine");
  const boxes = () => browserWindow.names("option", /^Box/);

  await test.step("signs in and opens the master", async () => {
    await browserWindow.open("/login");
    await browserWindow.fill("Username", member.username);
    await browserWindow.fill("Password", member.password);
    await browserWindow.press("Enter");
    await browserWindow.click("link", "Mine");
    await browserWindow.see("heading", "Mine");
    await picture("project");
    await browserWindow.click("link", "Day");
    await expect.poll(() => browserWindow.names("option", /^Text/)).not.toEqual([]);
    await picture("editor");
  });

  await test.step("inserts a box, which the canvas paints", async () => {
    await browserWindow.click("button", "Box");
    await expect.poll(boxes).toHaveLength(1);
    await expect.poll(async () => browserWindow.evaluate(inkOf, await rectOf(browserWindow))).toBeGreaterThan(0);
  });

  await test.step("moves it with the mouse, and undoes and redoes that", async () => {
    const before = await boxes();
    const { x, y, width, height } = await rectOf(browserWindow);
    const from = await browserWindow.evaluate(pointOnPage, { x: x + width / 2, y: y + height / 2 });
    await browserWindow.drag(from, { x: from.x + 30, y: from.y + 20 }, { x: from.x + 60, y: from.y + 70 });
    await expect.poll(boxes).not.toEqual(before);
    const after = await boxes();
    await browserWindow.press("Control", "z");
    await expect.poll(boxes).toEqual(before);
    await browserWindow.press("Control", "y");
    await expect.poll(boxes).toEqual(after);
  });

  await test.step("types its position and size", async () => {
    for (const [field, value] of Object.entries({ X: "50", Y: "200", Width: "111", Height: "10mm" })) {
      await browserWindow.fill(field, value);
      await browserWindow.press("Enter");
    }
    await expect.poll(boxes).toEqual([expect.stringMatching(/^Box, x 50, y 200, 111 × 28.3\d* points/)]);
    await picture("editor-selection");
  });

  await test.step("saves it, and finds it after a reload", async () => {
    const [saved] = await boxes();
    await browserWindow.click("button", "Save Changes");
    await expect.poll(() => browserWindow.texts("status")).toContain("Saved");
    const answer = await request.get(`/api/projects/${id}`, { headers: bearer(member.token) });
    expect(await answer.text()).toMatch(/"width": ?111\b/);
    await browserWindow.open(`/projects/${id}/masters/Day`);
    await expect.poll(boxes).toEqual([saved]);
  });
});

/** Runs in the page. */
function heightsOfGroups(names: readonly string[]): readonly (number | undefined)[] {
  const groups = [...document.querySelectorAll("#main fieldset")];
  return names.map((name) => groups.find((group) => group.textContent?.startsWith(name))?.clientHeight);
}

interface Rect extends XY {
  readonly width: number;
  readonly height: number;
}

/** Returns the rectangle of the only box in points, from its name. */
async function rectOf(browserWindow: BrowserWindow): Promise<Rect> {
  const [name = ""] = await browserWindow.names("option", /^Box/);
  const [, x, y, width, height] = /x ([\d.]+), y ([\d.]+), ([\d.]+) × ([\d.]+) points/.exec(name) ?? [];
  return { x: Number(x), y: Number(y), width: Number(width), height: Number(height) };
}

/** Runs in the page. Converts a point of the sheet to viewport coordinates. */
function pointOnPage({ x, y }: XY): XY {
  const paper = document.querySelector<HTMLElement>("[data-paper]");
  const corner = paper?.getBoundingClientRect() ?? new DOMRect();
  const zoom = Number(paper?.dataset["scale"]);
  return { x: corner.x + x * zoom, y: corner.y + y * zoom };
}

/** Runs in the page. Returns the painted fraction of a rectangle of the sheet, from 0 to 1. */
function inkOf({ x, y, width, height }: Rect): number {
  const sheet = document.querySelector<HTMLCanvasElement>("canvas[data-sheet=page]");
  const scale = (sheet?.width ?? 0) / Number(sheet?.closest<HTMLElement>("[data-paper]")?.dataset["points"]);
  const [left = 0, top = 0, across = 1, down = 1] = [x, y, width, height].map((points) => Math.round(points * scale));
  const { data } = sheet?.getContext("2d")?.getImageData(left, top, across, down) ?? { data: [] };
  const alphas = [...data].filter((_, i) => i % 4 === 3);
  return alphas.filter((alpha) => alpha > 0).length / alphas.length;
}
