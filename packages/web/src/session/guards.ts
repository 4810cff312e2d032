import { type ParsedLocation, redirect } from "@tanstack/react-router";
import { session } from "./use-session.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Address on this site that somebody wanted to reach before signing in. */
    origin?: string;
  }
}

interface RouteContext {
  readonly location: ParsedLocation;
}

/** For screens of one's own: whoever is not signed in goes to the sign-in first, and comes back from there. */
export async function requireUser({ location }: RouteContext): Promise<void> {
  const { isAuthenticated } = await session.settled();
  if (!isAuthenticated) redirect({ to: "/login", replace: true, state: { origin: location.href }, throw: true });
}

/** For sign-in and the like, where somebody who is signed in has nothing to do. */
export async function requireVisitor({ location }: RouteContext): Promise<void> {
  const { isAuthenticated } = await session.settled();
  if (isAuthenticated) redirect({ href: location.state.origin ?? "/projects", replace: true, throw: true });
}
