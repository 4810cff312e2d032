import type { CallInput, Project, WrittenPlan, WrittenRule } from "@octavo/contract";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { changeList, type ProjectVersion, useProjectWrite, writeProject } from "./cache-project.ts";
import { changeFields } from "./change-fields.ts";
import { api } from "./client.ts";
import { deletedProjectsQuery, projectKeys, projectQuery } from "./project-queries.ts";

export type NewProject = CallInput<"POST /api/projects">["body"];

/** If the answer is lost, the same body creates no second project. */
export function useCreateProject() {
  const [keys] = useState(() => new RequestKeys());
  return useProjectWrite(async (body: NewProject) => {
    const project = await api("POST /api/projects", { body: { ...body, key: keys.of(body) } });
    keys.forget();
    return project;
  });
}

/** Random key of a request, the same until another body is sent or the request succeeds. */
class RequestKeys {
  #last: { readonly body: string; readonly key: string } | undefined;

  of(body: NewProject): string {
    const text = JSON.stringify(body);
    if (this.#last?.body !== text) this.#last = { body: text, key: randomKey() };
    return this.#last.key;
  }

  forget(): void {
    this.#last = undefined;
  }
}

/** `randomUUID` needs a secure origin. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

type Duplication = CallInput<"POST /api/projects/{id}/duplicate">["body"];

/** `describe` gets the stored project, and returns the name and the plan of the copy. */
export function useDuplicateProject() {
  const cache = useQueryClient();
  return useProjectWrite(
    async ({ id, describe }: { readonly id: string; readonly describe: (project: Project) => Duplication }) => {
      const project = await cache.fetchQuery({ ...projectQuery(id), staleTime: 0 });
      return api("POST /api/projects/{id}/duplicate", { params: { id }, body: describe(project) });
    },
  );
}

export function useDeleteProject() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api("DELETE /api/projects/{id}", { params: { id } }),
    onSuccess: (_, id) => {
      changeList(cache, (list) => list.filter((project) => project.id !== id));
      cache.removeQueries({ queryKey: projectKeys.one(id) });
      void cache.invalidateQueries({ queryKey: deletedProjectsQuery.queryKey });
    },
  });
}

/** Deletes a deleted project for good. */
export async function purgeProject(cache: QueryClient, id: string): Promise<void> {
  await api("DELETE /api/deleted-projects/{id}", { params: { id } });
  await cache.invalidateQueries({ queryKey: deletedProjectsQuery.queryKey });
}

/** Restores a deleted project. */
export async function restoreProject(cache: QueryClient, id: string): Promise<Project> {
  const project = await writeProject(cache, api("POST /api/projects/{id}/restore", { params: { id } }));
  void cache.invalidateQueries({ queryKey: deletedProjectsQuery.queryKey });
  return project;
}

type Change = CallInput<"PATCH /api/projects/{id}">["body"];

function useFieldsWrite<Input extends object>(
  project: Project,
  fieldsOf: (input: Input) => Parameters<typeof changeFields>[1],
  write: (input: Input, revision: number) => Promise<Project>,
) {
  const cache = useQueryClient();
  return useProjectWrite((input: Input) =>
    changeFields(project, fieldsOf(input), {
      send: (revision) => write(input, revision),
      refetch: () => cache.fetchQuery({ ...projectQuery(project.id), staleTime: 0 }),
    }),
  );
}

export const useChangeProject = (project: Project) =>
  useFieldsWrite(
    project,
    (change: Change) => change,
    (body, revision) => api("PATCH /api/projects/{id}", { params: { id: project.id }, body, revision }),
  );

/** Renames a project of the list, whose revision is not known. */
export const useRenameProject = () =>
  useProjectWrite(({ id, name }: { readonly id: string; readonly name: string }) =>
    api("PATCH /api/projects/{id}", { params: { id }, body: { name } }),
  );

export const useShareProject = (project: Project) =>
  useFieldsWrite(
    project,
    ({ is_public, url_slug }: Sharing) => ({ is_public, public_url_slug: url_slug }),
    (body, revision) => api("POST /api/projects/{id}/share", { params: { id: project.id }, body, revision }),
  );

type Sharing = CallInput<"POST /api/projects/{id}/share">["body"];

export const useSavePlan = (id: string) =>
  useProjectWrite(({ plan, revision }: { readonly plan: WrittenPlan; readonly revision: number }) =>
    api("PUT /api/projects/{id}/plan", { params: { id }, body: plan, revision }),
  );

type SectionAddition = CallInput<"POST /api/projects/{id}/sections">["body"];

/** Adds masters and replaces the plan in one write. */
export const useAddSections = ({ id, revision }: ProjectVersion) =>
  useProjectWrite((body: SectionAddition) =>
    api("POST /api/projects/{id}/sections", { params: { id }, body, revision }),
  );

export const useSaveRules = (id: string) =>
  useProjectWrite(({ rules, revision }: { readonly rules: WrittenRule[]; readonly revision: number }) =>
    api("PUT /api/projects/{id}/compilation", { params: { id }, body: { rules }, revision }),
  );

export const useCompileProject = (id: string) =>
  useMutation({ mutationFn: () => api("POST /api/projects/{id}/compile", { params: { id } }) });

/** Downloads the PDF. The server compiles the project first if necessary. */
export const readProjectPdf = (id: string, signal: AbortSignal) =>
  api("GET /api/projects/{id}/pdf", { params: { id }, query: { inline: "1" }, signal });

/** `scale` is in pixels per point. */
export const readProjectPicture = (id: string, page: number, signal: AbortSignal, scale = 2) =>
  api("GET /api/projects/{id}/preview", { params: { id }, query: { page, scale }, signal });
