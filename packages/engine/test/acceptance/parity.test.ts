/**
 * Screen and paper show the same: each case as SVG in Chromium, and as PDF in MuPDF, which shares no code with it. What
 * differs is left in test-results/parity to look at.
 */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sampled } from "@octavo/foundation/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { widgetDefinitions } from "../../src/widgets/index.ts";
import { parityCases } from "../parity/cases.ts";
import { openScreen, type Screen } from "../support/chromium.ts";
import { decodePng, type Pixels } from "../support/png.ts";
import { print } from "../support/print.ts";
import { mupdfPicture } from "../support/readers.ts";

const pixelsPerPoint = 2;

/** Antialiasing differs between programs. A pixel differs if a component is off by more than a quarter. */
const tolerance = 64;
const mostPixels = 0.005;

const cases = parityCases();
const results = join(import.meta.dirname, "../../../../test-results/parity");

describe("screen and paper", () => {
  let screen: Screen | undefined;
  beforeAll(async () => {
    screen = await openScreen(pixelsPerPoint);
  });
  afterAll(() => screen?.close());

  test.each(sampled(cases, 7, 0).map(({ name, document }) => [name, document] as const))(
    "show the same: %s",
    async (name, document) => {
      const onScreen = await screen?.picture(document.page(1));
      const onPaper = mupdfPicture(await print(document), pixelsPerPoint);
      const part = onScreen ? partThatDiffers(decodePng(onScreen), decodePng(onPaper)) : 1;
      if (onScreen && part > mostPixels) keep(name, onScreen, onPaper);
      expect(part, `${(part * 100).toFixed(2)} % of the pixels differ; see ${results}`).toBeLessThanOrEqual(mostPixels);
    },
  );
});

test("every widget that layout draws is compared", () => {
  const drawn = cases.map(({ name }) => name);
  const types = widgetDefinitions.map(({ type }) => type);
  expect(types.filter((type) => !drawn.some((name) => name.startsWith(type)))).toEqual([]);
});

test("the comparison detects a rule that is one pixel off and a missing letter", () => {
  const white = { width: 100, height: 100, rgb: new Uint8Array(30_000).fill(255) };
  const ruled = (row: number) => ({
    ...white,
    rgb: white.rgb.map((value, i) => (Math.floor(i / 300) === row ? 0 : value)),
  });
  expect(partThatDiffers(ruled(40), ruled(41))).toBeGreaterThan(mostPixels);
  const letter = white.rgb.map((value, i) => (i % 300 < 30 && i < 3000 ? 0 : value));
  expect(partThatDiffers(white, { ...white, rgb: letter })).toBeGreaterThan(mostPixels);
  expect(partThatDiffers(white, white)).toBe(0);
});

/** Returns 1 if the sizes differ. */
function partThatDiffers(a: Pixels, b: Pixels): number {
  if (a.width !== b.width || a.height !== b.height) return 1;
  let different = 0;
  for (let i = 0; i < a.rgb.length; i += 3) if (differs(a.rgb, b.rgb, i)) different++;
  return different / (a.width * a.height);
}

function differs(a: Uint8Array, b: Uint8Array, pixel: number): boolean {
  for (let i = pixel; i < pixel + 3; i++) if (Math.abs((a[i] ?? 0) - (b[i] ?? 0)) > tolerance) return true;
  return false;
}

function keep(name: string, onScreen: Buffer, onPaper: Buffer): void {
  const file = join(results, name.replace(/[^\w]+/g, "-"));
  mkdirSync(results, { recursive: true });
  writeFileSync(`${file}.screen.png`, onScreen);
  writeFileSync(`${file}.paper.png`, onPaper);
}
