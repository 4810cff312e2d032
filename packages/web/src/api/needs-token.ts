import type { KnownRoute, Routes } from "@octavo/contract";

export type PublicRoute = { [Name in KnownRoute]: Routes[Name]["auth"] extends "none" ? Name : never }[KnownRoute];

const publicPaths = [
  "auth/register",
  "auth/login",
  "auth/email-confirmation/confirm",
  "auth/password-reset/",
  "public/",
  "queue",
  "profiles/",
  "assets/",
  "site",
  "health",
  "ready",
  "openapi.json",
];

/** As the contract says; its table stays out of the browser because it brings every schema along. */
export function needsToken(route: KnownRoute): route is Exclude<KnownRoute, PublicRoute> {
  const [, path = ""] = route.split(/ \/(?:api\/)?/);
  return !publicPaths.some((start) => path.startsWith(start));
}
