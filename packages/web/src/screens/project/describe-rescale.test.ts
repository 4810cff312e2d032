import { expect, it } from "vitest";
import { describeRescale, describeStarterPages, deviceHint } from "./describe-rescale.ts";

const project = (width: number, height: number, masters = 1) => ({
  default_canvas: { dimensions: { width, height } },
  masters: Array.from({ length: masters }),
  pages: [],
});

it("reports the scale, which the narrower side determines", () => {
  expect(describeRescale(project(400, 600), project(200, 450))).toContain("Scaled 1 design proportionally to 50%");
  expect(describeRescale(project(400, 600, 2), project(800, 900, 2))).toContain(
    "Scaled 2 designs proportionally to 150%",
  );
});

it("reports unchanged designs", () => {
  expect(describeRescale(project(400, 600), project(400, 600))).toContain("did not change");
  expect(describeRescale(project(400, 600, 0), project(200, 300, 0))).toBe("The device was changed.");
});

it("describes other modes", () => {
  const describe = (how: "none" | "width" | "keep_sizes") =>
    describeRescale(project(400, 600), project(200, 450), {
      rescale: how,
    });
  expect(describe("none")).toContain("Kept the size of 1 design");
  expect(describe("keep_sizes")).toContain("Kept the type and line heights of 1 design");
  expect(describe("width")).toContain("Scaled 1 design by width");
});

it("tells replaced masters from scaled designs", () => {
  const made_from = { starter: "daily", version: 2, choices: "" };
  const documents = { masters_yaml: "", plan_yaml: "", device_profile: "kindle-scribe", made_from };
  const describe = (masters: number, changed = 0) =>
    describeRescale(project(400, 600, masters), project(200, 450, masters), {
      rescale: "proportional",
      starter: { documents, drawn: 1, changed },
    });
  expect(describe(1)).toBe("Replaced 1 master with the starter's for this screen size.");
  expect(describe(3)).toBe(
    "Replaced 1 master with the starter's for this screen size, and scaled 2 designs. Check them before you compile.",
  );
  expect(describe(1, 1)).toBe(
    "Replaced 1 master with the starter's for this screen size. On 1 master, your own widgets are scaled. Check them before you compile.",
  );
});

it("describes a change to the starter's masters before it is made", () => {
  expect(describeStarterPages({ drawn: 6, changed: 0, scaled: 0 })).toContain("No master was changed");
  expect(describeStarterPages({ drawn: 6, changed: 1, scaled: 2 })).toBe(
    "5 unchanged masters are replaced by the starter's for this screen size. On 1 changed master, the starter's widgets are replaced, and your own are scaled. 2 other designs are scaled.",
  );
  expect(describeStarterPages({ drawn: 2, changed: 2, scaled: 0 })).toBe(
    "On 2 changed masters, the starter's widgets are replaced, and your own are scaled.",
  );
});

it("shows a hint only if the project has designs", () => {
  expect(deviceHint(project(400, 600))).toContain("how to rescale the designs");
  expect(deviceHint(project(400, 600, 0))).toBeUndefined();
});
