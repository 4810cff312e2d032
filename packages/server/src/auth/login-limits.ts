import { tooManyRequests } from "../http/limit-rate.ts";
import type { Moment } from "../store/tables.ts";
import { keyDigest } from "./account-key.ts";
import type { AccountServices } from "./account-services.ts";

/** An attempt to sign in. `key` may not belong to any account. */
export interface LoginAttempt {
  readonly accountKey: string;
  readonly address: string;
}

export interface Admission {
  /** Until then, only known addresses may sign in. */
  readonly lockedUntil: Moment | undefined;
}

type Parts = Pick<AccountServices, "attempts" | "rates" | "steadyClock">;

const rememberSeconds = 90 * 24 * 60 * 60;

const everywhere = ({ accountKey }: LoginAttempt) => `login:${keyDigest(accountKey)}`;
const here = (login: LoginAttempt) => `${everywhere(login)}:${login.address}`;
const delay = (login: LoginAttempt) => `${here(login)}:delay`;
const known = (userId: string, { address }: LoginAttempt) => `login-known:${userId}:${address}`;

/**
 * Counts an attempt before the password is checked, so that parallel attempts count like sequential ones. Unknown
 * accounts are treated the same. Failures from one address delay that address, twice as long each time. Failures from
 * many addresses lock the account for unknown addresses, so that nobody can lock out its owner.
 */
export async function admitLogin({ attempts, rates, steadyClock }: Parts, login: LoginAttempt): Promise<Admission> {
  const waiting = (await attempts.read([delay(login)], rates.delaySeconds.longest)).get(delay(login));
  if (waiting) throw tooManyRequests(waiting.expiresAt - steadyClock());
  const free = rates.failuresBeforeDelays;
  const { count } = await attempts.count(here(login), free.seconds);
  if (count >= free.limit) await startDelay({ attempts, rates, steadyClock }, login, count - free.limit);
  const total = await attempts.count(everywhere(login), rates.failuresPerAccount.seconds);
  return { lockedUntil: total.count > rates.failuresPerAccount.limit ? total.expiresAt : undefined };
}

/** Of several attempts at the same time, only the first continues. */
async function startDelay(
  { attempts, rates, steadyClock }: Parts,
  login: LoginAttempt,
  doublings: number,
): Promise<void> {
  const { first, longest } = rates.delaySeconds;
  const { count, expiresAt } = await attempts.count(delay(login), Math.min(longest, first * 2 ** doublings));
  if (count > 1) throw tooManyRequests(expiresAt - steadyClock());
}

/**
 * Returns whether the user has signed in from this address before. Runs the query for unknown users too, to take the
 * same time.
 */
export async function isKnownAddress(
  { attempts }: Parts,
  userId: string | undefined,
  login: LoginAttempt,
): Promise<boolean> {
  const key = known(userId ?? "nobody", login);
  const found = await attempts.read([key], rememberSeconds);
  return userId !== undefined && found.has(key);
}

/** Removes the count of an attempt that was no failure, and keeps earlier ones. */
export async function uncountAttempt({ attempts }: Parts, login: LoginAttempt): Promise<void> {
  for (const key of [everywhere(login), here(login)]) await attempts.uncount(key);
}

/** Removes the count of a successful attempt. */
export async function uncountLogin(parts: Parts, userId: string, login: LoginAttempt): Promise<void> {
  await parts.attempts.uncount(everywhere(login));
  await rememberAddresses(parts, userId, [login]);
}

/** Ends all delays for the user's addresses and marks them as known. */
export async function rememberAddresses(
  { attempts }: Parts,
  userId: string,
  logins: readonly LoginAttempt[],
): Promise<void> {
  await attempts.forget(logins.flatMap((login) => [here(login), delay(login)]));
  for (const login of logins) await attempts.count(known(userId, login), rememberSeconds);
}
