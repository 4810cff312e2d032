import type { ValidCall } from "@octavo/contract";
import { errorMessages as messages } from "@octavo/contract";
import { ApiError } from "../http/api-error.ts";
import { tooManyRequests } from "../http/limit-rate.ts";
import type { Moment, UserRow } from "../store/tables.ts";
import { accountKey } from "./account-key.ts";
import type { AccountServices } from "./account-services.ts";
import { findConfirmedAccount } from "./email-confirmation.ts";
import { admitLogin, isKnownAddress, type LoginAttempt, uncountLogin } from "./login-limits.ts";
import type { SignedToken } from "./sessions.ts";

type Credentials = ValidCall<"POST /api/auth/login">["body"];
type Account = Pick<UserRow, "id" | "password_hash">;

interface SignInOptions {
  readonly address: string;
  /** Called with the id of the named account, before the password is checked. */
  readonly onNamed: (id: string) => void;
}

/** Starts a session. The error doesn't say whether the username or the password is wrong. */
export async function signIn(
  parts: AccountServices,
  { username, password }: Credentials,
  { address, onNamed }: SignInOptions,
): Promise<SignedToken> {
  const login = { accountKey: accountKey(username), address };
  const named = await findNamed(parts, login.accountKey);
  if (named) onNamed(named.id);
  const { lockedUntil } = await admitLogin(parts, login);
  const candidate = lockedUntil === undefined ? named : await onlyKnown(parts, named, login);
  const isRight = await parts.passwords.verify(password, candidate?.password_hash);
  const account = isRight ? candidate : undefined;
  if (!account) throw refusal(parts, lockedUntil);
  await uncountLogin(parts, account.id, login);
  return parts.sessions.start(account.id, "password");
}

/** Finds an account by its username, or by an address that it has confirmed. */
export async function findNamed({ database }: AccountServices, key: string): Promise<Account | undefined> {
  // Usernames have no @.
  if (key.includes("@")) return findConfirmedAccount(database, key);
  const users = database.selectFrom("users").select(["id", "password_hash"]);
  return users.where("username_key", "=", key).executeTakeFirst();
}

async function onlyKnown(
  parts: AccountServices,
  account: Account | undefined,
  login: LoginAttempt,
): Promise<Account | undefined> {
  const isKnown = await isKnownAddress(parts, account?.id, login);
  return isKnown ? account : undefined;
}

/** The same error for known and unknown accounts. */
function refusal({ steadyClock }: AccountServices, lockedUntil: Moment | undefined): ApiError {
  return lockedUntil === undefined
    ? new ApiError("INVALID_CREDENTIALS", messages.wrongCredentials)
    : tooManyRequests(lockedUntil - steadyClock());
}
