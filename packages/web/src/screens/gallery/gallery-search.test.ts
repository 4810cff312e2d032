import { expect, it } from "vitest";
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

it("defaults to all projects, newest first", () => {
  expect(filtersOf({})).toEqual({ search: "", category: "", device: "", sort: "newest" });
});

it("counts everything except the order as a filter", () => {
  expect(hasFilters({ sort: "name" })).toBe(false);
  expect(hasFilters({ device: "remarkable-2" })).toBe(true);
});
