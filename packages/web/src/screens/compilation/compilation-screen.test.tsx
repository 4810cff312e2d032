import { isLong } from "@octavo/foundation/testing";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { alert, button, byText, dialog, field, link } from "../../../test/found-by.ts";
import { failCalls } from "../../../test/intercept-calls.ts";
import { aMember, aProject, openStudio } from "../../../test/studio.tsx";

const rule = (number: number) => page.getByRole("article", { name: `Rule ${number}` });
const pageOf = (number: number) => rule(number).getByLabelText("Page", { exact: true });

it("saves rules per page and reports their errors", async () => {
  const ann = await aMember();
  const { id } = await aProject(ann, { name: "By rules" });
  await openStudio(`/projects/${id}/compilation`, { as: ann });
  await expect.element(byText("This project has no named pages. Add one before you add rules.")).toBeVisible();
  await expect.element(button("Add Rule")).toBeDisabled();
  for (const name of ["Reading", "Travel"]) {
    await button("Add Page").click();
    await field("Page name").fill("!");
    await button("Add").click();
    await expect.element(byText("Page name must be at least 2 characters long")).toBeVisible();
    await field("Page name").fill(name);
    await userEvent.keyboard("{Enter}");
    await expect.element(link(name)).toBeVisible();
  }

  await button("Add Rule").click();
  await expect.element(pageOf(1)).toHaveValue("Reading");
  await rule(1).getByLabelText("Repeat mode").selectOptions("count");
  await expect.element(rule(1).getByText("Count repeat mode requires a valid count value")).toBeVisible();
  await button("Save Rules").click();
  await expect.element(alert()).toHaveTextContent("Count repeat mode requires a valid count value");
  await rule(1).getByLabelText("Repeat mode").selectOptions("each_week");
  await expect.element(rule(1).getByText("each_week repeat mode requires a start date")).toBeVisible();
  await rule(1)
    .getByLabelText(/^Start Date/)
    .fill("2026-01-01");
  await rule(1)
    .getByLabelText(/^End Date/)
    .fill("2026-01-31");
  await expect.element(rule(1).getByText(/5 pages/)).toBeVisible();

  await rule(1).getByText("As JSON").click();
  const json = rule(1).getByLabelText("Context rules as JSON");
  await json.fill('{"topic": ');
  await expect.element(rule(1).getByText(/This is not valid JSON, so it is ignored\./)).toBeVisible();
  await json.fill('{"topic": "Week {week}"}');
  await expect.element(rule(1).getByRole("textbox", { name: "topic" })).toHaveValue("Week {week}");
  await button("Add Rule").click();
  await button("Move rule 2 up").click();
  await expect.element(pageOf(1)).toHaveValue("Travel");
  const failing = failCalls(/^PUT .*compilation$/);
  await button("Save Rules").click();
  await expect.element(alert()).toHaveTextContent("Failed to save compilation rules");
  failing.mend();
  await button("Save Rules").click();
  await expect.element(byText("Unsaved changes")).not.toBeInTheDocument();

  await button("Rename Reading").click();
  await field("New name of Reading").fill("Books");
  await userEvent.keyboard("{Enter}");
  await expect.element(pageOf(2)).toHaveValue("Books");
  const { compilation_rules } = await ann.api("GET /api/projects/{id}", { params: { id } });
  expect(compilation_rules).toMatchObject([
    { page_name: "Travel", repeat_mode: "once", order: 1 },
    { page_name: "Books", repeat_mode: "each_week", order: 2, context_rules: { topic: "Week {week}" } },
  ]);

  await button("Delete Travel").click();
  await expect
    .element(
      dialog().getByText(/Are you sure you want to delete page "Travel"\? 1 rule uses it and will need another page\./),
    )
    .toBeVisible();
  await button("Delete", dialog()).click();
  await expect.element(page.getByText(/Page 'Travel' does not exist/)).toBeVisible();

  await pageOf(1).selectOptions("Books");
  const rules = [{ page_name: "Books", repeat_mode: "once" as const }];
  await ann.api("PUT /api/projects/{id}/compilation", { params: { id }, body: { rules } });
  await button("Save Rules").click();
  await button("Use stored version", dialog("Changed elsewhere")).click();
  await expect.element(rule(2)).not.toBeInTheDocument();
  if (isLong()) await deletesRulesByKeys();
  await button("Add Rule").click();
  await button("Add Rule").click();
  await link("By rules").click();
  await expect.element(dialog().getByText(/Your changes to the rules are not saved\./)).toBeVisible();
  await button("Leave").click();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("By rules");
});

async function deletesRulesByKeys(): Promise<void> {
  await button("Add Rule").click();
  // The focus moves to the next item after deleting by keyboard.
  await button("Add Rule").click();
  for (const [number, next] of [
    [3, rule(2)],
    [2, rule(1)],
  ] as const) {
    (button(`Delete rule ${number}`).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(next).toHaveFocus();
  }
  (button("Delete rule 1").element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { name: "Rules" })).toHaveFocus();
}
