import * as z from "zod";
import {} from "../field-problems.ts";
import { accountLimits } from "../limits.ts";
import * as messages from "../messages.ts";
import { usernameProblem } from "../username-problem.ts";
import { email, newPassword, userLanguage } from "./accounts.ts";
import { validatedText } from "./names.ts";

export const account = z.object({
  has_password: z.boolean().describe("False for an account that signs in only in other ways"),
  new_email: z.string().nullable().describe("Address that replaces the present one once it is confirmed"),
});

export type Account = z.output<typeof account>;

export const sessionList = z.array(
  z.object({
    id: z.string(),
    browser: z.string().describe("Name, such as Firefox. Empty if unknown"),
    system: z.string().describe("Name, such as Linux. Empty if unknown"),
    method: z.enum(["password", "passkey", "oidc", "recovery_code"]).describe("Way of the sign-in"),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable().describe("To the minute. Null for a session of an earlier version"),
    is_current: z.boolean().describe("True for the session that makes the call"),
  }),
);

export type AccountSession = z.output<typeof sessionList>[number];

export const accountDeletion = z.object({
  projects: z.int().describe("With public and recently deleted ones"),
  public_projects: z.array(z.string()).describe("Names"),
  templates: z.int(),
  parts: z.int().describe("Parts saved in the palette"),
  collections: z.int(),
  tokens: z.int(),
  needs_successor: z.boolean().describe("True for the only administrator, who has to name another one"),
});

export type AccountDeletion = z.output<typeof accountDeletion>;

export const deletionRequest = z.object({
  username: z.string().max(accountLimits.email).describe("The username, as a confirmation"),
  public_projects: z
    .enum(["keep", "delete"])
    .describe("`keep` leaves public projects in the gallery, without the name of their author"),
  successor: z
    .string()
    .trim()
    .max(accountLimits.email)
    .optional()
    .describe("Username of the next administrator, from the only one"),
});

/** The user's present password. Its length is limited, because it is hashed. */
const presentPassword = z.string().min(1, messages.passwordRequired.text).max(1024);

export const identityConfirmation = z.object({ password: presentPassword });

export const usernameChange = z.object({ username: validatedText(usernameProblem) });
export const emailChange = z.object({ email });
export const languageChange = z.object({ language: userLanguage });
export const hintChoice = z.object({ skips_hints: z.boolean() });

export const passwordChange = z.object({
  current_password: presentPassword
    .optional()
    .describe("Not needed for an account without a password, shortly after a sign-in or its confirmation"),
  new_password: newPassword,
});
