/** Queries for projects. They are separate from the mutations because routes prefetch data before a screen is loaded. */
import { queryOptions } from "@tanstack/react-query";
import { api } from "./client.ts";

export const projectKeys = {
  list: ["projects"] as const,
  one: (id: string) => ["projects", id] as const,
};

export const projectsQuery = queryOptions({
  queryKey: projectKeys.list,
  queryFn: ({ signal }) => api("GET /api/projects", { signal }),
});

export const deletedProjectsQuery = queryOptions({
  queryKey: ["deleted-projects"],
  queryFn: ({ signal }) => api("GET /api/deleted-projects", { signal }),
});

export const projectQuery = (id: string) =>
  queryOptions({
    queryKey: projectKeys.one(id),
    queryFn: ({ signal }) => api("GET /api/projects/{id}", { params: { id }, signal }),
  });
