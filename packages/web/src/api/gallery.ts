import type { Category, GalleryOrder, PublicProject } from "@octavo/contract";
import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { cacheProject } from "./cache-project.ts";
import { api } from "./client.ts";
import { publicProjectFailure } from "./failures.ts";
import { gallery as messages } from "./messages.ts";

export interface GalleryFilters {
  readonly search: string;
  readonly category: Category | "";
  readonly device: string;
  readonly sort: GalleryOrder;
}

/** Reference to a public project: its custom address or its id. */
export type PublicReference = { readonly slug: string } | { readonly id: string };

const pageLength = 24;

const galleryKeys = {
  lists: ["gallery", "list"] as const,
  list: (filters: GalleryFilters) => [...galleryKeys.lists, filters] as const,
  one: (reference: PublicReference) => ["gallery", "one", reference] as const,
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

export const publicProjectQuery = (reference: PublicReference) =>
  queryOptions({
    queryKey: galleryKeys.one(reference),
    queryFn: ({ signal }) =>
      withGalleryError(
        "slug" in reference
          ? api("GET /api/public/projects/slug/{slug}", { params: reference, signal })
          : api("GET /api/public/projects/{id}", { params: reference, signal }),
        messages.load,
      ),
  });

/** Returns a public project from a gallery list in the cache, to show it until the newest version is loaded. */
export function useListedPublicProject(reference: PublicReference): PublicProject | undefined {
  const cache = useQueryClient();
  const lists = cache.getQueriesData<InfiniteData<{ readonly projects: readonly PublicProject[] }>>({
    queryKey: galleryKeys.lists,
  });
  const listed = lists.flatMap(([, list]) => list?.pages ?? []).flatMap(({ projects }) => projects);
  return listed.find(({ id, metadata }) =>
    "slug" in reference ? metadata.public_url_slug === reference.slug : id === reference.id,
  );
}

/** Remixes of a public project, with its original on the first page. */
export const remixesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ["gallery", "remixes", id],
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: pageLength, offset: pageParam };
      return withGalleryError(
        api("GET /api/public/projects/{id}/remixes", { params: { id }, query, signal }),
        messages.remixes,
      );
    },
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((count, { remixes }) => count + remixes.length, 0);
      return shown < total ? shown : undefined;
    },
  });

export const publicTemplateQuery = (id: string, version: string) =>
  queryOptions({
    queryKey: galleryKeys.template(id, version),
    queryFn: ({ signal }) => api("GET /api/public/projects/{id}/template", { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const readPublicPdf = (id: string, signal: AbortSignal) =>
  api("GET /api/public/projects/{id}/pdf", { params: { id }, query: {}, signal });

interface CloneInput {
  readonly reference: PublicReference;
  readonly name: string;
  readonly description: string;
}

/** Clones a public project and refreshes the gallery, which shows the number of clones. */
export function useClone() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ reference, name, description }: CloneInput) => {
      const body = { new_name: name, new_description: description };
      return withGalleryError(
        "slug" in reference
          ? api("POST /api/projects/public/slug/{slug}/clone", { params: reference, body })
          : api("POST /api/projects/public/{id}/clone", { params: reference, body }),
        messages.clone,
      );
    },
    onSuccess: (project) => {
      cacheProject(cache, project);
      void cache.invalidateQueries({ queryKey: ["gallery"] });
    },
  });
}

async function withGalleryError<Answer>(call: Promise<Answer>, fallback: string): Promise<Answer> {
  try {
    return await call;
  } catch (problem) {
    throw publicProjectFailure(problem, fallback);
  }
}

/** Returns the project that an address refers to; undefined for an empty reference such as `/gallery/%20`. */
export function publicReference({
  slug = "",
  projectId = "",
}: {
  readonly slug?: string;
  readonly projectId?: string;
}): PublicReference | undefined {
  if (slug.trim() !== "") return { slug };
  return projectId.trim() === "" ? undefined : { id: projectId };
}
