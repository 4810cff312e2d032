import { type Category, categories, type GalleryOrder, galleryOrders, pageKinds } from "@octavo/contract";
import { type LicenceId, licenceIds } from "@octavo/foundation";
import type { GalleryFilters } from "../../api/gallery.ts";

/** Search parameters of the gallery. Default values are omitted. */
export type GallerySearch = {
  readonly q?: string;
  readonly category?: Category;
  readonly device?: string;
  /** Kinds of pages, between commas. */
  readonly kinds?: string;
  readonly language?: string;
  readonly licence?: LicenceId | "none";
  /** Lowest score. */
  readonly score?: number;
  readonly sort?: GalleryOrder;
};

const defaultOrder: GalleryOrder = "newest";
const licences = [...licenceIds, "none"] as const;

/** Reads search parameters and omits invalid values. */
export function readGallerySearch(written: Record<string, unknown>): GallerySearch {
  const { q, category, device, sort } = written;
  const knownCategory = categories.find((known) => known === category);
  const knownOrder = galleryOrders.find((known) => known === sort && known !== defaultOrder);
  return {
    ...(typeof q === "string" && q !== "" && { q: q.slice(0, 100) }),
    ...(knownCategory && { category: knownCategory }),
    ...(typeof device === "string" && device !== "" && { device }),
    ...readFurther(written),
    ...(knownOrder && { sort: knownOrder }),
  };
}

function readFurther({ kinds, language, licence, score }: Record<string, unknown>): Partial<GallerySearch> {
  const written = typeof kinds === "string" ? kinds.split(",") : [];
  const knownKinds = pageKinds.filter((known) => written.includes(known)).join(",");
  const knownLicence = licences.find((known) => known === licence);
  const least = Number(score);
  return {
    ...(knownKinds !== "" && { kinds: knownKinds }),
    ...(typeof language === "string" && /^[a-z]{2,3}$/.test(language) && { language }),
    ...(knownLicence && { licence: knownLicence }),
    ...(Number.isInteger(least) && least > 0 && least <= 100 && { score: least }),
  };
}

export function filtersOf({ q = "", score, sort = defaultOrder, ...others }: GallerySearch): GalleryFilters {
  return { search: q, ...others, ...(score && { min_score: score }), sort };
}

export function hasFilters(search: GallerySearch): boolean {
  return Object.keys(search).some((name) => name !== "sort");
}
