import { describe, expect, test } from "vitest";
import { foldText, searchPattern } from "./fold-text.ts";

describe("folded text", () => {
  test.each([
    ["Żółw ŁÓDŹ", "zolw lodz"],
    ["Ａ４  Planner\t2026", "a4 planner 2026"],
    ["  Ünïcode 📓 ", "unicode 📓"],
    ["計画", "計画"],
  ])("of %j is %j", (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  test("is searched literally, including wildcards", () => {
    expect(searchPattern("100% _Ł\\")).toBe("%100\\% \\_l\\\\%");
  });
});
