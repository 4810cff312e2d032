import { Outlet, useNavigate, useRouterState } from "@tanstack/react-router";
import { Suspense, useEffect, useEffectEvent } from "react";
import { t } from "../language/t.ts";
import { useSession } from "../session/use-session.ts";
import { Loading } from "../ui/loading.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { useSiteLinks, version } from "./site-links.ts";
import { ThemeSwitch } from "./theme-switch.tsx";
import { mainId } from "./use-route-focus.ts";
import { Wordmark } from "./wordmark.tsx";

export function AccountLayout() {
  useRedirectAfterSignIn();
  return <AccountPage />;
}

export function AccountPage() {
  return (
    <div className="flex min-h-dvh flex-col px-4 sm:px-6">
      <header className="flex min-h-(--bar) flex-wrap items-center justify-end">
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <main
        id={mainId}
        className="mx-auto flex w-full max-w-[25rem] flex-1 flex-col pt-[min(10dvh,7rem)] pb-8 outline-none"
      >
        <div className="mb-8 flex items-baseline justify-between border-b border-rule pb-3">
          <Wordmark />
          <span className="text-sm text-ink-soft tabular-nums">{version}</span>
        </div>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
    </div>
  );
}

/** Navigates to the original target after a sign-in in this tab or another. */
function useRedirectAfterSignIn() {
  const { isAuthenticated } = useSession();
  const navigate = useNavigate();
  const origin = useRouterState({ select: ({ location }) => location.state.origin ?? "/projects" });
  // An effect event, because the location state changes during the navigation.
  const enter = useEffectEvent(() => void navigate({ href: origin, replace: true }));
  useEffect(() => {
    if (isAuthenticated) enter();
  }, [isAuthenticated]);
}

function Footer() {
  const { source, tutorial, donate } = useSiteLinks();
  const links = [
    [t("Source"), source],
    [t("Tutorial"), tutorial],
    [t("Donate"), donate],
  ] as const;
  return (
    <footer className="mx-auto flex w-full max-w-[25rem] flex-wrap gap-x-6 border-t border-rule py-2">
      {links.map(
        ([name, href]) =>
          href && (
            <a
              key={name}
              href={href}
              target="_blank"
              rel="noopener"
              className="flex min-h-11 min-w-11 items-center text-[0.9375rem] text-ink-soft underline decoration-rule underline-offset-4 hover:text-accent"
            >
              {name}
              <span className="sr-only"> {t("(opens in a new tab)")}</span>
            </a>
          ),
      )}
    </footer>
  );
}
