import { longTest } from "@octavo/foundation/testing";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/axe.ts";
import { canvas, expectWidgets, openMasterOf } from "../../../test/editor.ts";
import { button, tab } from "../../../test/found-by.ts";
import { aMember, aProject, openStudio } from "../../../test/studio.tsx";

const press = (keys: string) => userEvent.keyboard(keys);
const insert = (within = page.css("body")) => button("Insert this example", within);

it("makes the first master of a project from an example, in one click", async () => {
  const ann = await aMember();
  const { id } = await aProject(ann, { masters_yaml: "masters: []", plan_yaml: "plan: { sections: [] }" });
  await openStudio(`/projects/${id}`, { as: ann });
  await insert(page.getByRole("tabpanel", { name: /^Masters/ })).click();
  await expect.element(page.getByRole("article").getByRole("heading", { name: "Day" })).toBeVisible();
  const { masters } = await ann.api("GET /api/projects/{id}", { params: { id } });
  expect(masters.map(({ name, widgets }) => [name, widgets.length])).toEqual([["Day", 2]]);
});

longTest("inserts examples into an empty page, its blocks, styles and own parts, each as one step", async () => {
  await openMasterOf([]);
  const styles = page.getByRole("region", { name: "Styles" }).first();
  await insert(styles).click();
  await expect.element(styles.getByText("Heading")).toBeVisible();
  await press("{Escape}");

  await tab(/^Layers/).click();
  const layers = page.getByRole("region", { name: "Layers" });
  await expectAccessible();
  await insert(layers).click();
  await expectWidgets(2);
  await button("Undo").click();
  await expectWidgets(0);

  await tab(/^Parts/).click();
  const parts = page.getByRole("region", { name: "My parts" });
  await insert(parts).click();
  await expect.element(button("Delete Title and lines", parts)).toBeVisible();
  await expect.element(parts.getByRole("status")).toMatchTextContent("The example is on the page, and saved here");
  await expectWidgets(2);
  await button("Undo").click();
  await expectWidgets(0);

  canvas().element().querySelector<HTMLElement>("[role=listbox]")?.focus();
  await press("{Control>}k{/Control}");
  await press("Blocks…{Enter}");
  await insert(page.getByRole("dialog", { name: "Blocks" })).click();
  await expectWidgets(1);
  await button("Undo").click();
  await expectWidgets(0);
});
