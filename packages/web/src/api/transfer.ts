import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "./client.ts";

export const useMakeDownloadCode = (projectId: string) =>
  useMutation({
    mutationFn: () => api("POST /api/projects/{id}/download-codes", { params: { id: projectId } }),
  });

const tokensQuery = queryOptions({
  queryKey: ["tokens"],
  queryFn: ({ signal }) => api("GET /api/tokens", { signal }),
});

export const useTokens = (enabled: boolean) => useQuery({ ...tokensQuery, enabled });

function useTokenWrite<Input, Answer>(write: (input: Input) => Promise<Answer>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSettled: () => cache.invalidateQueries({ queryKey: tokensQuery.queryKey }),
  });
}

export const useMakeToken = () =>
  useTokenWrite((name: string) => api("POST /api/tokens", { body: { name, scopes: ["read_planners"] } }));

export const useRevokeToken = () => useTokenWrite((id: string) => api("DELETE /api/tokens/{id}", { params: { id } }));
