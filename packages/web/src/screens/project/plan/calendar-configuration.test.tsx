import masters_yaml from "@library/sample/masters.yaml?raw";
import plan_yaml from "@library/sample/plan.yaml?raw";
import { longTest } from "@octavo/foundation/testing";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { aMember, aProject, openStudio } from "../../../../test/studio.tsx";

longTest("offers other calendars, with their years and corrections", async () => {
  const ann = await aMember();
  const { id } = await aProject(ann, { masters_yaml, plan_yaml });
  await openStudio(`/projects/${id}?tab=plan`, { as: ann });
  const choose = (label: string, option: string) => page.getByLabelText(label, { exact: true }).selectOptions(option);
  await choose("Calendar system", "Persian");
  await expect.element(page.getByLabelText("Week starts on")).toHaveValue("saturday");
  await page.getByRole("button", { name: "1405", exact: true }).click();
  await expect.element(page.getByLabelText("Start Date", { exact: true })).toHaveValue("2026-03-21");
  await expect.element(page.getByLabelText("End Date", { exact: true })).toHaveValue("2027-03-20");
  await choose("Digits", "Digits of the language");
  await choose("Calendar system", "Hijri");
  await choose("Correction of Hijri dates", "−1: months start 1 day later");
  await page.getByRole("button", { name: "Save Plan" }).click();
  const saved = async () => (await ann.api("GET /api/projects/{id}", { params: { id } })).plan.calendar;
  await expect.poll(saved).toMatchObject({ system: "hijri", correction: -1, digits: "native" });
});

it("offers the years around the plan's year", async () => {
  const ann = await aMember();
  const { id } = await aProject(ann, { masters_yaml, plan_yaml: plan_yaml.replaceAll("2026", "2031") });
  await openStudio(`/projects/${id}?tab=plan`, { as: ann });
  for (const year of ["2030", "2031", "2032"])
    await expect.element(page.getByRole("button", { name: year, exact: true })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "School year 2031/32" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "2031", exact: true })).toHaveAttribute("aria-pressed", "true");
});
