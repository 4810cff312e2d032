import { describe, expect, it } from "vitest";
import { fitPage, formatPhysicalSize } from "./fit-page.ts";

const page = { width: 446.4, height: 595.2 };

describe("fitPage", () => {
  it("fits the page in a space that is too wide", () => {
    expect(fitPage(page, { width: 2000, height: 595.2 }, "page")).toEqual({ width: 446, height: 595 });
  });

  it("fits the width of any page", () => {
    expect(fitPage(page, { width: 892.8, height: 100 }, "width")).toEqual({ width: 892.5, height: 1190 });
  });

  it("returns no negative size", () => {
    expect(fitPage(page, { width: -8, height: 100 }, "page")).toEqual({ width: 0, height: 0 });
  });
});

describe("formatPhysicalSize", () => {
  it("rounds to millimetres", () => expect(formatPhysicalSize(page)).toBe("157 × 210 mm"));
});
