import { isLong, longTest } from "@octavo/foundation/testing";
import { expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, byText, dialog, field, tab } from "../../../../test/found-by.ts";
import { sample } from "../../../../test/planners.ts";
import { addressNow, aMember, aProject, openStudio, reload } from "../../../../test/studio.tsx";

const { masters_yaml, plan_yaml } = sample;

const viewer = page.getByRole("region", { name: "Pages" });
const planner = viewer.getByRole("figure");

async function openSample() {
  const ann = await aMember();
  const { id } = await aProject(ann, { name: "Mine", masters_yaml, plan_yaml });
  await openStudio(`/projects/${id}`, { as: ann });
  return { ann, id };
}

const windows = [
  [1440, 900],
  [820, 1180],
  [390, 844],
] as const;

it.each(isLong() ? windows : windows.slice(1, 2))(
  "shows the page at half of the height of a window of %i × %i or more",
  async (width, height) => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(1280, 800));
    await openSample();
    await expect.element(planner).toBeVisible();
    const fits = () => {
      const box = planner.element().getBoundingClientRect();
      const isInside = box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;
      return { isInside, isLarge: box.height >= height / 2, scrollWidth: document.documentElement.scrollWidth };
    };
    await expect.poll(fits).toEqual({ isInside: true, isLarge: true, scrollWidth: width });
  },
);

longTest("turns to a master's first page, and marks the master and the section of the page", async () => {
  await openSample();
  await expect.element(button("Show the first page of Index")).toHaveAttribute("aria-current", "true");
  await button("Show the first page of Day").click();
  await expect.element(viewer.getByRole("figure", { name: /2026-01-01/ })).toBeVisible();
  await expect.element(button("Show the first page of Day")).toHaveAttribute("aria-current", "true");
  await tab(/Plan Configuration/).click();
  await expect.element(page.css('[data-field="sections.4"]').getByText("Shown now")).toBeVisible();
  await button("Contents").click();
  await viewer
    .getByRole("button", { name: /^January/ })
    .last()
    .click();
  await expect.element(page.css('[data-field="sections.3"]').getByText("Shown now")).toBeVisible();
});

longTest("lets the keyboard skip the links of the page", async () => {
  await openSample();
  await expect.element(planner).toBeVisible();
  (button("Download options").element() as HTMLElement).focus();
  await userEvent.keyboard("{Tab}");
  await expect.element(button("Skip the pages")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(tab(/Masters/)).toHaveFocus();
});

it("draws the plan with its unsaved changes and keeps the page", async () => {
  await openSample();
  await expect.element(viewer.getByText("of 73")).toBeVisible();
  await button("Show the first page of Day").click();
  await tab(/Plan Configuration/).click();
  await field("Pages per Day").fill("2");
  await expect.element(viewer.getByText("of 132")).toBeVisible();
  await expect.element(viewer.getByRole("figure", { name: /2026-01-01/ })).toBeVisible();
  await expect.element(button("Download PDF")).toHaveAttribute("title", "Includes your unsaved changes to the plan");
  await field("Start Date").first().fill("");
  await expect.element(viewer.getByText("The planner has errors. These are the last correct pages.")).toBeVisible();
  await expect.element(viewer.getByText("of 132")).toBeVisible();
  await button(/^\d+ problems?$/).click();
  await expect.poll(addressNow).toMatch(/tab=preview$/);
  await button("Calendar").click();
  await expect.element(field("Start Date").first()).toHaveFocus();
});

it("lists the problems once, and leads to page and widget", async () => {
  const ann = await aMember();
  const { id } = await aProject(ann, {
    masters_yaml: masters_yaml.replace("home:index", "home:nowhere"),
    plan_yaml,
  });
  await openStudio(`/projects/${id}`, { as: ann });
  await button(/\d+ problems?/).click();
  await expect.poll(() => document.activeElement?.id).toBe("problems");
  await button(/^Show page/)
    .first()
    .click();
  await expect.element(button("Back to the previous page")).toBeEnabled();
});

longTest("shows the server's PDF in the place of the pages", async () => {
  await openSample();
  await tab(/Preview/).click();
  await button("Render Preview").click();
  await expect.element(viewer.getByRole("toolbar", { name: "PDF preview" })).toBeVisible();
  await expect.element(planner).not.toBeInTheDocument();
  await button("Close the PDF preview").click();
  await expect.element(planner).toBeVisible();
});

it("explains the next step in an empty project", async () => {
  const ann = await aMember();
  const empty = await aProject(ann);
  await openStudio(`/projects/${empty.id}`, { as: ann });
  await button("Create a master").click();
  await expect.element(dialog("Create Master")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(byText("No pages yet")).toBeVisible();

  const noPlan = await aProject(ann, { masters_yaml, plan_yaml: "plan: { sections: [] }" });
  await reload(`/projects/${noPlan.id}`);
  await button("Go to the plan").click();
  await expect.element(button("Add Section")).toHaveFocus();
});
