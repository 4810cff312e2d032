import { queryOptions } from "@tanstack/react-query";
import { api } from "./client.ts";

/** What the operator has set does not change while a page is open. */
export const siteQuery = queryOptions({
  queryKey: ["site"],
  queryFn: ({ signal }) => api("GET /api/site", { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
