import { Link, type LinkProps, useRouterState } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { t } from "../language/t.ts";

export const barLinkClasses =
  "flex min-h-11 items-center border-transparent text-[0.9375rem] whitespace-nowrap hover:text-accent max-md:-ms-4 max-md:border-s-4 max-md:ps-3 md:not-in-data-folded:border-b-2 in-data-folded:-ms-4 in-data-folded:border-s-4 in-data-folded:ps-3 md:not-in-data-folded:eink:data-[status=active]:border-b-[6px] data-[status=active]:border-accent data-[status=active]:font-semibold forced-colors:not-data-[status=active]:border-[Canvas]";

interface StudioLinkProps extends Pick<LinkProps, "to" | "params" | "state"> {
  /** Beginning of other addresses that belong to the same place. */
  readonly also?: string;
  readonly children: ReactNode;
}

export function StudioLink({ also, children, ...link }: StudioLinkProps) {
  const isThere = useRouterState({
    select: ({ location }) => also !== undefined && location.pathname.startsWith(also),
  });
  return (
    <Link
      className={barLinkClasses}
      activeOptions={{ includeSearch: false }}
      inactiveProps={isThere ? { "data-status": "active" } : {}}
      {...link}
    >
      {children}
    </Link>
  );
}

/** Opens in a new tab, so that unsaved work stays open. */
export function ExternalLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener" className={barLinkClasses}>
      {children}
      <span className="sr-only"> {t("(opens in a new tab)")}</span>
    </a>
  );
}
