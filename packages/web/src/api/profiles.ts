import { queryOptions } from "@tanstack/react-query";
import { api } from "./client.ts";

export const profilesQuery = queryOptions({
  queryKey: ["profiles"],
  queryFn: ({ signal }) => api("GET /api/profiles/", { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
