import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { longTest } from "@octavo/foundation/testing";
import { fontFile } from "@octavo/press";
import { expect, test } from "vitest";
import { ClusterShaper } from "./cluster-shaper.ts";

const wasm = readFileSync(createRequire(import.meta.url).resolve("harfbuzzjs/dist/harfbuzz.wasm"));
const arabic = readFileSync(fontFile("noto-sans-arabic-regular"));
const newShaper = () => new ClusterShaper({ harfbuzz: () => wasm, file: (face) => readFileSync(fontFile(face)) });

/** Needs more memory than HarfBuzz gets. */
const huge = "ب".repeat(4_000_000);

test("a font of a document with which HarfBuzz fails is not used again, and others are shaped by a new instance", () => {
  const shaper = newShaper();
  for (const id of ["own-1", "own-2"]) shaper.addFont(id, arabic);
  const before = shaper.shape("own-1", "مارس", true);
  expect(before?.length).toBe(4);
  expect(shaper.shape("own-1", huge, true)).toBeUndefined();
  expect([shaper.isUnusable("own-1"), shaper.unusable]).toEqual([true, 1]);
  expect(shaper.shape("own-1", "لا", true)).toBeUndefined();
  for (const id of ["own-2", "noto-sans-arabic-regular"]) expect(shaper.shape(id, "مارس", true)).toEqual(before);
  expect(shaper.isUnusable("own-2")).toBe(false);
});

longTest("a bundled font is used again after a failure, which is an error", () => {
  const shaper = newShaper();
  expect(() => shaper.shape("noto-sans-arabic-regular", huge, true)).toThrow("HarfBuzz has no memory left.");
  expect(shaper.isUnusable("noto-sans-arabic-regular")).toBe(false);
  expect(shaper.shape("noto-sans-arabic-regular", "مارس", true)?.length).toBe(4);
});
