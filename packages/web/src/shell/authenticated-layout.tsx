import { Outlet } from "@tanstack/react-router";
import { useEffect } from "react";
import { useSession } from "../session/use-session.ts";
import { loadDialogs } from "../ui/dialog.tsx";
import { lazy } from "../ui/lazy.tsx";

const SignInAgain = lazy(async () => {
  const [module] = await Promise.all([import("./sign-in-again.tsx"), loadDialogs()]);
  return module.SignInAgain;
});

const UndoRegion = lazy(async () => (await import("../ui/undo-region.tsx")).UndoRegion, { isOptional: true });

/** In milliseconds, after the studio has loaded its first screen. */
const preloadDelay = 3000;

/** Layout of screens that require a session. If the session expires, the screen stays mounted under a sign-in dialog. */
export function AuthenticatedLayout() {
  const { user, expiredUser } = useSession();
  useEffect(() => {
    // Loaded in advance, because an expired session may have no connection to load it.
    const timer = setTimeout(() => void SignInAgain.preload(), preloadDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {/* Before the terms are accepted the server answers none of their calls. */}
      {user?.terms_accepted_at !== null && <Outlet />}
      <UndoRegion />
      {expiredUser && <SignInAgain user={expiredUser} />}
    </>
  );
}
