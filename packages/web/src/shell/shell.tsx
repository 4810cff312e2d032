import { Outlet } from "@tanstack/react-router";
import { Suspense } from "react";
import { useSession } from "../session/use-session.ts";
import { lazyPart } from "../ui/lazy-part.tsx";
import { Loading } from "../ui/loading.tsx";
import { SkipLink } from "./skip-link.tsx";
import { TopBar } from "./top-bar.tsx";
import { mainId } from "./use-route-focus.ts";

const terms = lazyPart(async () => (await import("./terms-dialog.tsx")).TermsDialog);

/** Frame of the studio: top bar, screen and the terms dialog. */
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
      {user && user.terms_accepted_at === null && <terms.Part props={{}} />}
    </div>
  );
}
