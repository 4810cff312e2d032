import type { ValidCall } from "@octavo/contract";
import { ApiError } from "../http/api-error.ts";
import { tooManyRequests } from "../http/limit-rate.ts";
import * as messages from "../http/messages.ts";
import type { Moment, UserRow } from "../store/tables.ts";
import { accountKey } from "./account-key.ts";
import type { AccountParts } from "./account-parts.ts";
import { findHolder } from "./email-confirmation.ts";
import { admitLogin, forgiveLogin, isKnownAt, type LoginTry } from "./login-guard.ts";
import type { SignedToken } from "./sessions.ts";

type Credentials = ValidCall<"POST /api/auth/login">["body"];
type Account = Pick<UserRow, "id" | "password_hash">;

interface SignInOptions {
  readonly address: string;
  /** Called with the id of the account that the username names, before anything is refused. */
  readonly onNamed: (id: string) => void;
}

/** A session for whoever knows the password. What was wrong is not said. */
export async function signIn(
  parts: AccountParts,
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
  await forgiveLogin(parts, account.id, login);
  return parts.sessions.start(account.id);
}

/** Finds an account by its username, or by an address that it has confirmed. */
async function findNamed({ database }: AccountParts, key: string): Promise<Account | undefined> {
  // Usernames have no @.
  if (key.includes("@")) return findHolder(database, key);
  const users = database.selectFrom("users").select(["id", "password_hash"]);
  return users.where("username_key", "=", key).executeTakeFirst();
}

async function onlyKnown(
  parts: AccountParts,
  account: Account | undefined,
  login: LoginTry,
): Promise<Account | undefined> {
  const isKnown = await isKnownAt(parts, account?.id, login);
  return isKnown ? account : undefined;
}

/** The same for everybody at an address that may not come in, whatever there is to be known. */
function refusal({ steady }: AccountParts, lockedUntil: Moment | undefined): ApiError {
  return lockedUntil === undefined
    ? new ApiError("INVALID_CREDENTIALS", messages.wrongCredentials)
    : tooManyRequests(lockedUntil - steady());
}
