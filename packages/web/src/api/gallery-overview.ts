import { queryOptions } from "@tanstack/react-query";
import { sitePath } from "../browser/site-path.ts";
import { api } from "./client.ts";

const shown = 3;
/** Largest number of starters in the gallery, which the newest projects may be among. */
const mostStarters = 9;

/** The projects that users shared last, without the starters that the server publishes. */
export const newestQuery = queryOptions({
  queryKey: ["gallery", "newest"],
  queryFn: async ({ signal }) => {
    const { projects } = await api("GET /api/public/projects", {
      query: { sort: "newest", limit: shown + mostStarters },
      signal,
    });
    return projects.filter(({ id }) => !id.startsWith("starter-")).slice(0, shown);
  },
});

/** Returns the address of a picture of a page. A new `version` bypasses the browser's cache. */
export function coverUrl(id: string, version: string, scale: number, page = 1): string {
  return sitePath(`/api/public/projects/${encodeURIComponent(id)}/preview?page=${page}&scale=${scale}&v=${version}`);
}
