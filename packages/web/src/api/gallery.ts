import type { Category, GalleryOrder } from "@octavo/contract";
import type { LicenceId } from "@octavo/foundation";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "./client.ts";
import { publicProjectFailure } from "./failures.ts";
import { gallery as messages } from "./messages.ts";

export interface GalleryFilters {
  readonly search: string;
  readonly category: Category | "";
  readonly device: string;
  /** Kinds of pages, between commas. */
  readonly kinds: string;
  readonly language: string;
  readonly licence: LicenceId | "none" | "";
  /** 0 for any. */
  readonly minScore: number;
  readonly sort: GalleryOrder;
}

export const pageLength = 24;

export const galleryKeys = {
  lists: ["gallery", "list"] as const,
  list: (filters: GalleryFilters) => [...galleryKeys.lists, filters] as const,
  template: (id: string, version: string) => ["gallery", "template", id, version] as const,
};

export const galleryQuery = (filters: GalleryFilters) =>
  infiniteQueryOptions({
    queryKey: galleryKeys.list(filters),
    queryFn: ({ pageParam, signal }) => readPage(filters, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((count, { projects }) => count + projects.length, 0);
      return shown < total ? shown : undefined;
    },
  });

async function readPage(filters: GalleryFilters, offset: number, signal: AbortSignal) {
  const query = { ...conditionsOf(filters), sort: filters.sort, limit: pageLength, offset };
  return withGalleryError(api("GET /api/public/projects", { query, signal }), messages.list);
}

/** Conditions that are set, as the API names them. */
function conditionsOf({ search, category, device, kinds, language, licence, minScore }: GalleryFilters) {
  return {
    search,
    ...(category && { category }),
    ...(device && { device }),
    ...(kinds && { kinds }),
    ...(language && { language }),
    ...(licence && { licence }),
    ...(minScore > 0 && { min_score: minScore }),
  };
}

/** Number of projects that meet the conditions. */
export async function countGallery(filters: GalleryFilters, signal: AbortSignal): Promise<number> {
  const { total } = await api("GET /api/public/projects", { query: { ...conditionsOf(filters), limit: 1 }, signal });
  return total;
}

export const publicTemplateQuery = (id: string, version: string) =>
  queryOptions({
    queryKey: galleryKeys.template(id, version),
    queryFn: ({ signal }) => api("GET /api/public/projects/{id}/template", { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const readPublicPdf = (id: string, signal: AbortSignal) =>
  api("GET /api/public/projects/{id}/pdf", { params: { id }, query: {}, signal });

export async function withGalleryError<Answer>(call: Promise<Answer>, fallback: string): Promise<Answer> {
  try {
    return await call;
  } catch (problem) {
    throw publicProjectFailure(problem, fallback);
  }
}
