import { expect, it } from "vitest";
import { activeFilters, withoutFilter } from "./active-filters.ts";
import { filtersOf, hasFilters, readGallerySearch } from "./gallery-search.ts";

it("reads known parameters and ignores others", () => {
  const written = { q: "daily", category: "journal", device: "remarkable-2", sort: "popular", page: "7" };
  expect(readGallerySearch(written)).toEqual({
    q: "daily",
    category: "journal",
    device: "remarkable-2",
    sort: "popular",
  });
  expect(readGallerySearch({ q: "", category: "novel", sort: "worst", device: "" })).toEqual({});
  expect(readGallerySearch({ sort: "newest" })).toEqual({});
});

it("reads conditions that few need, in any order, and ignores what is unknown", () => {
  const written = { kinds: "day,week,era", language: "pt", licence: "none", score: "90" };
  expect(readGallerySearch(written)).toEqual({ kinds: "week,day", language: "pt", licence: "none", score: 90 });
  expect(readGallerySearch({ kinds: "era", language: "Portuguese", licence: "MIT", score: 900 })).toEqual({});
  expect(readGallerySearch({ kinds: 7, language: null, licence: {}, score: "high" })).toEqual({});
});

it("removes one condition and keeps the order and the others", () => {
  const search = { q: "daily", kinds: "week", sort: "name" } as const;
  expect(activeFilters(search)).toEqual(["q", "kinds"]);
  expect(withoutFilter(search, "kinds")).toEqual({ q: "daily", sort: "name" });
});

it("defaults to all projects, newest first", () => {
  expect(filtersOf({})).toEqual({ search: "", sort: "newest" });
  expect(filtersOf({ q: "a", kinds: "week", score: 90 })).toEqual({
    search: "a",
    kinds: "week",
    min_score: 90,
    sort: "newest",
  });
});

it("counts everything except the order as a filter", () => {
  expect(hasFilters({ sort: "name" })).toBe(false);
  expect(hasFilters({ device: "remarkable-2" })).toBe(true);
});
