import { tooManyRequests } from "../http/limit-rate.ts";
import type { Moment } from "../store/tables.ts";
import { keyDigest } from "./account-key.ts";
import type { AccountParts } from "./account-parts.ts";

/** Someone at `address` names an account, by a key that may or may not be one's. */
export interface LoginTry {
  readonly accountKey: string;
  readonly address: string;
}

export interface Admission {
  /** Until when only those are let in who have signed in from this address before. */
  readonly lockedUntil: Moment | undefined;
}

type Parts = Pick<AccountParts, "attempts" | "rates" | "steady">;

const rememberSeconds = 90 * 24 * 60 * 60;

const everywhere = ({ accountKey }: LoginTry) => `login:${keyDigest(accountKey)}`;
const here = (login: LoginTry) => `${everywhere(login)}:${login.address}`;
const delay = (login: LoginTry) => `${here(login)}:delay`;
const known = (userId: string, { address }: LoginTry) => `login-known:${userId}:${address}`;

/**
 * Counts a try before its password is looked at, so that many at once count like many in a row; whether there is such
 * an account makes no difference. Failures from one address make it wait, each twice as long as the last. Failures from
 * everywhere lock the account for addresses that it does not know, so that nobody can lock its owner out.
 */
export async function admitLogin({ attempts, rates, steady }: Parts, login: LoginTry): Promise<Admission> {
  const waiting = (await attempts.read([delay(login)])).get(delay(login));
  if (waiting) throw tooManyRequests(waiting.expiresAt - steady());
  const free = rates.failuresBeforeDelays;
  const { count } = await attempts.count(here(login), free.seconds);
  if (count >= free.limit) await startDelay({ attempts, rates, steady }, login, count - free.limit);
  const total = await attempts.count(everywhere(login), rates.failuresPerAccount.seconds);
  return { lockedUntil: total.count > rates.failuresPerAccount.limit ? total.expiresAt : undefined };
}

/** Of those that come at once only the first goes on. */
async function startDelay({ attempts, rates, steady }: Parts, login: LoginTry, doublings: number): Promise<void> {
  const { first, longest } = rates.delaySeconds;
  const { count, expiresAt } = await attempts.count(delay(login), Math.min(longest, first * 2 ** doublings));
  if (count > 1) throw tooManyRequests(expiresAt - steady());
}

/** Whether a user has signed in from here before. Looks a name up even if there is no such user. */
export async function isKnownAt({ attempts }: Parts, userId: string | undefined, login: LoginTry): Promise<boolean> {
  const key = known(userId ?? "nobody", login);
  const found = await attempts.read([key]);
  return userId !== undefined && found.has(key);
}

/** A try that succeeded was no failure. */
export async function forgiveLogin(parts: Parts, userId: string, login: LoginTry): Promise<void> {
  await parts.attempts.uncount(everywhere(login));
  await welcome(parts, userId, [login]);
}

/** Whoever has shown to be the user need not wait any more, and is let in from there from now on. */
export async function welcome({ attempts }: Parts, userId: string, logins: readonly LoginTry[]): Promise<void> {
  await attempts.forget(logins.flatMap((login) => [here(login), delay(login)]));
  for (const login of logins) await attempts.count(known(userId, login), rememberSeconds);
}
