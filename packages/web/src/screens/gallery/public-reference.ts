import type { PublicReference } from "../../api/gallery.ts";

/** Returns the project that an address refers to; undefined for an empty reference such as `/gallery/%20`. */
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
