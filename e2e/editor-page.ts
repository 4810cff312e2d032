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

export const geometry = (page: Page) =>
  Promise.all(["X", "Y", "Width", "Height"].map(async (name) => Number(await field(page, name).inputValue())));

/** Returns CSS pixels per point. */
export function zoomOf(page: Page): Promise<number> {
  return canvas(page)
    .locator("[data-paper]")
    .evaluate((paper: HTMLElement) => {
      const across = Number(paper.style.transform.match(/scale\((.+)\)/)?.[1]);
      return (across * Number.parseFloat(paper.style.width)) / Number(paper.dataset["points"]);
    });
}

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

/** Converts a point of the page to window coordinates. */
export async function pointAt(page: Page, x: number, y: number): Promise<XY> {
  const box = await sheet(page).boundingBox();
  if (!box) throw new Error("no page to point at");
  const zoom = await zoomOf(page);
  return { x: box.x + x * zoom, y: box.y + y * zoom };
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
