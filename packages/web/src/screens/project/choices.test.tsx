import type { Project } from "@octavo/contract";
import { longTest } from "@octavo/foundation/testing";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/axe.ts";
import { button, dialog } from "../../../test/found-by.ts";
import { aStarterProject } from "../../../test/planners.ts";
import { aMember, aProject, type Member, openStudio } from "../../../test/studio.tsx";

const aDaily = (owner: Member) =>
  aStarterProject(owner, "daily", { device: "remarkable-2", year: 2026, to: "2026-02-28" });
const stored = ({ id }: Project, owner: Member) => owner.api("GET /api/projects/{id}", { params: { id } });
const note = {
  id: "mine",
  type: "text_block",
  content: "Mine",
  position: { x: 240, y: 540, width: 60, height: 16 },
  styling: { size: 9 },
};

async function withNote(project: Project, owner: Member): Promise<void> {
  const day = project.masters.find(({ name }) => name === "Day");
  const template_yaml = JSON.stringify({ widgets: [...(day?.widgets ?? []), note] });
  const params = { id: project.id, name: "Day" };
  await owner.api("PATCH /api/projects/{id}/masters/{name}", { params, body: { template_yaml } });
}

async function openChoices({ id, metadata }: Project, owner: Member): Promise<void> {
  await openStudio(`/projects/${id}`, { as: owner });
  await button(`Actions for ${metadata.name}`).click();
  await page.getByRole("menuitem", { name: "Change choices…" }).click();
}

const change = () => button("Apply changes", dialog());
const summary = () => dialog().getByRole("region", { name: "What changes" });

it("changes the language and sections of a changed planner, keeps the user's widget, and takes it back", async () => {
  const ann = await aMember();
  const project = await aDaily(ann);
  await withNote(project, ann);
  const before = await stored(project, ann);
  await openChoices(project, ann);
  await expect.element(change()).toBeDisabled();
  const device = dialog().getByRole("combobox", { name: "Device" });
  await expect.element(device).toHaveFocus();
  await expect.element(device).toHaveAttribute("aria-expanded", "false");
  await userEvent.keyboard("nomad");
  await expect.element(dialog().getByRole("option").first()).toMatchTextContent(/^Supernote Nomad/);
  await userEvent.keyboard("{Tab}");
  await expect.element(device).toHaveValue("reMarkable 2");
  await dialog()
    .getByRole("radio", { name: "Polski" })
    .click({ force: true } as object);
  await dialog()
    .getByRole("checkbox", { name: "A page for each week" })
    .click({ force: true } as object);
  await expect.element(summary()).toMatchTextContent("Removed sections: weeks.");
  await expect.element(summary()).toMatchTextContent("Dzień is drawn again, and your change to 1 widget stays.");
  await expectAccessible();
  await change().click();
  await expect.element(page.getByText("Choices changed.")).toBeVisible();
  const changed = await stored(project, ann);
  const day = changed.masters.find(({ name }) => name === "Dzień")?.widgets ?? [];
  expect(day.at(-1)).toEqual(note);
  expect(day.find(({ id }) => id === "to_notes")?.content).toBe("Notatki");
  expect(changed.plan).toMatchObject({ locale: "pl", calendar: before.plan.calendar });
  expect(changed.made_from?.choices).toContain("locale=pl&without=weeks");
  await button("Undo").click();
  await expect.poll(async () => (await stored(project, ann)).masters).toEqual(before.masters);
  expect((await stored(project, ann)).made_from).toEqual(before.made_from);
});

it("applies choices after a click while they are checked", async () => {
  const ann = await aMember();
  const project = await aDaily(ann);
  await openChoices(project, ann);
  await expect.element(change()).toBeDisabled();
  const weeks = dialog().getByRole("checkbox", { name: "A page for each week" }).element() as HTMLElement;
  weeks.click();
  await expect.element(change()).toBeEnabled();
  expect(summary().element()).toHaveAttribute("aria-busy", "true");
  (change().element() as HTMLElement).click();
  await expect.element(page.getByText("Choices changed.")).toBeVisible();
  expect((await stored(project, ann)).made_from?.choices).toContain("without=weeks");
});

longTest("looks up a project of before once, and stores the answer", async () => {
  const ann = await aMember();
  const { masters, default_canvas: canvas, styles, themes, theme } = await aDaily(ann);
  const library = JSON.stringify({ canvas, styles, themes, theme, masters });
  const project = await aProject(ann, { name: "Old", device_profile: "remarkable-2", masters_yaml: library });
  expect(project).not.toHaveProperty("made_from");
  await openChoices(project, ann);
  await expect.element(change()).toBeInTheDocument();
  await expect.poll(async () => (await stored(project, ann)).made_from).toMatchObject({ starter: "daily", version: 3 });
  expect((await stored(project, ann)).revision).toBe(project.revision);
});

longTest("is not offered for a project that was made from nothing", async () => {
  const ann = await aMember();
  const project = await aProject(ann, { name: "Empty", device_profile: "remarkable-2" });
  await openStudio(`/projects/${project.id}`, { as: ann });
  await button("Actions for Empty").click();
  await expect.element(page.getByRole("menuitem", { name: "Duplicate" })).toBeVisible();
  expect(page.getByRole("menuitem", { name: "Change choices…" }).query()).toBeNull();
});
