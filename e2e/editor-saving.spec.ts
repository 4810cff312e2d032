/** The editor keeps changes through crashes, expired sessions, a second tab, other devices and lost connections. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type APIRequestContext,
  type BrowserContext,
  chromium,
  expect,
  type Page,
  type TestInfo,
  test,
} from "@playwright/test";
import { aMember, bearer, enterAs, type Member } from "./accounts.ts";
import { expectAccessible } from "./axe.ts";
import { expectDraft, expectDraftText } from "./drafts.ts";
import { canvas, field, listOfWidgets, widgets } from "./editor-page.ts";
import { button } from "./found-by.ts";
import { aPlanner } from "./starters.ts";

// Browsers start and crash, sessions expire, and drafts are written with a delay.
test.describe.configure({ timeout: 400_000 });

const insert = (page: Page, name: string) => button(page, name).click();
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

interface Mine {
  readonly member: Member;
  readonly projectId: string;
}

async function aProject(request: APIRequestContext): Promise<Mine> {
  const member = await aMember(request);
  const answer = await request.post("/api/projects", {
    data: { name: "Mine", device_profile: "remarkable-2" },
    headers: bearer(member.token),
  });
  const { id } = await answer.json();
  return { member, projectId: id };
}

const yaml = (...types: readonly string[]) =>
  [
    "widgets:",
    ...types.map((type, i) => `  - { type: ${type}, position: { x: ${40 * i + 20}, y: 60, width: 90, height: 40 } }`),
  ].join("\n");

/** Simulates a change on another device. */
async function putDesign(
  request: APIRequestContext,
  { member, projectId }: Mine,
  design: `${"masters" | "pages"}/${string}`,
  text: string,
): Promise<void> {
  const headers = bearer(member.token);
  const [list, name] = design.split("/");
  const data = { name, template_yaml: text };
  const answer = await request.post(`/api/projects/${projectId}/${list}`, { headers, data });
  if (answer.status() === 409)
    await request.patch(`/api/projects/${projectId}/${design}`, { headers, data: { template_yaml: text } });
}

const putMaster = (request: APIRequestContext, mine: Mine, name: string, text: string) =>
  putDesign(request, mine, `masters/${name}`, text);

async function openMaster(page: Page, { member, projectId }: Mine, name: string): Promise<void> {
  await enterAs(page, member);
  await page.goto(`/projects/${projectId}/masters/${name}`);
  await expect(listOfWidgets(page)).toBeAttached();
}

const newMaster = ({ projectId }: Mine) => `/projects/${projectId}/masters/new?name=Daily`;

/** Returns a function that starts a browser with the same profile each time. */
function browserOf(profile: string, { project }: TestInfo, baseURL: string | undefined): () => Promise<BrowserContext> {
  return () => chromium.launchPersistentContext(profile, { ...project.use.launchOptions, ...(baseURL && { baseURL }) });
}

test.describe("a killed browser", () => {
  test("keeps a changed plan", { tag: "@long" }, async ({ request, baseURL }, info) => {
    const member = await aMember(request);
    const { id } = await aPlanner(request, member, "Unsaved");
    const profile = mkdtempSync(join(tmpdir(), "octavo-profile-"));
    const open = browserOf(profile, info, baseURL);
    let context = await open();
    let page = await context.newPage();
    await enterAs(page, member);
    await page.goto(`/projects/${id}?tab=plan`);
    await page.getByLabel("Locale", { exact: true }).selectOption("pl");
    await expectDraftText(page, "pl");
    await kill(context, profile);

    context = await open();
    page = await context.newPage();
    await enterAs(page, member);
    await page.goto(`/projects/${id}?tab=plan`);
    await expect(page.getByText("Your unsaved plan was restored.")).toBeVisible();
    await expect(page.getByLabel("Locale", { exact: true })).toHaveValue("pl");
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  });

  test("keeps the design and its history", async ({ request, baseURL }, info) => {
    const mine = await aProject(request);
    const profile = mkdtempSync(join(tmpdir(), "octavo-profile-"));
    const open = browserOf(profile, info, baseURL);
    let context = await open();
    let page = await context.newPage();
    await enterAs(page, mine.member);
    await page.goto(newMaster(mine));
    await insert(page, "Lines");
    await insert(page, "Box");
    await field(page, "Master name").fill("Weekly");
    await expect(widgets(page)).toHaveCount(2);
    await expectDraft(page, "Weekly", 2);
    await kill(context, profile);

    context = await open();
    page = await context.newPage();
    await enterAs(page, mine.member);
    await page.goto(newMaster(mine));
    await expect(heading(page, "Restore your changes?")).toBeFocused();
    await expect(page.getByText(/changes to “Weekly” from .* ago\. The new master has never been saved/)).toBeVisible();
    await expectAccessible(page);
    await button(page, "Restore").click();
    await expect(widgets(page)).toHaveCount(2);
    await expect(field(page, "Master name")).toHaveValue("Weekly");
    await page.keyboard.press("Control+z");
    await expect(widgets(page)).toHaveCount(1);
    await page.keyboard.press("Control+Shift+z");
    await expect(widgets(page)).toHaveCount(2);

    await button(page, "Create Master").click();
    await expect(page).toHaveURL(/\/masters\/Weekly$/);
    await field(page, "Master name").fill("Monthly");
    await button(page, "Save Changes").click();
    await expect(page).toHaveURL(/\/masters\/Monthly$/);
    // Neither the first save nor renaming clears the history.
    await expect(button(page, "Undo")).toBeEnabled();
    await insert(page, "Divider");
    await expectDraft(page, "Monthly", 3);
    await kill(context, profile);

    context = await open();
    page = await context.newPage();
    await enterAs(page, mine.member);
    await page.goto(`/projects/${mine.projectId}/masters/Monthly`);
    await expect(page.getByText(/unsaved changes to “Monthly” from .* ago/)).toBeVisible();
    await expect(page.getByRole("figure")).toHaveCount(2);
    await button(page, "Discard").click();
    await expect(widgets(page)).toHaveCount(2);
    await page.reload();
    await expect(widgets(page)).toHaveCount(2);
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  });
});

/** Kills all processes at once, like a power failure. */
async function kill(context: BrowserContext, profile: string): Promise<void> {
  const gone = new Promise((resolve) => context.on("close", resolve));
  for (const pid of processesOf(profile)) process.kill(pid, "SIGKILL");
  await gone;
  await expect.poll(() => processesOf(profile)).toEqual([]);
}

/** Returns the processes of the browser with this profile, including helpers. */
function processesOf(profile: string): readonly number[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid && commandOf(pid).includes(`--user-data-dir=${profile}`));
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}

test("an expired session returns to the edit, even after the page was closed", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const mine = await aProject(request);
  const { member } = mine;
  await enterAs(page, member);
  await page.goto(newMaster(mine));
  await insert(page, "Lines");
  await request.post("/api/auth/logout", { data: { everywhere: true }, headers: bearer(member.token) });
  await button(page, "Create Master").click();
  const again = page.getByRole("dialog", { name: "Sign in again" });
  await again.getByLabel("Password").fill(member.password);
  await page.keyboard.press("Enter");
  await expect(again).toBeHidden();
  await expect(widgets(page)).toHaveCount(1);
  await expect(page.getByRole("alert")).toBeHidden();

  await insert(page, "Box");
  await page.evaluate(() => localStorage.setItem("octavo_access_token", "none"));
  await page.keyboard.press("Control+s");
  await expect(again).toBeVisible();
  // Only the browser's storage survives.
  const leaving = page.waitForEvent("dialog").then(async (dialog) => {
    await dialog.accept();
    return dialog.type();
  });
  await page.goto("/login");
  expect(await leaving).toBe("beforeunload");
  await page.getByLabel("Username").fill(member.username);
  await page.getByLabel("Password").fill(member.password);
  await button(page, "Sign in").click();
  await expect(page).toHaveURL(/\/projects$/);
  await page.goto(newMaster(mine));
  await button(page, "Restore").click();
  await expect(widgets(page)).toHaveCount(2);

  // Another user of the same browser sees no draft.
  await expectDraft(page, "Daily", 2);
  const other = await aProject(request);
  await enterAs(page, other.member);
  await page.goto(newMaster(other));
  await expect(listOfWidgets(page)).toBeAttached();
  await expect(widgets(page)).toHaveCount(0);
});

test("a second tab shows a message, takes over unsaved changes, and returns them", { tag: "@long" }, async ({
  page,
  context,
  request,
}) => {
  const mine = await aProject(request);
  await putMaster(request, mine, "Daily", yaml("box"));
  await openMaster(page, mine, "Daily");
  await expect(widgets(page)).toHaveCount(1);
  await insert(page, "Lines");

  const second = await context.newPage();
  await second.goto(`/projects/${mine.projectId}/masters/Daily`);
  await expect(heading(second, "This design is open in another tab")).toBeFocused();
  await expectAccessible(second);
  await button(second, "Edit here").click();
  await expect(widgets(second)).toHaveCount(2);
  await expect(heading(page, "This design is open in another tab")).toBeVisible();
  await insert(second, "Divider");
  await expect(widgets(second)).toHaveCount(3);

  await page.bringToFront();
  await button(page, "Continue here").click();
  await expect(widgets(page)).toHaveCount(3);
  await page.keyboard.press("Control+z");
  await expect(widgets(page)).toHaveCount(2);
  const saved = page.waitForResponse(
    (answer) => answer.request().method() !== "GET" && answer.url().includes("/masters/"),
  );
  await button(page, "Save Changes").click();
  expect((await saved).status()).toBe(200);

  // Closing the editing tab releases the design.
  await page.close();
  await second.bringToFront();
  await expect(widgets(second)).toHaveCount(2);

  // Designs are independent, and the clipboard is shared.
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await canvas(second).click({ position: { x: 5, y: 5 } });
  await second.keyboard.press("Control+a");
  await second.keyboard.press("Control+c");
  const third = await context.newPage();
  await third.goto("/templates/new");
  await expect(listOfWidgets(third)).toBeAttached();
  await third.keyboard.press("Control+v");
  await expect(widgets(third)).toHaveCount(2);
  await button(third, "Add Master").click();
  await third.getByRole("button", { name: "Header/Footer", exact: true }).click();
  await expect(widgets(third)).toHaveCount(0);
  await third.keyboard.press("Control+v");
  await expect(widgets(third)).toHaveCount(2);
});

test("YAML with errors counts as unsaved and is restored", { tag: "@long" }, async ({ page, request }) => {
  const mine = await aProject(request);
  await putMaster(request, mine, "Daily", yaml("box"));
  await openMaster(page, mine, "Daily");
  const guard = page.getByRole("dialog", { name: "Leave without saving?" });
  await page.getByRole("tab", { name: "YAML" }).click();
  const text = page.getByRole("textbox", { name: "Design, YAML" });
  await text.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("- { type: box, position: { x: 7");
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(guard).toBeVisible();
  await expect(guard.getByRole("button", { name: "Save and leave" })).toBeHidden();
  await guard.getByRole("button", { name: "Leave", exact: true }).click();
  await page.goto(`/projects/${mine.projectId}/masters/Daily`);
  await expect(page.getByText("The YAML has errors, so it opens as text.")).toBeVisible();
  await button(page, "Restore").click();
  await expect(text).toContainText("position: { x: 7");
});

test("the preview works without its socket, reconnects, and reports errors", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const { member } = await aProject(request);
  let isUp = false;
  const sockets: { close: (how: { code: number }) => Promise<void> }[] = [];
  await page.routeWebSocket(/\/ws\//, (socket) => {
    if (!isUp) return void socket.close({ code: 1011 });
    socket.connectToServer();
    sockets.push(socket);
  });
  await page.clock.install();
  await enterAs(page, member);
  await page.goto("/templates/new");
  await insert(page, "Box");
  await button(page, "Preview").click();
  const panel = page.getByRole("region", { name: "Preview", exact: true });
  const shown = panel.getByRole("img", { name: "Page 1" });
  await expect(panel.getByText("Disconnected")).toBeVisible();
  await expect(panel.getByText(/WebSocket connection error/)).toBeVisible();
  await expect(panel.getByText("Live preview • Updates automatically")).toBeVisible();
  await expect(shown).toBeVisible();
  await expectAccessible(page);
  // Five more attempts with doubled delays.
  const words = async () => {
    await page.clock.fastForward(16_000);
    return panel.innerText();
  };
  await expect.poll(words).toContain("Failed to connect to preview service");
  await expect(shown).toBeVisible();

  isUp = true;
  await button(page, "Refresh").click();
  await expect(panel.getByText("Connected", { exact: true })).toBeVisible();
  isUp = false;
  await sockets.at(-1)?.close({ code: 1012 });
  await expect(panel.getByText("Disconnected")).toBeVisible();
  isUp = true;
  await expect(panel.getByText("Connected", { exact: true })).toBeVisible();

  // Stays down, because a reconnection would also request the picture.
  isUp = false;
  await page.route("**/api/pdf/preview", (route) => route.abort());
  await sockets.at(-1)?.close({ code: 1000 });
  await expect(panel.getByRole("alert")).toContainText("Not connected to preview service");
  await page.unroute("**/api/pdf/preview");
  await panel.getByRole("button", { name: "Try Again" }).click();
  await expect(shown).toBeVisible();

  // The sign-in handles an expired session, and then the request is repeated.
  await request.post("/api/auth/logout", { data: { everywhere: true }, headers: bearer(member.token) });
  await button(page, "Refresh").click();
  const again = page.getByRole("dialog", { name: "Sign in again" });
  isUp = true;
  await again.getByLabel("Password").fill(member.password);
  await page.keyboard.press("Enter");
  await expect(again).toBeHidden();
  await expect(panel.getByText("Connected", { exact: true })).toBeVisible();
  await expect(shown).toBeVisible();
});
