import type { PublicReference } from "../../api/gallery.ts";

/** What an address of the gallery is about; undefined when it names nothing, as `/gallery/%20` does. */
export function publicReference({
  slug = "",
  projectId = "",
}: {
  readonly slug?: string;
  readonly projectId?: string;
}): PublicReference | undefined {
  if (slug.trim() !== "") return { slug };
  return projectId.trim() === "" ? undefined : { id: projectId };
}
