/** The original of a clone, and its changes. */
import type { CallInput } from "@octavo/contract";
import { queryOptions } from "@tanstack/react-query";
import { type ProjectVersion, useProjectWrite } from "./cache-project.ts";
import { api } from "./client.ts";

export const originalQuery = ({ id, revision }: ProjectVersion) =>
  queryOptions({
    queryKey: ["original", id, revision],
    queryFn: ({ signal }) => api("GET /api/projects/{id}/original", { params: { id }, signal }),
  });

/** The original now and at the time of the clone or of the last merge. */
export const originalContentQuery = ({ id, revision }: ProjectVersion, originalRevision: number) =>
  queryOptions({
    queryKey: ["original", id, revision, originalRevision],
    queryFn: async ({ signal }) => {
      const call = { params: { id }, signal };
      const [base, original] = await Promise.all([
        api("GET /api/projects/{id}/original/base", call),
        api("GET /api/projects/{id}/original/content", call),
      ]);
      return { base, original };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5 * 60_000,
  });

type Merge = CallInput<"POST /api/projects/{id}/original/merge">["body"];

export const useMergeOriginal = ({ id, revision }: ProjectVersion) =>
  useProjectWrite((body: Merge) => api("POST /api/projects/{id}/original/merge", { params: { id }, body, revision }));
