import type { Site } from "@octavo/contract";
import { useQuery } from "@tanstack/react-query";

import { siteQuery } from "../api/site.ts";

export { version } from "../../package.json";

import { sitePath } from "../browser/site-path.ts";

interface SiteLinks extends Partial<Site["links"]> {
  readonly tutorial: string;
  /** True if the terms of the site replace those of Octavo. */
  readonly hasOwnTerms: boolean;
}

/** Returns the links that an operator can configure. Defaults are available before the request completes. */
export function useSiteLinks(): SiteLinks {
  const { data } = useQuery(siteQuery);
  return { tutorial: sitePath("/tutorial"), hasOwnTerms: data?.own_terms ?? false, ...data?.links };
}
