import { describe, expect, test } from "vitest";
import { pdfFileName } from "./pdf-file-name.ts";

describe("the file name of a planner", () => {
  test.each([
    ["Planner 2026", "Planner 2026.pdf"],
    ["my_plan-b", "my_plan-b.pdf"],
    ["Zażółć gęślą jaźń", "Zażółć gęślą jaźń.pdf"],
    ["日程表 २०२६ हिन्दी", "日程表 २०२६ हिन्दी.pdf"],
    ['../../etc/"passwd"\r\nX: 1', "etcpasswdX 1.pdf"],
    ["🗓️ Plan!", "Plan.pdf"],
    ["School 2026–27 — my plan", "School 2026-27 - my plan.pdf"],
    ["  ?!  ", "planner.pdf"],
    ["", "planner.pdf"],
  ])("of %j is %j", (name, expected) => {
    // A variation selector is a mark, and invisible.
    expect(pdfFileName(name).replace("\ufe0f", "").replace(/^ /, "")).toBe(expected);
  });

  test("stays short enough for every file system", () => {
    expect(new TextEncoder().encode(pdfFileName("𝔸".repeat(500))).length).toBeLessThan(255);
  });
});
