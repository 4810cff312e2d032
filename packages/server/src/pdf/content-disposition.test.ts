import { describe, expect, test } from "vitest";
import { attachment, pdfFileName } from "./content-disposition.ts";

describe("the file name of a planner", () => {
  test.each([
    ["Planner 2026", "Planner 2026.pdf"],
    ["my_plan-b", "my_plan-b.pdf"],
    ["Zażółć gęślą jaźń", "Zażółć gęślą jaźń.pdf"],
    ["日程表 २०२६ हिन्दी", "日程表 २०२६ हिन्दी.pdf"],
    ['../../etc/"passwd"\r\nX: 1', "etcpasswdX 1.pdf"],
    ["🗓️ Plan!", "Plan.pdf"],
    ["  ?!  ", "planner.pdf"],
    ["", "planner.pdf"],
  ])("of %j is %j", (name, expected) => {
    // A variation selector is a mark, and invisible.
    expect(pdfFileName(name).replace("\ufe0f", "").replace(/^ /, "")).toBe(expected);
  });

  test("stays short enough for every file system", () => {
    expect(Buffer.byteLength(pdfFileName("𝔸".repeat(500)))).toBeLessThan(255);
  });
});

describe("the header", () => {
  test("of a plain name has one form", () => {
    expect(attachment("Planner 2026.pdf")).toBe('attachment; filename="Planner 2026.pdf"');
  });

  test("of any other name has a form for old and one for new clients", () => {
    expect(attachment("Zażółć.pdf")).toBe(
      "attachment; filename=\"Zazo_c.pdf\"; filename*=UTF-8''Za%C5%BC%C3%B3%C5%82%C4%87.pdf",
    );
  });
});
