import type { NewOwnPart } from "@octavo/contract";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "./client.ts";

/** Parts that the user has saved. */
export const ownPartsQuery = queryOptions({
  queryKey: ["own parts"],
  queryFn: ({ signal }) => api("GET /api/parts", { signal }),
});

function usePartWrite<Input>(write: (input: Input) => Promise<unknown>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSettled: () => cache.invalidateQueries({ queryKey: ownPartsQuery.queryKey }),
  });
}

export const useSaveOwnPart = () => usePartWrite((body: NewOwnPart) => api("POST /api/parts", { body }));

export const useRenameOwnPart = () =>
  usePartWrite(({ id, name }: { readonly id: string; readonly name: string }) =>
    api("PATCH /api/parts/{id}", { params: { id }, body: { name } }),
  );

export const useDeleteOwnPart = () => usePartWrite((id: string) => api("DELETE /api/parts/{id}", { params: { id } }));
