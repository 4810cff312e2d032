import type { EditionInfo, StandingEdition } from "@octavo/contract";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { addressesQuery } from "./calendar-addresses.ts";
import { api } from "./client.ts";
import { projectKeys } from "./project-queries.ts";

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

/** An edition reads the calendars of the project, so the project is loaded again after it. */
export function useStandingEdition(id: string) {
  const cache = useQueryClient();
  const query = useQuery({
    ...standingQuery(id),
    refetchInterval: ({ state }) => (isMaking(state.data?.standing) ? pollInterval : false),
  });
  const isBusy = isMaking(query.data?.standing);
  useEffect(() => {
    if (!isBusy) return undefined;
    return () => {
      void cache.invalidateQueries({ queryKey: projectKeys.one(id) });
      void cache.invalidateQueries({ queryKey: addressesQuery(id).queryKey });
    };
  }, [isBusy, cache, id]);
  return query;
}

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

/** Reads the PDF of an edition that is delivered or waits for a decision. */
export const readEditionPdf = (id: string, edition: string) =>
  api("GET /api/projects/{id}/editions/{edition}/pdf", { params: { id, edition } });

export const useDecideEdition = (id: string) =>
  useNightlyWrite(id, ({ edition, deliver }: { readonly edition: EditionInfo; readonly deliver: boolean }) =>
    api("POST /api/projects/{id}/editions/{edition}/decision", {
      params: { id, edition: edition.id },
      body: { deliver },
    }),
  );
