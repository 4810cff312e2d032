import { expect, it } from "vitest";
import { filtersOf, hasFilters, readGallerySearch } from "./gallery-search.ts";

it("reads what it knows from an address and leaves out the rest", () => {
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

it("asks for everything, newest first, when nothing is said", () => {
  expect(filtersOf({})).toEqual({ search: "", category: "", device: "", sort: "newest" });
});

it("is narrowed by anything but the order", () => {
  expect(hasFilters({ sort: "name" })).toBe(false);
  expect(hasFilters({ device: "remarkable-2" })).toBe(true);
});
