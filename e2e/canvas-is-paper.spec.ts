/** The canvas with every widget: gestures send no request, and the PDF equals it pixel by pixel. */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { type APIRequestContext, expect, type Page, type Request, type TestInfo, test } from "@playwright/test";
import { aMember, bearer, enterAs } from "./accounts.ts";
import { openComparison } from "./compare-pictures.ts";
import { pointAt, rectOf, widgets } from "./editor-page.ts";
import { type Sample, type SampleSheets, sampleSheets } from "./sample-sheets.ts";

/** In pixels per point. At this zoom the page ends in the middle of a pixel on both axes. */
const zoom = 1.5;
const mostPixels = 0.005;

test.use({ viewport: { width: 1700, height: 1500 } });

const paper = (page: Page) => page.locator("[data-paper]");

test("gestures on the canvas send no request, and the downloaded PDF equals it for every widget", async ({
  page,
  request,
}, info) => {
  const samples = sampleSheets("first");
  const requests = recordRequests(page);
  await openSheets(page, request, samples);
  await test.step("dragging, zooming and panning send no request", async () => {
    await untilQuiet(page, requests);
    const start = requests.urls.length;
    await dragZoomAndPan(page);
    expect(requests.urls.slice(start)).toEqual([]);
  });
  await expectEqualPdf(page, info, samples);
});

for (const [widgets, name] of [
  ["varied", "all variants of widgets"],
  ["new", "new widgets and their presets"],
] as const)
  test(`the downloaded PDF equals the canvas for ${name}`, { tag: "@long" }, async ({ page, request }, info) => {
    const samples = sampleSheets(widgets);
    await openSheets(page, request, samples);
    await expectEqualPdf(page, info, samples);
  });

async function openSheets(page: Page, request: APIRequestContext, { yaml }: SampleSheets): Promise<void> {
  const member = await aMember(request);
  const answer = await request.post("/api/templates/", {
    data: { name: "Samples", profile: "boox-note-air-4c", yaml_content: yaml },
    headers: bearer(member.token),
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { id } = await answer.json();
  await enterAs(page, member);
  await page.goto(`/templates/${id}`);
  // The page is painted in slices at first. Its widgets are listed when all of it is painted.
  await expect(widgets(page).first()).toBeAttached();
}

async function expectEqualPdf(page: Page, info: TestInfo, { sheets }: SampleSheets): Promise<void> {
  const pdf = await download(page, info.outputPath("samples.pdf"));
  await zoomIn(page);
  await withoutMarks(page);

  const screenshots: Buffer[] = [];
  for (const i of sheets.keys()) screenshots.push(await screenshot(page, i + 1));

  // Opened last, because a screenshot of a background tab takes seconds.
  const compare = await openComparison(page.context());
  const different: string[] = [];
  for (const [i, shown] of screenshots.entries()) {
    const samples = sheets[i] ?? [];
    const printed = picture(pdf, i + 1);
    const { sizes, parts } = await compare(shown, printed, samples.map(inPixels));
    expect(sizes[0], "pixels on the canvas, and on paper").toEqual(sizes[1]);
    const failed = samples.flatMap(({ name }, sample) => {
      const part = parts[sample] ?? 1;
      return part > mostPixels ? [`page ${i + 1}, ${name}: ${(part * 100).toFixed(2)} %`] : [];
    });
    if (failed.length > 0) writeFileSync(info.outputPath(`${i + 1}.screen.png`), shown);
    different.push(...failed);
  }
  expect(different, `pictures are in ${info.outputDir}`).toEqual([]);
}

interface Requests {
  readonly urls: readonly string[];
  readonly unanswered: ReadonlySet<Request>;
}

function recordRequests(page: Page): Requests {
  const urls: string[] = [];
  const unanswered = new Set<Request>();
  page.on("request", (sent) => {
    urls.push(sent.url());
    unanswered.add(sent);
  });
  page.on("requestfinished", (sent) => unanswered.delete(sent));
  page.on("requestfailed", (sent) => unanswered.delete(sent));
  return { urls, unanswered };
}

/** In milliseconds: longer than any delay in the studio. */
const quiet = 2500;

/** Runs in the page, so that its timers advance, too. */
const aWhile = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(() => requestIdleCallback(() => resolve()), milliseconds));

/** Waits until modules that the studio preloads have arrived. */
async function untilQuiet(page: Page, { urls, unanswered }: Requests): Promise<void> {
  let isQuietFor = 0;
  const inAWhile = async () => {
    const before = urls.length;
    await page.evaluate(aWhile, quiet / 5);
    isQuietFor = urls.length === before && unanswered.size === 0 ? isQuietFor + quiet / 5 : 0;
    return isQuietFor;
  };
  // Without a limit of its own: on a slow machine, the page is idle late.
  await expect.poll(inAWhile, { intervals: [0], timeout: 0 }).toBe(quiet);
}

async function dragZoomAndPan(page: Page): Promise<void> {
  const [left = 0, top = 0, width = 0, height = 0] = await rectOf(page, /date_long/);
  const { x, y } = await pointAt(page, left + width / 2, top + height / 2);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 10; step++) await page.mouse.move(x + 6 * step, y + 4 * step);
  await expect(page.locator("[data-badge]")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await page.keyboard.down("Control");
  for (let notch = 0; notch < 5; notch++) await page.mouse.wheel(0, -100);
  await page.keyboard.up("Control");
  for (let notch = 0; notch < 5; notch++) await page.mouse.wheel(0, 100);
  await expect(page.getByRole("button", { name: /^\d+%, / })).not.toHaveText("100%");
  await page.keyboard.press("Escape");
}

async function download(page: Page, file: string): Promise<string> {
  await page.getByRole("button", { name: "Export PDF" }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export without building" }).click();
  await (await downloading).saveAs(file);
  return file;
}

async function zoomIn(page: Page): Promise<void> {
  await page.getByRole("button", { name: /zoom to 100 %/ }).click();
  for (let percent = 110; percent <= zoom * 100; percent += 10) {
    await page.getByRole("button", { name: "Zoom In" }).click();
    await expect(page.getByRole("button", { name: new RegExp(`^${percent}%`) })).toBeVisible();
  }
}

/** Hides grid and dimmed masters by their settings. Guides, frames and rulers are not part of the page. */
async function withoutMarks(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Grid", pressed: true }).click();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: /^Find a command/ }).fill("Show Masters Faintly");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  for (const mark of await page.locator("[data-overlay], [data-ruler]").all())
    await mark.evaluate((element: HTMLElement) => element.style.setProperty("visibility", "hidden"));
}

/** Screenshot of the page element after fonts and drawing are complete. */
async function screenshot(page: Page, number: number): Promise<Buffer> {
  await page.getByRole("region", { name: "Pages" }).getByRole("textbox", { name: "Page" }).fill(String(number));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(`Master of page ${number}`)).toBeVisible();
  await expect(paper(page)).toHaveCSS("transform", /^matrix\(1, 0, 0, 1, \d+, \d+\)$/);
  await expect(page.locator("canvas[aria-busy=true]")).toHaveCount(0);
  return paper(page).screenshot();
}

/** Renders a page with a program that shares no code with the browser. */
function picture(pdf: string, page: number): Buffer {
  const file = `${pdf}.${page}.png`;
  execFileSync("mutool", ["draw", "-q", "-r", String(72 * zoom), "-o", file, pdf, String(page)]);
  return readFileSync(file);
}

function inPixels({ rect: { x, y, width, height } }: Sample): Sample["rect"] {
  const [left, top] = [Math.floor(x * zoom), Math.floor(y * zoom)];
  return { x: left, y: top, width: Math.floor(width * zoom), height: Math.floor(height * zoom) };
}
