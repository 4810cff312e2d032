import { longTest } from "@octavo/foundation/testing";
import { expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/axe.ts";
import { canvas, expectWidgets, openMasterOf, resizeWindow } from "../../../test/editor.ts";
import { button, byText, field } from "../../../test/found-by.ts";
import { aMember, aProject, openStudio } from "../../../test/studio.tsx";

const press = (keys: string) => userEvent.keyboard(keys);

longTest("has one bar, with the navigation of the studio in a menu", async () => {
  await openMasterOf(["{ type: box, position: { x: 60, y: 100, width: 80, height: 60 } }"]);
  const menu = button("Menu");
  const entry = page.getByRole("navigation", { name: "Studio" }).getByRole("link", { name: "Public gallery" });
  await expect.element(menu).toHaveAttribute("aria-expanded", "false");
  await expect.element(entry).not.toBeInTheDocument();
  await menu.click();
  await expect.element(entry).toBeVisible();
  await expect.element(button("Sign out")).toBeVisible();
  await expectAccessible();
  await press("{Escape}");
  await expect.element(menu).toHaveFocus();
  await menu.click();
  await userEvent.click(canvas(), { position: { x: 400, y: 300 } });
  await expect.element(menu).toHaveAttribute("aria-expanded", "false");

  for (const [width, height] of [
    [1440, 900],
    [820, 1180],
    [390, 844],
  ] as const) {
    await resizeWindow(width, height);
    const shown = () => canvas().element().getBoundingClientRect();
    await expect.poll(() => document.documentElement.scrollWidth).toBe(width);
    // The bar, and the masters above the canvas of a narrow window.
    await expect.poll(() => shown().top).toBeLessThanOrEqual(width < 700 ? 160 : width < 1100 ? 110 : 54);
    await expect.poll(() => shown().height).toBeGreaterThan(height * 0.4);
  }
});

longTest(
  "shows in the button, in words, in the title and on the icon of the tab that changes are not saved",
  async () => {
    const icon = Object.assign(document.createElement("link"), { rel: "icon", href: "/octavo.svg" });
    document.head.prepend(icon);
    onTestFinished(() => icon.remove());
    await openMasterOf(["{ type: box, position: { x: 60, y: 100, width: 80, height: 60 } }"]);
    const save = button("Save Changes");
    const plain = save.element().className;
    await expect.element(byText("Saved")).toBeVisible();
    await expect.poll(() => document.title).toMatch(/^Daily – .+ – Octavo$/);

    await button("Text").click();
    await expectWidgets(2);
    await expect.element(byText("Unsaved changes")).toBeVisible();
    await expect.poll(() => document.title).toMatch(/^• Daily – .+ – Octavo$/);
    await expect.poll(() => save.element().className).not.toBe(plain);
    await expect.poll(() => icon.href).toMatch(/\/octavo-unsaved\.svg$/);

    await save.click();
    await expect.element(byText("Saved")).toBeVisible();
    await expect.poll(() => document.title).toMatch(/^Daily – /);
    await expect.poll(() => save.element().className).toBe(plain);
    await expect.poll(() => icon.href).toMatch(/\/octavo\.svg$/);

    await field("Master name").fill("Journal");
    await expect.element(byText("Unsaved changes")).toBeVisible();
  },
);

it("shows undo and the state of the design on a tablet, and fits a phone in German", async () => {
  const ann = await aMember();
  const { id } = await aProject(ann, { masters_yaml: "masters:\n  - { name: Daily, widgets: [] }\n" });
  await resizeWindow(820, 1180);
  await openStudio(`/projects/${id}/masters/Daily`, { as: ann, language: "de" });
  const save = button("Änderungen speichern");
  const saved = button("Gespeichert");
  await expect.element(saved).toBeVisible();
  await button("Kasten").click();
  await expect.element(save).toHaveTextContent("Speichern");
  await button("Rückgängig").click();
  await expectWidgets(0);
  await expect.element(saved).toBeVisible();

  await resizeWindow(390, 844);
  const { top } = field("Mastername").element().getBoundingClientRect();
  await expect.poll(() => saved.element().getBoundingClientRect().top - top).toBeLessThan(20);
});

it("turns the row of masters above the canvas with a mouse wheel", async () => {
  await resizeWindow(820, 900);
  const ann = await aMember();
  const masters = Array.from({ length: 12 }, (_, i) => `  - { name: Master ${i + 1}, widgets: [] }\n`);
  const { id } = await aProject(ann, { masters_yaml: `masters:\n${masters.join("")}` });
  await openStudio(`/projects/${id}/masters/Master 1`, { as: ann });
  const strip = page.css("[data-region=masters]");
  const last = strip.getByText("Master 12");
  await expect.element(last).toBeInTheDocument();
  await expect.element(last).not.toBeInViewport();
  const turn = (wheel: WheelEventInit) =>
    strip.element().dispatchEvent(new WheelEvent("wheel", { bubbles: true, ...wheel }));
  turn({ deltaY: 5000 });
  await expect.element(last).toBeInViewport();
  turn({ deltaY: -5000 });
  await expect.element(last).not.toBeInViewport();
});
