import { isLong, longTest } from "@octavo/foundation/testing";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/axe.ts";
import {
  canvas,
  expectWidgets,
  geometry,
  inkFraction,
  listOfWidgets,
  openMasterOf,
  openNewMaster,
  openNewTemplate,
  resizeWindow,
  sheet,
} from "../../../test/editor.ts";
import { alert, button, byText, tab } from "../../../test/found-by.ts";
import { recordDownloads } from "../../../test/record-downloads.ts";

it("switches between canvas and YAML, and keeps the last valid picture while the YAML has errors", async () => {
  await openNewMaster();
  await button("Divider").click();
  await tab(/^YAML/).click();
  const text = page.getByRole("textbox", { name: /^Design, YAML/ });
  await expect.element(text).toMatchTextContent("type: divider");
  const append = async (typed: string) => {
    await text.click();
    await userEvent.keyboard(`{Control>}{End}{/Control}${typed.replaceAll("{", "{{")}`);
    await tab(/^Visual/).click();
  };
  await append("- { type: box, position: { x: 1, y: 2, width: 3, height: ");
  await expect.element(alert()).toMatchTextContent("The YAML has errors");
  await expect.element(page.getByText(/^Showing the last valid version/)).toBeVisible();
  await expect.poll(() => page.css(".planner-page svg").elements().length).toBeGreaterThan(0);
  await expect.element(page.getByText("Drawing…")).not.toBeInTheDocument();
  await append("40 } }");
  await expectWidgets(2);
  await userEvent.keyboard("{Control>}z{/Control}");
  await expectWidgets(1);
});

longTest("supports pages and masters of a template, and a server preview", async () => {
  const files = recordDownloads();
  await openNewTemplate();
  await button("Add Master").click();
  await page.getByLabelText(/^Master of page 1/).selectOptions("Header/Footer");
  await button("Lines").click();
  await expect.poll(geometry).not.toContain(Number.NaN);
  const lines = geometry();
  await button("Move to Master").click();
  await expectWidgets(0);

  await button("Duplicate Page").click();
  await expect.element(page.getByText("Duplicate page 1 with 0 widget(s)?")).toBeVisible();
  await button("Duplicate").click();
  await expect.element(page.getByText(/of 2$/)).toBeVisible();
  // A widget of the master is dimmed and cannot be dragged. A double click opens the master.
  await expect.poll(() => inkFraction(lines, "master")).toBeGreaterThan(0);
  await expect.poll(() => Number(getComputedStyle(sheet("master").element()).opacity)).toBeLessThan(1);
  const [left = 0, top = 0, width = 0, height = 0] = lines;
  const position = pointOnSheet(left + width / 2, top + height / 2);
  await userEvent.click(canvas(), { position });
  await expect.element(page.getByText("Select a widget to edit its properties.")).toBeVisible();
  await userEvent.dblClick(canvas(), { position });
  await expect.element(page.getByText(/^You are editing the master “Header\/Footer”/)).toBeVisible();
  await button("Back to Page").click();
  await expectWidgets(0);

  await button("Preview").click();
  await expect.element(page.getByText(/Live preview • Updates automatically/)).toBeVisible();
  await expect.element(page.getByText(/Page 2 of 2/)).toBeVisible();
  await button("Save").click();
  await expect.element(byText("Template saved successfully!")).toBeVisible();

  await button("Export PDF").click();
  await expect
    .element(page.getByText(/Please click Build, then Compile & Open before exporting the final PDF\./))
    .toBeVisible();
  await button("Export without building").click();
  await expect.poll(files).toEqual([expect.stringMatching(/\.pdf$/)]);
});

/** Converts a point of the page to CSS pixels of the canvas. */
function pointOnSheet(x: number, y: number): { readonly x: number; readonly y: number } {
  const [around, paper] = [canvas(), sheet()].map((part) => part.element().getBoundingClientRect());
  if (!around || !paper) throw new Error("There is no page.");
  const zoom = Number(canvas().css("[data-paper]").element().getAttribute("data-scale"));
  return { x: paper.x - around.x + x * zoom, y: paper.y - around.y + y * zoom };
}

longTest("has no accessibility violation, wide or on a phone", async () => {
  await openMasterOf([
    `{ type: calendar, position: { x: 60, y: 100, width: 280, height: 200 } }`,
    `{ type: text_block, content: tiny, position: { x: 60, y: 400, width: 80, height: 20 }, styling: { size: 6 } }`,
  ]);
  const list = listOfWidgets().element();
  if (list instanceof HTMLElement) list.focus();
  await userEvent.keyboard("{Control>}a{/Control}");
  await expectAccessible();
  await tab(/^Layers/).click();
  await expectAccessible();
  // The journeys check all screens on a phone.
  if (!isLong()) return;
  await resizeWindow(390, 844);
  await tab(/Problems/).click();
  await expectAccessible();
  await button("Collapse the panels").click();
  await expectAccessible();
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
