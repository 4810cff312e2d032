/** Collections of public projects: those of the user, and those in the gallery. */
import type { CallInput, Collection, CollectionListItem, CollectionsQuery } from "@octavo/contract";
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { api } from "./client.ts";

const all = ["collections"] as const;
const ownList = [...all, "own"] as const;
const pageLength = 24;

/** `containing` is the id of a project that is looked for in them. */
export const ownCollectionsQuery = (containing = "") =>
  queryOptions({
    queryKey: [...ownList, containing],
    queryFn: ({ signal }) => api("GET /api/collections", { query: { ...(containing && { containing }) }, signal }),
  });

export const ownCollectionQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, "one", id],
    queryFn: ({ signal }) => api("GET /api/collections/{id}", { params: { id }, signal }),
  });

export const publicCollectionQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, "public", id],
    queryFn: ({ signal }) => api("GET /api/public/collections/{id}", { params: { id }, signal }),
  });

/** All public collections, or those with a project. */
export const publicCollectionsQuery = (projectId = "") =>
  infiniteQueryOptions({
    queryKey: [...all, "listed", projectId],
    queryFn: ({ pageParam, signal }) => readPage(projectId, { limit: pageLength, offset: pageParam }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((count, { collections }) => count + collections.length, 0);
      return shown < total ? shown : undefined;
    },
  });

function readPage(id: string, query: CollectionsQuery, signal: AbortSignal) {
  return id === ""
    ? api("GET /api/public/collections", { query, signal })
    : api("GET /api/public/projects/{id}/collections", { params: { id }, query, signal });
}

/** Keeps the answer, and reads the lists again. */
function keep(cache: QueryClient, collection: Collection): void {
  cache.setQueryData(ownCollectionQuery(collection.id).queryKey, collection);
  for (const kind of ["own", "public", "listed"]) void cache.invalidateQueries({ queryKey: [...all, kind] });
}

function useCollectionWrite<Input>(write: (input: Input) => Promise<Collection>) {
  const cache = useQueryClient();
  return useMutation({ mutationFn: write, onSuccess: (collection) => keep(cache, collection) });
}

export type NewCollection = CallInput<"POST /api/collections">["body"];

export const useCreateCollection = () =>
  useCollectionWrite((body: NewCollection) => api("POST /api/collections", { body }));

export const useChangeCollection = (id: string) =>
  useCollectionWrite((body: CallInput<"PATCH /api/collections/{id}">["body"]) =>
    api("PATCH /api/collections/{id}", { params: { id }, body }),
  );

export const useShareCollection = (id: string) =>
  useCollectionWrite((is_public: boolean) =>
    api("POST /api/collections/{id}/share", { params: { id }, body: { is_public } }),
  );

export const useRemoveFromCollection = (id: string) =>
  useCollectionWrite((project: string) =>
    api("DELETE /api/collections/{id}/projects/{project}", { params: { id, project } }),
  );

export async function putBack(cache: QueryClient, id: string, project_id: string, position: number): Promise<void> {
  const body = { project_id, position };
  keep(cache, await api("POST /api/collections/{id}/projects", { params: { id }, body }));
}

/** Adds a project to a collection or removes it, and shows the new state at once. */
export function useToggleCollected(project: string) {
  const cache = useQueryClient();
  const { queryKey } = ownCollectionsQuery(project);
  const set = (id: string, contains: boolean) =>
    cache.setQueryData(queryKey, (list: readonly CollectionListItem[] | undefined) =>
      list?.map((item) => (item.id === id ? { ...item, contains } : item)),
    );
  return useMutation({
    mutationFn: ({ id, contains }: Pick<CollectionListItem, "id" | "contains">) => {
      set(id, contains);
      return contains
        ? api("POST /api/collections/{id}/projects", { params: { id }, body: { project_id: project } })
        : api("DELETE /api/collections/{id}/projects/{project}", { params: { id, project } });
    },
    onSuccess: (collection) => keep(cache, collection),
    onError: () => cache.invalidateQueries({ queryKey }),
  });
}

/** Orders of a collection are sent one after the other, each on the revision that the last one answered with. */
export function useOrderCollection(id: string, onSettled: () => void) {
  const cache = useQueryClient();
  const { queryKey } = ownCollectionQuery(id);
  return useMutation({
    scope: { id: `order of ${id}` },
    mutationFn: (project_ids: string[]) =>
      api("PUT /api/collections/{id}/order", {
        params: { id },
        body: { project_ids },
        revision: cache.getQueryData(queryKey)?.revision,
      }),
    onSuccess: (collection) => keep(cache, collection),
    onError: () => cache.invalidateQueries({ queryKey }),
    onSettled,
  });
}

export function useDeleteCollection() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api("DELETE /api/collections/{id}", { params: { id } }),
    onSuccess: (_, id) => {
      cache.removeQueries({ queryKey: ownCollectionQuery(id).queryKey });
      return cache.invalidateQueries({ queryKey: all });
    },
  });
}
