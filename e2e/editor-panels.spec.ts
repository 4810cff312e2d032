/** The panels and dialogs around the canvas. */
import { type APIRequestContext, expect, type Locator, type Page, test } from "@playwright/test";
import { aMember, bearer, enterAs, type Member } from "./accounts.ts";
import { expectNoFaults } from "./axe.ts";
import { canvas, inkIn, listOfWidgets, openMasterOf, sheet, widgets } from "./editor-page.ts";
import { button, tab } from "./found-by.ts";

const template = `schema_version: "1.0"
metadata: { name: Panels, profile: boox-note-air-4c, locale: en }
canvas:
  dimensions: { width: 446.4, height: 595.2, margins: [24, 24, 24, 24] }
masters:
  - id: day
    name: Day
    widgets:
      - { id: head, type: text_block, content: "{date_long}", position: { x: 30, y: 24, width: 380, height: 30 } }
      - { id: next, type: internal_link, content: Next, position: { x: 300, y: 80, width: 110, height: 30 }, properties: { bind: "day(@date_next)" } }
  - { id: note, name: Notes, widgets: [] }
sections:
  - { kind: day, unit: day }
page_assignments:
  - { page: 2, master_id: day, context: { section: day, date: "2026-01-01" } }
  - { page: 3, master_id: day, context: { section: day, date: "2026-01-02" } }
widgets:
  - { id: title, page: 1, type: text_block, content: My year, position: { x: 40, y: 40, width: 300, height: 50 } }
  - { id: first, page: 1, type: internal_link, content: First day, position: { x: 40, y: 150, width: 140, height: 40 }, properties: { to_dest: "day:2026-01-01" } }
  - { id: lost, page: 1, type: internal_link, content: Lost, position: { x: 40, y: 220, width: 140, height: 40 }, properties: { to_dest: "day:2026-01-09" } }
page_count: 4
`;

test.use({ viewport: { width: 1440, height: 900 } });

const layers = (page: Page) => page.getByRole("tree").getByRole("treeitem");
const pagesIn = (page: Page) => page.getByRole("list", { name: /^Pages/ }).getByRole("button");
const numberOfPage = (page: Page) => page.getByRole("textbox", { name: "Page", exact: true });

async function openTemplate(page: Page, request: APIRequestContext, yaml_content = template): Promise<Member> {
  const member = await aMember(request);
  const answer = await request.post("/api/templates", {
    data: {
      name: "Panels",
      description: "",
      category: "general",
      author: "",
      profile: "boox-note-air-4c",
      yaml_content,
    },
    headers: bearer(member.token),
  });
  const { id } = await answer.json();
  await enterAs(page, member);
  await page.goto(`/templates/${id}`);
  await expect(listOfWidgets(page)).toBeAttached();
  return member;
}

async function middleOf(target: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error("nothing to point at");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** By its middle, to just above the middle of another. */
async function dragOnto(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (let step = 1; step <= 6; step++) {
    await page.mouse.move(start.x + ((end.x - start.x) * step) / 6, start.y + ((end.y - 6 - start.y) * step) / 6);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.mouse.up();
}

const names = (items: Locator) => items.evaluateAll((all) => all.map((item) => item.dataset["widgetId"] ?? ""));

test("layers are put in order, renamed, locked and chosen by hand and by keys", async ({ page, request }) => {
  await openTemplate(page, request);
  await tab(page, /^Layers/).click();
  await expect.poll(() => names(layers(page))).toEqual(["lost", "first", "title"]);

  await dragOnto(page, layers(page).nth(2), layers(page).nth(0));
  await expect.poll(() => names(layers(page))).toEqual(["title", "lost", "first"]);
  await expect(sheet(page)).toHaveText(/My year$/);

  await layers(page).nth(0).click();
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(() => names(layers(page))).toEqual(["lost", "title", "first"]);
  await expect(layers(page).nth(1)).toBeFocused();
  await button(page, "Bring to Front").click();
  await expect.poll(() => names(layers(page))).toEqual(["title", "lost", "first"]);

  await layers(page).nth(0).click();
  await page.keyboard.press("Shift+ArrowDown");
  await expect(page.getByRole("treeitem", { selected: true })).toHaveCount(2);

  await layers(page).nth(2).click();
  await page.keyboard.press("F2");
  await page.getByRole("textbox", { name: "New ID of first" }).fill("title");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText('There is already a widget "title" here');
  await page.getByRole("textbox", { name: "New ID of first" }).fill("to-january");
  await page.keyboard.press("Enter");
  await expect.poll(() => names(layers(page))).toEqual(["title", "lost", "to-january"]);

  await button(page, "Lock to-january").click();
  await expect(button(page, "Unlock to-january")).toBeVisible();
  await expect(page.getByRole("treeitem", { name: /^Lost lost.*1 problem$/ })).toBeVisible();
  await expectNoFaults(page);

  await numberOfPage(page).fill("2");
  await page.keyboard.press("Enter");
  const master = page.getByRole("treeitem", { name: /^Master: Day/ });
  await expect(master).toHaveAttribute("aria-expanded", "false");
  await master.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("treeitem", { name: /Next/, selected: true })).toBeVisible();
});

test("pages and masters are put in order by hand and by keys, and links go on leading to the same pages", async ({
  page,
  request,
}) => {
  await openTemplate(page, request);
  await expect(pagesIn(page)).toHaveCount(4);
  await dragOnto(page, pagesIn(page).nth(1), pagesIn(page).nth(0));
  await expect(pagesIn(page).nth(0)).toContainText("Day");
  await expect(pagesIn(page).nth(1)).toContainText("3 widgets");
  await expect(numberOfPage(page)).toHaveValue("2");

  await pagesIn(page).nth(1).focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(pagesIn(page).nth(0)).toContainText("3 widgets");
  await expect(pagesIn(page).nth(0)).toBeFocused();
  await button(page, "Move Page Down").click();
  await expect(pagesIn(page).nth(1)).toContainText("3 widgets");
  for (const _ of [1, 2, 3]) await page.keyboard.press("Control+z");
  await expect(pagesIn(page).nth(0)).toContainText("3 widgets");

  const masters = page.getByRole("region", { name: "Masters" }).getByRole("listitem");
  await button(page, "Edit Notes").focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(masters.first()).toContainText("Notes");
  await button(page, "Rename Notes").click();
  await page.getByRole("textbox", { name: "New name of Notes" }).fill("Day");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText('There is already a master called "Day"');
  await page.keyboard.press("Escape");
  await button(page, "Delete Day").click();
  await expect(page.getByRole("alertdialog")).toContainText("Delete this master? Assigned pages will revert to None.");
  await button(page.getByRole("alertdialog"), "Delete").click();
  await expect(pagesIn(page).nth(1)).not.toContainText("Day");
});

test("a finger drags pages by their grips, and scrolls elsewhere", async ({ browser, request }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 1100, height: 1200 } });
  const page = await context.newPage();
  await openTemplate(page, request);
  const grips = page.getByRole("list", { name: /^Pages/ }).locator("[data-grip]");
  const [from, to] = [await middleOf(grips.nth(2)), await middleOf(grips.nth(0))];
  const session = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: readonly { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: [...points] });
  await touch("touchStart", [from]);
  for (let step = 1; step <= 6; step++)
    await touch("touchMove", [{ x: from.x, y: from.y + ((to.y - 8 - from.y) * step) / 6 }]);
  await touch("touchEnd", []);
  await expect(pagesIn(page).nth(1)).toContainText("3 widgets");
  await expect(numberOfPage(page)).toHaveValue("2");
  await context.close();
});

test("pictures of all kinds come in small, and what is none says so", async ({ page, request }) => {
  const member = await openTemplate(
    page,
    request,
    template.replace(/widgets:\n {2}- \{ id: title[\s\S]*page_count/, "page_count"),
  );
  const last = async () => looks(page, await lastPicture(page, request, member));
  const said = page.locator("output").filter({ hasText: /\S/ });
  const take = async (name: string, mimeType: string, buffer: Buffer) => {
    await canvas(page).getByRole("listbox").focus();
    await page.keyboard.press("Escape");
    await page.locator("input[type=file]").setInputFiles({ name, mimeType, buffer });
  };

  await take("alpha.png", "image/png", await painted(page, 800, 600, "image/png"));
  await expect(widgets(page)).toHaveCount(1);
  await expect.poll(last).toEqual({
    type: "image/jpeg",
    width: 800,
    height: 600,
    corner: [255, 255, 255],
  });

  await take("large.jpg", "image/jpeg", await painted(page, 4000, 3000, "image/jpeg"));
  await expect(widgets(page)).toHaveCount(2);
  await expect.poll(last).toMatchObject({ type: "image/jpeg", width: 1600, height: 1200 });

  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><circle cx="10" cy="10" r="9"/></svg>`;
  await take("drawing.svg", "image/svg+xml", Buffer.from(svg));
  await expect(widgets(page)).toHaveCount(3);
  await expect.poll(last).toMatchObject({ type: "image/jpeg", width: 1600, height: 800 });

  await take("notes.png", "image/png", Buffer.from("no picture at all"));
  await expect(said).toContainText("notes.png is not an image that can be opened, so nothing was changed");
  await expect(widgets(page)).toHaveCount(3);

  await take("huge.png", "image/png", Buffer.alloc(9_000_000, 65));
  await expect(said).toContainText("huge.png is 9.0 MB and cannot be made smaller here. At most 8.0 MB fit");
  await expect(widgets(page)).toHaveCount(3);

  // Greys, when the frame that is selected asks for them.
  await take("again.jpg", "image/jpeg", await painted(page, 40, 30, "image/jpeg"));
  await expect(widgets(page)).toHaveCount(4);
  await page.getByRole("switch", { name: "Grey on import" }).or(page.getByLabel("Grey on import")).first().click();
  const red = (await painted(page, 40, 30, "image/jpeg")).toString("base64");
  await page.evaluate(pasted, red);
  await expect.poll(async () => new Set((await last()).corner).size).toBe(1);
  await expect(widgets(page)).toHaveCount(4);
});

/** A red disc; the ground is clear in a PNG. */
async function painted(page: Page, width: number, height: number, type: string): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ({ width, height, type }) => {
      const surface = new OffscreenCanvas(width, height);
      const context = surface.getContext("2d");
      if (!context) return "";
      context.fillStyle = "#c03030";
      if (type === "image/jpeg") context.fillRect(0, 0, width, height);
      context.arc(width / 2, height / 2, height / 3, 0, 7);
      context.fill();
      const bytes = new Uint8Array(await (await surface.convertToBlob({ type })).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    },
    { width, height, type },
  );
  return Buffer.from(base64, "base64");
}

/** What a picture of the page is, pixel by pixel. */
function looks(page: Page, address: string) {
  return page.evaluate(async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode().catch(() => undefined);
    const { naturalWidth: width, naturalHeight: height } = picture;
    const context = new OffscreenCanvas(Math.max(1, width), Math.max(1, height)).getContext("2d");
    context?.drawImage(picture, 0, 0);
    const corner = [...(context?.getImageData(2, 2, 1, 1).data ?? [])].slice(0, 3);
    return { type: /^data:([^;]+)/.exec(address)?.[1], width, height, corner };
  }, address);
}

/** Of the design, as it is stored. */
async function lastPicture(page: Page, request: APIRequestContext, { token }: Member): Promise<string> {
  await page.keyboard.press("Control+s");
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const answer = await request.get(`/api/templates/${id}`, { headers: bearer(token) });
  const { yaml_content } = await answer.json();
  return yaml_content.match(/data:image\/\w+;base64,[\w+/=]+/g)?.at(-1) ?? "";
}

function pasted(base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const clipboardData = new DataTransfer();
  clipboardData.items.add(new File([bytes], "pasted.jpg", { type: "image/jpeg" }));
  document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}

test("what a bad connection keeps back says so, and comes when it is asked for again", async ({ page, request }) => {
  await page.route("**/fonts/patrick-hand-regular.ttf", (route) => route.abort());
  await openMasterOf(page, request, [
    `{ id: t, type: text_block, content: "By hand", styling: { font: Patrick-Hand }, position: { x: 60, y: 100, width: 120, height: 30 } }`,
  ]);
  const again = page.getByRole("button", { name: "Try again" });

  // No other font stands in for it: that would be no picture of the paper.
  await expect(page.getByText("The font Patrick-Hand could not be loaded")).toBeVisible();
  await expect(sheet(page)).toHaveAttribute("aria-busy", "true");
  await expect.poll(() => inkIn(page, [60, 100, 120, 30])).toBeGreaterThan(0);
  await page.unroute("**/fonts/patrick-hand-regular.ttf");
  await again.click();
  await expect(sheet(page)).toHaveAttribute("aria-busy", "false");
  await expect(again).toHaveCount(0);

  await page.route("**/assets/layers-panel-*.js", (route) => route.abort(), { times: 1 });
  await page.getByRole("tab", { name: "Layers" }).click();
  await expect(page.getByText("This part of the studio could not be loaded.")).toBeVisible();
  await again.click();
  await expect(page.getByRole("treeitem", { name: /Text/ })).toBeVisible();
  await expect(again).toHaveCount(0);
});

test("an editor that does not come says so at its own address, too, and comes when it is asked for again", async ({
  page,
  request,
}) => {
  await enterAs(page, await aMember(request));
  await page.route(/\/assets\/screens-/, (route) => route.abort());
  await page.goto("/templates/new");
  await expect(page.getByRole("alert")).toContainText("This part of the studio could not be loaded.");
  await page.unroute(/\/assets\/screens-/);
  await button(page, "Try again").click();
  await expect(listOfWidgets(page)).toBeAttached();
});
