import type { ValidCall } from "@octavo/contract";
import { errorMessages as messages } from "@octavo/contract";
import { ApiError } from "../http/api-error.ts";
import { tooManyRequests } from "../http/limit-rate.ts";
import { accountKey } from "./account-key.ts";
import type { AccountServices } from "./account-services.ts";
import { recordFailedSignIn } from "./admit-session.ts";
import { findNamed, type NamedAccount } from "./find-named.ts";
import { admitLogin, isKnownAddress, type LoginAttempt, uncountAttempt, uncountLogin } from "./login-limits.ts";
import type { SignedToken } from "./sessions.ts";

type Credentials = ValidCall<"POST /api/auth/login">["body"];

interface SignInOptions {
  readonly address: string;
  /** The header of the request. */
  readonly userAgent: string | undefined;
  /** Called with the id of the named account, before the password is checked. */
  readonly onNamed: (id: string) => void;
}

/** Starts a session. The error doesn't say whether the username or the password is wrong. */
export async function signIn(
  parts: AccountServices,
  { username, password, code }: Credentials,
  { address, userAgent, onNamed }: SignInOptions,
): Promise<SignedToken> {
  const login = { accountKey: accountKey(username), address };
  const named = await findNamed(parts, login.accountKey);
  if (named) onNamed(named.id);
  const account = await verifyPassword(parts, named, {
    password,
    login,
    onRight: async (id) => {
      for (const check of parts.signInChecks) await check(id, code);
    },
  });
  if (!account) throw new ApiError("INVALID_CREDENTIALS", messages.wrongCredentials);
  return parts.sessions.start(account.id, "password", userAgent);
}

interface PasswordCheck {
  readonly password: string;
  readonly login: LoginAttempt;
  /** Called if the password is right, and before the count of failures ends. */
  readonly onRight?: (userId: string) => Promise<void>;
}

const isMissingCode = (problem: unknown) =>
  problem instanceof ApiError && problem.code === "CODE_REQUIRED" && problem.details.details === undefined;

/**
 * Counts an attempt, and returns the account if the password is right. Takes the same time for an unknown account. Throws
 * if there were too many attempts.
 */
export async function verifyPassword(
  parts: AccountServices,
  named: NamedAccount | undefined,
  { password, login, onRight = async () => {} }: PasswordCheck,
): Promise<NamedAccount | undefined> {
  const { lockedUntil } = await admitLogin(parts, login);
  const candidate = lockedUntil === undefined ? named : await onlyKnown(parts, named, login);
  const isRight = await parts.passwords.verify(password, candidate?.password_hash);
  if (isRight && candidate) {
    await onRight(candidate.id).catch(async (problem: unknown) => {
      // Only a code that was tried counts as a failure. Without one, the count neither grows nor is forgotten.
      if (isMissingCode(problem)) await uncountAttempt(parts, login);
      throw problem;
    });
    await uncountLogin(parts, candidate.id, login);
    return candidate;
  }
  await recordFailedSignIn(parts, named);
  if (lockedUntil !== undefined) throw tooManyRequests(lockedUntil - parts.steadyClock());
  return undefined;
}

async function onlyKnown(
  parts: AccountServices,
  account: NamedAccount | undefined,
  login: LoginAttempt,
): Promise<NamedAccount | undefined> {
  const isKnown = await isKnownAddress(parts, account?.id, login);
  return isKnown ? account : undefined;
}
