import * as z from "zod";
import { signUpModes } from "./admin.ts";

/** Settings of the site that browsers need. */
export const site = z.object({
  version: z.string(),
  mail: z.boolean().describe("True if the server can send email"),
  passkeys: z.boolean().describe("True if browsers allow passkeys at the site's address"),
  provider: z.string().nullable().describe("Name of the OpenID provider for signing in"),
  provider_only: z.boolean().describe("True if people sign in at the provider only"),
  sign_up: z.enum(signUpModes).describe("Accounts can be created by all visitors, with an invitation, or not at all"),
  needs_setup_code: z
    .boolean()
    .describe("True if the site has no account yet, and its first one needs the set-up code from this address"),
  own_terms: z.boolean().describe("True if the terms of the site replace those of Octavo"),
  calendar_addresses: z.int().describe("Calendars that a user may have by address; 0 if the site reads none"),
  links: z.object({ source: z.string(), tutorial: z.string(), donate: z.string() }),
});

export type Site = z.output<typeof site>;

export const health = z.object({
  status: z.literal("ok"),
  version: z.string(),
  uptime_seconds: z.int(),
  render_jobs: z.object({
    running: z.int(),
    waiting: z.int(),
  }),
});

export const readiness = z.object({ status: z.literal("ready") });
