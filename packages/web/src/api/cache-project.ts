import type { Project, ProjectListItem } from "@octavo/contract";
import type { QueryClient } from "@tanstack/react-query";
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
