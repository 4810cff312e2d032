import { longTest } from "@octavo/foundation/testing";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { canvas, focus, openMasterOf, option, resizeWindow } from "../../../test/editor.ts";
import { button } from "../../../test/found-by.ts";

const press = (keys: string) => userEvent.keyboard(keys);
const panel = page.css("[data-region=panels]");
const properties = page.getByRole("region", { name: "Properties" });
const box =
  "{ id: frame, type: box, position: { x: 60, y: 60, width: 200, height: 40 }, properties: { stroke_width: 3 } }";

const openWithBox = () => openWith(box, "Box");

/** Opens a master with a widget, which is selected. */
async function openWith(widget: string, label: string): Promise<void> {
  await resizeWindow(1440, 900);
  await openMasterOf([widget]);
  option(new RegExp(`^${label}`))
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expect.element(panel.getByRole("heading", { level: 2, name: label })).toBeVisible();
}

it("names the type first in the panel, and the identity and deletion last", async () => {
  await openWithBox();
  const parts = [...properties.element().querySelectorAll("h2, input, button")];
  const last = parts.slice(-2).map((part) => (part instanceof HTMLInputElement ? part.value : part.textContent));
  expect(parts.findIndex(({ tagName }) => tagName === "H2")).toBeLessThan(
    parts.findIndex(({ tagName }) => tagName === "INPUT"),
  );
  expect(last.at(-1)).toMatch(/^Delete/);
  expect(parts.findLast((part) => part instanceof HTMLInputElement)).toHaveValue("frame");
});

it("separates the cells of a grid by a button in its properties", async () => {
  await openWith(
    "{ id: lines, type: grid, position: { x: 60, y: 60, width: 200, height: 80 }, properties: { rows: 2, cols: 2, data_source: range(3), cell_template: { type: box } } }",
    "Grid",
  );
  await button("Separate the Cells", properties).click();
  await expect.element(properties).toMatchTextContent("3 boxes");
  await expect.element(button("Separate the Cells", properties)).not.toBeInTheDocument();
});

it("resets the focused field by a key, and keeps the reset buttons out of the tab order", async () => {
  await openWithBox();
  const width = panel.getByRole("textbox", { name: /^(?:Border|Stroke) width$/i });
  await expect.element(width).toHaveValue("3");
  const reset = button(/^Reset (?:border|stroke) width$/i, panel);
  await expect.element(reset).toHaveAttribute("tabindex", "-1");
  await focus(width);
  await press("{Alt>}0{/Alt}");
  await expect.element(width).toHaveValue("");
  await expect.element(width).toHaveFocus();
  await expect.element(reset).not.toBeInTheDocument();
});

it("changes a number by dragging its label with the mouse, and not by a swipe of a finger over it", async () => {
  await openWithBox();
  const x = panel.getByRole("textbox", { name: "X", exact: true });
  const drag = (pointerType: string) => {
    const label = properties.element().querySelector(`label[for="${x.element().id}"]`);
    const at = label?.getBoundingClientRect() ?? { left: 0, top: 0 };
    for (const [type, by] of [
      ["pointerdown", 0],
      ["pointermove", 20],
      ["pointerup", 20],
    ] as const) {
      const event = { pointerType, pointerId: 1, bubbles: true, clientX: at.left + 2 + by, clientY: at.top + 2 };
      label?.dispatchEvent(new PointerEvent(type, event));
    }
  };
  drag("touch");
  await expect.element(x).toHaveValue("60");
  drag("mouse");
  await expect.element(x).toHaveValue("80");
});

longTest("pins a widget to the page by words, keys and the picture", async () => {
  await openWithBox();
  const [across, down] = ["Across", "Down"].map((name) => panel.getByRole("combobox", { name }));
  if (!across || !down) throw new Error("there are two fields");
  const picture = panel.css("svg[viewBox='0 0 64 64']");
  await across.selectOptions("Right edge");
  await userEvent.click(picture, { position: { x: 10, y: 32 } });
  await expect.element(across).toHaveValue("stretch");
  await userEvent.click(picture, { position: { x: 32, y: 56 } });
  await expect.element(down).toHaveValue("bottom");
  await focus(across);
  await press("{Alt>}0{/Alt}");
  await expect.element(across).toHaveValue("scale");
  await expect.element(down).toHaveValue("bottom");
});

it("frames the canvas for keys only, by a thin line", async () => {
  await openWithBox();
  const frame = () => getComputedStyle(canvas().element(), "::after");
  await userEvent.click(canvas(), { position: { x: 40, y: 300 } });
  expect(frame().borderTopColor).toBe("rgba(0, 0, 0, 0)");
  await press("{Tab}");
  await expect.poll(() => frame().borderTopColor).not.toBe("rgba(0, 0, 0, 0)");
  await expect.poll(() => frame().borderTopWidth).toBe("1px");
});

it("raises the panels over the palette of a phone for a selection, which stays in sight, and lowers them without one", async () => {
  await resizeWindow(390, 844);
  await openMasterOf([
    "{ id: low, type: box, position: { x: 60, y: 500, width: 200, height: 40 } }",
    "{ id: text, type: text_block, content: Plan, position: { x: 60, y: 60, width: 200, height: 40 } }",
  ]);
  const palette = page.getByRole("navigation", { name: "Widgets" });
  await expect.element(palette).toBeVisible();
  const select = (name: RegExp) =>
    option(name)
      .element()
      .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  select(/^Box/);
  await expect.element(panel.getByRole("heading", { level: 2, name: "Box" })).toBeVisible();
  await expect.element(palette).not.toBeInTheDocument();
  await expect
    .poll(() => {
      const corner = canvas().css("[data-handle=se]").element().getBoundingClientRect();
      const around = canvas().element().getBoundingClientRect();
      return corner.top > around.top && corner.bottom < around.bottom;
    })
    .toBe(true);
  await button("Collapse the panels").click();
  await expect.element(palette).toBeVisible();
  // They stay lowered for this widget, and after undo.
  await focus(canvas().getByRole("listbox"));
  await press("{ArrowRight}");
  await press("{Escape}");
  select(/^Box/);
  await press("{Control>}z{/Control}");
  await expect.element(canvas().css("[data-handle=se]")).toBeVisible();
  await expect.element(palette).toBeVisible();
  select(/^Text/);
  await expect.element(panel.getByRole("heading", { level: 2, name: "Text" })).toBeVisible();
  await focus(canvas().getByRole("listbox"));
  await press("{Escape}");
  await expect.element(palette).toBeVisible();
});
