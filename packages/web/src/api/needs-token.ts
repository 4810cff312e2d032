import type { KnownRoute, Routes } from "@octavo/contract";

export type PublicRoute = { [Name in KnownRoute]: Routes[Name]["auth"] extends "none" ? Name : never }[KnownRoute];

const publicPaths = [
  "auth/register",
  "auth/login",
  "auth/invitation",
  "auth/email-confirmation/confirm",
  "auth/password-reset/",
  "auth/passkeys/",
  "auth/recovery-codes/",
  "auth/oidc/",
  "public/",
  "queue",
  "profiles/",
  "assets/",
  "site",
  "terms",
  "health",
  "ready",
  "openapi.json",
];

/**
 * Returns true if the contract requires a token for this route. The contract's route table would add every schema to the
 * bundle.
 */
export function needsToken(route: KnownRoute): route is Exclude<KnownRoute, PublicRoute> {
  const [, path = ""] = route.split(/ \/(?:api\/)?/);
  return !publicPaths.some((start) => path.startsWith(start));
}
