import type { Site } from "@octavo/contract";
import { useQuery } from "@tanstack/react-query";
import packageJson from "../../package.json";
import { siteQuery } from "../api/site.ts";

export const { version } = packageJson;

/** Where the links lead that an operator may set; what can be known without asking is there at once. */
export function useSiteLinks(): Partial<Site["links"]> & { readonly tutorial: string } {
  const { data } = useQuery(siteQuery);
  return { tutorial: "/tutorial", ...data?.links };
}
