import { Outlet } from "@tanstack/react-router";
import { Suspense } from "react";
import { confirmIdentityBy } from "../api/client.ts";
import { HelpHost } from "../help/help-host.tsx";
import { Announcer } from "../ui/announcer.tsx";
import { Loading } from "../ui/loading.tsx";
import { FocusKeeper } from "./keep-focus.ts";
import { useRouteFocus } from "./use-route-focus.ts";

confirmIdentityBy(async () => (await import("./confirm-identity.tsx")).confirmIdentity());

export function Root() {
  useRouteFocus();
  return (
    <Announcer>
      <FocusKeeper />
      <HelpHost>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </HelpHost>
    </Announcer>
  );
}
