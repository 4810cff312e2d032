import { expect, onTestFinished } from "vitest";
import { type Locator, page, type UserEventDragAndDropOptions, userEvent } from "vitest/browser";
import "./found-by.ts";
import panels from "./panels.yaml?raw";
import { aMember, aProject, type Member, openStudio } from "./studio.tsx";

export const canvas = () => page.css("[data-canvas]");
/** Appears when the page is painted and the editor handles input. */
export const listOfWidgets = () => canvas().getByRole("listbox");
const widgets = () => canvas().getByRole("option");
export const option = (name: RegExp) => canvas().getByRole("option", { name });
/** The canvas of the page. Its text contains the texts of the page, from bottom to top. */
export const sheet = (name = "page") => canvas().css(`canvas[data-sheet=${name}]`);

export const expectCount = (found: Locator, count: number) =>
  expect.poll(() => found.elements().length, { message: `how many there are of ${found.selector}` }).toBe(count);
export const expectWidgets = (count: number) => expectCount(widgets(), count);

export async function openNewMaster(language?: "pl"): Promise<void> {
  const ann = await aMember();
  const { id } = await aProject(ann, { device_profile: "remarkable-2" });
  await openStudio(`/projects/${id}/masters/new?name=Daily`, { as: ann, ...(language && { language }) });
  await expect.element(listOfWidgets()).toBeInTheDocument();
}

/** Opens the editor of a master with these widgets, each a line of YAML, on a page of 446.4 × 595.2 points. */
export async function openMasterOf(lines: readonly string[], plan_yaml?: string): Promise<void> {
  const ann = await aMember();
  const masters_yaml = `canvas: { dimensions: { width: 446.4, height: 595.2, margins: [24, 24, 24, 24] } }
masters:
  - name: Daily
    widgets:
${lines.map((line) => `      - ${line}\n`).join("")}`;
  const { id } = await aProject(ann, { masters_yaml, ...(plan_yaml !== undefined && { plan_yaml }) });
  await openStudio(`/projects/${id}/masters/Daily`, { as: ann });
  await expectWidgets(lines.length);
}

export async function openNewTemplate(): Promise<Member> {
  const ann = await aMember();
  await openStudio("/templates/new", { as: ann });
  await expect.element(listOfWidgets()).toBeInTheDocument();
  return ann;
}

/** Resizes the window until the test ends. */
export async function resizeWindow(width: number, height: number): Promise<void> {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(width, height);
}

/** Position and size of the selection, as the panel shows them. */
export const geometry = (): readonly number[] =>
  ["X", "Y", "Width", "Height"].map((name) => {
    const input = page.getByRole("textbox", { name, exact: true }).query();
    return input instanceof HTMLInputElement ? Number(input.value) : Number.NaN;
  });

/** Returns the inked fraction of an area of the page, from 0 to 1. The area is in points. */
export function inkFraction([x = 0, y = 0, width = 0, height = 0]: readonly number[], name?: string): number {
  const picture = sheet(name).element();
  if (!(picture instanceof HTMLCanvasElement)) throw new Error("The page has no picture.");
  const scale = picture.width / Number(picture.closest<HTMLElement>("[data-paper]")?.dataset["points"]);
  const round = (points: number) => Math.round(points * scale);
  const image = picture.getContext("2d")?.getImageData(round(x), round(y), round(width), round(height));
  const opacities = [...(image?.data ?? [])].filter((_, i) => i % 4 === 3);
  return opacities.filter((opacity) => opacity > 0).length / opacities.length;
}

/** Drags an element by its centre to just above the centre of another. */
export async function dragOnto(from: Locator, to: Locator): Promise<void> {
  const { width, height } = to.element().getBoundingClientRect();
  // Vitest passes these options to Playwright without a type.
  const options = { steps: 6, targetPosition: { x: width / 2, y: height / 2 - 6 } };
  await userEvent.dragAndDrop(from, to, options as UserEventDragAndDropOptions);
}

/** Focuses an element without a click. */
export async function focus(target: Locator): Promise<void> {
  await expect.element(target).toBeInTheDocument();
  const element = target.element();
  if (element instanceof HTMLElement) element.focus();
  await expect.element(target).toHaveFocus();
}

export const announced = (words: string | RegExp) =>
  expect.element(page.css("[aria-live=polite]").first()).toMatchTextContent(words);

export async function openTemplate(yaml_content = panels, profile = "boox-note-air-4c"): Promise<Member> {
  const ann = await aMember();
  const body = { name: "Panels", profile, yaml_content };
  const { id } = await ann.api("POST /api/templates/", { body });
  await resizeWindow(1440, 900);
  await openStudio(`/templates/${id}`, { as: ann });
  await expect.element(listOfWidgets()).toBeInTheDocument();
  return ann;
}
