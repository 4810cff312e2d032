/** The studio in an interface from right to left. */
import { longTest } from "@octavo/foundation/testing";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { type Locator, page, type UserEventDragAndDropOptions, userEvent } from "vitest/browser";
import {
  canvas,
  focus,
  geometry,
  inkFraction,
  openMasterOf,
  openNewTemplate,
  option,
  resizeWindow,
} from "../../../test/editor.ts";
import { button, tab } from "../../../test/found-by.ts";
import { aMember, aProject, openStudio } from "../../../test/studio.tsx";

beforeEach(() => {
  document.documentElement.dir = "rtl";
  onTestFinished(() => document.documentElement.removeAttribute("dir"));
});

const boxOf = (locator: Locator) => locator.element().getBoundingClientRect();
const paper = page.css("[data-paper]");

const widgets = [
  '{ id: near, type: text_block, position: { x: 24, y: 40, width: 120, height: 40 }, content: "At the left" }',
  "{ id: far, type: box, position: { x: 320, y: 300, width: 90, height: 90 } }",
];

longTest("selects and moves the widget under the pointer", async () => {
  await openMasterOf(widgets);
  const scale = () => boxOf(paper).width / 446.4;
  const at = (x: number, y: number) => ({
    x: boxOf(paper).x - boxOf(canvas()).x + x * scale(),
    y: boxOf(paper).y - boxOf(canvas()).y + y * scale(),
  });
  await canvas().click({ position: at(80, 60) });
  await expect.element(option(/At the left/)).toHaveAttribute("aria-selected", "true");
  await expect.poll(geometry).toEqual([24, 40, 120, 40]);
  await canvas().click({ position: at(365, 345) });
  await expect.poll(geometry).toEqual([320, 300, 90, 90]);
  await userEvent.keyboard("{ArrowLeft}");
  await expect.poll(geometry).toEqual([319, 300, 90, 90]);
  // Text on the canvas would begin at the other side of its position.
  expect(inkFraction([24, 40, 60, 20])).toBeGreaterThan(0.02);
});

longTest("has the panels of the editor on the other side, and its menus at their buttons", async () => {
  await openMasterOf(widgets);
  expect(boxOf(page.css("[data-region=panels]")).right).toBeLessThanOrEqual(boxOf(canvas()).left + 1);
  await canvas().click({ button: "right", position: { x: 200, y: 60 } });
  const menu = page.getByRole("menu");
  await expect.element(menu).toBeVisible();
  await expect.poll(() => Math.round(boxOf(menu).right - boxOf(canvas()).left)).toBe(200);
});

it("changes tabs with the arrow that points at them", async () => {
  await openNewTemplate();
  await tab(/^Properties/).click();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(tab(/^Layers/)).toHaveAttribute("aria-selected", "true");
  expect(boxOf(tab(/^Layers/)).right).toBeLessThanOrEqual(boxOf(tab(/^Properties/)).left);
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(tab(/^Properties/)).toHaveAttribute("aria-selected", "true");
});

const masters_yaml = `canvas: { dimensions: { width: 446.4, height: 595.2, margins: [24, 24, 24, 24] } }
masters:
  - { name: First, widgets: [] }
  - { name: Second, widgets: [] }
  - { name: Third, widgets: [] }
`;
const plan_yaml = `plan:
  calendar: { start_date: "2026-01-01", end_date: "2026-01-31" }
  sections:
    - { kind: first, master: First, generate: once }
    - { kind: second, master: Second, generate: once }
    - { kind: third, master: Third, generate: once }
`;

longTest("moves masters along their row by pointer and by keyboard", async () => {
  await resizeWindow(900, 700);
  const ann = await aMember();
  const { id } = await aProject(ann, { masters_yaml, plan_yaml });
  await openStudio(`/projects/${id}/masters/First`, { as: ann });
  const links = page.getByRole("navigation", { name: "Masters" }).getByRole("link");
  const names = () =>
    links
      .elements()
      .map((element) => element.getAttribute("title"))
      .slice(0, 3);
  await expect.poll(names).toEqual(["First", "Second", "Third"]);
  expect(boxOf(links.nth(1)).right).toBeLessThanOrEqual(boxOf(links.nth(0)).left);
  await focus(links.nth(0));
  await userEvent.keyboard("{Alt>}{ArrowLeft}{/Alt}");
  await expect.poll(names).toEqual(["Second", "First", "Third"]);
  // Dropped on the half of its neighbor that is farther along the row.
  const options = { steps: 6, targetPosition: { x: 4, y: 20 } };
  await userEvent.dragAndDrop(links.nth(0), links.nth(1), options as UserEventDragAndDropOptions);
  await expect.poll(names).toEqual(["First", "Second", "Third"]);
});

longTest("turns pages with the arrow that points along the text", async () => {
  const ann = await aMember();
  const { id } = await aProject(ann, { masters_yaml, plan_yaml });
  await openStudio(`/projects/${id}`, { as: ann });
  await focus(page.getByRole("region", { name: /^Planner page/ }));
  const number = page.getByRole("textbox", { name: "Page number" });
  await expect.element(number).toHaveValue("1");
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(number).toHaveValue("2");
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(number).toHaveValue("1");
  const isBefore = (one: Locator, other: Locator) => boxOf(one).left >= boxOf(other).right;
  expect(isBefore(button("Previous page"), button("Next page"))).toBe(true);
});

longTest("opens groups in the list of layers with the left arrow", async () => {
  await openMasterOf(widgets);
  await canvas().click({ position: { x: 4, y: 300 } });
  await userEvent.keyboard("{Control>}a{/Control}{Control>}g{/Control}");
  await tab(/^Layers/).click();
  const group = page.getByRole("treeitem", { expanded: false });
  await focus(group);
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(page.getByRole("treeitem", { expanded: true })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(group).toHaveFocus();
});

it("opens the menu of a project below its button, within the window", async () => {
  const ann = await aMember();
  await aProject(ann);
  await openStudio("/projects", { as: ann });
  const trigger = button("Actions for Mine");
  await trigger.click();
  const menu = page.getByRole("menu");
  await expect.element(menu).toBeVisible();
  await expect.poll(() => Math.round(boxOf(menu).left - boxOf(trigger).left)).toBe(0);
  expect(boxOf(menu).right).toBeLessThanOrEqual(innerWidth);
});

it("mirrors icons that point along the text, and no others", async () => {
  await openMasterOf(widgets);
  const scaleOf = (icon: string) => getComputedStyle(page.css(icon).first().element()).scale;
  expect(scaleOf(".lucide-arrow-left")).toBe("-1 1");
  expect(scaleOf(".lucide-undo-2")).toBe("-1 1");
  expect(scaleOf(".lucide-mouse-pointer-2")).toBe("none");
});

longTest("begins empty fields at the right, and keeps numbers and addresses from left to right", async () => {
  await openStudio("/register");
  const direction = (name: string) => getComputedStyle(page.getByRole("textbox", { name }).element()).direction;
  await expect.element(page.getByRole("textbox", { name: "Email" })).toBeVisible();
  expect([direction("Email"), direction("Username")]).toEqual(["ltr", "ltr"]);
  await openMasterOf(widgets);
  const name = page.css("input[dir=auto]").first();
  await name.fill("");
  expect(getComputedStyle(name.element()).direction).toBe("rtl");
  await name.fill("Daily");
  expect(getComputedStyle(name.element()).direction).toBe("ltr");
  await name.fill("يومي");
  expect(getComputedStyle(name.element()).direction).toBe("rtl");
});
