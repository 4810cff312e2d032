import type { Site } from "@octavo/contract";
import { useQuery } from "@tanstack/react-query";

import { siteQuery } from "../api/site.ts";

export { version } from "../../package.json";

import { sitePath } from "../browser/site-path.ts";

/** Returns the links that an operator can configure. Defaults are available before the request completes. */
export function useSiteLinks(): Partial<Site["links"]> & { readonly tutorial: string } {
  const { data } = useQuery(siteQuery);
  return { tutorial: sitePath("/tutorial"), ...data?.links };
}
