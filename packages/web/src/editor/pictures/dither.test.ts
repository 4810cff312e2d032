import { pictures } from "@octavo/engine";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inflate } from "../../engine-worker/read-pictures.ts";
import { dither, ditherMethods, grayPixels, type Tones } from "./dither.ts";
import { encodeGrayPng } from "./gray-png.ts";

const tones = fc.record({
  levels: fc.constantFrom(2 as const, 16 as const),
  method: fc.constantFrom(...ditherMethods),
  threshold: fc.constant(128),
});
const mean = (values: Uint8Array, most = 255) =>
  values.reduce((sum, value) => sum + (value * 255) / most, 0) / values.length;
const flat = (level: number, size = 64) => new Uint8Array(size * size).fill(level);

describe("dithering", () => {
  test("has only the levels asked for", () => {
    const picture = fc.tuple(fc.integer({ min: 1, max: 20 }), fc.uint8Array({ minLength: 1, maxLength: 20 }));
    fc.assert(
      fc.property(picture, tones, ([width, row], asked) => {
        const gray = Uint8Array.from({ length: width * row.length }, (_, i) => row[Math.floor(i / width)] ?? 0);
        for (const index of dither(gray, width, asked)) expect(index).toBeLessThan(asked.levels);
      }),
    );
  });

  test.each(["diffusion", "ordered"] as const)("keeps the brightness of a surface: %s", (method) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 255 }), fc.constantFrom(2 as const, 16 as const), (level, levels) => {
        const result = dither(flat(level), 64, { levels, method, threshold: 128 });
        expect(Math.abs(mean(result, levels - 1) - level)).toBeLessThan(levels === 2 ? 4 : 1);
      }),
    );
  });

  test("keeps black and white as they are", () => {
    fc.assert(
      fc.property(tones, (asked) => {
        expect(new Set(dither(flat(0), 64, asked))).toEqual(new Set([0]));
        expect(new Set(dither(flat(255), 64, asked))).toEqual(new Set([asked.levels - 1]));
      }),
    );
  });

  test("in an order changes only the pixel that changed", () => {
    const before = Uint8Array.from({ length: 256 }, (_, i) => i);
    const ordered: Tones = { levels: 2, method: "ordered", threshold: 128 };
    fc.assert(
      fc.property(fc.nat(255), fc.nat(255), (at, level) => {
        const [one, two] = [dither(before, 16, ordered), dither(before.with(at, level), 16, ordered)];
        expect([...one].filter((value, i) => i !== at && value !== two[i])).toEqual([]);
      }),
    );
  });

  test("without neighbors, a pixel is white from the threshold on", () => {
    for (const threshold of [1, 100, 128, 255]) {
      const gray = Uint8Array.of(threshold - 1, threshold);
      expect([...dither(gray, 2, { levels: 2, method: "none", threshold })]).toEqual([0, 1]);
    }
  });
});

test("gray pixels have the brightness of their color", () => {
  expect([...grayPixels(Uint8ClampedArray.of(255, 0, 0, 255, 0, 255, 0, 0, 9, 9, 9, 9))]).toEqual([76, 150, 9]);
});

test.each([2, 16] as const)("a PNG of %i levels contains each pixel", (levels) => {
  const indices = Uint8Array.from({ length: 7 * 5 }, (_, i) => (i * 5) % levels);
  const file = encodeGrayPng(indices, 7, levels);
  const picture = pictures(inflate)(`data:image/png;base64,${Buffer.from(file).toString("base64")}`);
  expect(picture).toMatchObject({ width: 7, height: 5 });
  const samples = picture && "data" in picture ? [...picture.data.bytes] : [];
  expect(samples).toEqual([...indices].map((index) => (index * 255) / (levels - 1)));
});

test("a picture of a page is small in black and white", () => {
  const gray = Uint8Array.from({ length: 1000 * 1000 }, (_, i) => ((i % 1000) + i / 1000) / 8);
  const dots = dither(gray, 1000, { levels: 2, method: "diffusion", threshold: 128 });
  expect(encodeGrayPng(dots, 1000, 2).length).toBeLessThan(130_000);
});
