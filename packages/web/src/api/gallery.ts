import type { Category, GalleryOrder } from "@octavo/contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "./client.ts";
import { publicProjectFailure } from "./failures.ts";
import { gallery as messages } from "./messages.ts";

export interface GalleryFilters {
  readonly search: string;
  readonly category: Category | "";
  readonly device: string;
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

async function readPage({ search, category, device, sort }: GalleryFilters, offset: number, signal: AbortSignal) {
  const narrowed = { search, ...(category && { category }), ...(device && { device }) };
  return withGalleryError(
    api("GET /api/public/projects", { query: { ...narrowed, sort, limit: pageLength, offset }, signal }),
    messages.list,
  );
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
