/** Jobs on a project in one go, with few clicks. */
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { aMember, bearer, enterAs, type Member } from "./accounts.ts";
import { countClicks } from "./clicks.ts";
import { downloaded } from "./downloaded.ts";
import { button, dialog, field, tab } from "./found-by.ts";
import { linksOf, wordsOnPages } from "./planner-file.ts";
import { aDailyProject } from "./starters.ts";

const books = Array.from({ length: 20 }, (_, i) => `Book ${String(i + 1).padStart(2, "0")}`);

interface Named {
  readonly id: string;
}

async function openDaily(
  page: Page,
  request: APIRequestContext,
  folder: string,
): Promise<{ readonly member: Member; readonly id: string }> {
  const member = await aMember(request);
  const { id } = await aDailyProject(request, member, "Daily planner 2026", { lastDay: "2026-01-07", folder });
  await enterAs(page, member);
  await page.goto(`/projects/${id}`);
  return { member, id };
}

/** Downloads the planner, and returns its words by page. */
async function download(page: Page): Promise<{ readonly path: string; readonly words: readonly string[] }> {
  const path = await (await downloaded(page, () => button(page, "Download PDF").click())).path();
  return { path, words: wordsOnPages(path) };
}

test(
  "a reading list of 20 names with an index takes ten clicks, and its link is on the first page",
  { tag: "@long" },
  async ({ page, request }, info) => {
    const clicks = await countClicks(page);
    await openDaily(page, request, info.outputPath("documents"));
    await tab(page, /^Plan Configuration/).click();
    await button(page, "A list with an index").click();
    await page.keyboard.type("Reading");
    await page.getByLabel(/^Names, one a line/).click();
    await page.keyboard.insertText(books.join("\n"));
    await button(dialog(page), "Add list").click();
    await expect(page.getByRole("button", { name: "Show the first page of Reading (index)" })).toBeVisible();
    const { path, words } = await download(page);
    const used = await clicks();
    info.annotations.push({ type: "clicks", description: String(used) });
    expect(used).toBeLessThanOrEqual(10);
    const index = words.findIndex((text) => books.every((book) => text.includes(book))) + 1;
    const own = books.map((book) => words.findIndex((text, i) => i + 1 !== index && text.includes(book)) + 1);
    expect(linksOf(path, 1)).toContain(index);
    expect(linksOf(path, index)).toEqual(expect.arrayContaining(own));
    for (const one of own) expect(linksOf(path, one)).toContain(index);
  },
);

test(
  "another layout of the week takes four clicks, and an own widget stays",
  { tag: "@long" },
  async ({ page, request }, info) => {
    const clicks = await countClicks(page);
    const { member, id } = await openDaily(page, request, info.outputPath("documents"));
    const headers = bearer(member.token);
    const read = async () => (await request.get(`/api/projects/${id}`, { headers })).json();
    const widgetsOf = async (name: string): Promise<readonly Named[]> =>
      (await read()).masters.find((master: { readonly name: string }) => master.name === name).widgets;
    const position = { x: 240, y: 540, width: 60, height: 16 };
    const note = { id: "mine", type: "text_block", content: "Mine", position };
    const template_yaml = JSON.stringify({ widgets: [...(await widgetsOf("Day")), note] });
    await request.patch(`/api/projects/${id}/masters/Day`, { data: { template_yaml }, headers });
    await page.reload();
    await button(page, "Change choices…").click();
    await dialog(page).getByText("Page layouts").click();
    await dialog(page).getByText("Meals", { exact: true }).first().click();
    await button(dialog(page), "Apply changes").click();
    await expect(page.getByText("Choices changed.")).toBeVisible();
    const used = await clicks();
    info.annotations.push({ type: "clicks", description: String(used) });
    expect(used).toBeLessThanOrEqual(4);
    expect((await widgetsOf("Week")).map((widget) => widget.id)).toContain("meals_days");
    expect((await widgetsOf("Day")).at(-1)).toMatchObject({ content: "Mine" });
  },
);

test(
  "a change of the device lists the problems that it brings, and fixes them before it is made",
  {
    tag: "@long",
  },
  async ({ page, request }, info) => {
    await openDaily(page, request, info.outputPath("documents"));
    await field(page, "Device Profile").selectOption("boox-palma-2");
    await expect(dialog(page).getByText("No problems.")).toHaveCount(2);
    await dialog(page)
      .getByRole("radio", { name: /^Keep the sizes/ })
      .click();
    const problems = dialog(page).getByRole("region", { name: /^Problems of this change: \d+$/ });
    await expect(problems).toBeVisible();
    await page.screenshot({ path: info.outputPath("problems.png") });
    const before = await problems.getByRole("listitem").count();
    await button(dialog(page), "Fix what can be fixed").click();
    await expect.poll(() => problems.getByRole("listitem").count()).toBeLessThan(before);
  },
);
