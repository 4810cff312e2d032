import { expect, test } from "vitest";
import { rankMatches } from "./rank-matches.ts";

const entries = ["Next day", "Previous day", "First day of the week", "Poprzedni dzień", "Łódź"];
const found = (typed: string) => rankMatches(entries, typed, (entry) => [entry]);

test("lists matching beginnings before words and parts of words", () => {
  expect(found("day")).toEqual(["Next day", "Previous day", "First day of the week"]);
  expect(rankMatches(["A next page", "Annexes", "Nexus"], "nex", (entry) => [entry])).toEqual([
    "Nexus",
    "A next page",
    "Annexes",
  ]);
});

test("ignores case and diacritics", () => {
  expect(found("DZIEN")).toEqual(["Poprzedni dzień"]);
  expect(found("lodz")).toEqual(["Łódź"]);
});

test("keeps all entries without a search", () => {
  expect(found(" ")).toEqual(entries);
});
