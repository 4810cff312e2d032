import { type ParsedLocation, redirect } from "@tanstack/react-router";
import { session } from "./use-session.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Path to return to after signing in. */
    origin?: string;
    /** Name of the planner that the visitor wants to keep. */
    planner?: string;
  }
}

interface RouteContext {
  readonly location: ParsedLocation;
}

/** Redirects signed-out users to the sign-in, which returns them afterwards. */
export async function requireUser({ location }: RouteContext): Promise<void> {
  const { isAuthenticated } = await session.settled();
  if (!isAuthenticated) redirect({ to: "/login", replace: true, state: { origin: location.href }, throw: true });
}

/** Redirects signed-in users away from the sign-in and similar screens. */
export async function requireVisitor({ location }: RouteContext): Promise<void> {
  const { isAuthenticated } = await session.settled();
  if (isAuthenticated) redirect({ href: location.state.origin ?? "/projects", replace: true, throw: true });
}
