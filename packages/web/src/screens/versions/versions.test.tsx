import { longTest } from "@octavo/foundation/testing";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/axe.ts";
import { alert, button, dialog, field, link } from "../../../test/found-by.ts";
import { failCalls } from "../../../test/intercept-calls.ts";
import { sample } from "../../../test/planners.ts";
import { addressNow, aMember, aProject, type Member, openStudio } from "../../../test/studio.tsx";

const { masters_yaml, plan_yaml } = sample;

const template_yaml = `widgets:
  - { id: title, type: text_block, position: { x: 40, y: 40, width: 300, height: 40 }, content: Changed }
`;

let ann: Member;
let id: string;

beforeEach(async () => {
  ann = await aMember();
  ({ id } = await aProject(ann, { name: "History", masters_yaml, plan_yaml }));
});

const stored = () => ann.api("GET /api/projects/{id}", { params: { id } });
const change = (name: string) =>
  ann.api("PATCH /api/projects/{id}/masters/{name}", { params: { id, name }, body: { template_yaml } });
const versions = () => page.getByRole("list", { name: "Versions" }).getByRole("listitem");
const message = (text: RegExp) => page.getByRole("status").filter({ hasText: text });

longTest("opens from the project's menu, and says that there are no versions yet", async () => {
  await openStudio(`/projects/${id}`, { as: ann });
  await button("Actions for History").click();
  await page.getByRole("menuitem", { name: "Version history" }).click();
  await expect.poll(addressNow).toBe(`/projects/${id}/versions`);
  await expect.element(page.getByText(/^There are no earlier versions yet/)).toBeVisible();
});

it("shows the pages of a version beside today's, those that differ first, and restores it in one click", async () => {
  const before = await stored();
  await change("Year");
  await change("Day");
  await openStudio(`/projects/${id}/versions`, { as: ann });
  await expect.element(versions().nth(1)).toBeVisible();
  await expect.element(page.getByText(/Day changed$/)).toBeVisible();
  await expect.element(versions().first()).toMatchTextContent(/Year changed/);
  await expect.element(versions().nth(1)).toMatchTextContent(/Earlier changes are unknown/);

  await versions().nth(1).getByRole("link").click();
  await expect.element(page.getByText(/^\d\d of \d\d pages differ$/)).toBeVisible();
  await expect.poll(() => page.css("figure .planner-page svg").elements().length).toBe(2);
  await expect.element(page.getByText(/^1 of \d\d /)).toBeVisible();
  await button("Next page").click();
  await expect.element(page.getByText(/^2 of \d\d /)).toBeVisible();
  await page.getByRole("switch", { name: "Only pages that differ" }).click();
  const total = /of (\d+) pages/.exec(page.getByText(/pages differ$/).element().textContent)?.[1];
  await expect.element(page.getByText(new RegExp(`^\\d+ of ${total} ·`))).toBeVisible();
  await expectAccessible();

  await button("Restore this version").click();
  await expect.element(message(/^Version .* restored\./)).toBeVisible();
  expect((await stored()).masters).toEqual(before.masters);
  await expect.poll(() => versions().elements().length).toBe(3);
  await expect.element(button("Restore this version")).toBeDisabled();
  await expect.element(page.getByText("No page differs from today's.")).toBeVisible();

  await button("Undo").click();
  await expect.element(page.getByText("The content before was restored.")).toBeInTheDocument();
  expect((await stored()).masters).not.toEqual(before.masters);
});

longTest("compares masters if today's plan refers to a deleted one", async () => {
  await change("Day");
  await ann.api("DELETE /api/projects/{id}/masters/{name}", { params: { id, name: "Year" } });
  await openStudio(`/projects/${id}/versions`, { as: ann });
  await versions().nth(1).getByRole("link").click();
  await expect.element(page.getByText(/^2 of \d masters differ$/)).toBeVisible();
  await button("Next page").click();
  await expect.element(page.getByText("Only in this version")).toBeVisible();
});

longTest("names today's version and an earlier one, and removes a name", async () => {
  await change("Day");
  await openStudio(`/projects/${id}/versions`, { as: ann });
  await expect.element(versions().first()).toBeVisible();
  await button("Name this version…").first().click();
  await field("Name of the version").fill("For the printer");
  const failing = failCalls(/versions$/);
  await button("Save", dialog()).click();
  await expect.element(alert().getByText(/Failed to name this version/)).toBeVisible();
  failing.mend();
  await button("Save", dialog()).click();
  await expect.element(versions().first()).toMatchTextContent(/For the printer.*Same as today.*Day changed/);

  await versions().first().getByRole("link").click();
  await button("Rename…").click();
  await button("Remove name", dialog()).click();
  await expect.element(versions().first()).not.toMatchTextContent(/For the printer/);
});

longTest("shows the list and then one version on a narrow screen", async () => {
  await change("Day");
  const { innerWidth, innerHeight } = window;
  await page.viewport(390, 800);
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await openStudio(`/projects/${id}/versions`, { as: ann });
  await expect.element(versions().first()).toBeVisible();
  expect(button("Restore this version").elements()).toHaveLength(0);
  await versions().first().getByRole("link").click();
  await expect.element(button("Restore this version")).toBeVisible();
  await expect.poll(() => versions().elements().length).toBe(0);
  await link("All versions").click();
  await expect.element(versions().first()).toBeVisible();
});

longTest("reports a history or a version that could not be loaded", async () => {
  await change("Day");
  const failing = failCalls(/versions$/);
  await openStudio(`/projects/${id}/versions`, { as: ann });
  await expect.element(alert().getByText(/Failed to load the version history/)).toBeVisible();
  failing.mend();
  const broken = failCalls(/versions\/[\w-]+$/);
  await button("Try again").click();
  await expect.element(alert().getByText(/Failed to load this version/)).toBeVisible();
  broken.mend();
  await button("Try again").click();
  await expect.element(page.getByText(/pages differ$/)).toBeVisible();
});
