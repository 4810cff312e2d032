import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { octavo, octavoProgram, planner } from "./octavo.ts";

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let cwd = "";
beforeAll(async () => {
  cwd = planner();
  await octavo(["build", "masters.yaml", "plan.yaml", "-o", "planner.pdf", "--template", "template.yaml"], { cwd });
});

const render = (...args: string[]) => octavo(["render", "template.yaml", ...args], { cwd });

test("octavo render --svg embeds fonts that browsers accept", async () => {
  const { code, stdout } = await render("--page", "2", "--svg", "page.svg");
  expect(stdout).toMatch(/^page\.svg {2}page 2, \d+ kB\n$/);
  expect(code).toBe(0);
  const svg = readFileSync(join(cwd, "page.svg"), "utf8");
  expect(svg).toContain("Friday, January 2, 2026");
  const [, family, font = ""] =
    /@font-face\{font-family:([\w-]+);src:url\(data:font\/ttf;base64,([^)]+)\)/.exec(svg) ?? [];
  expect(svg).toContain(`font-family="${family}, sans-serif"`);
  expect(tableTags(Buffer.from(font, "base64"))).toEqual(
    expect.arrayContaining(["OS/2", "cmap", "glyf", "name", "post"]),
  );
});

test("octavo render --png draws a page at the scale", async () => {
  const { code } = await render("--page", "2", "--png", "page.png", "--scale", "1");
  expect(code).toBe(0);
  const png = readFileSync(join(cwd, "page.png"));
  const [, page = ""] = /width: ([\d.]+)/.exec(readFileSync(join(cwd, "template.yaml"), "utf8")) ?? [];
  expect(png.readUInt32BE(16)).toBe(Math.round(Number(page)));
});

test.each([
  { args: ["--page", "8", "--svg", "x.svg"], says: "There is no page 8: the document has 7 pages." },
  { args: ["--page", "two", "--svg", "x.svg"], says: '--page must be a whole number from 1 to 1000000, and is "two".' },
  { args: ["--scale", "99", "--png", "x.png"], says: "--scale must be a number from 0.1 to 8" },
  { args: [], says: "Name an output" },
  { args: ["--svg", "x", "--png", "x"], says: 'Two results can\'t both be written to "x".' },
])("octavo render $args is refused: $says", async ({ args, says }) => {
  const { code, stderr } = await render(...args);
  expect(stderr).toContain(says);
  expect(code).toBe(2);
});

test("a template with errors creates no file", async () => {
  const { code, stdout, stderr } = await octavoProgram(["render", "-", "-o", "x.pdf"], {
    cwd,
    input: "schema_version: [",
  });
  expect(stderr).toMatch(/^stdin:1:\d+ error .*\n(.*\n)?1 error: nothing was written\.\n$/);
  expect(stdout).toBe("");
  expect(code).toBe(1);
});

function tableTags(font: Buffer): string[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, i) => font.toString("latin1", 12 + 16 * i, 16 + 16 * i));
}

test("octavo render --fit uses the page of the device", async () => {
  const { code, stderr } = await render("--profile", "kindle-scribe", "--fit", "--png", "fitted.png", "--scale", "1");
  expect(stderr).toBe("");
  expect(code).toBe(0);
  expect(readFileSync(join(cwd, "fitted.png")).readUInt32BE(16)).toBe(446);
});
