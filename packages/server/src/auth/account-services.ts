import type { AttemptCounter } from "../http/attempts.ts";
import type { Clock } from "../http/clock.ts";
import type { LimitRate } from "../http/limit-rate.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Database } from "../store/tables.ts";
import type { AccountRates } from "./account-rates.ts";
import type { OnlyProvider } from "./account-settings.ts";
import type { CallerCache } from "./caller-cache.ts";
import type { Challenges } from "./challenges.ts";
import type { FirstAccountGuard } from "./first-account.ts";
import type { PasswordHasher } from "./password-hasher.ts";
import type { SecretBox } from "./secret-box.ts";
import type { Sessions } from "./sessions.ts";

/**
 * Checks after the right password, before a session starts, which features register. Each throws an `ApiError` if the password
 * is not enough. `code` is what the user has typed beside it.
 */
export type SignInChecks = ((userId: string, code: string | undefined) => Promise<void>)[];

/** Emails that other features register by their kind. `about` is the id of what they are about. */
export type OtherEmails = Map<string, (about: string) => Promise<void>>;

export interface AccountServices {
  readonly database: Database;
  readonly firstAccount: Pick<FirstAccountGuard, "admits" | "needsCode">;
  readonly sessions: Sessions;
  readonly callerCache: CallerCache;
  readonly challenges: Challenges;
  readonly passwords: PasswordHasher;
  readonly secretBox: SecretBox;
  readonly attempts: AttemptCounter;
  readonly limitRate: LimitRate;
  readonly rates: AccountRates;
  readonly mailer: Mailer;
  readonly mailQueue: MailQueue;
  readonly signInChecks: SignInChecks;
  readonly otherEmails: OtherEmails;
  readonly publicUrl: string;
  /** Undefined if people can sign in to the site itself. */
  readonly onlyProvider: OnlyProvider | undefined;
  readonly now: Clock;
  /** Clock of `attempts` and `mailQueue`. */
  readonly steadyClock: Clock;
}
