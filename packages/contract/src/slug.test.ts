import { expect, test } from "vitest";
import { projectLimits } from "./limits.ts";
import { normalizeSlug } from "./slug.ts";

test.each([
  ["  My Planner 2026  ", "my-planner-2026"],
  ["a -- b", "a-b"],
  ["---", ""],
  ["Żółw & Słoń", "zolw-slon"],
  ["日本", ""],
  ["../../etc/passwd", "etc-passwd"],
  ["a_b.c", "a-b-c"],
])("%j becomes %j", (written, slug) => {
  expect(normalizeSlug(written)).toBe(slug);
  expect(normalizeSlug(slug)).toBe(slug);
});

test("a long title is cut where no dash is left over", () => {
  const slug = normalizeSlug(`${"a".repeat(projectLimits.slug - 1)} b`);
  expect(slug).toBe("a".repeat(projectLimits.slug - 1));
});
