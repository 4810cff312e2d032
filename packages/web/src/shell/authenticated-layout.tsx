import { Outlet } from "@tanstack/react-router";
import { useEffect } from "react";
import { useSession } from "../session/use-session.ts";
import { loadDialogs } from "../ui/dialog.tsx";
import { lazyPart } from "../ui/lazy-part.tsx";

const signInAgain = lazyPart(async () => {
  const [{ SignInAgain }] = await Promise.all([import("./sign-in-again.tsx"), loadDialogs()]);
  return SignInAgain;
});

/** In milliseconds, from when the studio has other things to load. */
const preloadDelay = 3000;

/** Screens of somebody who is signed in. When the token ends they stay as they are, under a dialog. */
export function AuthenticatedLayout() {
  const { user, expiredUser } = useSession();
  useEffect(() => {
    // Loaded beforehand: when a session ends, nothing that is needed to go on may be missing.
    const timer = setTimeout(() => void signInAgain.load(), preloadDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {/* Before the terms are accepted the server answers none of their calls. */}
      {user?.terms_accepted_at !== null && <Outlet />}
      {expiredUser && <signInAgain.Part props={{ user: expiredUser }} />}
    </>
  );
}
