import { describe, expect, test } from "vitest";
import { deviceFamilies } from "../transfer/families/index.ts";
import { helpEntries, searchHelp } from "./help-entries.ts";

const entries = helpEntries();
const found = (typed: string) => searchHelp(entries, typed).map(({ id }) => id);

describe("the search of the help", () => {
  test("finds links by another word for them", () => {
    expect(found("connect")).toEqual(expect.arrayContaining(["term-anchor", "tutorial-links", "problem-links"]));
  });

  test("lists titles before texts that contain the word", () => {
    expect(found("master")[0]).toBe("term-master");
    expect(found("master").indexOf("term-section")).toBeGreaterThan(0);
  });

  test("finds words by their beginning, without regard to case and accents", () => {
    expect(found("KEYB")).toContain("tutorial-keyboard");
    expect(found("pìcturés")).toContain("problem-pictures");
    expect(found("oard")).not.toContain("tutorial-keyboard");
  });

  test("demands every word", () => {
    expect(found("link finger")).toEqual(["problem-touch"]);
    expect(found("link nowhere zebra")).toEqual([]);
  });

  test("finds the steps for a tablet by the name of its family", () => {
    const families = deviceFamilies
      .filter(({ id }) => id !== "other")
      .map(({ name }) => name.replaceAll(/ (?:with|or)/g, ""));
    expect(families.length).toBeGreaterThan(5);
    for (const name of families) expect(found(name), name).toContain("tutorial-device");
  });

  test("finds nothing without a word", () => {
    expect(found(" ")).toEqual([]);
  });
});

test("entries have different ids", () => {
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
});
