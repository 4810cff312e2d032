/** Query for one template. It is separate from the mutations because a route prefetches it before the screen is loaded. */
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
