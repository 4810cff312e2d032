import * as z from "zod";
import { emailProblem, newPasswordProblem } from "../field-problems.ts";
import { type Language, languages } from "../languages.ts";
import { accountLimits } from "../limits.ts";
import * as messages from "../messages.ts";
import { usernameProblem } from "../username-problem.ts";
import { weakPasswordProblem } from "../weak-password.ts";
import { issueOf, validatedText } from "./names.ts";

export const newUsername = validatedText(usernameProblem);
export const email = validatedText(emailProblem);

export const userLanguage = z.enum(Object.keys(languages) as [Language, ...Language[]]);

/** Not trimmed: leading and trailing spaces are part of a password. */
export const newPassword = z.string().check((context) => {
  const message = newPasswordProblem(context.value) ?? weakPasswordProblem(context.value, {});
  if (message) context.issues.push(issueOf(context.value, message));
});

export const setupCode = z
  .string()
  .max(100)
  .optional()
  .describe(
    "Code that the server prints. Only the first account of a site needs it, unless it is made on the server's machine",
  );

export const registration = z
  .object({
    username: newUsername,
    email,
    password: newPassword,
    invitation: z.string().max(100).optional().describe("Code of an invitation"),
    setup_code: setupCode,
    language: userLanguage.optional().describe("Language of emails. English if absent"),
  })
  .check(({ value, issues }) => {
    const message = weakPasswordProblem(value.password, value);
    if (message) issues.push({ ...issueOf(value.password, message), path: ["password"] });
  });

export const credentials = z.object({
  username: z
    .string()
    .trim()
    .min(1, messages.usernameRequired.text)
    .max(accountLimits.email)
    .describe("Username or confirmed email address"),
  password: z.string().min(1, messages.passwordRequired.text).max(1024),
  code: z
    .string()
    .max(100)
    .optional()
    .describe("Code of the authenticator app, or a recovery code. Asked for by the error CODE_REQUIRED"),
});

export const accessToken = z.object({
  access_token: z.string().describe("Token for the header Authorization: Bearer …"),
  token_type: z.literal("bearer"),
  expires_at: z.iso.datetime(),
});

export const user = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  email_confirmed: z
    .boolean()
    .describe("True after a confirmation link was used; unconfirmed addresses cannot sign in or receive reset links"),
  created_at: z.iso.datetime(),
  terms_accepted_at: z.iso.datetime().nullable(),
  needs_second_factor: z
    .boolean()
    .describe("True if the site requires a second factor and the account has none. Other calls are refused until then"),
  role: z.enum(["user", "admin"]),
  language: userLanguage
    .nullable()
    .describe("Language of the studio and of emails. Null before the user has chosen one"),
  skips_hints: z.boolean().describe("True if the studio shows the user no hints"),
});

export type User = z.output<typeof user>;

export const termsAcceptance = z.object({ accepted: z.literal(true) });

export const signOut = z.object({
  everywhere: z.boolean().default(false).describe("Ends all sessions of the user"),
});

export const resetRequest = z.object({ email });

export const resetConfirmation = z.object({
  token: z.string().min(1).max(256).describe("Token from the link in the email"),
  new_password: newPassword,
});

export const emailConfirmation = z.object({
  token: z.string().min(1).max(256).describe("Token from the link in the email"),
});

export const messageResponse = z.object({ message: z.string() });
