/** The plan of a project: what it says of mistakes, and how it outlasts whatever happens. */
import { expect, type Locator, test } from "@playwright/test";
import { aMember, bearer, enterAs } from "./accounts.ts";
import { alert, button, dialog, field, tab } from "./found-by.ts";
import { aBlankProject, aPlanner } from "./starters.ts";

/** What has the focus as soon as a button has been pressed: the next key may come before the next frame. */
const focusAfter = (pressed: Locator) =>
  pressed.evaluate((element: HTMLElement) => {
    element.click();
    const { activeElement: focused } = document;
    return focused instanceof HTMLInputElement
      ? focused.labels?.[0]?.textContent
      : (focused?.ariaLabel ?? focused?.textContent);
  });

test("a plan says beside each field what is wrong with it, and is not saved before that is mended", async ({
  page,
  request,
}) => {
  const member = await aMember(request);
  const { id } = await aPlanner(request, member, "With mistakes");
  await enterAs(page, member);
  await page.goto(`/projects/${id}?tab=plan`);
  await expect(page.getByText("Available masters: Index, Year, Month, Day, NotePage")).toBeVisible();
  await expect(page.getByText("389 pages", { exact: true })).toBeVisible();
  expect(await focusAfter(button(page, "Add Section"))).toBe("Section Kind");
  const added = page.locator('[data-field="sections.5"]');
  const inAdded = (name: string) => added.getByLabel(name, { exact: true });
  await expect(inAdded("Section Kind")).toBeFocused();

  const expectRefusal = async (sentence: string) => {
    await expect(added.getByText(sentence, { exact: true })).toBeVisible();
    await expect(button(page, "Save Plan")).toBeDisabled();
    await expect(button(page, "Compile Plan")).toBeDisabled();
  };
  await inAdded("Section Kind").fill("");
  await expectRefusal("Section kind is required");
  await inAdded("Section Kind").fill("extra");
  await inAdded("Generation Mode").selectOption("count");
  await inAdded("Count").fill("0");
  await expectRefusal("Count must be at least 1");
  await inAdded("Count").fill("101");
  await expect(page.getByText("The count is over 100").first()).toBeVisible();
  await expect(button(page, "Save Plan")).toBeEnabled();
  await inAdded("Generation Mode").selectOption("each_month");
  await inAdded("Start Date (optional)").fill("2026-02-01");
  await expectRefusal("Provide both start and end, or leave both empty to use plan defaults");
  await inAdded("End Date (optional)").fill("2026-01-01");
  await expect(added.getByText("End date must be after start date")).toBeVisible();
  await inAdded("End Date (optional)").fill("2026-03-31");
  await inAdded("New destination").fill("day:@date");
  await page.keyboard.press("Enter");
  await expectRefusal(
    "Destination IDs cannot contain '@'. Use tokens like {year} in dest_id, and use @vars only inside bind(...).",
  );
  await inAdded("Destination 1").fill("extra:{month_padded}");
  await expect(button(page, "Save Plan")).toBeEnabled();
  await inAdded("Section Kind").fill("day_pages");
  await expect(
    added.getByText("Duplicate section kind 'day_pages'. Each section must have a unique kind."),
  ).toBeVisible();
  await inAdded("Section Kind").fill("extra");

  await field(page, "Pages per Day").fill("0");
  await expect(page.getByText("Pages per day must be at least 1").first()).toBeVisible();
  await field(page, "Pages per Day").fill("11");
  await expect(page.getByText("There are more than 10 pages per day").first()).toBeVisible();
  await field(page, "Pages per Day").fill("1");
  await field(page, "End Date").fill("2029-12-31");
  await expect(page.getByText("The date range is over 2 years").first()).toBeVisible();
  await expect(page.getByText("There are more than 1000 estimated pages")).toBeVisible();
  await field(page, "Start Date").fill("2030-01-01");
  await expect(page.getByText("End date must be after start date").first()).toBeVisible();
  await field(page, "Start Date").fill("");
  await expect(page.getByText("Start date is required").first()).toBeVisible();
  await field(page, "End Date").fill("");
  await expect(page.getByText("End date is required").first()).toBeVisible();
  await page.getByRole("button", { name: "2026", exact: true }).click();
  await expect(page.getByText("The plan is in order")).toBeVisible();

  await inAdded("Variable name").fill("mood");
  await page.keyboard.press("Tab");
  await expect(inAdded("Value")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(added.getByRole("textbox", { name: "mood", exact: true })).toHaveCount(0);
  await inAdded("Value").fill("calm");
  await page.keyboard.press("Enter");
  await expect(added.getByRole("textbox", { name: "mood", exact: true })).toHaveValue("calm");
  await added.getByRole("textbox", { name: "mood", exact: true }).fill("");
  await expect(added.getByText('Context variable "mood" has no value')).toBeVisible();
  await added.getByRole("textbox", { name: "mood", exact: true }).fill("calm");
  await page.getByRole("button", { name: "Show Details of extra" }).click();
  await expect(page.getByText("extra:02", { exact: true })).toBeVisible();
  await expect(page.getByText("Each month from 2026-02-01 to 2026-03-31: 2 items of 1 page")).toBeVisible();

  expect(await focusAfter(button(page, "Move extra up"))).toBe("Move extra up");
  await button(page, "Save Plan").click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const answer = await request.get(`/api/projects/${id}`, { headers: bearer(member.token) });
  const { plan } = await answer.json();
  expect(plan.order.at(-2)).toBe("extra");
  expect(plan.sections.at(-1)).toMatchObject({
    generate: "each_month",
    anchors: [{ dest_id: "extra:{month_padded}" }],
    context: { mood: "calm" },
  });

  await tab(page, /Masters/).click();
  await button(page, "Delete NotePage").click();
  await expect(dialog(page)).toContainText("These sections of the plan will need another one: notes_pages.");
  await dialog(page).getByRole("button", { name: "Delete" }).click();
  await expect(button(page, "Delete NotePage")).toHaveCount(0);
  await tab(page, /Plan Configuration/).click();
  await expect(page.getByText("Referenced master does not exist").first()).toBeAttached();
  await expect(page.getByText("Master 'NotePage' does not exist")).toBeVisible();
  await expect(button(page, "Save Plan")).toBeDisabled();
});

test("a plan begins with what is missing, and with an order that can be put right", async ({ page, request }) => {
  const member = await aMember(request);
  await enterAs(page, member);
  const blank = await aBlankProject(request, member, "Blank");
  await page.goto(`/projects/${blank.id}?tab=plan`);
  await expect(page.getByText("No sections defined. Click Add Section to get started.")).toBeVisible();
  await expect(page.getByText("There is nothing to compile yet")).toBeVisible();
  await button(page, "Add Section").click();
  await expect(page.getByText("Master template is required").first()).toBeVisible();

  await tab(page, /Masters/).click();
  await button(page, "Create First Master").click();
  const naming = async (name: string, sentence: string) => {
    await field(page, "Master Name").fill(name);
    await page.keyboard.press("Enter");
    await expect(dialog(page).getByText(sentence, { exact: true })).toBeVisible();
  };
  await naming(" ", "Master name is required");
  await naming("A", "Master name must be at least 2 characters long");
  await naming("A".repeat(100), "Master name must be less than 100 characters");
  await naming(
    "A/B",
    "Master name can only contain letters, numbers, spaces, hyphens, underscores, periods, and parentheses",
  );
  await naming("()", "Master name must contain at least one letter or number");
  await page.keyboard.press("Escape");
  await expect(button(page, "Create First Master")).toBeFocused();

  const odd = await aPlanner(request, member, "Odd", (plan) => plan.replace(/order: .*/, "order: [index]"));
  page.on("dialog", (asked) => void asked.accept());
  await page.goto(`/projects/${odd.id}?tab=plan`);
  const sentence = "Sections not in order: notes_pages, year_page, month_pages, day_pages";
  await expect(alert(page)).toContainText(sentence);
  await expect(button(page, "Compile Plan")).toBeDisabled();
  await button(page, "Use the order below").click();
  await expect(page.getByText("The plan is in order")).toBeVisible();

  await page.locator('[data-field="sections.4"] summary').first().click();
  expect(await focusAfter(button(page, "Delete section day_pages"))).toContain("month_pages");
  await expect(page.locator('[data-field="sections.4"]')).toHaveCount(0);
});

test("a plan outlasts the page, and is never thrown away for somebody else's", async ({ page, context, request }) => {
  const member = await aMember(request);
  const { id } = await aPlanner(request, member, "In two tabs");
  await enterAs(page, member);
  await page.goto(`/projects/${id}?tab=plan`);
  await field(page, "Locale").selectOption("pl");
  await page.getByRole("link", { name: "Templates" }).click();
  await expect(dialog(page)).toContainText("Your changes to the plan are not saved.");
  await button(page, "Stay").click();
  page.on("dialog", (asked) => void asked.accept());
  await page.reload();
  await expect(page.getByText("Your unsaved plan was restored.")).toBeVisible();
  await expect(field(page, "Locale")).toHaveValue("pl");

  const other = await context.newPage();
  await other.goto(`/projects/${id}?tab=plan`);
  await other.getByRole("button", { name: "Discard" }).first().click();
  await field(other, "Week starts on").selectOption("sunday");
  await button(other, "Save Plan").click();
  await expect(other.getByText("Saved", { exact: true })).toBeVisible();

  await button(page, "Save Plan").click();
  await expect(dialog(page, "Changed somewhere else")).toBeVisible();
  await button(page, "Cancel").click();
  await expect(dialog(page)).toBeHidden();
  await expect(field(page, "Locale")).toHaveValue("pl");
  await button(page, "Save Plan").click();
  const copying = "**/api/projects";
  await page.route(copying, (route) => route.fulfill({ status: 500, json: { message: "" } }));
  await button(page, "Keep mine as a copy").click();
  await expect(alert(page)).toHaveText("That did not work. Nothing was changed.");
  await page.unroute(copying);
  await button(page, "Keep mine as a copy").click();
  await expect(page).toHaveURL(new RegExp(`/projects/(?!${id})[\\w-]+\\?tab=plan$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("In two tabs copy");
  await expect(field(page, "Locale")).toHaveValue("pl");
  await expect(field(page, "Week starts on")).toHaveValue("monday");

  await page.goto(`/projects/${id}?tab=plan`);
  await field(page, "Locale").selectOption("de");
  await field(other, "Pages per Day").fill("2");
  await button(other, "Save Plan").click();
  await expect(other.getByText("Saved", { exact: true })).toBeVisible();
  await button(page, "Save Plan").click();
  await button(page, "Take theirs").click();
  await expect(dialog(page)).toBeHidden();
  await expect(field(page, "Locale")).toHaveValue("en");
  await expect(field(page, "Pages per Day")).toHaveValue("2");
  await button(page, "Undo").click();
  await expect(field(page, "Locale")).toHaveValue("de");
});
