import { Outlet } from "@tanstack/react-router";
import { Suspense } from "react";
import { Announcer } from "../ui/announcer.tsx";
import { lazyPart } from "../ui/lazy-part.tsx";
import { Loading } from "../ui/loading.tsx";
import { useRouteFocus } from "./use-route-focus.ts";

const keptFocus = lazyPart(async () => (await import("./keep-focus.ts")).FocusKeeper, { isOptional: true });

export function Root() {
  useRouteFocus();
  return (
    <Announcer>
      <keptFocus.Part props={{}} />
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
    </Announcer>
  );
}
