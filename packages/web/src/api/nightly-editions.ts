import type { EditionInfo, StandingEdition } from "@octavo/contract";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "./client.ts";

export interface NightlySettings {
  readonly hour: number;
  readonly zone: string;
  readonly email: boolean;
  readonly webhook: { readonly url: string } | null;
}

/** In milliseconds, while an edition is made. */
const pollInterval = 1500;

export function isMaking(standing: StandingEdition | null | undefined): boolean {
  return standing?.last?.state === "waiting";
}

const standingQuery = (id: string) =>
  queryOptions({
    queryKey: ["standing-edition", id],
    queryFn: ({ signal }) => api("GET /api/projects/{id}/standing-edition", { params: { id }, signal }),
  });

export const useStandingEdition = (id: string) =>
  useQuery({
    ...standingQuery(id),
    refetchInterval: ({ state }) => (isMaking(state.data?.standing) ? pollInterval : false),
  });

function useNightlyWrite<Input, Answer>(id: string, write: (input: Input) => Promise<Answer>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSettled: () => cache.invalidateQueries({ queryKey: standingQuery(id).queryKey }),
  });
}

export const useChangeNightly = (id: string) =>
  useNightlyWrite(id, (body: NightlySettings) =>
    api("PUT /api/projects/{id}/standing-edition", { params: { id }, body }),
  );

export const useSwitchNightlyOff = (id: string) =>
  useNightlyWrite(id, () => api("DELETE /api/projects/{id}/standing-edition", { params: { id } }));

export const useMakeEdition = (id: string) =>
  useNightlyWrite(id, () => api("POST /api/projects/{id}/editions", { params: { id } }));

export const useDecideEdition = (id: string) =>
  useNightlyWrite(id, ({ edition, deliver }: { readonly edition: EditionInfo; readonly deliver: boolean }) =>
    api("POST /api/projects/{id}/editions/{edition}/decision", {
      params: { id, edition: edition.id },
      body: { deliver },
    }),
  );
