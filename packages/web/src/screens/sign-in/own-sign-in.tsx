import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { siteQuery } from "../../api/site.ts";
import { lazy } from "../../ui/lazy.tsx";

const OnlyProvider = lazy(async () => (await import("./other-ways.tsx")).OnlyProvider);

interface OwnSignInProps {
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * Renders its children on sites with passwords of their own, and otherwise the button of the provider. Renders nothing until
 * the site is known, so that no password is typed in vain; if it can't be loaded, the children say why.
 */
export function OwnSignIn({ title, children }: OwnSignInProps) {
  const { data: site, isPending, failureCount, errorUpdateCount } = useQuery(siteQuery);
  // The children ask again when they appear, which must not hide them.
  if (isPending && failureCount + errorUpdateCount === 0) return null;
  if (site?.provider_only && site.provider !== null) return <OnlyProvider title={title} provider={site.provider} />;
  return children;
}
