import type { ValidCall } from "@octavo/contract";
import { ApiError } from "../http/api-error.ts";
import { tooManyRequests } from "../http/limit-rate.ts";
import * as messages from "../http/messages.ts";
import type { Moment, UserRow } from "../store/tables.ts";
import { accountKey } from "./account-key.ts";
import type { AccountParts } from "./account-parts.ts";
import { admitLogin, findKnown, forgiveLogin, type LoginTry } from "./login-guard.ts";
import type { SignedToken } from "./sessions.ts";

type Credentials = ValidCall<"POST /api/auth/login">["body"];
type Account = Pick<UserRow, "id" | "password_hash">;
/** A password is compared for each, whether there is such an account or not: the work must not tell. */
type Candidates = readonly (Account | undefined)[];

/** A session for whoever knows the password. What was wrong is not said. */
export async function signIn(
  parts: AccountParts,
  { username, password }: Credentials,
  address: string,
): Promise<SignedToken> {
  const login = { accountKey: accountKey(username), address };
  const { lockedUntil } = await admitLogin(parts, login);
  const named = await findNamed(parts, login.accountKey);
  const candidates = lockedUntil === undefined ? named : await onlyKnown(parts, named, login);
  const account = await withPassword(parts, candidates, password);
  if (!account) throw refusal(parts, lockedUntil);
  await forgiveLogin(parts, account.id, login);
  return parts.sessions.start(account.id);
}

/**
 * By its name one account. By its e-mail address two: the one that has proved that the address is its own, which nobody
 * else can push aside, and the newest of the others. Were the oldest tried, whoever registers with an address could find
 * out by signing in with it whether an account was there before.
 */
async function findNamed({ database }: AccountParts, key: string): Promise<Candidates> {
  const users = database.selectFrom("users").select(["id", "password_hash"]);
  // No name has an @ in it.
  if (!key.includes("@")) return [await users.where("username_key", "=", key).executeTakeFirst()];
  const newest = users.where("email_key", "=", key).orderBy("created_at", "desc").orderBy("id").limit(1);
  return [
    await newest.where("email_proven_at", "is not", null).executeTakeFirst(),
    await newest.where("email_proven_at", "is", null).executeTakeFirst(),
  ];
}

async function onlyKnown(parts: AccountParts, candidates: Candidates, login: LoginTry): Promise<Candidates> {
  const ids = candidates.map((account) => account?.id);
  const known = await findKnown(parts, ids, login);
  return candidates.map((account) => (account && known.has(account.id) ? account : undefined));
}

async function withPassword(
  { passwords }: AccountParts,
  candidates: Candidates,
  password: string,
): Promise<Account | undefined> {
  const matches = candidates.map((account) => passwords.verify(password, account?.password_hash));
  const isRight = await Promise.all(matches);
  return candidates.find((_, index) => isRight[index]);
}

/** The same for everybody at an address that may not come in, whatever there is to be known. */
function refusal({ now }: AccountParts, lockedUntil: Moment | undefined): ApiError {
  return lockedUntil === undefined
    ? new ApiError("INVALID_CREDENTIALS", messages.wrongCredentials)
    : tooManyRequests(lockedUntil - now());
}
