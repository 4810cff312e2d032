import { errorBody, errorMessages } from "@octavo/contract";
import { longTest } from "@octavo/foundation/testing";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectCount } from "../../../test/editor.ts";
import { alert, button, dialog, field, link, tab } from "../../../test/found-by.ts";
import { failCalls } from "../../../test/intercept-calls.ts";
import { sample } from "../../../test/planners.ts";
import { addressNow, aMember, aProject, type Member, openStudio, reload } from "../../../test/studio.tsx";

const { masters_yaml, plan_yaml } = sample;

const heading = page.getByRole("heading", { level: 1 });

let ann: Member;
let id: string;

beforeEach(async () => {
  ann = await aMember();
  ({ id } = await aProject(ann, { name: "Unlucky", masters_yaml, plan_yaml }));
});

async function failing(call: RegExp, action: () => Promise<void>, sentence: string): Promise<void> {
  const fault = failCalls(call);
  await action();
  await expect.element(alert().filter({ hasText: sentence })).toBeVisible();
  fault.mend();
}

longTest("reports a missing or unreadable project", async () => {
  await openStudio("/projects/no-such-project", { as: ann });
  await expect.element(page.getByRole("heading", { name: "Project not found" })).toBeVisible();
  await expect.element(page.getByText("The requested project could not be found.")).toBeVisible();
  await link("Back to Projects").click();
  await expect.poll(addressNow).toBe("/projects");

  const fault = failCalls(/^GET \/api\/projects\/[\w-]+$/);
  await reload(`/projects/${id}`);
  await expect.element(alert()).toMatchTextContent(/Failed to load project/);
  fault.mend();
  await button("Try again").click();
  await expect.element(heading).toMatchTextContent(/Unlucky/);
});

longTest("keeps a name and details that could not be saved", async () => {
  const changing = /^PATCH \/api\/projects\/[\w-]+$/;
  await openStudio(`/projects/${id}`, { as: ann });
  await failing(
    changing,
    async () => {
      await field("Device Profile").selectOptions("remarkable-2");
      await button("Change device", dialog()).click();
    },
    "Failed to update device profile",
  );
  await failing(
    changing,
    async () => {
      await button("Edit name").click();
      await field("Project name").fill("Lucky");
      await userEvent.keyboard("{Enter}");
    },
    "Failed to update project name",
  );
  await expect.element(field("Project name")).toHaveValue("Lucky");
  await ann.api("PATCH /api/projects/{id}", { params: { id }, body: { name: "Theirs" } });
  await userEvent.keyboard("{Enter}");
  await expect
    .element(alert().filter({ hasText: "changed in another tab or on another device to “Theirs”." }))
    .toBeVisible();
  await expect.element(field("Project name")).toHaveValue("Lucky");
  await field("Project name").fill("Unlucky");
  await userEvent.keyboard("{Enter}");
  await expect.element(heading).toMatchTextContent(/Unlucky/);

  const description = field("Description (optional)");
  await link("All projects").click();
  await link("Unlucky").click();
  const edit = async () => {
    await button("Actions for Unlucky").click();
    await page.getByRole("menuitem", { name: "Edit details…" }).click();
  };
  await edit();
  await description.fill("Long thought about");
  await userEvent.keyboard("{Escape}");
  await edit();
  await expect.element(description).toHaveValue("Long thought about");
  await failing(changing, () => button("Save", dialog()).click(), "Failed to update project");
  await button("Save", dialog()).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByText("Long thought about")).toBeVisible();
});

it("shows the request id of an unexpected error, small, to copy", async () => {
  const request_id = "0b5cb4e4-7f0e-4e7b-8f6b-0f0f5b1d2c3a";
  const copied: string[] = [];
  navigator.clipboard.writeText = async (text) => void copied.push(text);
  onTestFinished(() => void Reflect.deleteProperty(navigator.clipboard, "writeText"));
  failCalls(/\/compile$/, errorBody("INTERNAL_ERROR", errorMessages.internalError(request_id), { request_id }));
  await openStudio(`/projects/${id}`, { as: ann });
  await button("Test Compile").click();
  await expect.element(alert()).toMatchTextContent(`Something went wrong on the server. Request id: ${request_id}`);
  await button("Copy request id", alert()).click();
  expect(copied).toEqual([request_id]);
  await expect.element(page.getByText("Copied", { exact: true })).toBeInTheDocument();
  const { fontSize } = getComputedStyle(page.getByText(request_id, { exact: true }).element());
  expect(Number.parseFloat(fontSize)).toBeLessThan(14);
});

longTest("reports failed compiles, deletions, saves, sharing and previews", async () => {
  await openStudio(`/projects/${id}`, { as: ann });
  await failing(/\/compile$/, () => button("Test Compile").click(), "Failed to compile project");
  await failing(
    /^DELETE .*\/masters\/Day$/,
    async () => {
      await button("Delete Day").click();
      await expect.element(dialog()).toMatchTextContent(/Are you sure you want to delete master "Day"\?/);
      await button("Delete", dialog()).click();
    },
    "Failed to delete master",
  );
  await button("Cancel", dialog()).click();

  await tab(/Plan Configuration/).click();
  await field("Locale").selectOptions("pl");
  await failing(/^PUT .*\/plan$/, () => button("Save Plan").click(), "Failed to save plan");
  await expect.element(field("Locale")).toHaveValue("pl");
  await button("Discard").first().click();

  await tab(/Preview/).click();
  await failing(/\/share$/, () => button("Share publicly").click(), "Unable to update sharing settings");
  await button("Test Compile").click();
  await button("OK").click();
  await failing(/\/(?:preview|pdf)$/, () => button("Render Preview").click(), "Failed to prepare preview");
  const create = URL.createObjectURL.bind(URL);
  URL.createObjectURL = () => {
    URL.createObjectURL = create;
    throw new Error("Out of memory");
  };
  await button("Render Preview").click();
  await expect.element(alert().filter({ hasText: "Failed to create preview URL" })).toBeVisible();
  await button("Render Preview").click();
  await expectCount(page.getByText("of 73"), 2);
});
