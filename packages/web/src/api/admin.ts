import type { CallInput } from "@octavo/contract";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "./client.ts";
import { siteQuery } from "./site.ts";

const all = ["admin"] as const;

export const usersQuery = (query: CallInput<"GET /api/admin/users">["query"]) =>
  queryOptions({
    queryKey: [...all, "users", query],
    queryFn: ({ signal }) => api("GET /api/admin/users", { query, signal }),
    placeholderData: keepPreviousData,
  });

export const reportsQuery = (query: CallInput<"GET /api/admin/reports">["query"]) =>
  queryOptions({
    queryKey: [...all, "reports", query],
    queryFn: ({ signal }) => api("GET /api/admin/reports", { query, signal }),
    placeholderData: keepPreviousData,
  });

export const auditQuery = (query: CallInput<"GET /api/admin/audit">["query"]) =>
  queryOptions({
    queryKey: [...all, "audit", query],
    queryFn: ({ signal }) => api("GET /api/admin/audit", { query, signal }),
    placeholderData: keepPreviousData,
  });

export const invitationsQuery = (query: CallInput<"GET /api/admin/invitations">["query"]) =>
  queryOptions({
    queryKey: [...all, "invitations", query],
    queryFn: ({ signal }) => api("GET /api/admin/invitations", { query, signal }),
    placeholderData: keepPreviousData,
  });

export const settingsQuery = queryOptions({
  queryKey: [...all, "settings"],
  queryFn: ({ signal }) => api("GET /api/admin/settings", { signal }),
});

/** In milliseconds, while the page is visible. */
const statusInterval = 15_000;

export const statusQuery = queryOptions({
  queryKey: [...all, "status"],
  queryFn: ({ signal }) => api("GET /api/admin/status", { signal }),
  refetchInterval: statusInterval,
});

export const termsQuery = queryOptions({
  queryKey: ["terms"],
  queryFn: ({ signal }) => api("GET /api/terms", { signal }),
});

/** Performs an action of an administrator, and loads everything that it may have changed again. */
export function useAdminAction<Input, Answer>(act: (input: Input) => Promise<Answer>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: async () => {
      await Promise.all([
        cache.invalidateQueries({ queryKey: all }),
        cache.invalidateQueries({ queryKey: termsQuery.queryKey }),
        cache.invalidateQueries({ queryKey: siteQuery.queryKey }),
      ]);
    },
  });
}
