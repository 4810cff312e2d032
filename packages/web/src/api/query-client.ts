import { QueryClient } from "@tanstack/react-query";
import { isNetworkError } from "./failures.ts";

const tries = 3;

/** Half a second, then one. */
const retryDelay = (failures: number) => 500 * 2 ** failures;

/** What lies in the cache is shown at once and asked for again behind the scenes. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A browser that thinks itself offline may well reach a server in its own house.
        networkMode: "always",
        retry: (failures, problem) => isNetworkError(problem) && failures + 1 < tries,
        retryDelay: retryDelay,
        staleTime: 2_000,
        gcTime: 30 * 60_000,
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}
