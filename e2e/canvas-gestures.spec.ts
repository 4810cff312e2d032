/** Checks that gestures on the canvas cause no requests. */
import { expect, type Page, type Request, test } from "@playwright/test";
import { aMember, bearer, enterAs } from "./accounts.ts";
import { pointAt, rectOf, widgets } from "./editor-page.ts";
import { sampleSheets } from "./sample-sheets.ts";

/** In milliseconds: longer than any delay in the studio. */
const quiet = 2500;

/** Runs in the page, so that its timers advance, too. */
const aWhile = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(() => requestIdleCallback(() => resolve()), milliseconds));

async function dragBy(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.down();
  for (let step = 1; step <= 10; step++) await page.mouse.move(x + 6 * step, y + 4 * step);
}

test("dragging, zooming and panning send no request", async ({ page, request }) => {
  const member = await aMember(request);
  const answer = await request.post("/api/templates/", {
    data: { name: "Samples", profile: "boox-note-air-4c", yaml_content: sampleSheets().yaml },
    headers: bearer(member.token),
  });
  const { id } = await answer.json();
  await enterAs(page, member);
  const requested: string[] = [];
  const unanswered = new Set<Request>();
  page.on("request", (sent) => {
    requested.push(sent.url());
    unanswered.add(sent);
  });
  page.on("requestfinished", (sent) => unanswered.delete(sent));
  page.on("requestfailed", (sent) => unanswered.delete(sent));
  await page.goto(`/templates/${id}`);
  await expect(widgets(page).first()).toBeAttached();
  // Modules that the studio preloads have arrived.
  let isQuietFor = 0;
  const inAWhile = async () => {
    const before = requested.length;
    await page.evaluate(aWhile, quiet / 5);
    isQuietFor = requested.length === before && unanswered.size === 0 ? isQuietFor + quiet / 5 : 0;
    return isQuietFor;
  };
  await expect.poll(inAWhile, { intervals: [0] }).toBe(quiet);
  const [left = 0, top = 0, width = 0, height = 0] = await rectOf(page, /date_long/);
  const { x, y } = await pointAt(page, left + width / 2, top + height / 2);

  requested.length = 0;
  await page.mouse.move(x, y);
  await dragBy(page, x, y);
  await expect(page.locator("[data-badge]")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await page.keyboard.down("Control");
  for (let notch = 0; notch < 5; notch++) await page.mouse.wheel(0, -100);
  await page.keyboard.up("Control");
  for (let notch = 0; notch < 5; notch++) await page.mouse.wheel(0, 100);
  await expect(page.getByRole("button", { name: /zoom to 100 %/ })).not.toHaveText("100%");
  expect(requested).toEqual([]);
});
