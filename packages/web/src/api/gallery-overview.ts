import { queryOptions } from "@tanstack/react-query";
import { api } from "./client.ts";

/** The projects shared last. */
export const newestQuery = queryOptions({
  queryKey: ["gallery", "newest"],
  queryFn: ({ signal }) => api("GET /api/public/projects", { query: { sort: "newest", limit: 3 }, signal }),
});

/** Returns the address of a picture of a page. A new `version` bypasses the browser's cache. */
export function coverUrl(id: string, version: string, scale: number, page = 1): string {
  return `/api/public/projects/${encodeURIComponent(id)}/preview?page=${page}&scale=${scale}&v=${version}`;
}
