/** One public project with its original and remixes. Apart from the lists, so that the gallery loads less. */
import type { PublicProject } from "@octavo/contract";
import { type InfiniteData, infiniteQueryOptions, queryOptions, useQueryClient } from "@tanstack/react-query";
import { api } from "./client.ts";
import { galleryKeys, pageLength, withGalleryError, withReadersName } from "./gallery.ts";
import { gallery as messages } from "./messages.ts";

/** Reference to a public project: its custom address or its id. */
export type PublicReference = { readonly slug: string } | { readonly id: string };

export const publicProjectQuery = (reference: PublicReference) =>
  queryOptions({
    queryKey: ["gallery", "one", reference],
    queryFn: async ({ signal }) =>
      withReadersName(
        await withGalleryError(
          "slug" in reference
            ? api("GET /api/public/projects/slug/{slug}", { params: reference, signal })
            : api("GET /api/public/projects/{id}", { params: reference, signal }),
          messages.load,
        ),
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
