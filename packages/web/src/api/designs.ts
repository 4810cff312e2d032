import type { CallInput, Project } from "@octavo/contract";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ProjectVersion, useProjectWrite, writeProject } from "./cache-project.ts";
import { api } from "./client.ts";
import { masterCopyName } from "./copy-name.ts";

/** Masters, or the pages that compilation rules name. */
export type DesignList = "masters" | "pages";

export const useDeleteDesign = ({ id, revision }: ProjectVersion, list: DesignList) =>
  useProjectWrite((name: string) =>
    api(`DELETE /api/projects/{id}/${list}/{name}`, { params: { id, name }, revision }),
  );

/** Restores a deleted design at its place, from the version history. */
export const restoreDesign = (cache: QueryClient, id: string, list: DesignList, name: string) =>
  writeProject(cache, api(`POST /api/projects/{id}/${list}/{name}/restore`, { params: { id, name } }));

interface RenameInput {
  readonly name: string;
  readonly newName: string;
}

/** Compilation rules refer to a page by its name. The server renames it there, too. */
export const useRenamePage = ({ id, revision }: ProjectVersion) =>
  useProjectWrite(({ name, newName }: RenameInput) =>
    api("PATCH /api/projects/{id}/pages/{name}", { params: { id, name }, body: { new_name: newName }, revision }),
  );

export interface AddedDesign {
  readonly name: string;
  readonly template_yaml: string;
}

/** Adds a design without a revision: another new design is no conflict, and the server refuses a name that exists. */
export const addDesign = (cache: QueryClient, id: string, list: DesignList, body: AddedDesign) =>
  writeProject(cache, api(`POST /api/projects/{id}/${list}`, { params: { id }, body }));

export function useAddDesign(id: string, list: DesignList) {
  const cache = useQueryClient();
  return useMutation({ mutationFn: (body: AddedDesign) => addDesign(cache, id, list, body) });
}

/** Content of a new master. JSON is YAML. */
export const emptyDesign = JSON.stringify({ widgets: [] });

/** Changes the widgets of several designs in one revision. */
export const changeDesigns = (
  cache: QueryClient,
  { id, revision }: ProjectVersion,
  designs: CallInput<"PATCH /api/projects/{id}/designs">["body"]["designs"],
) => writeProject(cache, api("PATCH /api/projects/{id}/designs", { params: { id }, body: { designs }, revision }));

/** Replaces blocks, styles, themes and frame. */
export const changeShared = (cache: QueryClient, { id, revision }: ProjectVersion, shared_yaml: string) =>
  writeProject(cache, api("PUT /api/projects/{id}/shared", { params: { id }, body: { shared_yaml }, revision }));

interface ChangedDesign extends AddedDesign {
  /** Null for the frame of the project. */
  readonly frame: string | null;
  /** Absent if the shared parts are unchanged. */
  readonly shared_yaml?: string;
  /** Other designs that follow it. */
  readonly others?: NonNullable<CallInput<"PATCH /api/projects/{id}/masters/{name}">["body"]["others"]>;
  readonly newName: string;
  readonly revision: number;
}

export function changeDesign(
  cache: QueryClient,
  id: string,
  list: DesignList,
  { name, newName, revision, ...change }: ChangedDesign,
): Promise<Project> {
  const body = { ...change, ...(newName !== name && { new_name: newName }) };
  return writeProject(cache, api(`PATCH /api/projects/{id}/${list}/{name}`, { params: { id, name }, body, revision }));
}

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
