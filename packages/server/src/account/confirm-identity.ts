import { errorMessages as messages } from "@octavo/contract";
import { accountKey } from "../auth/account-key.ts";
import type { AccountServices } from "../auth/account-services.ts";
import { verifyPassword } from "../auth/sign-in.ts";
import { ApiError } from "../http/api-error.ts";
import type { SessionCaller } from "../http/caller.ts";

interface Proof {
  readonly password: string;
  readonly address: string;
}

/**
 * Notes that the user has just proved to be the owner of the session. Attempts count like attempts to sign in, so that a
 * stolen session can't guess the password faster.
 */
export async function confirmIdentity(
  parts: AccountServices,
  caller: SessionCaller,
  { password, address }: Proof,
): Promise<void> {
  const { database, sessions } = parts;
  const account = await database
    .selectFrom("users")
    .select(["id", "password_hash"])
    .where("id", "=", caller.userId)
    .executeTakeFirst();
  const login = { accountKey: accountKey(caller.username), address };
  if (!(await verifyPassword(parts, account, { password, login }))) throw wrongPassword();
  await sessions.confirm(caller);
}

/** Not 401, which would say that the session has ended. */
function wrongPassword(): ApiError {
  const message = messages.wrongPassword;
  return new ApiError("INVALID_REQUEST", messages.field("password", message), {
    details: [{ path: "password", message }],
  });
}
