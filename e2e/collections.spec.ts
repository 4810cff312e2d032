/** Collections of public planners: made by one user, seen by another. */
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { aMember, bearer, enterAs, type Member } from "./accounts.ts";
import { expectAccessible } from "./axe.ts";
import { button, dialog, field } from "./found-by.ts";
import { aPlanner, type Stored, share } from "./starters.ts";

async function shared(request: APIRequestContext, owner: Member, name: string): Promise<Stored & { slug: string }> {
  const planner = await aPlanner(request, owner, name);
  const slug = `${name.toLowerCase()}-${owner.username}`;
  await share(request, owner, planner, slug);
  return { ...planner, slug };
}

const rows = (page: Page) => page.getByRole("list", { name: "Planners of the collection" }).getByRole("listitem");
const addButton = (page: Page) => button(page, "Add to collection…");

async function expectNarrowAndAccessible(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
}

test("a user collects planners, orders and publishes them, and another one clones from the collection", {
  tag: "@long",
}, async ({ browser, page, request }) => {
  const [curator, author] = [await aMember(request), await aMember(request)];
  const first = await shared(request, curator, "First");
  const second = await shared(request, author, "Second");
  const name = `Favourites of ${curator.username}`;
  await page.setViewportSize({ width: 1280, height: 800 });

  await test.step("a collection starts on the page of a public planner", async () => {
    await enterAs(page, curator);
    await page.goto(`/gallery/${first.slug}`);
    await expect(page.getByText("This planner is in no public collection yet.")).toBeVisible();
    await addButton(page).click();
    await expect(button(page, "Create and add")).toBeDisabled();
    await field(page, "New collection").fill(name);
    await button(page, "Create and add").click();
    await expect(page.getByRole("checkbox", { name: new RegExp(name) })).toBeChecked();
    await expectAccessible(page);
    await button(dialog(page), "Close").last().click();
  });

  await test.step("a second planner joins by its check box", async () => {
    await page.goto(`/gallery/${second.slug}`);
    await addButton(page).click();
    const box = page.getByRole("checkbox", { name: new RegExp(name) });
    await expect(box).not.toBeChecked();
    await box.press("Space");
    await expect(box).toBeChecked();
    await page.keyboard.press("Escape");
    await expect(addButton(page)).toBeFocused();
  });

  await test.step("the keyboard changes the order, which stays after a reload", async () => {
    await page.goto("/collections/mine");
    const gallery = page.getByRole("navigation", { name: "Studio" }).getByRole("link", { name: "Public gallery" });
    await expect(gallery).toHaveAttribute("data-status", "active");
    await page.getByRole("link", { name }).click();
    await expect(rows(page)).toHaveText([/First/, /Second/]);
    await button(page, "Move Second up").press("Enter");
    await expect(rows(page)).toHaveText([/Second/, /First/]);
    await rows(page).getByRole("link", { name: "Second" }).press("Alt+ArrowDown");
    await expect(rows(page)).toHaveText([/First/, /Second/]);
    await button(page, "Move First down").press("Enter");
    await expect(rows(page)).toHaveText([/Second/, /First/]);
    await expect(page.getByRole("list", { name: "Planners of the collection" })).toHaveAttribute("aria-busy", "false");
    const { projects } = await ownCollection(request, curator);
    expect(projects.map(({ id }) => id)).toEqual([second.id, first.id]);
    await page.reload();
    await expect(rows(page)).toHaveText([/Second/, /First/]);
    await expectNarrowAndAccessible(page);
  });

  await test.step("a removed planner comes back with Undo, at its place", async () => {
    await button(page, "Remove Second").click();
    await expect(rows(page)).toHaveText([/First/]);
    await button(page, "Undo").click();
    await expect(rows(page)).toHaveText([/Second/, /First/]);
  });

  const visitor = await aMember(request);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const other = await context.newPage();
  await test.step("another user sees it once it is published, and clones from it", async () => {
    const { id } = await ownCollection(request, curator);
    await enterAs(other, visitor);
    await other.goto(`/collections/${id}`);
    await expect(other.getByRole("heading", { name: "Public collection not available." })).toBeVisible();
    await button(page, "Publish the collection").click();
    await expect(button(page, "Make private")).toBeVisible();
    await other.goto("/gallery");
    await other.getByRole("link", { name: "Collections", exact: true }).click();
    await other.getByRole("link", { name }).click();
    await expect(other.getByText(`Collected by ${curator.username} · 2 planners`)).toBeVisible();
    const titles = other.getByRole("listitem").getByRole("heading", { level: 2 });
    await expect(titles).toHaveText(["Second", "First"]);
    await expectNarrowAndAccessible(other);
    await other.getByRole("button", { name: "Clone project: Second" }).click();
    await button(dialog(other), "Clone this project").click();
    await expect(other).toHaveURL(/\/projects\/[\w-]+$/);
    await other.goto(`/gallery/${second.slug}`);
    await expect(other.getByRole("link", { name })).toBeVisible();
  });

  await test.step("a planner that is no longer public disappears for others, and its place stays for the owner", async () => {
    const headers = bearer(author.token);
    await request.post(`/api/projects/${second.id}/share`, { data: { is_public: false }, headers });
    const { id } = await ownCollection(request, curator);
    await other.goto(`/collections/${id}`);
    await expect(other.getByText(`Collected by ${curator.username} · 1 planner`)).toBeVisible();
    await expect(other.getByText("Second")).toHaveCount(0);
    await page.reload();
    await expect(rows(page)).toHaveText([/Second.*No longer public/, /First/]);
    await button(page, "Remove Second").click();
    await expect(rows(page)).toHaveText([/First/]);
    await expect(button(page, "Undo")).toHaveCount(0);
  });

  await test.step("its owner deletes it, and its planners stay", async () => {
    await button(page, "Delete the collection…").click();
    await button(dialog(page), "Delete").click();
    await expect(page.getByText("You have no collections yet")).toBeVisible();
    await other.reload();
    await expect(other.getByRole("heading", { name: "Public collection not available." })).toBeVisible();
    await other.goto(`/gallery/${first.slug}`);
    await expect(other.getByRole("heading", { name: "First" })).toBeVisible();
  });
  await context.close();
});

interface Own {
  readonly id: string;
  readonly projects: readonly Stored[];
}

/** The only collection of a user. */
async function ownCollection(request: APIRequestContext, { token }: Member): Promise<Own> {
  const headers = bearer(token);
  const [listed] = await (await request.get("/api/collections", { headers })).json();
  return (await request.get(`/api/collections/${listed.id}`, { headers })).json();
}

test("a mouse drags a planner to another place", async ({ page, request }) => {
  const curator = await aMember(request);
  const ids = [];
  for (const name of ["Alpha", "Beta", "Gamma"]) ids.push((await shared(request, curator, name)).id);
  const data = { name: "Dragged", project_ids: ids };
  const created = await request.post("/api/collections", { data, headers: bearer(curator.token) });
  const { id } = await created.json();
  await enterAs(page, curator);
  await page.goto(`/collections/mine/${id}`);
  await expect(rows(page)).toHaveText([/Alpha/, /Beta/, /Gamma/]);
  const grip = await rows(page).nth(0).locator("[data-grip]").boundingBox();
  const last = await rows(page).nth(2).boundingBox();
  if (!grip || !last) throw new Error("The rows have no place on the page.");
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(last.x + 40, last.y + last.height - 4, { steps: 8 });
  await page.mouse.up();
  await expect(rows(page)).toHaveText([/Beta/, /Gamma/, /Alpha/]);
  await expect
    .poll(async () => (await ownCollection(request, curator)).projects.map(({ id }) => id))
    .toEqual([ids[1], ids[2], ids[0]]);
});
