import type { Project } from "@octavo/contract";
import { api } from "./client.ts";
import { masterCopyName } from "./copy-name.ts";
import { type ProjectVersion, useProjectWrite } from "./projects.ts";

interface MasterChange {
  readonly name: string;
  readonly change: { readonly new_name?: string; readonly position?: number };
}

/** Renames or moves a master. */
export const useChangeMaster = ({ id, revision }: ProjectVersion) =>
  useProjectWrite(({ name, change }: MasterChange) =>
    api("PATCH /api/projects/{id}/masters/{name}", { params: { id, name }, body: change, revision }),
  );

/** Inserts a copy after its original, with a free name. */
export const useDuplicateMaster = ({ id, masters }: Project) =>
  useProjectWrite((name: string) => {
    const taken = masters.map((master) => master.name);
    const body = { new_name: masterCopyName(name, taken) };
    return api("POST /api/projects/{id}/masters/{name}/duplicate", { params: { id, name }, body });
  });
