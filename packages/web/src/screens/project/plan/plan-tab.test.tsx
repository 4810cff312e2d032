import { isLong, longTest } from "@octavo/foundation/testing";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { alert, button, byText, dialog, field, focusAfter, tab } from "../../../../test/found-by.ts";
import { sample } from "../../../../test/planners.ts";
import { aMember, aProject, openStudio, reload } from "../../../../test/studio.tsx";

const { masters_yaml, plan_yaml } = sample;

it("reports errors beside their fields and prevents saving", async () => {
  const ann = await aMember();
  const { id } = await aProject(ann, { name: "With mistakes", masters_yaml, plan_yaml });
  await openStudio(`/projects/${id}?tab=plan`, { as: ann });
  await expect.element(page.getByText("Available masters: Index, Year, Month, Day, NotePage")).toBeVisible();
  await expect.element(byText("73 pages")).toBeVisible();
  expect(focusAfter(button("Add Section"))).toBe("Section Kind");
  const added = page.css('[data-field="sections.5"]');
  const inAdded = (name: string) => added.getByLabelText(name, { exact: true });
  await expect.element(inAdded("Section Kind")).toHaveFocus();

  const expectRefusal = async (sentence: string) => {
    await expect.element(added.getByText(sentence, { exact: true })).toBeVisible();
    await expect.element(button("Save Plan")).toBeDisabled();
    await expect.element(button("Compile Plan")).toBeDisabled();
  };
  await inAdded("Section Kind").fill("");
  await expectRefusal("Section kind is required");
  await inAdded("Section Kind").fill("extra");
  await inAdded("Generation Mode").selectOptions("count");
  await inAdded("Count").fill("0");
  await expectRefusal("Count must be at least 1");
  await inAdded("Count").fill("101");
  await expect.element(page.getByText("The count is over 100").first()).toBeVisible();
  await expect.element(button("Save Plan")).toBeEnabled();
  await inAdded("Generation Mode").selectOptions("each_month");
  await inAdded("Start Date (optional)").fill("2026-02-01");
  await expectRefusal("Provide both start and end, or leave both empty to use plan defaults");
  await inAdded("End Date (optional)").fill("2026-01-01");
  await expect.element(added.getByText("End date must be after start date")).toBeVisible();
  await inAdded("End Date (optional)").fill("2026-03-31");
  await expect.element(added.getByText(/^Links offer them as: Pages of /)).toBeVisible();
  await added.getByText("Advanced", { exact: true }).click();
  await inAdded("New destination").fill("day:@date");
  await userEvent.keyboard("{Enter}");
  await expectRefusal(
    "Destination IDs cannot contain '@'. Use tokens like {year} in dest_id, and use @vars only inside bind(...).",
  );
  await inAdded("Destination 1").fill("extra:{month_padded}");
  await expect.element(button("Save Plan")).toBeEnabled();
  await inAdded("Section Kind").fill("day_pages");
  await expect
    .element(added.getByText("Duplicate section kind 'day_pages'. Each section must have a unique kind."))
    .toBeVisible();
  await inAdded("Section Kind").fill("extra");

  if (isLong()) await exceedsLimits();

  await inAdded("Variable name").fill("mood");
  await userEvent.tab();
  await expect.element(inAdded("Value")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  const mood = added.getByRole("textbox", { name: "mood", exact: true });
  await expect.element(mood).not.toBeInTheDocument();
  await inAdded("Value").fill("calm");
  await userEvent.keyboard("{Enter}");
  await expect.element(mood).toHaveValue("calm");
  await mood.fill("");
  await expect.element(added.getByText('Context variable "mood" has no value')).toBeVisible();
  await mood.fill("calm");
  await button("Show Details of extra").click();
  await expect.element(byText("extra:02")).toBeVisible();
  await expect.element(page.getByText(/Each month from 2026-02-01 to 2026-03-31: 2 items of 1 page/)).toBeVisible();

  await added.getByText("More", { exact: true }).click();
  await inAdded("Reserve pages").fill("4");
  await expect.element(added.getByText(/reserved pages/)).toBeVisible();

  expect(focusAfter(button("Move extra up"))).toBe("Move extra up");
  await button("Save Plan").click();
  await expect.element(byText("Saved")).toBeVisible();
  const { plan } = await ann.api("GET /api/projects/{id}", { params: { id } });
  expect(plan?.order?.at(-2)).toBe("extra");
  expect(plan?.sections.at(-1)).toMatchObject({
    generate: "each_month",
    reserve: 4,
    anchors: [{ dest_id: "extra:{month_padded}" }],
    context: { mood: "calm" },
  });

  await tab(/Masters/).click();
  await button("Delete NotePage").click();
  await expect
    .element(dialog().getByText(/These sections use it and will need another master: notes_pages\./))
    .toBeVisible();
  await button("Delete", dialog()).click();
  await expect.element(button("Delete NotePage")).not.toBeInTheDocument();
  await tab(/Plan Configuration/).click();
  await expect.element(page.getByText("Referenced master does not exist").first()).toBeInTheDocument();
  await expect.element(page.getByText(/Master 'NotePage' does not exist/)).toBeVisible();
  await expect.element(button("Save Plan")).toBeDisabled();
});

async function exceedsLimits(): Promise<void> {
  await field("Pages per Day").fill("0");
  await expect.element(page.getByText("Pages per day must be at least 1").first()).toBeVisible();
  await field("Pages per Day").fill("11");
  await expect.element(page.getByText("There are more than 10 pages per day").first()).toBeVisible();
  await field("Pages per Day").fill("1");
  await field("End Date").fill("2029-12-31");
  await expect.element(page.getByText("The date range is over 2 years").first()).toBeVisible();
  await expect.element(page.getByText(/There are more than 1000 estimated pages/)).toBeVisible();
  await field("Start Date").fill("2030-01-01");
  await expect.element(page.getByText("End date must be after start date").first()).toBeVisible();
  await field("Start Date").fill("");
  await expect.element(page.getByText("Start date is required").first()).toBeVisible();
  await field("End Date").fill("");
  await expect.element(page.getByText("End date is required").first()).toBeVisible();
  await button("2026").click();
  await expect.element(page.getByText("The plan is valid")).toBeVisible();
}

longTest("starts without sections, and fixes a wrong order", async () => {
  const ann = await aMember();
  const blank = await aProject(ann, { name: "Blank" });
  await openStudio(`/projects/${blank.id}?tab=plan`, { as: ann });
  await expect.element(page.getByText("No sections defined. Click Add Section to get started.")).toBeVisible();
  await expect.element(page.getByText("The plan has no sections yet")).toBeVisible();
  await button("Add Section").click();
  await expect.element(page.getByText("Master template is required").first()).toBeVisible();

  await tab(/Masters/).click();
  await button("Create First Master").click();
  const naming = async (name: string, sentence: string) => {
    await field("Master Name").fill(name);
    await userEvent.keyboard("{Enter}");
    await expect.element(dialog().getByText(sentence, { exact: true })).toBeVisible();
  };
  await naming(" ", "Master name is required");
  await naming("A", "Master name must be at least 2 characters long");
  await naming("A".repeat(100), "Master name must be less than 100 characters");
  await naming(
    "A/B",
    "Master name can only contain letters, numbers, spaces, hyphens, underscores, periods, and parentheses",
  );
  await naming("()", "Master name must contain at least one letter or number");
  await userEvent.keyboard("{Escape}");
  await expect.element(button("Create First Master")).toHaveFocus();

  const odd = await aProject(ann, {
    name: "Odd",
    masters_yaml,
    plan_yaml: plan_yaml.replace(/order: .*/, "order: [index]"),
  });
  await reload(`/projects/${odd.id}?tab=plan`);
  await expect
    .element(alert().getByText(/Sections not in order: notes_pages, year_page, month_pages, day_pages/))
    .toBeVisible();
  await expect.element(button("Compile Plan")).toBeDisabled();
  await button("Apply the order below").click();
  await expect.element(page.getByText("The plan is valid")).toBeVisible();

  const last = page.css('[data-field="sections.4"]');
  await last.css("summary").first().click();
  expect(focusAfter(button("Delete section day_pages"))).toContain("month_pages");
  await expect.element(last).not.toBeInTheDocument();
});
