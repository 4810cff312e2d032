import { expect, it } from "vitest";
import { fittedSentence, hintFor } from "./fitted-sentence.ts";

const project = (width: number, height: number, masters = 1) => ({
  default_canvas: { dimensions: { width, height } },
  masters: Array.from({ length: masters }),
  pages: [],
});

it("says by how much the designs were scaled: as far as the narrower side allows", () => {
  expect(fittedSentence(project(400, 600), project(200, 450))).toContain("1 design scaled to 50 % in proportion");
  expect(fittedSentence(project(400, 600, 2), project(800, 900, 2))).toContain("2 designs scaled to 150 %");
});

it("says so when nothing was to be scaled", () => {
  expect(fittedSentence(project(400, 600), project(400, 600))).toContain("stayed as drawn");
  expect(fittedSentence(project(400, 600, 0), project(200, 300, 0))).toBe("The device was changed.");
});

it("says how else they followed", () => {
  const said = (how: "none" | "width") => fittedSentence(project(400, 600), project(200, 450), how);
  expect(said("none")).toContain("1 design stayed as drawn");
  expect(said("width")).toContain("1 design scaled by the width");
});

it("warns beforehand where there is something to scale", () => {
  expect(hintFor(project(400, 600))).toContain("how the designs follow");
  expect(hintFor(project(400, 600, 0))).toBeUndefined();
});
