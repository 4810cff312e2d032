import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { Shell } from "./shell/shell.tsx";

const root = createRootRoute({ component: Shell });

const index = createRoute({
  getParentRoute: () => root,
  path: "/",
  beforeLoad: () => redirect({ to: "/build", replace: true, throw: true }),
});

const build = createRoute({
  getParentRoute: () => root,
  path: "/build",
  component: lazyRouteComponent(() => import("./screens/build-planner/build-screen.tsx"), "BuildScreen"),
});

const unknown = createRoute({
  getParentRoute: () => root,
  path: "$",
  beforeLoad: () => redirect({ to: "/", replace: true, throw: true }),
});

export const router = createRouter({
  routeTree: root.addChildren([index, build, unknown]),
  defaultPreload: "intent",
  // Errors belong to the one boundary around the router.
  disableGlobalCatchBoundary: true,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
