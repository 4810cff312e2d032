import type { TokenScope } from "@octavo/contract";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "./client.ts";

interface WrittenToken {
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  /** Null for a token without an end. */
  readonly expires_in_days: number | null;
}

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
  useTokenWrite((token: WrittenToken) => api("POST /api/tokens", { body: { ...token, scopes: [...token.scopes] } }));

export const useRevokeToken = () => useTokenWrite((id: string) => api("DELETE /api/tokens/{id}", { params: { id } }));
