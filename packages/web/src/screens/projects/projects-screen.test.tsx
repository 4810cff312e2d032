import { isLong, longTest } from "@octavo/foundation/testing";
import { expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/axe.ts";
import { expectCount } from "../../../test/editor.ts";
import { alert, button, dialog, field, link } from "../../../test/found-by.ts";
import { dropAnswers, failCalls } from "../../../test/intercept-calls.ts";
import { aStarterProject, sample } from "../../../test/planners.ts";
import { recordDownloads } from "../../../test/record-downloads.ts";
import { addressNow, aMember, aProject, openStudio, reload } from "../../../test/studio.tsx";

const { masters_yaml, plan_yaml } = sample;

const heading = (name: string) => page.getByRole("heading", { name });

async function openEmpty(): Promise<void> {
  await openStudio("/projects", { as: await aMember() });
  await expect.element(heading("No projects yet")).toBeVisible();
}

/** Waits until React has rendered, without timers. */
const rendered = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

longTest("keeps the input when the dialog closes or the server fails", async () => {
  await openEmpty();
  const offline = failCalls(/^GET \/api\/projects$/);
  await reload();
  await expect.element(alert().getByText(/Failed to load projects/)).toBeVisible();
  offline.mend();
  await button("Try again").click();
  await expect.element(heading("No projects yet")).toBeVisible();

  await link("Templates").click();
  await link("Projects").first().click();
  await button("New Project").click();
  await field("Project Name").fill("Precious");
  await page.getByLabelText(/^Description/).fill("Long thought about");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(button("New Project")).toHaveFocus();
  await button("New Project").click();
  await expect.element(page.getByLabelText(/^Description/)).toHaveValue("Long thought about");

  await field("Project Name").fill(" ");
  await expect.element(button("Create Project", dialog())).toBeDisabled();
  await field("Project Name").fill("x".repeat(101));
  await button("Create Project", dialog()).click();
  await expect.element(dialog().getByText("Use at most 100 characters")).toBeVisible();
  await field("Project Name").fill("Precious");
  const failing = failCalls(/^POST \/api\/projects$/);
  await button("Create Project", dialog()).click();
  await expect.element(alert().getByText(/Failed to create project/)).toBeVisible();
  await expect.element(field("Project Name")).toHaveValue("Precious");
  failing.mend();

  const answers = dropAnswers(/^POST \/api\/projects$/);
  await button("Create Project", dialog()).click();
  await expect.element(alert().getByText(/Failed to create project/)).not.toBeInTheDocument();
  await expect.element(button("Create Project", dialog())).toBeEnabled();
  answers.mend();
  await button("Create Project", dialog()).click();
  await expect.poll(addressNow).toMatch(/\/projects\/[\w-]+/);
  await page.getByRole("link", { name: "Projects" }).first().click();
  await expectCount(page.getByRole("button", { name: "Actions for Precious" }), 1);
});

longTest(
  "clears the missing-name error when a starter proposes a name, and keeps the starter on a small device",
  async () => {
    await openEmpty();
    const complaint = dialog().getByText("Project name is required");
    await button("New Project").click();
    await field("Device Profile").selectOptions("supernote-nomad");
    await field("Project Name").click();
    await userEvent.keyboard("{Tab}");
    await expect.element(complaint).toBeVisible();
    await dialog().getByText("Daily planner", { exact: true }).click();
    await expect.element(field("Project Name")).not.toHaveValue("");
    await expect.element(complaint).not.toBeInTheDocument();

    await field("Device Profile").selectOptions("boox-palma-2");
    await expect.element(dialog().getByText(/^No starters are available/)).not.toBeInTheDocument();
    await expect.element(dialog().getByRole("radio", { name: /Daily planner/ })).toBeChecked();
    await expect.element(complaint).not.toBeInTheDocument();
  },
);

longTest("creates a planner from a starter in three clicks and deletes it", async () => {
  await openEmpty();
  const starter = dialog().css("label").filter({ hasText: "Daily planner" });
  await expect.element(page.getByText("Create your first project to get started with PDF templates")).toBeVisible();
  await button("New Project").click();
  await expect.element(field("Project Name")).toHaveFocus();
  await expect.element(button("Create Project", dialog())).toBeDisabled();
  await page.getByText("Daily planner", { exact: true }).click();
  await expect.element(field("Project Name")).toHaveValue(expect.stringMatching(/^Daily planner 20\d\d$/));
  // The engine has drawn the starter: the year has its days.
  await expect.element(starter).toMatchTextContent(/4\d\d pages/);
  await expect.element(dialog().css(".planner-page svg").first()).toBeInTheDocument();
  await field("Language").selectOptions("pl");
  await expect.element(field("Project Name")).toHaveValue(expect.stringMatching(/^Planer dzienny 20\d\d$/));
  await button("Create Project", dialog()).click();
  await expect.poll(addressNow).toMatch(/\/projects\/[\w-]+/);

  await reload("/projects");
  const card = page.getByRole("article").filter({ hasText: "Planer dzienny" });
  await expect.element(card).toMatchTextContent(/\d masters.*\d sections/);
  await expect.element(card).toMatchTextContent(/Updated \w{3} \d+, \d{4}.*Created \w{3} \d+, \d{4}/);
  await button(/^Actions for Planer/).click();
  await page.getByRole("menuitem", { name: "Delete…" }).click();
  await expect
    .element(dialog())
    .toMatchTextContent("Are you sure you want to delete this project? This action cannot be undone.");
  await button("Cancel", dialog()).click();
  await expect.element(card).toBeVisible();
  await button(/^Delete Planer/).click();
  const failing = failCalls(/^DELETE \/api\/projects\//);
  await button("Delete", dialog()).click();
  await expect.element(dialog().getByRole("alert")).toMatchTextContent(/Failed to delete project/);
  failing.mend();
  await button("Delete", dialog()).click();
  await expect.element(heading("No projects yet")).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
});

it("undoes the deletion of a project in one click, and restores it later from the list", async () => {
  const owner = await aMember();
  await aProject(owner, { name: "Diary" });
  await openStudio("/projects", { as: owner });
  const card = page.getByRole("article").filter({ hasText: "Diary" });
  const message = page.getByRole("status").filter({ hasText: "Project Diary deleted." });
  const remove = async () => {
    await button("Actions for Diary").click();
    await page.getByRole("menuitem", { name: "Delete…" }).click();
    await button("Delete", dialog()).click();
    await expect.element(message).toBeVisible();
    await expect.element(card).not.toBeInTheDocument();
  };
  await remove();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
  const failing = failCalls(/restore$/);
  await button("Undo").click();
  await expect.element(message.getByText("Failed to restore project")).toBeVisible();
  failing.mend();
  await button("Undo").click();
  await expect.element(card).toBeVisible();
  await expect.element(message).not.toBeInTheDocument();
  await expect.element(page.getByText("Project Diary restored.")).toBeInTheDocument();

  await remove();
  await button("Close").click();
  await expect.element(message).not.toBeInTheDocument();
  await page.getByText("Recently deleted (1)").click();
  await expectAccessible();
  await button("Restore Diary").click();
  await expect.element(card).toBeVisible();
  await expect.element(page.getByText(/^Recently deleted/)).not.toBeInTheDocument();

  await remove();
  await page.getByText("Recently deleted (1)").click();
  await button("Delete now: Diary").click();
  await expect
    .element(page.getByRole("alertdialog"))
    .toMatchTextContent("Are you sure you want to delete this project? This action cannot be undone.");
  await button("Delete now", page.getByRole("alertdialog")).click();
  await expect.element(page.getByText(/^Recently deleted/)).not.toBeInTheDocument();
  await expect.element(card).not.toBeInTheDocument();
});

it("shows the offer to undo until its time is over, but not while it has the focus", async () => {
  const owner = await aMember();
  await aProject(owner, { name: "Diary" });
  await openStudio("/projects", { as: owner });
  await button("Actions for Diary").click();
  await page.getByRole("menuitem", { name: "Delete…" }).click();
  await button("Delete", dialog()).click();
  await expect.element(button("Undo")).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  button("Undo").element().focus();
  await rendered();
  vi.advanceTimersByTime(60_000);
  expect(button("Undo").elements()).toHaveLength(1);
  page.getByRole("heading", { level: 1 }).element().focus();
  await rendered();
  vi.advanceTimersByTime(9_000);
  expect(button("Undo").elements()).toHaveLength(1);
  vi.advanceTimersByTime(2_000);
  vi.useRealTimers();
  await expect.element(button("Undo")).not.toBeInTheDocument();
});

longTest("duplicates a project, and downloads the next year's edition with three clicks", async () => {
  const downloads = recordDownloads();
  const menu = () => button(/^Actions for Weekly/).first();
  const choose = (name: string) => page.getByRole("menuitem", { name }).click();
  const ann = await aMember();
  const year = 2026;
  await aStarterProject(ann, "weekly", { device: "remarkable-2", year });
  await openStudio("/projects", { as: ann });
  const failing = failCalls(/^POST \/api\/projects\/.*\/duplicate/);
  await menu().click();
  await choose("Duplicate");
  await expect.element(alert().getByText(/Failed to duplicate project/)).toBeVisible();
  failing.mend();
  await menu().click();
  await choose("Duplicate");
  await expect.element(page.getByRole("article").filter({ hasText: `Weekly planner ${year} copy` })).toBeVisible();
  await expect.element(alert()).not.toBeInTheDocument();

  await button(`Actions for Weekly planner ${year}`, page.getByRole("main")).last().click();
  await choose("Next year's edition");
  await expect.element(heading(`Weekly planner ${year + 1}`)).toBeVisible();
  await button("Download PDF").click();
  await expect.poll(downloads).toEqual([expect.stringMatching(new RegExp(`${year + 1}.*\\.pdf$`))]);

  await button(`Actions for Weekly planner ${year + 1}`).click();
  await choose("Delete…");
  await button("Delete", dialog()).click();
  await expect.poll(addressNow).toMatch(/\/projects$/);
  await expect.poll(() => page.getByRole("article").elements().length).toBe(2);
});

longTest("shows two pages of a project, and renames it on its card", async () => {
  const ann = await aMember();
  await aProject(ann, { name: "Empty" });
  const { id } = await aProject(ann, { name: "Drawn", masters_yaml, plan_yaml });
  await openStudio("/projects", { as: ann });
  const card = page.getByRole("article").filter({ hasText: "Drawn" });
  await expect.poll(() => card.element().querySelectorAll("img[src^=blob]").length).toBe(2);
  await expect.element(page.getByRole("article").filter({ hasText: "Empty" }).getByText("No pages yet")).toBeVisible();

  await button("Actions for Drawn").click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await expect.element(field("Project name")).toHaveFocus();
  await field("Project name").fill(" ");
  await expect.element(dialog().getByText("Project name is required")).toBeVisible();
  const fault = failCalls(/^PATCH \/api\/projects\/[\w-]+$/);
  await field("Project name").fill("Renamed");
  await userEvent.keyboard("{Enter}");
  await expect.element(alert().getByText(/Failed to update project name/)).toBeVisible();
  fault.mend();
  await button("Rename", dialog()).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(link("Renamed")).toBeVisible();
  expect((await ann.api("GET /api/projects/{id}", { params: { id } })).metadata.name).toBe("Renamed");
});

longTest("names a planner in its language, until the user writes a name", async () => {
  await openEmpty();
  await button("New Project").click();
  await page.getByText("Daily planner", { exact: true }).click();
  await chooseLanguage("Nederlands");
  await expect.element(field("Project Name")).toHaveValue(expect.stringMatching(/^Dagplanner 20\d\d$/));
  await userEvent.keyboard("{Escape}");
  await button("New Project").click();
  await page.getByText("Weekly planner", { exact: true }).click();
  await expect.element(field("Project Name")).toHaveValue(expect.stringMatching(/^Weekplanner 20\d\d$/));
  await field("Project Name").fill("Mine");
  await chooseLanguage("Suomi");
  await expect.element(field("Language")).toHaveValue("fi");
  await expect.element(field("Project Name")).toHaveValue("Mine");
});

const screens = [
  [390, 844],
  [1440, 900],
] as const;

it.each(isLong() ? screens : screens.slice(0, 1))(
  "shows the names and holidays of a new planner in view at %i × %i pixels",
  async (width, height) => {
    onTestFinished(() => page.viewport(1280, 800));
    await page.viewport(width, height);
    await openEmpty();
    await button("New Project").click();
    await page.getByText("Weekly planner", { exact: true }).click();
    await expect.element(button("Add: Lists")).toBeInViewport({ ratio: 1 });
    const value = dialog().getByText("Projects, people, books…").last();
    await expect.element(value).toBeInViewport({ ratio: 1 });
    await button("Add: Lists").click();
    await expect.element(dialog().getByRole("region", { name: "Lists" })).toHaveFocus();
    await dialog().getByRole("checkbox", { name: "Project pages" }).click();
    await dialog()
      .getByLabelText(/^Project pages: names/)
      .fill("Garden\nHouse");
    await expect.element(button("Change: Lists")).toBeInViewport({ ratio: 1 });
    await button("Add: Holidays and own days").click();
    await expect.element(dialog().getByText(/^Own days, such as trips/)).toBeInViewport({ ratio: 1 });
    await dialog()
      .getByRole("checkbox", { name: /^Holidays of/ })
      .click();
    await expect.element(button("Change: Holidays and own days")).toBeInViewport({ ratio: 1 });
    await expectAccessible();
  },
);

async function chooseLanguage(name: string): Promise<void> {
  await button("Find a language…").click();
  await page.getByRole("searchbox").fill(name);
  await page.getByText(name, { exact: true }).last().click();
}
