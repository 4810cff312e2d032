/** Writes to projects that were made from starters. */
import type { CallInput, MadeFrom, Project } from "@octavo/contract";
import type { QueryClient } from "@tanstack/react-query";
import { type ProjectVersion, useProjectWrite } from "./cache-project.ts";
import { api } from "./client.ts";
import { projectQuery } from "./project-queries.ts";

type DocumentsChange = CallInput<"PUT /api/projects/{id}/documents">["body"];

/** Replaces the designs, the plan and the device of a project in one write. */
export const useChangeDocuments = ({ id, revision }: ProjectVersion) =>
  useProjectWrite((body: DocumentsChange) =>
    api("PUT /api/projects/{id}/documents", { params: { id }, body, revision }),
  );

/** Records what a project of before was made from. Null if nothing was found. */
export async function recordMadeFrom(cache: QueryClient, { id }: Project, made: MadeFrom | null): Promise<void> {
  await api("PUT /api/projects/{id}/made-from", { params: { id }, body: { made_from: made } });
  cache.setQueryData(projectQuery(id).queryKey, (project) => project && { ...project, made_from: made });
}
