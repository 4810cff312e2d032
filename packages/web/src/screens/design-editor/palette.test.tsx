import { longTest } from "@octavo/foundation/testing";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  announced,
  canvas,
  expectCount,
  expectWidgets,
  focus,
  listOfWidgets,
  openNewMaster,
  openNewTemplate,
  option,
  sheet,
} from "../../../test/editor.ts";
import { button, dialog, field } from "../../../test/found-by.ts";
import { sample } from "../../../test/planners.ts";
import { addressNow, aMember, aProject, openStudio } from "../../../test/studio.tsx";

const { masters_yaml, plan_yaml } = sample;

const finder = page.getByRole("combobox", { name: /^Find a command/ });

/** The palette of a screen closes with it, so the next one opens when the design is there. */
const expectDesign = (label: "Master name" | "Page name", name: string) =>
  expect.element(field(label)).toHaveValue(name);

async function goTo(name: string): Promise<void> {
  // The palette of the previous call has closed.
  await expect.element(finder).not.toBeInTheDocument();
  await userEvent.keyboard("{Control>}k{/Control}");
  await expect.element(finder).toHaveFocus();
  await userEvent.keyboard(name);
  await expect.element(dialog().getByRole("option").first()).toMatchTextContent(name);
  await userEvent.keyboard("{Enter}");
}

longTest("opens other designs and every day of the planner from a master", async () => {
  const ann = await aMember();
  const { id } = await aProject(ann, { masters_yaml, plan_yaml });
  await ann.api("POST /api/projects/{id}/pages", {
    params: { id },
    body: { name: "Reading", template_yaml: "widgets: []" },
  });
  await openStudio(`/projects/${id}/masters/Day`, { as: ann });
  const shown = page.getByLabelText("Date to preview as");
  await expect.element(shown).toHaveValue("2026-01-01");
  await expect.element(listOfWidgets()).toBeInTheDocument();

  await goTo("day:2026-02-05");
  await expect.element(shown).toHaveValue("2026-02-05");
  await expect.element(sheet()).toMatchTextContent("February 5, 2026");
  expect(addressNow()).toMatch(/\/masters\/Day$/);

  // A page of another design opens that design.
  await goTo("month:2026-02");
  await expect.poll(addressNow).toMatch(/\/masters\/Month$/);
  await expect.element(shown).toHaveValue("2026-02-01");
  await expect.element(sheet()).toMatchTextContent("February");

  await goTo("Reading");
  await expect.poll(addressNow).toMatch(/\/pages\/Reading$/);
  await expectDesign("Page name", "Reading");
  await expectWidgets(0);
  await goTo("NotePage");
  await expect.poll(addressNow).toMatch(/\/masters\/NotePage$/);
  await expectDesign("Master name", "NotePage");
  await expect.element(canvas().getByRole("option").first()).toBeInTheDocument();
  const before = canvas().getByRole("option").elements().length;
  await button("Box").click();
  await expectWidgets(before + 1);
  await goTo("Year");
  await expect.poll(addressNow).toMatch(/\/masters\/Year$/);
  await expectDesign("Master name", "Year");
  await goTo("NotePage");
  await expectWidgets(before + 1);
});

longTest("offers commands for whole templates only in a template", async () => {
  const search = async () => {
    await userEvent.keyboard("{Control>}k{/Control}");
    await expect.element(finder).toHaveFocus();
    await userEvent.keyboard("export");
  };
  const command = dialog().getByRole("option", { name: /^Export/ });
  await openNewTemplate();
  await search();
  await expectCount(command, 1);
  await openNewMaster();
  await search();
  await expect.element(dialog().getByText("Nothing here has that name.")).toBeVisible();
  await expectCount(command, 0);
});

function press(key: string, ctrlKey = false): void {
  const init = { key, ctrlKey, bubbles: true, cancelable: true };
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", init));
}

it("opens again while it is closing, and leaves the key that closes it to nobody else", async () => {
  await openNewMaster();
  await button("Box").click();
  await focus(option(/^Box/));
  await userEvent.keyboard("{Control>}k{/Control}");
  await expect.element(finder).toHaveFocus();
  const closing = new Promise<void>((resolve) => {
    const watcher = new MutationObserver(() => {
      if (!document.querySelector("[role=dialog][data-closed]")) return;
      watcher.disconnect();
      resolve();
    });
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  press("Escape");
  await closing;
  press("k", true);
  await expect.element(finder).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(page.getByRole("option", { name: /^Box/, selected: true })).toBeInTheDocument();
});

it("handles keys pressed before its field has the focus", async () => {
  await openNewMaster();
  await button("Box").click();
  await focus(option(/^Box/));
  await userEvent.keyboard("{Control>}k{/Control}select all{Enter}");
  await announced(/^Selected 1 widget/);
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();

  press("k", true);
  // Waits until the next key can be handled.
  await Promise.resolve();
  press("d");
  await expect.element(finder).toHaveValue("d");
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("button", { name: "Select", exact: true, pressed: true })).toBeVisible();
});
