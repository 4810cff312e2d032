import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/axe.ts";
import {
  announced,
  expectCount,
  focus,
  listOfWidgets,
  openMasterOf,
  openTemplate,
  option,
} from "../../../test/editor.ts";
import { button, dialog, field } from "../../../test/found-by.ts";
import { addressNow, aMember, aProject, openStudio } from "../../../test/studio.tsx";

it("selects widgets of the same font from the context menu", async () => {
  const text = (content: string, y: number, font: string) =>
    `{ type: text_block, content: ${content}, position: { x: 60, y: ${y}, width: 200, height: 30 }, styling: { font: ${font}, size: ${y} } }`;
  await openMasterOf([text("One", 60, "Courier"), text("Two", 100, "Helvetica"), text("Three", 140, "Courier")]);
  await focus(option(/One/));
  await userEvent.keyboard("{Tab}");
  await expect.element(option(/One/)).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{Shift>}{F10}{/Shift}");
  await page.getByRole("menuitem", { name: "Select Same", exact: true }).click();
  await expect.element(page.getByRole("menuitem", { name: "Select Same Text Size" })).not.toBeInTheDocument();
  await page.getByRole("menuitem", { name: "Select Same Font" }).click();
  await announced("Selected 2 widgets");
  await expect.element(option(/Three/)).toHaveAttribute("aria-selected", "true");
});

it("finds and replaces text in all masters and pages", async () => {
  await openTemplate();
  await userEvent.keyboard("{Control>}f{/Control}");
  const panel = page.getByRole("region", { name: "Find and replace" });
  await expect.element(field("Find text or a link")).toHaveFocus();
  await userEvent.keyboard("next");
  const hits = panel.getByRole("listitem");
  await expectCount(hits, 2);
  await expect.element(panel.getByRole("heading", { name: "Day" })).toBeVisible();
  await expect.element(hits.nth(1)).toMatchTextContent("day(@date_next)Link, Link rule");
  await expectAccessible();

  // The first occurrence is on another master, which the canvas then shows.
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(/^You are editing the master “Day”/)).toBeVisible();
  await expect.element(option(/Next/)).toHaveAttribute("aria-selected", "true");
  await field("Match case").click();
  await field("Find text or a link").fill("Next");
  await expectCount(hits, 1);

  await field("Find text or a link").fill("day");
  await field("Match case").click();
  await field("Replace with").fill("today");
  await button("Replace all").click();
  await announced("Replaced 4 texts");
  await button("Undo").click();
  await announced("Undid replace 4 texts");
  await field("Find text or a link").fill("{date_long}");
  await expectCount(hits, 1);
  await hits.first().getByRole("button").click();
  await field("Replace with").fill("{date}");
  await userEvent.keyboard("{Enter}");
  await announced("Replaced 1 text");
  await expect.element(panel.getByText("Nothing found")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(option(/\{date\}/)).toHaveFocus();
});

const text = (content: string, y: number) =>
  `{ type: text_block, content: ${content}, position: { x: 60, y: ${y}, width: 200, height: 30 } }`;

const agendas = `masters:
  - { name: Day, widgets: [${text("Agenda", 60)}] }
  - { name: Week, widgets: [${text("Agenda of the week", 60)}, ${text("More", 120)}] }
  - { name: Notes, widgets: [] }
`;

async function openDayOfProject() {
  const ann = await aMember();
  const { id } = await aProject(ann, { masters_yaml: agendas });
  await openStudio(`/projects/${id}/masters/Day`, { as: ann });
  await expect.element(listOfWidgets()).toBeInTheDocument();
  return async () => {
    const { masters } = await ann.api("GET /api/projects/{id}", { params: { id } });
    return masters.map(({ name, widgets }) => [name, ...widgets.map(({ content }) => content)].join(": "));
  };
}

it("finds and replaces text in all masters of a project, as one step", async () => {
  const stored = await openDayOfProject();
  await userEvent.keyboard("{Control>}f{/Control}");
  await userEvent.fill(field("Find text or a link"), "agenda");
  await expect.element(page.getByText("2 found, in designs: 2")).toBeVisible();
  await field("Replace with").fill("Plan");
  await button("Replace all").click();
  await announced("Replaced 2 texts");
  await expect.element(option(/Plan/)).toBeInTheDocument();
  // The open design waits for its own save.
  expect(await stored()).toEqual(["Day: Agenda", "Week: Plan of the week: More", "Notes"]);
  await button("Undo").click();
  await expect.element(option(/Agenda/)).toBeInTheDocument();
  await expect.poll(stored).toEqual(["Day: Agenda", "Week: Agenda of the week: More", "Notes"]);
  await button("Redo").click();
  await expect.poll(stored).toEqual(["Day: Agenda", "Week: Plan of the week: More", "Notes"]);
  await button("Undo").click();
  await expect.poll(stored).toEqual(["Day: Agenda", "Week: Agenda of the week: More", "Notes"]);

  // A click on an occurrence in another master opens that master, where the search continues.
  await page.getByRole("region", { name: "Week" }).getByRole("button").click();
  await expect.poll(addressNow).toMatch(/\/masters\/Week$/);
  await expect.element(option(/Agenda of the week/)).toHaveAttribute("aria-selected", "true");
  await expect.element(field("Find text or a link")).toHaveValue("agenda");
  await expect.element(page.getByText("2 found, in designs: 2")).toBeVisible();
});

it("pastes copied widgets to several masters of a project, as one step", async () => {
  const stored = await openDayOfProject();
  await focus(option(/Agenda/));
  await userEvent.keyboard("{Tab}{Shift>}{F10}{/Shift}");
  await page.getByRole("menuitem", { name: /^Copy/ }).click();
  await announced("Copied 1 widget");
  await userEvent.keyboard("{Control>}k{/Control}");
  await expect.element(page.getByRole("combobox", { name: /^Find a command/ })).toHaveFocus();
  await userEvent.keyboard("paste to masters{Enter}");
  const asked = dialog("Paste to Masters");
  await expect.element(button("Paste", asked)).toHaveAttribute("aria-disabled");
  await expectAccessible();
  await button("All", asked).click();
  await asked.getByText("Day", { exact: true }).click();
  await button("Paste", asked).click();
  await expect.element(asked).not.toBeInTheDocument();
  await announced("Pasted 1 widget, masters: 2");
  expect(await stored()).toEqual(["Day: Agenda", "Week: Agenda of the week: More: Agenda", "Notes: Agenda"]);
  await button("Undo").click();
  await expect.poll(stored).toEqual(["Day: Agenda", "Week: Agenda of the week: More", "Notes"]);
});
