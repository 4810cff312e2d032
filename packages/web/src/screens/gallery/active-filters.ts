import { type GallerySearch, readGallerySearch } from "./gallery-search.ts";

/** In the order in which they are shown. */
const filterNames = ["q", "device", "category", "kinds", "language", "licence", "score"] as const;
export type FilterName = (typeof filterNames)[number];

export function activeFilters(search: GallerySearch): readonly FilterName[] {
  return filterNames.filter((name) => search[name] !== undefined);
}

export function withoutFilter(search: GallerySearch, name: FilterName): GallerySearch {
  return readGallerySearch({ ...search, [name]: undefined });
}
