import { longTest } from "@octavo/foundation/testing";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/axe.ts";
import { button } from "../../../test/found-by.ts";
import { addressNow, aMember, openStudio } from "../../../test/studio.tsx";

const example = (name: RegExp) => page.getByRole("listitem").getByRole("button", { name });
const bar = () => page.getByText("Example: Month tabs");

it("opens an example in one click, throws it away in one, and brings it back", async () => {
  const ann = await aMember();
  await openStudio("/projects", { as: ann });
  await expect.element(example(/^An index/)).toBeVisible();
  expect(page.getByRole("listitem").getByRole("button").elements()).toHaveLength(10);
  await expectAccessible();
  await example(/^Month tabs/).click();
  await expect.element(bar()).toBeVisible();
  await expect.element(page.getByText(/^Every page has the months at its side/).first()).toBeVisible();
  await expect.element(page.getByText("of 13")).toBeVisible();
  await expect.element(page.getByText("No problems", { exact: true })).toBeVisible();
  await expectAccessible();
  await button("Throw away").click();
  await expect.poll(addressNow).toBe("/projects");
  await expect.element(page.getByText("No projects yet")).toBeVisible();
  await button("Undo").click();
  await expect.element(page.getByRole("link", { name: "Month tabs" })).toBeVisible();
});

longTest("keeps an example as a project of one's own", async () => {
  const ann = await aMember();
  await openStudio("/projects", { as: ann });
  await example(/^Month tabs/).click();
  await button("Keep as my project").click();
  await expect.element(bar()).not.toBeInTheDocument();
  const [{ id } = { id: "" }] = await ann.api("GET /api/projects");
  const { metadata } = await ann.api("GET /api/projects/{id}", { params: { id } });
  expect(metadata).toMatchObject({ name: "Month tabs", author: ann.username });
});

longTest("offers the examples and the hints in the tutorial", async () => {
  const ann = await aMember();
  await openStudio("/tutorial", { as: ann });
  await expect.element(example(/^Tokens/)).toBeVisible();
  await button("Show hints again").click();
  await expect.element(page.getByText("The hints appear again when you open a project.")).toBeVisible();
  await expectAccessible();
  await example(/^Tokens/).click();
  await expect.element(page.getByRole("region", { name: "Hint 1 of 4" })).toBeVisible();
});
