import type { CallInput } from "@octavo/contract";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "./client.ts";
import { projectKeys } from "./project-queries.ts";
import { siteQuery } from "./site.ts";

export const addressesQuery = (id: string) =>
  queryOptions({
    queryKey: ["calendar-addresses", id],
    queryFn: ({ signal }) => api("GET /api/projects/{id}/calendar-addresses", { params: { id }, signal }),
  });

/** True if the administrator allows calendars by address. */
export function useAllowsAddresses(): boolean {
  return (useQuery(siteQuery).data?.calendar_addresses ?? 0) > 0;
}

export const useCalendarAddresses = (id: string) => useQuery(addressesQuery(id));

function useAddressWrite<Input, Answer>(id: string, write: (input: Input) => Promise<Answer>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: write,
    // Also after a failure, which the list shows.
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: addressesQuery(id).queryKey }),
        cache.invalidateQueries({ queryKey: projectKeys.one(id) }),
      ]),
  });
}

type NewAddress = CallInput<"POST /api/projects/{id}/calendar-addresses">["body"];

export const useAddAddress = (id: string) =>
  useAddressWrite(id, (body: NewAddress) =>
    api("POST /api/projects/{id}/calendar-addresses", { params: { id }, body }),
  );

export const useRefreshCalendar = (id: string) =>
  useAddressWrite(id, (calendar: string) =>
    api("POST /api/projects/{id}/calendar-addresses/{calendar}/refresh", { params: { id, calendar } }),
  );

export const useRemoveAddress = (id: string) =>
  useAddressWrite(id, (calendar: string) =>
    api("DELETE /api/projects/{id}/calendar-addresses/{calendar}", { params: { id, calendar } }),
  );
