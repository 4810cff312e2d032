import { QueryClient } from "@tanstack/react-query";
import { isNetworkError } from "./failures.ts";

const tries = 3;

/** In milliseconds: 500, then 1000. */
const retryDelay = (failures: number) => 500 * 2 ** failures;

/** Creates the query cache. Cached data is shown immediately and refreshed in the background. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A browser may report "offline" while a server in the local network is reachable.
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
