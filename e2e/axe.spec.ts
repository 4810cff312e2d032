/** Checks every screen with axe on a phone, and the studio by keyboard alone. */
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { aMember, bearer, enterAs, type Member } from "./accounts.ts";
import { expectAccessible } from "./axe.ts";
import { aPlanner, share } from "./starters.ts";

/** Checks accessibility in all themes, and that nothing overflows horizontally. */
async function expectSound(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
}

/** Loads the first screen. The others are opened as by links, which takes half of the processor time. */
async function visitAll(page: Page, routes: readonly (readonly [path: string, sign: string])[]): Promise<void> {
  for (const [i, [path, sign]] of routes.entries()) {
    if (i === 0) await page.goto(path);
    else await page.evaluate((address) => history.pushState({}, "", address), path);
    await expect(page.getByText(sign).filter({ visible: true }).first(), path).toBeVisible();
    await expectSound(page);
  }
}

/** Shares a planner with a page and a rule in the gallery. */
async function sharedPlanner(request: APIRequestContext, member: Member, slug: string): Promise<string> {
  const planner = await aPlanner(request, member, "Looked at");
  const headers = bearer(member.token);
  await share(request, member, planner, slug);
  await request.post(`/api/projects/${planner.id}/pages`, { data: { name: "Reading" }, headers });
  const rules = [{ page_name: "Reading" }];
  await request.put(`/api/projects/${planner.id}/compilation`, { data: { rules }, headers });
  return planner.id;
}

async function storedTemplate(request: APIRequestContext, member: Member): Promise<string> {
  const data = { name: "Sheet", profile: "boox-note-air-4c", yaml_content: "" };
  const answer = await request.post("/api/templates/", { data, headers: bearer(member.token) });
  return (await answer.json()).id;
}

async function publicCollection(request: APIRequestContext, member: Member, project: string): Promise<string> {
  const headers = bearer(member.token);
  const data = { name: "Kept together", project_ids: [project] };
  const { id } = await (await request.post("/api/collections", { data, headers })).json();
  await request.post(`/api/collections/${id}/share`, { data: { is_public: true }, headers });
  return id;
}

test.use({ viewport: { width: 390, height: 844 } });

test("no editor overflows at 320 pixels", async ({ page, request }) => {
  const member = await aMember(request);
  const { id } = await aPlanner(request, member, "Narrow");
  await page.setViewportSize({ width: 320, height: 640 });
  await enterAs(page, member);
  for (const path of ["/templates/new", `/projects/${id}/masters/Day`]) {
    await page.goto(path);
    await expect(page.locator("[data-canvas]").getByRole("listbox")).toBeAttached();
    await expect(page.getByRole("button", { name: "Save" }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

test("no screen has a serious accessibility violation or overflows on a phone", async ({ page, request }) => {
  test.setTimeout(600_000);
  const member = await aMember(request);
  const slug = `axe-${member.username}`;
  const id = await sharedPlanner(request, member, slug);
  const template = await storedTemplate(request, member);
  const collection = await publicCollection(request, member, id);

  await visitAll(page, [
    ["/", "Choose a planner"],
    ["/make/daily", "all checked"],
    ["/api-reference", "Find a call"],
    ["/login", "Forgot your password?"],
    ["/sign-in/recovery-code", "Each of your ten codes"],
    ["/sign-in/oidc", "was started in another browser"],
    ["/register", "Confirm password"],
    ["/reset-password", "Send password reset link"],
    ["/reset-password?token=x", "Update password"],
    ["/confirm-email?token=x", "Confirm address"],
    ["/tutorial", "Your first planner"],
    ["/gallery", "Looked at"],
    [`/gallery/${slug}`, "What you get"],
    ["/collections", "Kept together"],
    [`/collections/${collection}`, "Clone project"],
  ]);
  await enterAs(page, member);
  await visitAll(page, [
    ["/projects", "Looked at"],
    [`/projects/${id}/compilation`, "Rule 1"],
    [`/projects/${id}/masters/Day`, "Saved"],
    ["/collections/mine", "Kept together"],
    [`/collections/mine/${collection}`, "Make private"],
    ["/templates", "Sheet"],
    [`/templates/${template}`, "Save"],
    ["/build", "Compile & Open"],
  ]);
});

test("no screen has a serious accessibility violation at its other addresses", { tag: "@long" }, async ({
  page,
  request,
}) => {
  test.setTimeout(600_000);
  const member = await aMember(request);
  const id = await sharedPlanner(request, member, `addresses-${member.username}`);
  await visitAll(page, [[`/gallery/id/${id}`, "What you get"]]);
  await enterAs(page, member);
  await visitAll(page, [
    [`/projects/${id}/masters/new?name=Fresh`, "Create Master"],
    [`/projects/${id}/pages/Reading`, "Saved"],
    ["/templates/new", "Save"],
  ]);
});

test("no screen without its content has a serious accessibility violation", { tag: "@long" }, async ({
  page,
  request,
}) => {
  test.setTimeout(600_000);
  const member = await aMember(request);
  const { id } = await aPlanner(request, member, "Kept");
  await visitAll(page, [
    ["/make/daily?device=slate&landscape=1", "There is no device"],
    ["/make/none", "There is no planner at this address"],
    ["/gallery/no-such-planner", "Public project not available."],
    ["/gallery/%20", "Missing project reference"],
  ]);
  await enterAs(page, member);
  await visitAll(page, [
    ["/projects/none", "Project not found"],
    [`/projects/${id}/masters/Nope`, 'Master "Nope" not found'],
    ["/build", "Compile & Open"],
  ]);
  await page.getByRole("button", { name: "Compile & Open" }).first().click();
  await expect(page.getByText("of 389")).toBeVisible();
  await expectSound(page);
});

test("no screen of an account has a serious accessibility violation", { tag: "@long" }, async ({ page, request }) => {
  test.setTimeout(600_000);
  const member = await aMember(request);
  const { id } = await aPlanner(request, member, "Kept");
  await enterAs(page, member);
  await visitAll(page, [
    ["/account", "Change username"],
    ["/account/security", "Change password"],
    ["/account/tokens", "You have no tokens."],
    ["/account/data", "Delete"],
    [`/projects/${id}/versions`, "Kept"],
    [`/projects/${id}/update`, "Update the planner on your tablet"],
  ]);
});

test.describe("in a Polish browser", () => {
  test.use({ locale: "pl-PL" });

  test("no screen of an account has a serious accessibility violation", { tag: "@long" }, async ({ page, request }) => {
    const member = await aMember(request);
    const { username, password } = member;
    // A second session can be signed out.
    await request.post("/api/auth/login", { data: { username, password } });
    await enterAs(page, member);
    await visitAll(page, [
      ["/account/security", "Wyloguj"],
      ["/account", "Zmień nazwę"],
      ["/account/tokens", "Nie masz"],
      ["/account/data", "Usuń"],
    ]);
  });
});

test("no state of a project's screens has a serious accessibility violation", { tag: "@long" }, async ({
  page,
  request,
}) => {
  test.setTimeout(600_000);
  const member = await aMember(request);
  const id = await sharedPlanner(request, member, `states-${member.username}`);
  await enterAs(page, member);

  await page.goto("/projects");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("link", { name: "Public gallery" })).toBeVisible();
  await expectSound(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();
  await page.getByRole("button", { name: "New Project" }).click();
  await expect(page.getByRole("dialog").locator(".planner-page svg").first()).toBeAttached();
  await expectSound(page);

  await page.goto(`/projects/${id}`);
  await expect(page.getByRole("article").first().locator("svg").first()).toBeAttached();
  await expectSound(page);
  await page.getByRole("button", { name: "New Master" }).click();
  await expect(page.getByLabel("Master Name")).toBeFocused();
  await expectSound(page);

  await page.goto(`/projects/${id}?tab=plan`);
  await expect(page.getByText("The plan is valid")).toBeVisible();
  await page.getByText("Master/Plan Compilation Guide").click();
  await page.locator('[data-field="sections.3"] > summary').click();
  await page.locator('[data-field="sections.3"]').getByText("More", { exact: true }).click();
  await page.getByRole("button", { name: "Show Details of day" }).click();
  await expect(page.getByText("Sample values")).toBeVisible();
  await page.locator('[data-field="sections.3"]').getByText("Advanced", { exact: true }).first().click();
  await page.locator('[data-field="sections.3"]').getByLabel("New destination").focus();
  await expectSound(page);
  await page.getByLabel("Pages per Day").fill("0");
  await expect(page.getByText("Pages per day must be at least 1").first()).toBeVisible();
  await expectSound(page);

  await page.goto(`/projects/${id}?tab=preview`);
  await expect(page.getByText("The planner has errors")).toBeVisible();
  await expectSound(page);
  await page.getByRole("tab", { name: /Plan Configuration/ }).click();
  await page.getByRole("button", { name: "Discard" }).first().click();
  await page.getByRole("tab", { name: /Preview/ }).click();
  await expect(page.getByText("of 74")).toBeVisible();
  await page.getByRole("button", { name: "Test Compile" }).click();
  await expect(page.getByRole("dialog", { name: "Compilation successful" })).toBeVisible();
  await expectSound(page);
});

/** Presses the key until the element has the focus. */
async function tabTo(
  page: Page,
  role: Parameters<Page["getByRole"]>[0],
  name: string | RegExp,
  key: "Tab" | "Shift+Tab" = "Tab",
): Promise<void> {
  const wanted = page.getByRole(role, { name }).first();
  await expect(wanted).toBeVisible();
  // Found once, because a search by role takes longer than a key.
  const element = await wanted.elementHandle();
  for (let presses = 0; presses < 150; presses++) {
    if (await page.evaluate((wanted) => wanted === document.activeElement, element)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${role} ${name}`);
}

test("creates a PDF from an empty list of projects by keyboard alone", { tag: "@long" }, async ({ page, request }) => {
  const member = await aMember(request);
  await page.setViewportSize({ width: 1280, height: 800 });
  await enterAs(page, member);
  await page.goto("/projects");
  await tabTo(page, "button", "Create Project");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Project Name")).toBeFocused();
  await page.keyboard.type("By hand");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("By hand");

  const { id } = await aPlanner(request, member, "Without a mouse");
  await page.goto(`/projects/${id}`);
  await tabTo(page, "tab", /Masters/);
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/tab=plan$/);
  await expect(page.getByText("73 pages", { exact: true })).toBeVisible();

  await tabTo(page, "switch", /Weeks/);
  await page.keyboard.press("Space");
  await expect(page.getByText("82 pages", { exact: true })).toBeVisible();
  await tabTo(page, "button", "Add Section");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Section Kind" }).last()).toBeFocused();
  await page.keyboard.type("-more");
  await tabTo(page, "button", "Save Plan", "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  await tabTo(page, "tab", /Plan Configuration/, "Shift+Tab");
  for (const _tab of ["Lists", "Dates"]) await page.keyboard.press("ArrowRight");
  await expect(page.getByText("No dates yet", { exact: true })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await tabTo(page, "textbox", /Custom URL/);
  await page.keyboard.type("by hand");
  await expect(page.getByText("Public address after sharing: /gallery/by-hand")).toBeVisible();
  const downloading = page.waitForEvent("download");
  await tabTo(page, "button", "Download PDF", "Shift+Tab");
  await page.keyboard.press("Enter");
  expect((await downloading).suggestedFilename()).toBe("Without a mouse.pdf");
});
