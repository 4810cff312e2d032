import { errorMessages as messages } from "@octavo/contract";
import { accountKey } from "../auth/account-key.ts";
import type { AccountServices } from "../auth/account-services.ts";
import type { SignedToken } from "../auth/sessions.ts";
import { verifyPassword } from "../auth/sign-in.ts";
import type { SessionCaller } from "../http/caller.ts";
import { invalidField } from "../http/invalid-field.ts";
import type { UserRow } from "../store/tables.ts";
import { readUser } from "./account.ts";

interface Proof {
  readonly password: string;
  readonly address: string;
}

/** Confirms the session with the password. */
export async function confirmIdentity(
  parts: AccountServices,
  caller: SessionCaller,
  proof: Proof,
): Promise<SignedToken> {
  const user = await readUser(parts.database, caller.userId);
  // Not 401, which would say that the session has ended.
  if (!(await verifyOwnPassword(parts, user, proof))) throw invalidField("password", messages.wrongPassword);
  return parts.sessions.confirm(caller);
}

/** Counts attempts like attempts to sign in, so that a stolen session can't guess the password faster. */
export async function verifyOwnPassword(
  parts: AccountServices,
  user: UserRow,
  { password, address }: Proof,
): Promise<boolean> {
  const login = { accountKey: accountKey(user.username), address };
  return (await verifyPassword(parts, user, { password, login })) !== undefined;
}
