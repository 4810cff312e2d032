import { expect, test } from "vitest";
import { nearest } from "./nearest.ts";

const types = ["text_block", "internal_link", "box", "lines", "link_list", "calendar", "calendar_year"];

test.each([
  ["text_blok", "text_block"],
  ["TextBlock", "text_block"],
  ["text-block", "text_block"],
  ["BOX", "box"],
  ["bxo", "box"],
  ["calender", "calendar"],
  ["intrenal_link", "internal_link"],
])("takes %s for %s", (written, meant) => {
  expect(nearest(written, types)).toBe(meant);
});

test("keeps quiet when nothing is close", () => {
  expect(nearest("spreadsheet", types)).toBeUndefined();
  expect(nearest("", types)).toBeUndefined();
  expect(nearest("ab", ["xy"])).toBeUndefined();
});

test("prefers the closest, and of equally close ones the first", () => {
  expect(nearest("day:2026-02-30", ["day:2026-01-30", "day:2026-02-20", "day:2026-02-28"])).toBe("day:2026-01-30");
  expect(nearest("hieght", ["weight", "height"])).toBe("height");
});

test("does not mind long names and many candidates", () => {
  const long = "x".repeat(100_000);
  expect(nearest(`${long}y`, [`${long}z`, "short"])).toBe(`${long}z`);
  expect(
    nearest(
      "notes:page:4999x",
      Array.from({ length: 5_000 }, (_, i) => `notes:page:${i}`),
    ),
  ).toBe("notes:page:4999");
});
