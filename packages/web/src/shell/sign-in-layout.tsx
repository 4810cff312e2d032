import { Outlet, useNavigate, useRouterState } from "@tanstack/react-router";
import { Suspense, useEffect, useEffectEvent } from "react";
import { useSession } from "../session/use-session.ts";
import { Loading } from "../ui/loading.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { version } from "./site-links.ts";
import { ThemeSwitch } from "./theme-switch.tsx";
import { mainId } from "./use-route-focus.ts";
import { Wordmark } from "./wordmark.tsx";

export function SignInLayout() {
  useRedirectAfterSignIn();
  return <SignInPage />;
}

export function SignInPage() {
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
      <SiteFooter className="mx-auto max-w-[25rem]" />
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
