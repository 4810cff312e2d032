/** Texts that the checks for a device report as lying on each other, compared with the ink of rendered pages. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { compile, findProfile, lintTemplate } from "../../src/index.ts";
import { world } from "../support/documents.ts";
import { print } from "../support/print.ts";
import { popplerPicture } from "../support/readers.ts";

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turned: boolean;
}

const [red, blue] = ["#ff0000", "#0000ff"];

/** In capitals, whose ink is as high as the boxes of letters that the checks compare. */
const widget = (content: string, color: string, { x, y, size, turned }: Placed) =>
  `      - { type: text_block, position: { x: ${x}, y: ${y}, width: ${turned ? 30 : 90}, height: ${turned ? 90 : 30} }, content: ${content}, styling: { size: ${size}, color: "${color}" }, properties: { orientation: ${turned ? "vertical" : "horizontal"} } }`;

const master = ([lower, upper]: readonly [Placed, Placed], i: number) =>
  `  - name: M${i}\n    widgets:\n${widget("NAME", red, lower)}\n${widget("DATE", blue, upper)}\n`;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Bounds of the red and of the blue ink, in pixels. */
function inkOn(ppm: Uint8Array): readonly [Box, Box] {
  const [head = "", width = "0"] =
    /^P6\s+(\d+)\s+\d+\s+255\s/.exec(Buffer.from(ppm.subarray(0, 40)).toString("latin1")) ?? [];
  const boundsWhere = (first: number, second: number): Box => {
    let [left, top, right, bottom] = [Infinity, Infinity, 0, 0];
    for (let at = head.length, pixel = 0; at < ppm.length; at += 3, pixel++) {
      if ((ppm[at + first] ?? 0) - (ppm[at + second] ?? 0) < 100) continue;
      const [x, y] = [pixel % Number(width), Math.floor(pixel / Number(width))];
      [left, top, right, bottom] = [
        Math.min(left, x),
        Math.min(top, y),
        Math.max(right, x + 1),
        Math.max(bottom, y + 1),
      ];
    }
    return { left, top, right, bottom };
  };
  return [boundsWhere(0, 2), boundsWhere(2, 0)];
}

/** Returns the overlap of two inks on the axis where it is smaller, as a part of the shortest side of both. */
function shared(a: Box, b: Box): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const sides = [a, b].flatMap(({ left, right, top, bottom }) => [right - left, bottom - top]);
  return Math.min(across, down) / Math.min(...sides);
}

test("texts are reported where the ink of one lies on that of the other, and not where it lies beside it", async () => {
  const placed = fc.record({
    x: fc.integer({ min: 10, max: 70 }),
    y: fc.integer({ min: 10, max: 50 }),
    size: fc.integer({ min: 9, max: 20 }),
    turned: fc.boolean(),
  });
  const samples = fc.sample(fc.tuple(placed, placed), 40);
  const masters = `canvas: { dimensions: { width: 180, height: 160, margins: [0, 0, 0, 0] } }\nmasters:\n${samples.map(master).join("")}`;
  const sections = samples.map((_, i) => `{ kind: m${i}, master: M${i}, generate: once }`);
  const plan = `name: Texts\nplan:\n  calendar: { start_date: 2026-01-01, end_date: 2026-12-31 }\n  sections: [${sections.join(", ")}]\n`;
  const { template, document, diagnostics } = compile(masters, plan, world);
  const scribe = findProfile(world.profiles, "kindle-scribe");
  if (!template || !document || !scribe) throw new Error(JSON.stringify(diagnostics));
  const reported = new Set(
    lintTemplate(template, scribe, world).flatMap(({ code, master: name }) =>
      code === "overlapping_texts" ? [name] : [],
    ),
  );
  const pdf = await print(document);
  const seen = samples.map((sample, i) => ({
    sample,
    share: shared(...inkOn(popplerPicture(pdf, i + 1))),
    isReported: reported.has(`M${i}`),
  }));
  const [clear, free] = [seen.filter(({ share }) => share > 0.45), seen.filter(({ share }) => share < 0.15)];
  expect([clear.length, free.length].every((count) => count >= 5)).toBe(true);
  expect(clear.filter(({ isReported }) => !isReported)).toEqual([]);
  expect(free.filter(({ isReported }) => isReported)).toEqual([]);
});
