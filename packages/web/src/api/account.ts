import { queryOptions } from "@tanstack/react-query";
import { api } from "./client.ts";

/** Passkeys, linked accounts and recovery codes. */
export const signInWaysQuery = queryOptions({
  queryKey: ["account", "sign-in-ways"],
  queryFn: ({ signal }) => api("GET /api/account/sign-in-ways", { signal }),
});

export const accountQuery = queryOptions({
  queryKey: ["account"],
  queryFn: ({ signal }) => api("GET /api/account", { signal }),
});
