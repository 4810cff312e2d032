import type { Project } from "@octavo/contract";
import { isLong, longTest } from "@octavo/foundation/testing";
import { expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/axe.ts";
import { button, dialog, field } from "../../../test/found-by.ts";
import { aStarterProject } from "../../../test/planners.ts";
import { aMember, type Member, openStudio } from "../../../test/studio.tsx";

const aDaily = (owner: Member, device: string) =>
  aStarterProject(owner, "daily", { device, year: 2026, to: "2026-02-28" });

const drawnOn = ({ masters, default_canvas }: Project) => ({
  canvas: default_canvas,
  masters: masters.map(({ name, widgets }) => ({ name, widgets })),
});
const stored = ({ id }: Project, owner: Member) => owner.api("GET /api/projects/{id}", { params: { id } });
const own = () => dialog().getByRole("radio", { name: /^The starter's own pages/ });
const after = () => dialog().css("figure").nth(1);
const message = (text: RegExp) => page.getByRole("status").filter({ hasText: text });

it.each(isLong() ? ["supernote-nomad", "boox-palma-2"] : ["supernote-nomad"])(
  "gives an unchanged planner the starter's own masters for %s",
  async (device) => {
    const ann = await aMember();
    const project = await aDaily(ann, "remarkable-2");
    const expected = await aDaily(ann, device);
    await openStudio(`/projects/${project.id}`, { as: ann });
    await field("Device Profile").selectOptions(device);
    await expect.element(own()).toBeChecked();
    await expect.element(dialog()).toMatchTextContent("No master was changed");
    await expect.element(after()).toMatchTextContent("No problems.");
    await expectAccessible();
    await button("Change device", dialog()).click();
    await expect.element(message(/^Replaced 7 masters with the starter's/)).toBeVisible();
    const changed = await stored(project, ann);
    expect(drawnOn(changed)).toEqual(drawnOn(expected));
    expect(changed.revision).toBe(project.revision + 1);
  },
);

longTest("shows both pages whole, and as large beside each other as the devices", async () => {
  const ann = await aMember();
  const project = await aDaily(ann, "remarkable-2");
  const expected = await aDaily(ann, "supernote-nomad");
  const ratio = project.default_canvas.dimensions.width / expected.default_canvas.dimensions.width;
  await page.viewport(390, 820);
  onTestFinished(() => page.viewport(1280, 800));
  await openStudio(`/projects/${project.id}`, { as: ann });
  await field("Device Profile").selectOptions("supernote-nomad");
  const figure = (index: number) => dialog().css("figure").nth(index).element().getBoundingClientRect();
  const sheet = (index: number) =>
    dialog().css("figure").nth(index).css("canvas").first().element().getBoundingClientRect();
  await expect.element(dialog().css("figure canvas").first()).toBeInTheDocument();
  await expect.poll(() => sheet(0).width).toBeGreaterThan(120);
  await expect.poll(() => sheet(0).width / sheet(1).width).toBeCloseTo(ratio, 1);
  await expect.poll(() => figure(0).right - sheet(0).right).toBeGreaterThanOrEqual(0);
});

longTest("scales only the widgets that were changed", async () => {
  const ann = await aMember();
  const project = await aDaily(ann, "remarkable-2");
  const expected = await aDaily(ann, "supernote-nomad");
  const day = project.masters.find(({ name }) => name === "Day");
  const link = {
    id: "mine",
    type: "internal_link",
    content: "Notes",
    position: { x: 200, y: 300, width: 120, height: 16 },
    properties: { to_dest: "day(@date_next)" },
  };
  const template_yaml = JSON.stringify({ widgets: [...(day?.widgets.slice(1) ?? []), link] });
  const params = { id: project.id, name: "Day" };
  await ann.api("PATCH /api/projects/{id}/masters/{name}", { params, body: { template_yaml } });
  await openStudio(`/projects/${project.id}`, { as: ann });
  await field("Device Profile").selectOptions("supernote-nomad");
  await expect.element(own()).toBeChecked();
  await expect.element(dialog()).toMatchTextContent("5 unchanged masters are replaced by the starter's");
  await expect.element(dialog()).toMatchTextContent("On 1 changed master, the starter's widgets are replaced");
  await button("Change device", dialog()).click();
  await expect.element(message(/^Replaced 7 masters .+ On 1 master, your own widgets are scaled/)).toBeVisible();
  const changed = drawnOn(await stored(project, ann));
  const others = ({ masters }: typeof changed) => masters.filter(({ name }) => name !== "Day");
  expect(others(changed)).toEqual(others(drawnOn(expected)));
  const [merged = [], made = []] = [changed, drawnOn(expected)].map(
    ({ masters }) => masters.find(({ name }) => name === "Day")?.widgets,
  );
  expect(merged.slice(0, -1)).toEqual(made.slice(1));
  expect(merged.at(-1)).toMatchObject({ id: "mine", content: "Notes" });
  expect(merged.at(-1)?.position).not.toEqual(link.position);
});

longTest("keeps type and line heights on a larger device, with more lines", async () => {
  const ann = await aMember();
  const project = await aDaily(ann, "remarkable-2");
  await openStudio(`/projects/${project.id}`, { as: ann });
  await field("Device Profile").selectOptions("boox-tab-x-c");
  await dialog()
    .getByRole("radio", { name: /^Same line height/ })
    .click();
  await expect.element(after()).toMatchTextContent("No problems.");
  await expectAccessible();
  await button("Change device", dialog()).click();
  await expect.element(message(/^Kept the type and line heights of 7 designs/)).toBeVisible();
  const rowsOf = ({ masters }: Project) => {
    const tasks = masters.find(({ name }) => name === "Day")?.widgets.find(({ id }) => id === "tasks_lines");
    const rows = Number(tasks?.properties?.["rows"]);
    return { rows, height: (tasks?.position.height ?? 0) / rows };
  };
  const [old, now] = [rowsOf(project), rowsOf(await stored(project, ann))];
  expect(now.rows).toBeGreaterThan(old.rows);
  expect(now.height).toBeCloseTo(old.height, 1);
});
