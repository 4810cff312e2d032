import { widgetDefinitions } from "@octavo/engine";
import { expect, it } from "vitest";
import { type Locator, page } from "vitest/browser";
import { canvas, geometry, openMasterOf, resizeWindow } from "../../../test/editor.ts";
import { aStarterProject } from "../../../test/planners.ts";
import { aMember, openStudio } from "../../../test/studio.tsx";

it("keeps the page in the window, whatever widget is selected", async () => {
  const types = widgetDefinitions.map(
    ({ type }, i) => `{ type: ${type}, position: { x: ${i}, y: 30, width: 400, height: 500 } }`,
  );
  await resizeWindow(1440, 900);
  await openMasterOf(types);
  await selectEachWidget();
});

it("keeps the page in the window with the widgets of a starter", async () => {
  const ann = await aMember();
  const { id } = await aStarterProject(ann, "habits", { device: "remarkable-2", year: 2026, to: "2026-01-31" });
  await resizeWindow(1440, 900);
  await openStudio(`/projects/${id}/masters/Year`, { as: ann });
  await selectEachWidget();
});

/** Selects each widget, opens all sections of its panel, and goes to each of its fields. */
async function selectEachWidget(): Promise<void> {
  const options = canvas().getByRole("option");
  await expect.element(options.first()).toBeInTheDocument();
  for (const option of options.all()) {
    click(option);
    await expect.poll(geometry).toEqual(positionIn(option));
    for (const section of page.css("aside details:not([open]) summary").all()) click(section);
    for (const control of page.css("aside :is(input, select, textarea)").elements()) {
      if (control instanceof HTMLElement) control.focus();
      expect(overflow(), `the page at a ${option.element().ariaLabel}`).toEqual({ height: 0, scrolled: 0 });
    }
  }
}

function click(found: Locator): void {
  const element = found.element();
  if (element instanceof HTMLElement) element.click();
}

/** Returns X, Y, width and height in the name of an option. */
function positionIn(option: Locator): readonly number[] {
  const [, ...numbers] =
    /x ([\d.]+), y ([\d.]+), ([\d.]+) × ([\d.]+) points/.exec(option.element().ariaLabel ?? "") ?? [];
  return numbers.map(Number);
}

function overflow() {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  return { height: scrollHeight - clientHeight, scrolled: scrollTop };
}
