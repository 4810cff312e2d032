import { queryOptions } from "@tanstack/react-query";
import { api } from "./client.ts";

export const siteQuery = queryOptions({
  queryKey: ["site"],
  queryFn: ({ signal }) => api("GET /api/site", { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
