import type { Category, GalleryOrder, PublicProject } from "@octavo/contract";
import type { LicenceId } from "@octavo/foundation";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { translate } from "../language/t.ts";
import { api } from "./client.ts";
import { publicProjectFailure } from "./failures.ts";
import { gallery as messages } from "./messages.ts";

/** Conditions and order, as the API names them. Those that are not set are absent. */
export interface GalleryFilters {
  readonly search: string;
  readonly category?: Category;
  readonly device?: string;
  /** Kinds of pages, between commas. */
  readonly kinds?: string;
  readonly language?: string;
  readonly licence?: LicenceId | "none";
  readonly min_score?: number;
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
  const query = { ...filters, limit: pageLength, offset };
  const page = await withGalleryError(api("GET /api/public/projects", { query, signal }), messages.list);
  return { ...page, projects: page.projects.map(withReadersName) };
}

/** Gives starters of the site their name, which may end with a year, and their description in the reader's language. */
export function withReadersName(project: PublicProject): PublicProject {
  if (!project.is_built_in) return project;
  const { name, description, ...metadata } = project.metadata;
  const parts = name.split(/ (?=\d{4}$)/).map((part) => translate(part));
  return { ...project, metadata: { ...metadata, name: parts.join(" "), description: translate(description) } };
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
