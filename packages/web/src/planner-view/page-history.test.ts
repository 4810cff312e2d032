import { describe, expect, it } from "vitest";
import { back, clampHistory, firstPage, forward, jumpTo, turnTo } from "./page-history.ts";

describe("page history", () => {
  it("returns to the page of a followed link", () => {
    const followed = jumpTo(turnTo(firstPage, 7), 200);
    expect(back(followed).page).toBe(7);
    expect(forward(back(followed)).page).toBe(200);
  });

  it("ignores turned pages", () => {
    const turned = turnTo(turnTo(jumpTo(firstPage, 20), 21), 22);
    expect(turned.past).toEqual([1]);
    expect(back(turned).page).toBe(1);
  });

  it("clears the future when a link is followed", () => {
    const elsewhere = jumpTo(back(jumpTo(firstPage, 20)), 30);
    expect(forward(elsewhere)).toBe(elsewhere);
  });

  it("stays on the page without entries", () => {
    expect(back(firstPage)).toBe(firstPage);
    expect(jumpTo(firstPage, 1)).toBe(firstPage);
  });

  it("is clamped to a shorter planner", () => {
    const long = jumpTo(jumpTo(firstPage, 300), 350);
    expect(clampHistory(long, 310)).toEqual({ past: [1, 300], page: 310, future: [] });
    expect(clampHistory(long, 12)).toEqual({ past: [1], page: 12, future: [] });
    expect(clampHistory(long, 400)).toBe(long);
  });
});
