import * as z from "zod";
import { usernameProblem } from "../field-problems.ts";
import * as messages from "../messages.ts";
import { email, newPassword, userLanguage } from "./accounts.ts";
import { validatedText } from "./names.ts";

export const account = z.object({
  has_password: z.boolean().describe("False for an account that signs in only in other ways"),
  new_email: z.string().nullable().describe("Address that replaces the present one once it is confirmed"),
});

export type Account = z.output<typeof account>;

/** The user's present password. Its length is limited, because it is hashed. */
const presentPassword = z.string().min(1, messages.passwordRequired.text).max(1024);

export const identityConfirmation = z.object({ password: presentPassword });

export const usernameChange = z.object({ username: validatedText(usernameProblem) });
export const emailChange = z.object({ email });
export const languageChange = z.object({ language: userLanguage });

export const passwordChange = z.object({
  current_password: presentPassword
    .optional()
    .describe("Not needed shortly after a sign-in or its confirmation, and for an account without a password"),
  new_password: newPassword,
});
