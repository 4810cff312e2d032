import { useMutation } from "@tanstack/react-query";
import { api } from "./client.ts";

export const useMakeDownloadCode = (projectId: string) =>
  useMutation({
    mutationFn: () => api("POST /api/projects/{id}/download-codes", { params: { id: projectId } }),
  });
