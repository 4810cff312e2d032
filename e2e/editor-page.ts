import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { aMember, bearer, enterAs } from "./accounts.ts";

export interface XY {
  readonly x: number;
  readonly y: number;
}

export const canvas = (page: Page) => page.locator("[data-canvas]");
export const widgets = (page: Page) => canvas(page).getByRole("option");
/** Appears when the page is painted and the editor handles input. */
export const listOfWidgets = (page: Page) => canvas(page).getByRole("listbox");
/** The canvas of the page. Its text contains the texts of the page, from bottom to top. */
export const sheet = (page: Page, name = "page") => canvas(page).locator(`canvas[data-sheet=${name}]`);
export const option = (page: Page, name: RegExp) => canvas(page).getByRole("option", { name });
export const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

/** Opens the editor of a new master on a page of 447 × 596 points. */
export async function openNewMaster(page: Page, request: APIRequestContext): Promise<void> {
  const id = await signInWithProject(page, request, {});
  await page.goto(`/projects/${id}/masters/new?name=Daily`);
  await expect(listOfWidgets(page)).toBeAttached();
}

/** The page of the Boox Note Air 4 C, which prevents rescaling. */
const paperOf446 = "canvas: { dimensions: { width: 446.4, height: 595.2, margins: [24, 24, 24, 24] } }";

/** Opens the editor of a master with these widgets, each a line of YAML, on a page of 446.4 × 595.2 points. */
export async function openMasterOf(page: Page, request: APIRequestContext, widgets: readonly string[]): Promise<void> {
  const lines = widgets.map((widget) => `      - ${widget}`).join("\n");
  const masters_yaml = `${paperOf446}\nmasters:\n  - name: Daily\n    widgets:\n${lines}\n`;
  const id = await signInWithProject(page, request, { masters_yaml, device_profile: "boox-note-air-4c" });
  await page.goto(`/projects/${id}/masters/Daily`);
  await expect(canvas(page).getByRole("option")).toHaveCount(widgets.length);
}

/** Zooms so that a pixel is a point. The editor opens with the whole page. */
export async function zoomToActualSize(page: Page): Promise<void> {
  const zoom = page.getByRole("button", { name: /^\d+%, / });
  await zoom.click();
  await expect(zoom).toHaveText("100%");
}

async function signInWithProject(page: Page, request: APIRequestContext, fields: object): Promise<string> {
  const member = await aMember(request);
  await enterAs(page, member);
  const data = { name: "Mine", device_profile: "remarkable-2", ...fields };
  const answer = await request.post("/api/projects", { data, headers: bearer(member.token) });
  if (!answer.ok()) throw new Error(await answer.text());
  const { id } = await answer.json();
  return id;
}

export async function middleOf(target: Locator): Promise<XY> {
  const box = await target.boundingBox();
  if (!box) throw new Error("nothing to point at");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Returns X, Y, width and height in the panel, read together. Empty while the panel does not show them. */
export const geometry = (page: Page): Promise<readonly number[]> =>
  page
    .getByRole("textbox", { name: /^(?:X|Y|Width|Height)$/ })
    .evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => Number(value)));

/** Waits until the panel shows X, Y, width and height. */
export async function shownGeometry(page: Page): Promise<readonly number[]> {
  let shown: readonly number[] = [];
  await expect.poll(async () => (shown = await geometry(page)).length).toBe(4);
  return shown;
}

interface View {
  /** Window coordinates of the corner of the page. */
  readonly corner: XY;
  /** CSS pixels per point. */
  readonly zoom: number;
  /** False between a zoom and the repaint, which aligns the page to whole pixels. */
  readonly isAtRest: boolean;
}

/** Reads together what must agree, because the page moves and repaints between two calls. */
const viewOf = (page: Page): Promise<View> =>
  canvas(page)
    .locator("[data-paper]")
    .evaluate((paper: HTMLElement) => {
      const stretch = Number(/scale\((.+)\)/.exec(paper.style.transform)?.[1]);
      const { x, y } = paper.getBoundingClientRect();
      return { corner: { x, y }, zoom: stretch * Number(paper.dataset["scale"]), isAtRest: stretch === 1 };
    });

async function viewAtRest(page: Page): Promise<View> {
  let view: View | undefined;
  await expect.poll(async () => (view = await viewOf(page)).isAtRest).toBe(true);
  if (!view) throw new Error("no page to point at");
  return view;
}

/** Fits the page into the canvas, which learns a new size of the window only in the next frame. */
export async function fitPage(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Shift+1");
    const { left, right, top, bottom } = await canvas(page).evaluate((element) => {
      const around = element.getBoundingClientRect();
      const paper = element.querySelector("[data-paper]")?.getBoundingClientRect() ?? new DOMRect();
      return {
        left: paper.left - around.left,
        right: around.right - paper.right,
        top: paper.top - around.top,
        bottom: around.bottom - paper.bottom,
      };
    });
    // Centered and as large as fits, in whole pixels.
    expect(Math.abs(left - right)).toBeLessThan(2);
    expect(Math.abs(top - bottom)).toBeLessThan(2);
    expect(Math.min(left, top)).toBeLessThan(32);
  }).toPass();
}

/** Returns CSS pixels per point, also during a zoom. */
export const zoomOf = async (page: Page): Promise<number> => (await viewOf(page)).zoom;

/** Returns the inked fraction of an area of the page, from 0 to 1. The area is in points. */
export async function inkFraction(
  page: Page,
  [x = 0, y = 0, width = 0, height = 0]: readonly number[],
  name?: string,
): Promise<number> {
  return sheet(page, name).evaluate(
    (element: HTMLCanvasElement, { x, y, width, height }) => {
      const scale = element.width / Number(element.closest<HTMLElement>("[data-paper]")?.dataset["points"]);
      const area = [x, y, width, height].map((points) => Math.round(points * scale));
      const { data } = element.getContext("2d")?.getImageData(...(area as [number, number, number, number])) ?? {};
      const pixels = [...(data ?? [])].filter((_, i) => i % 4 === 3);
      return pixels.filter((alpha) => alpha > 0).length / pixels.length;
    },
    { x, y, width, height },
  );
}

/** Converts a point of the page to window coordinates, when the page is at rest. */
export async function pointAt(page: Page, x: number, y: number): Promise<XY> {
  const { corner, zoom } = await viewAtRest(page);
  return { x: corner.x + x * zoom, y: corner.y + y * zoom };
}

export const namesOf = (options: Locator) =>
  options.evaluateAll((all) => all.map((element) => element.getAttribute("aria-label") ?? ""));

/** Returns the position and size of a widget by its accessible name. */
export async function rectOf(page: Page, name: RegExp): Promise<readonly number[]> {
  const said = (await option(page, name).getAttribute("aria-label")) ?? "";
  const [, x, y, width, height] = /x ([\d.]+), y ([\d.]+), ([\d.]+) × ([\d.]+) points/.exec(said) ?? [];
  return [x, y, width, height].map(Number);
}

export async function selectedNames(page: Page): Promise<readonly string[]> {
  const names = await namesOf(canvas(page).getByRole("option", { selected: true }));
  return names.map((name) => name.replace(/, x .*/, ""));
}
