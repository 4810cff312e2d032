import { useMutation, useQueryClient } from "@tanstack/react-query";
import { cacheProject } from "./cache-project.ts";
import { api } from "./client.ts";
import { withGalleryError } from "./gallery.ts";
import { gallery as messages } from "./messages.ts";
import type { PublicReference } from "./public-project.ts";

interface CloneInput {
  readonly reference: PublicReference;
  readonly name: string;
  readonly description: string;
}

/** Clones a public project and refreshes the gallery, which shows the number of clones. */
export function useClone() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ reference, name, description }: CloneInput) => {
      const body = { new_name: name, new_description: description };
      return withGalleryError(
        "slug" in reference
          ? api("POST /api/projects/public/slug/{slug}/clone", { params: reference, body })
          : api("POST /api/projects/public/{id}/clone", { params: reference, body }),
        messages.clone,
      );
    },
    onSuccess: (project) => {
      cacheProject(cache, project);
      void cache.invalidateQueries({ queryKey: ["gallery"] });
    },
  });
}
