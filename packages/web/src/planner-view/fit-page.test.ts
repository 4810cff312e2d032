import { describe, expect, it } from "vitest";
import { fitPage, formatPhysicalSize } from "./fit-page.ts";

const page = { width: 446.4, height: 595.2 };

describe("fitPage", () => {
  it("shows a whole page in a space that is too wide", () => {
    expect(fitPage(page, { width: 2000, height: 595.2 }, "page")).toEqual({ width: 446, height: 595 });
  });

  it("fills the width, however long the page gets", () => {
    expect(fitPage(page, { width: 892.8, height: 100 }, "width")).toEqual({ width: 892.5, height: 1190 });
  });

  it("vanishes in no space instead of turning inside out", () => {
    expect(fitPage(page, { width: -8, height: 100 }, "page")).toEqual({ width: 0, height: 0 });
  });
});

describe("formatTrueSize", () => {
  it("is in whole millimetres", () => expect(formatPhysicalSize(page)).toBe("157 × 210 mm"));
});
