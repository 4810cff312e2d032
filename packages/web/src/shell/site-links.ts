import type { Site } from "@octavo/contract";
import { useQuery } from "@tanstack/react-query";

import { siteQuery } from "../api/site.ts";

export { version } from "../../package.json";

/** Where the links lead that an operator may set; what can be known without asking is there at once. */
export function useSiteLinks(): Partial<Site["links"]> & { readonly tutorial: string } {
  const { data } = useQuery(siteQuery);
  return { tutorial: "/tutorial", ...data?.links };
}
