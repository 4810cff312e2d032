import * as z from "zod";
import * as messages from "../messages.ts";

export const account = z.object({
  has_password: z.boolean().describe("False for an account that signs in only in other ways"),
});

export type Account = z.output<typeof account>;

/** The user's present password. Its length is limited, because it is hashed. */
const presentPassword = z.string().min(1, messages.passwordRequired.text).max(1024);

export const identityConfirmation = z.object({ password: presentPassword });
