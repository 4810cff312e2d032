/** Planners in scripts beyond Latin: made by visitors, and typed with an input method. */
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { aMember, bearer, enterAs } from "./accounts.ts";
import { countClicks } from "./clicks.ts";
import { canvas, pointAt, sheet, widgets } from "./editor-page.ts";
import { inspect, wordsOf } from "./planner-file.ts";

const template = JSON.stringify({
  page_count: 1,
  canvas: { dimensions: { width: 446, height: 595, margins: [24, 24, 24, 24] } },
  widgets: [
    {
      id: "note",
      type: "text_block",
      page: 1,
      position: { x: 40, y: 60, width: 300, height: 40 },
      content: "A",
      styling: { size: 18 },
    },
  ],
});

/** Opens the editor of a template with a text. */
async function openTemplate(page: Page, request: APIRequestContext): Promise<void> {
  const member = await aMember(request);
  const data = { name: "Notes", profile: "boox-note-air-4c", yaml_content: template };
  const answer = await request.post("/api/templates/", { data, headers: bearer(member.token) });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { id } = await answer.json();
  await enterAs(page, member);
  await page.goto(`/templates/${id}`);
  await expect(widgets(page).first()).toBeAttached();
}

test.describe("in an Arabic browser", () => {
  test.use({ locale: "ar-EG" });

  test("a visitor has a mirrored Arabic planner after five clicks", async ({ page }) => {
    await page.clock.setFixedTime(new Date("2026-11-02T12:00:00"));
    const clicks = await countClicks(page);
    await page.goto("/");
    await page.getByRole("link", { name: "أنشئ مخططك" }).click();
    await page.getByRole("combobox").first().click();
    await page.getByRole("option", { name: /^reMarkable Paper Pro Move / }).click();
    await expect(page.getByRole("figure").last()).toHaveAttribute("lang", "ar");
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "تنزيل PDF" }).click();
    const download = await downloading;
    expect(await clicks()).toBeLessThanOrEqual(5);
    const file = await inspect(download);
    expect(file.pages).toBeGreaterThanOrEqual(365);
    const words = wordsOf(await download.path(), 1);
    expect(words).toContain("يناير");
    // The first month of the year stands to the right of the second one.
    const first = words.split("\n").find((line) => line.includes("يناير")) ?? "";
    expect(first).toContain("فبراير");
    expect(await januaryIsRightOfFebruary(page)).toBe(true);
  });
});

async function januaryIsRightOfFebruary(page: Page): Promise<boolean> {
  const left = async (month: string) => {
    const place = await page.locator(`svg [aria-label="${month}"]`).first().boundingBox();
    return place?.x ?? Number.NaN;
  };
  return (await left("يناير")) > (await left("فبراير"));
}

/** Text of the PDF that the editor makes. */
async function printedTemplate(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Export PDF" }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export without building" }).click();
  return wordsOf(await (await downloading).path(), 1);
}

/** Types with an input method: the text is composed, and then committed. */
async function compose(page: Page, steps: readonly string[], text: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const step of steps)
    await session.send("Input.imeSetComposition", {
      text: step,
      selectionStart: step.length,
      selectionEnd: step.length,
    });
  await session.send("Input.insertText", { text });
  await session.detach();
}

for (const { language, steps, text } of [
  { language: "Japanese", steps: ["ｙ", "よ", "よて", "よてい", "予定"], text: "予定" },
  { language: "Korean", steps: ["ㅁ", "메", "멤", "메모"], text: "메모" },
])
  test(`${language} text is composed in a widget, saved, opened again and printed`, { tag: "@long" }, async ({
    page,
    request,
  }) => {
    await openTemplate(page, request);
    const middle = await pointAt(page, 100, 80);
    await page.mouse.dblclick(middle.x, middle.y);
    const area = canvas(page).getByRole("textbox", { name: "Text" });
    await expect(area).toBeFocused();
    await page.keyboard.press("Control+a");
    await compose(page, steps, text);
    await expect(area).toHaveValue(text);
    await page.keyboard.press("Escape");
    await expect(sheet(page)).toHaveText(new RegExp(text));
    await expect(sheet(page)).toHaveAttribute("aria-busy", "false");
    await page.keyboard.press("Control+s");
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await page.reload();
    await expect(sheet(page)).toHaveText(new RegExp(text));
    expect(await printedTemplate(page)).toContain(text);
  });
