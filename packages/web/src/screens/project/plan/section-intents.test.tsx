import { longTest } from "@octavo/foundation/testing";
import { expect, it } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../test/axe.ts";
import { button, dialog, tab } from "../../../../test/found-by.ts";
import { aStarterProject, dailyDocuments } from "../../../../test/planners.ts";
import { aMember, aProject, openStudio } from "../../../../test/studio.tsx";

const { masters_yaml, plan_yaml } = await dailyDocuments();
const dates = '  dates: [{ name: Work, rows: "2026-01-05 09:00 Review" }, { name: Home, rows: "2026-01-06 Fair" }]\n';

async function openDaily() {
  const ann = await aMember();
  const { id } = await aProject(ann, { masters_yaml, plan_yaml: plan_yaml + dates });
  await openStudio(`/projects/${id}`, { as: ann });
  return { ann, id, read: () => ann.api("GET /api/projects/{id}", { params: { id } }) };
}

longTest("adds a list of 20 with an index, linked both ways, in five clicks and keys", async () => {
  const { ann, id, read } = await openDaily();
  const before = (await read()).masters.length;
  let acts = 0;
  const click = async (target: Locator) => {
    acts += 1;
    await target.click();
  };
  await click(tab(/^Plan Configuration/));
  await click(button("A list with an index"));
  await expect.element(dialog().getByLabelText("Name of the list")).toHaveFocus();
  await expectAccessible();
  acts += 1;
  await userEvent.keyboard("Reading");
  acts += 1;
  await userEvent.keyboard("{Enter}");
  expect(acts).toBeLessThanOrEqual(5);
  await expect.poll(async () => (await read()).masters.length).toBe(before + 2);
  await expect.element(page.getByText("Unsaved changes")).not.toBeInTheDocument();
  const { masters, plan } = await read();
  expect(masters.slice(-2).map(({ name }) => name)).toEqual(["Reading (index)", "Reading"]);
  expect(plan.order.slice(-2)).toEqual(["reading_index", "reading"]);

  const { diagnostics, template_yaml } = await ann.api("POST /api/projects/{id}/compile", { params: { id } });
  expect(diagnostics).toEqual([]);
  expect(template_yaml).toContain("reading(@index)");
});

it("makes a page for each pasted name, as a part of its own with links from the year and the months, and takes it back", async () => {
  const { read } = await openDaily();
  const { masters: before, plan } = await read();
  await tab(/^Plan Configuration/).click();
  await button("A list with an index").click();
  await dialog().getByLabelText("Name of the list").fill("Pupils");
  await dialog()
    .getByLabelText(/^Names, one a line/)
    .fill("Ann Lee\t5a\nBo\nBo\n\n");
  await expectAccessible();
  await button("Add list", dialog()).click();
  const shown = page.getByRole("button", { name: "Show the first page of Pupils (index)" });
  await expect.element(shown).toBeVisible();
  const card = page.getByRole("listitem").filter({ has: shown }).first();
  await expect.element(card).toMatchTextContent(/^Pupils4 pages/);
  const added = await read();
  expect(added.plan.data).toMatchObject([{ name: "Pupils", rows: "Name\nAnn Lee\nBo\nBo 2\n" }]);
  for (const leading of ["Year", "Month"]) {
    const last = added.masters.find(({ name }) => name === leading)?.widgets.at(-1);
    expect(last).toMatchObject({ content: "Pupils", properties: { bind: "pupils_index(index)" } });
  }
  // The toolbar of the plan has one for its own steps.
  await button("Undo").last().click();
  await expect.poll(async () => (await read()).masters.length).toBe(before.length);
  expect((await read()).plan.sections).toEqual(plan.sections);
});

longTest("names the counted pages of a planner in a few clicks, and takes the names back", async () => {
  const ann = await aMember();
  const { id } = await aStarterProject(ann, "projects", { device: "remarkable-2", year: 2027, to: "2027-01-31" });
  const read = () => ann.api("GET /api/projects/{id}", { params: { id } });
  await openStudio(`/projects/${id}?tab=plan`, { as: ann });
  await button("Name the pages of projects…").first().click();
  await expect.element(dialog().getByLabelText(/^Names, one a line/)).toHaveFocus();
  await userEvent.keyboard("Garden{Enter}House{Enter}Car{Enter}Book{Enter}Trip");
  await expectAccessible();
  await button("Name the pages", dialog()).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  const { plan, masters } = await read();
  expect(plan.data).toMatchObject([{ name: "Projects", rows: "Name\nGarden\nHouse\nCar\nBook\nTrip" }]);
  expect(plan.sections.find(({ kind }) => kind === "projects")).toMatchObject({ generate: "each_row" });
  const project = masters.find(({ name }) => name === "Project")?.widgets;
  expect(project).toContainEqual(expect.objectContaining({ content: "{row_title}" }));
  await expect.element(button("Show the first page of Project")).toBeVisible();
  const { diagnostics } = await ann.api("POST /api/projects/{id}/compile", { params: { id } });
  expect(diagnostics).toEqual([]);
  await button("Undo").last().click();
  await expect.poll(async () => (await read()).plan.data?.length ?? 0).toBe(0);
});

longTest(
  "adds pages for quarters, meetings, and a second page for each day, which undo removes from the plan",
  async () => {
    const { read } = await openDaily();
    const nestedInDays = async () => (await read()).plan.sections.find(({ kind }) => kind === "days")?.nested?.length;
    await tab(/^Plan Configuration/).click();
    await button("A page for each quarter").click();
    await expect.poll(async () => (await read()).plan.sections.at(-1)?.kind).toBe("quarters");
    await button("A page for each meeting").click();
    await dialog().getByRole("checkbox", { name: "Home" }).click();
    await dialog().getByLabelText("Only with these words").fill("review, 1:1");
    await button("Add pages").click();
    const events = { calendars: ["Work"], words: ["review", "1:1"], kinds: ["event"], all_day: "hidden" };
    await expect.poll(async () => (await read()).plan.sections.at(-1)).toMatchObject({ kind: "meetings", events });
    await button("Two pages a day").click();
    await expect.poll(nestedInDays).toBe(2);
    await button("Undo").first().click();
    await button("Save Plan").click();
    await expect
      .poll(async () => (await read()).plan.sections.find(({ kind }) => kind === "days")?.nested?.length)
      .toBe(1);
  },
);
