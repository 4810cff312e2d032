import { DirectionProvider } from "@base-ui/react/direction-provider";
import { Outlet } from "@tanstack/react-router";
import { Suspense } from "react";
import { confirmIdentityBy } from "../api/client.ts";
import { isRightToLeft } from "../browser/logical-key.ts";
import { Announcer } from "../ui/announcer.tsx";
import { lazy } from "../ui/lazy.tsx";
import { Loading } from "../ui/loading.tsx";
import { useRouteFocus } from "./use-route-focus.ts";

const FocusKeeper = lazy(async () => (await import("./keep-focus.ts")).FocusKeeper, { isOptional: true });

confirmIdentityBy(async () => (await import("./confirm-identity.tsx")).confirmIdentity());

export function Root() {
  useRouteFocus();
  return (
    <DirectionProvider direction={isRightToLeft(document.documentElement) ? "rtl" : "ltr"}>
      <Announcer>
        <FocusKeeper />
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </Announcer>
    </DirectionProvider>
  );
}
