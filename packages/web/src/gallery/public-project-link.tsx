import type { PublicProject } from "@octavo/contract";
import { Link } from "@tanstack/react-router";
import type { ComponentProps } from "react";

interface PublicProjectLinkProps
  extends Pick<ComponentProps<"a">, "className" | "children" | "tabIndex" | "aria-hidden"> {
  readonly project: PublicProject;
}

/** Links by the custom address, or else by the id. */
export function PublicProjectLink({ project: { id, metadata }, ...props }: PublicProjectLinkProps) {
  const slug = metadata.public_url_slug;
  return slug ? (
    <Link to="/gallery/$slug" params={{ slug }} {...props} />
  ) : (
    <Link to="/gallery/id/$projectId" params={{ projectId: id }} {...props} />
  );
}

export function publicAddress({ id, metadata: { public_url_slug: slug } }: PublicProject): string {
  return slug ? `/gallery/${encodeURIComponent(slug)}` : `/gallery/id/${encodeURIComponent(id)}`;
}
