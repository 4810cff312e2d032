/** What is read of a template. Apart from all that can be done to it, since a route begins to read before a screen is there. */
import { queryOptions } from "@tanstack/react-query";
import { api } from "./client.ts";

export const templateKeys = {
  list: ["templates"] as const,
  one: (id: string) => ["templates", id] as const,
};

export const templateQuery = (id: string) =>
  queryOptions({
    queryKey: templateKeys.one(id),
    queryFn: ({ signal }) => api("GET /api/templates/{id}", { params: { id }, signal }),
  });
