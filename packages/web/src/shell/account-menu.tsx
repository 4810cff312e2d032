import { Link, useNavigate, useRouterState } from "@tanstack/react-router";
import { useState } from "react";
import { rich } from "../language/rich.tsx";
import { t } from "../language/t.ts";
import { session, useSession } from "../session/use-session.ts";
import { Button } from "../ui/button.tsx";
import { closable, lazy } from "../ui/lazy.tsx";
import { hasUnsavedChanges } from "../ui/unsaved-changes.ts";
import { StudioLink } from "./bar-link.tsx";

const SignOutDialog = lazy(async () => (await import("./sign-out-dialog.tsx")).SignOutDialog, closable);

export function AccountMenu() {
  const { user, isLoading } = useSession();
  if (user) return <SignedIn username={user.username} />;
  return isLoading ? null : <SignedOut />;
}

function SignedIn({ username }: { readonly username: string }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const signOut = () => {
    session.signOut();
    void navigate({ to: "/login", ignoreBlocker: true });
  };
  return (
    <>
      <Link
        to="/account/{-$section}"
        title={username}
        className="min-w-0 truncate py-2.5 text-[0.9375rem] text-ink-soft hover:text-accent lg:max-w-56"
      >
        {rich("Signed in as {name}", { name: <b className="font-semibold text-ink">{username}</b> })}
      </Link>
      <StudioLink to="/account/{-$section}">{t("Account")}</StudioLink>
      <Button onClick={() => (hasUnsavedChanges() ? setAsking(true) : signOut())}>{t("Sign out")}</Button>
      {asking && <SignOutDialog onSignOut={signOut} onClose={() => setAsking(false)} />}
    </>
  );
}

function SignedOut() {
  const origin = useRouterState({ select: ({ location }) => location.href });
  return (
    <>
      <StudioLink to="/login" state={{ origin }}>
        {t("Sign in")}
      </StudioLink>
      <Link
        to="/register"
        state={{ origin }}
        className="inline-flex min-h-9 items-center rounded-sm border border-accent px-3.5 text-[0.9375rem] font-semibold whitespace-nowrap text-accent hover:bg-accent hover:text-on-accent pointer-coarse:min-h-11"
      >
        {t("Create account")}
      </Link>
    </>
  );
}
