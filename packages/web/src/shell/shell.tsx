import { Navigate, Outlet, useLocation } from "@tanstack/react-router";
import { Suspense } from "react";
import { t } from "../language/t.ts";
import { useSession } from "../session/use-session.ts";
import { lazy } from "../ui/lazy.tsx";
import { Loading } from "../ui/loading.tsx";
import { TopBar } from "./top-bar.tsx";
import { focusHeading, mainId } from "./use-route-focus.ts";

const TermsDialog = lazy(async () => (await import("./terms-dialog.tsx")).TermsDialog);

export function Shell() {
  const { user } = useSession();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar />
      <main id={mainId} className="flex min-h-0 flex-1 flex-col outline-none">
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </main>
      {user && user.terms_accepted_at === null && <TermsDialog />}
      {user?.needs_second_factor && <SecondFactorGate />}
    </div>
  );
}

/** Leads to the page where a user sets up the second factor that the site requires. */
function SecondFactorGate() {
  const { pathname, href } = useLocation();
  const section = "security";
  if (pathname === `/account/${section}`) return null;
  return <Navigate to="/account/{-$section}" params={{ section }} replace state={{ origin: href }} ignoreBlocker />;
}

function SkipLink() {
  return (
    <button
      type="button"
      className="sr-only rounded-sm bg-accent px-4 font-semibold text-on-accent focus:not-sr-only focus:absolute focus:top-1 focus:start-1 focus:z-30 focus:min-h-11 focus:px-4"
      onClick={focusHeading}
    >
      {t("Skip to content")}
    </button>
  );
}
