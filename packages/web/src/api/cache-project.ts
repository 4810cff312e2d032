import type { Project, ProjectListItem } from "@octavo/contract";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { isRefusal } from "./failures.ts";
import { projectKeys, projectQuery, projectsQuery } from "./project-queries.ts";

/** Stores the project of a write's answer in the cache, for its own screen and for the list. */
export function cacheProject(cache: QueryClient, project: Project): void {
  // A pending request would return an older version.
  void cache.cancelQueries({ queryKey: projectKeys.one(project.id) });
  cache.setQueryData(projectQuery(project.id).queryKey, project);
  changeList(cache, (list) => listWith(list, project));
}

export function changeList(
  cache: QueryClient,
  change: (list: readonly ProjectListItem[]) => readonly ProjectListItem[],
): void {
  cache.setQueryData(projectsQuery.queryKey, (list) => list && change(list));
  void cache.invalidateQueries({ queryKey: projectKeys.list, exact: true });
}

function listWith(list: readonly ProjectListItem[], project: Project): readonly ProjectListItem[] {
  return [listItemOf(project), ...list.filter(({ id }) => id !== project.id)];
}

function listItemOf({ id, metadata, masters, plan, ...project }: Project): ProjectListItem {
  const { name, description, category, device_profile, is_public, public_url_slug } = metadata;
  const { created_at, updated_at, clone_count } = project;
  return {
    id,
    name,
    description,
    category,
    device_profile,
    masters_count: masters.length,
    plan_sections_count: plan.sections.length,
    created_at,
    updated_at,
    is_public,
    public_url_slug,
    clone_count,
  };
}

/** The version of a project that a write is based on. */
export type ProjectVersion = Pick<Project, "id" | "revision">;

/**
 * Sends a write that the server answers with the project, and stores the project in the cache. The write carries the
 * revision that was on screen. The newest revision in the cache would overwrite changes that another client made.
 */
export async function writeProject(cache: QueryClient, write: Promise<Project>): Promise<Project> {
  try {
    const project = await write;
    cacheProject(cache, project);
    return project;
  } catch (problem) {
    // The screen then shows the stored version, so that the user sees what a second attempt replaces.
    if (isRefusal(problem, "STALE_REVISION")) void cache.invalidateQueries({ queryKey: projectKeys.list });
    throw problem;
  }
}

export function useProjectWrite<Input>(write: (input: Input) => Promise<Project>) {
  const cache = useQueryClient();
  return useMutation({ mutationFn: (input: Input) => writeProject(cache, write(input)) });
}
