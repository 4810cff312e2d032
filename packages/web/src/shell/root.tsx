import { Outlet } from "@tanstack/react-router";
import { Suspense } from "react";
import { confirmIdentityBy } from "../api/client.ts";
import { useHelpKey } from "../help/open-help.ts";
import { Announcer } from "../ui/announcer.tsx";
import { lazy } from "../ui/lazy.tsx";
import { Loading } from "../ui/loading.tsx";
import { useRouteFocus } from "./use-route-focus.ts";

const FocusKeeper = lazy(async () => (await import("./keep-focus.ts")).FocusKeeper, { isOptional: true });
const HelpHost = lazy(async () => (await import("../help/help-host.tsx")).HelpHost, { isOptional: true });

confirmIdentityBy(async () => (await import("./confirm-identity.tsx")).confirmIdentity());

export function Root() {
  useRouteFocus();
  const hasHelp = useHelpKey();
  return (
    <Announcer>
      <FocusKeeper />
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
      {hasHelp && <HelpHost />}
    </Announcer>
  );
}
