import { type Category, categories, type GalleryOrder, galleryOrders } from "@octavo/contract";
import type { GalleryFilters } from "../../api/gallery.ts";

/** Search parameters of the gallery. Default values are omitted. */
export type GallerySearch = {
  readonly q?: string;
  readonly category?: Category;
  readonly device?: string;
  readonly sort?: GalleryOrder;
};

const defaultOrder: GalleryOrder = "newest";

/** Reads search parameters and omits invalid values. */
export function readGallerySearch({ q, category, device, sort }: Record<string, unknown>): GallerySearch {
  const knownCategory = categories.find((known) => known === category);
  const knownOrder = galleryOrders.find((known) => known === sort && known !== defaultOrder);
  return {
    ...(typeof q === "string" && q !== "" && { q: q.slice(0, 100) }),
    ...(knownCategory && { category: knownCategory }),
    ...(typeof device === "string" && device !== "" && { device }),
    ...(knownOrder && { sort: knownOrder }),
  };
}

export function filtersOf({ q = "", category, device = "", sort = defaultOrder }: GallerySearch): GalleryFilters {
  return { search: q, category: category ?? "", device, sort };
}

export function hasFilters({ q, category, device }: GallerySearch): boolean {
  return Boolean(q || category || device);
}
