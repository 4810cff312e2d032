/** Renders pages in Chromium. */
import { readFileSync } from "node:fs";
import { fontFile } from "@octavo/press";
import { type Browser, chromium, type Page } from "playwright-core";
import { testBrowser } from "../../../../scripts/test-browser.ts";
import type { DisplayPage } from "../../src/display/display-list.ts";
import { emitSvg } from "../../src/emit/svg/emit-svg.ts";
import { faces } from "../../src/typography/faces.ts";
import type { ScriptSupport } from "../../src/typography/font.ts";
import { world } from "./documents.ts";

/** Address of a site whose requests are all answered here. */
const site = "http://octavo.test/";

export interface Screen {
  /** PNG of the page at the scale of the screen. */
  readonly picture: (page: DisplayPage) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

export async function openScreen(pixelsPerPoint: number): Promise<Screen> {
  const browser = await launchChromium();
  const view = await browser.newPage({ deviceScaleFactor: pixelsPerPoint, viewport: { width: 1200, height: 1000 } });
  await view.route(`${site}**`, (route) => {
    const [, face] = /\/fonts\/(.*)\.ttf$/.exec(route.request().url()) ?? [];
    return face
      ? route.fulfill({ contentType: "font/ttf", body: readFileSync(fontFile(face)) })
      : route.fulfill({ contentType: "text/html", body: shell });
  });
  await view.goto(site);
  return { picture: (page) => draw(view, page), close: () => browser.close() };
}

/** Chromium has no sandbox as root. Uses gray antialiasing, as on e-ink. */
export function launchChromium(): Promise<Browser> {
  const args = ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none", "--disable-lcd-text"];
  return chromium.launch({ executablePath: testBrowser, args: [...args, "--force-color-profile=srgb"] });
}

const fontRules = faces.map(({ id }) => `@font-face{font-family:"${id}";src:url(fonts/${id}.ttf)}`).join("");

/** Waits for the fonts of a page. */
const shell = `<!doctype html>
<style>${fontRules}body{margin:0;background:#fff}svg{display:block}</style>
<body><script>
  async function show(markup) {
    document.body.innerHTML = markup;
    const families = new Set([...document.querySelectorAll("text")].map((text) => text.getAttribute("font-family")));
    await Promise.all([...families].map((family) => document.fonts.load('10px "' + family + '"')));
  }
</script>`;

const glyphOutline: ScriptSupport["path"] = (face, cluster) => world.fonts.scripts()?.path(face, cluster);

async function draw(view: Page, page: DisplayPage): Promise<Buffer> {
  const { width, height } = page.size;
  const svg = emitSvg(page, { fontFamily: (face) => face, glyphOutline }).replace(
    "<svg ",
    `<svg width="${width}" height="${height}" `,
  );
  await view.evaluate(`show(${JSON.stringify(svg)})`);
  return view.screenshot({ clip: { x: 0, y: 0, width, height } });
}
