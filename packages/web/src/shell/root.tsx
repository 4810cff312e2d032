import { Outlet } from "@tanstack/react-router";
import { Suspense } from "react";
import { Announcer } from "../ui/announcer.tsx";
import { Loading } from "../ui/loading.tsx";
import { useRouteFocus } from "./use-route-focus.ts";

/** What every address has in common. */
export function Root() {
  useRouteFocus();
  return (
    <Announcer>
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
    </Announcer>
  );
}
