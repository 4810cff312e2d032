import masters_yaml from "@library/sample/masters.yaml?raw";
import plan_yaml from "@library/sample/plan.yaml?raw";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { aMember, aProject, openStudio } from "../../../../test/studio.tsx";

it("offers the years around the plan's year", async () => {
  const ann = await aMember();
  const { id } = await aProject(ann, { masters_yaml, plan_yaml: plan_yaml.replaceAll("2026", "2031") });
  await openStudio(`/projects/${id}?tab=plan`, { as: ann });
  for (const year of ["2030", "2031", "2032"])
    await expect.element(page.getByRole("button", { name: year, exact: true })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "School year 2031/32" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "2031", exact: true })).toHaveAttribute("aria-pressed", "true");
});
