/** A project from its first day to its last: plan, compile, preview, sharing, and what happens when something goes wrong. */
import { expect, type Page, test } from "@playwright/test";
import { aMember, aNewcomer, bearer, enterAs } from "./accounts.ts";
import { alert, button, dialog, field, tab } from "./found-by.ts";
import { inspect } from "./planner-file.ts";
import { aBlankProject, aPlanner } from "./starters.ts";

async function downloaded(page: Page, press: () => Promise<void>) {
  const downloading = page.waitForEvent("download");
  await press();
  return downloading;
}

test("from an account to a planner on the shelf, and to a stranger who makes it their own", async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const author = aNewcomer();
  const slug = `planner-of-${author.username}`;

  await test.step("register, and accept the terms", async () => {
    await page.goto("/register");
    await field(page, "Username").fill(author.username);
    await field(page, "Email").fill(author.email);
    await field(page, "Password").fill(author.password);
    await field(page, "Confirm password").fill(author.password);
    await button(page, "Create account").click();
    await page.getByLabel("I have read and understand these terms").check();
    await button(page, "Accept & Continue").click();
    await expect(page.getByText(`Signed in as ${author.username}`)).toBeVisible();
  });

  await test.step("create a project from a starter", async () => {
    await button(page, "New Project").click();
    await page.getByText("Daily planner", { exact: true }).click();
    await field(page, "Project Name").fill("Ein Jahr: alles drin?");
    await dialog(page).getByLabel("Year").selectOption("2026");
    await dialog(page).getByRole("button", { name: "Create Project" }).click();
    await expect(page).toHaveURL(/\/projects\/[\w-]+$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ein Jahr: alles drin?");
    await expect(page.getByRole("article").filter({ hasText: "Day" }).first().locator("svg").first()).toBeAttached();
  });

  await test.step("change its plan in plain words", async () => {
    await tab(page, /Plan Configuration/).click();
    await expect(page.getByText("493 pages", { exact: true })).toBeVisible();
    await expect(page.getByText(/in a PDF of about \d+ kB/)).toBeVisible();
    const parts = page.getByRole("list", { name: "Parts of the planner" });
    await parts.getByRole("switch", { name: /Weeks/ }).uncheck();
    await expect(page.getByText("440 pages", { exact: true })).toBeVisible();
    await button(page, "Undo").click();
    await expect(page.getByText("493 pages", { exact: true })).toBeVisible();
    await field(page, "Pages per Day").fill("2");
    await expect(page.getByText("858 pages", { exact: true })).toBeVisible();
    await field(page, "Pages per Day").fill("1");
    await parts.getByLabel("Number of pages of notes").fill("20");
    await expect(page.getByText("453 pages", { exact: true })).toBeVisible();
    await expect(page.getByText("Of the saved plan: yours has unsaved changes")).toBeVisible();
    await button(page, "Save Plan").click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  });

  await test.step("compile: the links to notes that are gone are told", async () => {
    await button(page, "Compile Plan").click();
    await expect(dialog(page, "Compilation successful")).toContainText("453 pages from 6 rules");
    await dialog(page).getByRole("button", { name: "Preview" }).click();
    await expect(page).toHaveURL(/tab=preview$/);
    await expect(page.getByText(/^453 pages, [\d,]+ links$/)).toBeVisible();
  });

  await test.step("leaf through it, and see the file as it is", async () => {
    const pages = page.getByRole("region", { name: "Pages" });
    await pages.locator('svg a[data-page="2"]').first().click();
    await expect(pages.getByRole("textbox", { name: "Page number" })).toHaveValue("2");
    await expect(
      page.getByText('No preview yet. Click "Render Preview" after compiling to display it here.'),
    ).toBeVisible();
    await button(page, "Render Preview").click();
    await expect(page.getByText("of 453").last()).toBeVisible();
    await field(page, "Page").fill("900");
    await field(page, "Page").press("Enter");
    await expect(field(page, "Page")).toHaveValue("453");
    await expect(button(page, "Next page").last()).toBeDisabled();
  });

  await test.step("download it: the PDF has the pages of the plan, and they are linked", async () => {
    const download = await downloaded(page, () => button(page, "Download PDF").click());
    expect(download.suggestedFilename()).toBe("Ein Jahr alles drin.pdf");
    const { pages, links } = await inspect(download);
    expect(pages).toBe(453);
    expect(links).toBeGreaterThan(10_000);
  });

  await test.step("share it under an address of its own", async () => {
    await field(page, "Custom URL (optional)").fill(`  Planner of ${author.username}! `);
    await expect(page.getByText(`Its address will be /gallery/${slug}`)).toBeVisible();
    await button(page, "Share publicly").click();
    await expect(page.getByText("Project is now public.")).toBeVisible();
    await expect(page.getByRole("link", { name: new RegExp(`/gallery/${slug}$`) })).toBeVisible();
    await field(page, "Custom URL (optional)").fill(`${slug}-2026`);
    await expect(page.getByText("links to the one above lead nowhere")).toBeVisible();
    await button(page, "Change address").click();
    await expect(page.getByText("The address was changed.")).toBeVisible();
    await expect(page.getByRole("link", { name: new RegExp(`/gallery/${slug}-2026$`) })).toBeVisible();
    await button(page, "Make private").click();
    await expect(page.getByText("Project is now private.")).toBeVisible();
    await field(page, "Custom URL (optional)").fill(slug);
    await button(page, "Share publicly").click();
    await expect(page.getByText("Project is now public.")).toBeVisible();
    await button(page, "Sign out").click();
    await expect(page).toHaveURL(/\/login$/);
  });

  const stranger = await aMember(request);
  const elsewhere = await (await browser.newContext()).newPage();

  await test.step("a stranger finds it in the gallery without an account, and downloads it", async () => {
    await elsewhere.goto("/gallery");
    await elsewhere.getByLabel("Search").fill(author.username);
    await expect(elsewhere).toHaveURL(new RegExp(`q=${author.username}`));
    await elsewhere.getByRole("link", { name: "Ein Jahr: alles drin?" }).click();
    await expect(elsewhere).toHaveURL(new RegExp(`/gallery/${slug}$`));
    await expect(elsewhere.getByText(`Shared by ${author.username}`)).toBeVisible();
    await expect(elsewhere.getByText("Cloned 0 times")).toBeVisible();
    const download = await downloaded(elsewhere, () => button(elsewhere, "Download PDF").click());
    expect((await inspect(download)).pages).toBe(453);
  });

  await test.step("signs in on the way to a copy, and is back where they were", async () => {
    await elsewhere.getByRole("button", { name: /^Clone this project/ }).click();
    await expect(elsewhere).toHaveURL(/\/login$/);
    await field(elsewhere, "Username").fill(stranger.username);
    await field(elsewhere, "Password").fill(stranger.password);
    await button(elsewhere, "Sign in").click();
    await expect(elsewhere).toHaveURL(new RegExp(`/gallery/${slug}$`));
  });

  await test.step("clones, renames and deletes the copy", async () => {
    await elsewhere.getByRole("button", { name: /^Clone this project/ }).click();
    await expect(field(elsewhere, "Name")).toHaveValue("Ein Jahr: alles drin? copy");
    await dialog(elsewhere).getByRole("button", { name: "Clone this project" }).click();
    await expect(elsewhere).toHaveURL(/\/projects\/[\w-]+$/);
    await expect(elsewhere.getByText("Private")).toHaveCount(0);

    await button(elsewhere, "Edit name").click();
    await field(elsewhere, "Project name").fill(" ");
    await expect(elsewhere.getByText("Project name is required")).toBeVisible();
    await expect(button(elsewhere, "Save")).toBeDisabled();
    await field(elsewhere, "Project name").fill("Mine now");
    await elsewhere.keyboard.press("Enter");
    await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText("Mine now");
    await expect(button(elsewhere, "Edit name")).toBeFocused();

    await elsewhere.getByRole("link", { name: "Projects" }).first().click();
    await elsewhere.getByRole("button", { name: "Delete Mine now" }).click();
    await dialog(elsewhere).getByRole("button", { name: "Delete" }).click();
    await expect(elsewhere.getByRole("heading", { name: "No projects yet" })).toBeVisible();
    await elsewhere.goto(`/gallery/${slug}`);
    await expect(elsewhere.getByText("Cloned 1 time")).toBeVisible();
  });
});

test("what fails says so, leaves everything as it was, and can be tried again", async ({ page, request }) => {
  test.setTimeout(120_000);
  const member = await aMember(request);
  const { id } = await aPlanner(request, member, "Unlucky");
  await enterAs(page, member);
  const speechless = { status: 500, json: { message: "" } };

  await page.goto("/projects/no-such-project");
  await expect(page.getByRole("heading", { name: "Project not found" })).toBeVisible();
  await expect(page.getByText("The requested project could not be found.")).toBeVisible();
  await page.getByRole("link", { name: "Back to Projects" }).click();
  await expect(page).toHaveURL(/\/projects$/);

  await page.route(`**/api/projects/${id}`, (route) => route.fulfill(speechless));
  await page.goto(`/projects/${id}`);
  await expect(alert(page)).toContainText("Failed to load project");
  await page.unroute(`**/api/projects/${id}`);
  await button(page, "Try again").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unlucky");

  /** Fails once, whatever the browser asks for there. */
  const failing = async (path: string, action: () => Promise<void>, sentence: string) => {
    await page.route(path, (route) =>
      route.request().method() === "GET" && !path.endsWith("?*") ? route.fallback() : route.fulfill(speechless),
    );
    await action();
    await expect(alert(page).filter({ hasText: sentence })).toBeVisible();
    await page.unroute(path);
  };
  const api = `**/api/projects/${id}`;
  await failing(
    api,
    async () => {
      await page.getByLabel("Device Profile").selectOption({ index: 3 });
      await dialog(page).getByRole("button", { name: "Change Device" }).click();
    },
    "Failed to update device profile",
  );
  await failing(
    api,
    async () => {
      await button(page, "Edit name").click();
      await field(page, "Project name").fill("Lucky");
      await page.keyboard.press("Enter");
    },
    "Failed to update project name",
  );
  await expect(field(page, "Project name")).toHaveValue("Lucky");
  const theirs = { data: { name: "Theirs" }, headers: bearer(member.token) };
  await request.patch(`/api/projects/${id}`, theirs);
  await page.keyboard.press("Enter");
  await expect(alert(page)).toContainText("changed in another tab or on another device, to “Theirs”.");
  await expect(field(page, "Project name")).toHaveValue("Lucky");
  await field(page, "Project name").fill("Unlucky");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unlucky");
  await page.getByRole("link", { name: "Projects" }).first().click();
  await page.getByRole("link", { name: "Unlucky" }).click();
  await button(page, "Edit details").click();
  await field(page, "Description (optional)").fill("Long thought about");
  await page.keyboard.press("Escape");
  await button(page, "Edit details").click();
  await expect(field(page, "Description (optional)")).toHaveValue("Long thought about");
  await failing(api, () => dialog(page).getByRole("button", { name: "Save" }).click(), "Failed to update project");
  await page.goBack();
  await dialog(page, "Leave without saving?").getByRole("button", { name: "Stay" }).click();
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText("Long thought about")).toBeVisible();
  await failing(`${api}/compile`, () => button(page, "Test Compile").click(), "Failed to compile project");
  await failing(
    `${api}/masters/Day`,
    async () => {
      await button(page, "Delete Day").click();
      await expect(dialog(page)).toContainText('Are you sure you want to delete master "Day"?');
      await dialog(page).getByRole("button", { name: "Delete" }).click();
    },
    "Failed to delete master",
  );
  await dialog(page).getByRole("button", { name: "Cancel" }).click();

  await tab(page, /Plan Configuration/).click();
  await field(page, "Locale").selectOption("pl");
  await failing(`${api}/plan`, () => button(page, "Save Plan").click(), "Failed to save plan");
  await expect(field(page, "Locale")).toHaveValue("pl");
  await page.getByRole("button", { name: "Discard" }).first().click();

  await tab(page, /Preview/).click();
  await failing(`${api}/share`, () => button(page, "Share publicly").click(), "Unable to update sharing settings");
  await button(page, "Test Compile").click();
  await button(page, "OK").click();
  await failing(`${api}/{preview,pdf}?*`, () => button(page, "Render Preview").click(), "Failed to prepare preview");
  await page.evaluate(() => {
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = () => {
      URL.createObjectURL = create;
      throw new Error("Out of memory");
    };
  });
  await button(page, "Render Preview").click();
  await expect(alert(page).filter({ hasText: "Failed to create preview URL" })).toBeVisible();
  await button(page, "Render Preview").click();
  await expect(page.getByText("of 389")).toHaveCount(2);

  // Neither the engine in the browser nor the one on the server.
  await page.route("**/api/profiles/", (route) => route.abort());
  await failing(`${api}/pdf?*`, () => button(page, "Download PDF").click(), "Failed to download PDF");
});

test("compilation rules are kept by their pages, and say what they lack", async ({ page, request }) => {
  const member = await aMember(request);
  const { id } = await aBlankProject(request, member, "By rules");
  await enterAs(page, member);
  await page.goto(`/projects/${id}/compilation`);
  await expect(page.getByText("This project has no named pages. Add one before you add rules.")).toBeVisible();
  await expect(button(page, "Add Rule")).toBeDisabled();
  for (const name of ["Reading", "Travel"]) {
    await button(page, "Add Page").click();
    await field(page, "Page name").fill("!");
    await button(page, "Add").click();
    await expect(page.getByText("Page name must be at least 2 characters long")).toBeVisible();
    await field(page, "Page name").fill(name);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("link", { name })).toBeVisible();
  }

  await button(page, "Add Rule").click();
  const rule = page.getByRole("article", { name: "Rule 1" });
  await expect(rule.getByLabel("Page", { exact: true })).toHaveValue("Reading");
  await rule.getByLabel("Repeat Mode").selectOption("count");
  await expect(rule.getByText("Count repeat mode requires a valid count value")).toBeVisible();
  await button(page, "Save Rules").click();
  await expect(alert(page)).toHaveText("Count repeat mode requires a valid count value");
  await rule.getByLabel("Repeat Mode").selectOption("each_week");
  await expect(rule.getByText("each_week repeat mode requires a start date")).toBeVisible();
  await rule.getByLabel("Start Date").fill("2026-01-01");
  await rule.getByLabel("End Date").fill("2026-01-31");
  await expect(rule.getByText("5 pages")).toBeVisible();

  await rule.getByText("As JSON", { exact: true }).click();
  const json = rule.getByLabel("Context rules as JSON");
  await json.fill('{"topic": ');
  await expect(rule.getByText("This is not valid JSON, so it is ignored.")).toBeVisible();
  await json.fill('{"topic": "Week {week}"}');
  await expect(rule.getByRole("textbox", { name: "topic", exact: true })).toHaveValue("Week {week}");
  await button(page, "Add Rule").click();
  await button(page, "Move rule 2 up").click();
  await expect(page.getByRole("article", { name: "Rule 1" }).getByLabel("Page", { exact: true })).toHaveValue("Travel");
  const saving = `**/api/projects/${id}/compilation`;
  await page.route(saving, (route) => route.fulfill({ status: 500, json: { message: "" } }));
  await button(page, "Save Rules").click();
  await expect(alert(page)).toHaveText("Failed to save compilation rules");
  await page.unroute(saving);
  await button(page, "Save Rules").click();
  await expect(page.getByText("Unsaved changes")).toBeHidden();

  await button(page, "Rename Reading").click();
  await field(page, "New name of Reading").fill("Books");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article", { name: "Rule 2" }).getByLabel("Page", { exact: true })).toHaveValue("Books");
  const answer = await request.get(`/api/projects/${id}`, { headers: bearer(member.token) });
  const { compilation_rules } = await answer.json();
  expect(compilation_rules).toMatchObject([
    { page_name: "Travel", repeat_mode: "once", order: 1 },
    { page_name: "Books", repeat_mode: "each_week", order: 2, context_rules: { topic: "Week {week}" } },
  ]);

  await button(page, "Delete Travel").click();
  await expect(dialog(page)).toContainText(
    'Are you sure you want to delete page "Travel"? 1 rule will need another page.',
  );
  await dialog(page).getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Page 'Travel' does not exist")).toBeVisible();

  await page.getByRole("article", { name: "Rule 1" }).getByLabel("Page", { exact: true }).selectOption("Books");
  const theirs = { rules: [{ page_name: "Books", repeat_mode: "once" }] };
  await request.put(`/api/projects/${id}/compilation`, { data: theirs, headers: bearer(member.token) });
  await button(page, "Save Rules").click();
  await dialog(page, "Changed somewhere else").getByRole("button", { name: "Take theirs" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await button(page, "Add Rule").click();
  // Who deletes with the keyboard is led on to what is left.
  await button(page, "Add Rule").click();
  await button(page, "Delete rule 2").press("Enter");
  await expect(page.getByRole("article", { name: "Rule 2" })).toBeFocused();
  await button(page, "Delete rule 2").press("Enter");
  await expect(page.getByRole("article", { name: "Rule 1" })).toBeFocused();
  await button(page, "Delete rule 1").press("Enter");
  await expect(page.getByRole("heading", { name: "Rules", exact: true })).toBeFocused();
  await button(page, "Add Rule").click();
  await button(page, "Add Rule").click();
  await page.getByRole("link", { name: "By rules" }).click();
  await expect(dialog(page)).toContainText("Your changes to the rules are not saved.");
  await button(page, "Leave").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("By rules");
});
