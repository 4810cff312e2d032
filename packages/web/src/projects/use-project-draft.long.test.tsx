import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { dropAnswers } from "../../test/intercept-calls.ts";
import { aMember, aProject, openStudio } from "../../test/studio.tsx";

it("saves a plan over its own version after a lost answer, and shows no refusal after a new sign-in", async () => {
  const ann = await aMember();
  const { id } = await aProject(ann);
  const stored = async () => (await ann.api("GET /api/projects/{id}", { params: { id } })).plan.locale;
  await openStudio(`/projects/${id}?tab=plan`, { as: ann });
  const locale = page.getByLabelText("Locale", { exact: true });
  const save = page.getByRole("button", { name: "Save Plan" });

  await locale.selectOptions("pl");
  const line = dropAnswers(/^PUT \/api\/projects\/[\w-]+\/plan$/);
  await save.click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  expect(await stored()).toBe("pl");
  line.mend();
  await locale.selectOptions("de");
  await save.click();
  await expect.element(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(await stored()).toBe("de");

  await locale.selectOptions("fr");
  await ann.api("POST /api/auth/logout", { body: { everywhere: true } });
  await save.click();
  const again = page.getByRole("dialog", { name: "Sign in again" });
  await again.getByLabelText("Password").fill(ann.password);
  await again.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect.element(again).not.toBeInTheDocument();
  await expect.element(page.getByText("Authentication required")).not.toBeInTheDocument();
  await save.click();
  await expect.element(page.getByText("Saved", { exact: true })).toBeVisible();
});
