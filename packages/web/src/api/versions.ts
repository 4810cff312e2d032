import type { Project, VersionHistory } from "@octavo/contract";
import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ProjectVersion, writeProject } from "./cache-project.ts";
import { api } from "./client.ts";

/** The history of the project's current revision. */
export const versionsQuery = ({ id, revision }: ProjectVersion) =>
  queryOptions({
    queryKey: ["versions", id, revision],
    queryFn: ({ signal }) => api("GET /api/projects/{id}/versions", { params: { id }, signal }),
  });

/** The content of a version never changes. */
export const versionQuery = (id: string, version: string) =>
  queryOptions({
    queryKey: ["version", id, version],
    queryFn: ({ signal }) => api("GET /api/projects/{id}/versions/{version}", { params: { id, version }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5 * 60_000,
  });

interface Naming {
  /** Undefined stands for the current content, which becomes a version. */
  readonly version: string | undefined;
  /** Null removes the name. */
  readonly name: string | null;
}

export function useNameVersion(project: ProjectVersion) {
  const cache = useQueryClient();
  const { id } = project;
  return useMutation({
    mutationFn: ({ version, name }: Naming): Promise<VersionHistory> =>
      version === undefined
        ? api("POST /api/projects/{id}/versions", { params: { id }, body: { name: name ?? "" } })
        : api("PATCH /api/projects/{id}/versions/{version}", { params: { id, version }, body: { name } }),
    onSuccess: (history) => cache.setQueryData(versionsQuery(project).queryKey, history),
  });
}

/** Restores a version. Returns the id of the version with the content before. */
export async function restoreVersion(
  cache: QueryClient,
  { id, revision }: ProjectVersion,
  version: string,
): Promise<{ readonly project: Project; readonly before: string | undefined }> {
  const call = { params: { id, version }, revision };
  const project = await writeProject(cache, api("POST /api/projects/{id}/versions/{version}/restore", call));
  const { versions } = await cache.fetchQuery(versionsQuery(project));
  return { project, before: versions[0]?.id };
}
