import type { Project } from "@octavo/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "./client.ts";
import { type AddedDesign, addDesign, type ProjectVersion, useProjectWrite, writeProject } from "./projects.ts";

interface MasterChange {
  readonly name: string;
  readonly change: { readonly new_name?: string; readonly position?: number };
}

/** Renames or moves a master. */
export const useChangeMaster = ({ id, revision }: ProjectVersion) =>
  useProjectWrite(({ name, change }: MasterChange) =>
    api("PATCH /api/projects/{id}/masters/{name}", { params: { id, name }, body: change, revision }),
  );

/** Adds a copy of a design after the original. */
export function useDuplicateMaster({ id, masters }: Project) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ of, ...copy }: AddedDesign & { readonly of: string }) => {
      const { revision } = await addDesign(cache, id, "masters", copy);
      const position = masters.findIndex(({ name }) => name === of) + 1;
      const call = { params: { id, name: copy.name }, body: { position }, revision };
      return writeProject(cache, api("PATCH /api/projects/{id}/masters/{name}", call));
    },
  });
}
