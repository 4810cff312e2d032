/** Keys and names that other design tools have, too. */
import { longTest } from "@octavo/foundation/testing";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { canvas, openMasterOf, option, resizeWindow } from "../../../test/editor.ts";
import { button, dialog } from "../../../test/found-by.ts";

const press = (keys: string) => userEvent.keyboard(keys);
const panel = page.css("[data-region=panels]");
const at = (id: string, x: number, y: number) =>
  `{ id: ${id}, type: box, position: { x: ${x}, y: ${y}, width: 60, height: 40 }, properties: { fill_color: "#ffffff" } }`;
const three = [at("one", 60, 60), at("two", 140, 64), at("three", 220, 58)];

async function openWithBoxes(): Promise<void> {
  await resizeWindow(1440, 900);
  await openMasterOf(three);
  option(/^Box, x 60/)
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expect.element(panel.getByRole("heading", { level: 2, name: "Box" })).toBeVisible();
}

longTest("chooses a color by its name or by arrow keys, and returns the focus", async () => {
  await openWithBoxes();
  const trigger = button("Choose Fill", panel);
  await trigger.click();
  const swatches = page.getByRole("group", { name: "Fill: swatches" });
  // The color that it has.
  await expect.element(button("White", swatches)).toHaveFocus();
  await press("black");
  await expect.element(button("Black", swatches)).toHaveFocus();
  await press("gray 27");
  await expect.element(button("Gray 27 %", swatches)).toHaveFocus();
  await press("{Home}{ArrowRight}");
  await expect.element(button("Gray 93 %", swatches)).toHaveFocus();
  await press("{ArrowDown}");
  await expect.element(button("Gray 40 %", swatches)).toHaveFocus();
  await press("{Enter}");
  await expect.element(swatches).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
  await expect.element(panel.getByRole("textbox", { name: "Fill" })).toHaveValue("#999999");
  await trigger.click();
  await expect.element(button("Gray 40 %", swatches)).toHaveAttribute("aria-pressed", "true");
  expect(swatches.element().querySelectorAll("[tabindex='0']").length).toBe(1);
});

it("shows distances while Alt is held, and none after a shortcut that opens a dialog", async () => {
  await openWithBoxes();
  canvas().getByRole("option", { selected: true }).element().focus();
  const measures = page.css("[data-measures]");
  await press("{Alt>}");
  await expect.element(measures).toMatchTextContent(/60 pt.*60 pt/);
  await press("{/Alt}");
  await expect.element(measures).not.toBeInTheDocument();
  await press("{Control>}{Alt>}b{/Alt}{/Control}");
  await expect.element(dialog()).toBeVisible();
  await press("{Escape}");
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(measures).not.toBeInTheDocument();
});

longTest("tidies up, frames and renames by keys", async () => {
  await openWithBoxes();
  canvas().getByRole("option", { selected: true }).element().focus();
  await press("{Control>}a{/Control}{Alt>}t{/Alt}");
  for (const x of [60, 140, 220]) await expect.element(option(new RegExp(`^Box, x ${x}, y 58`))).toBeInTheDocument();
  await press("{Control>}{Alt>}g{/Alt}{/Control}");
  await expect.element(option(/^Box, x 50, y 48, 240 × 60/)).toBeInTheDocument();
  await press("{Shift>}{F2}{/Shift}");
  await dialog("Rename").getByRole("textbox").fill("Buttons");
  await press("{Enter}");
  await expect.element(dialog()).not.toBeInTheDocument();
  await page.getByRole("tab", { name: "Layers" }).click();
  await expect.element(page.getByRole("treeitem", { name: /^Buttons/ })).toBeVisible();
});
