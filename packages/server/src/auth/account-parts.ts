import type { Attempts } from "../http/attempts.ts";
import type { Clock } from "../http/clock.ts";
import type { LimitRate } from "../http/limit-rate.ts";
import type { LetterQueue } from "../mail/letter-queue.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Database } from "../store/tables.ts";
import type { AccountRates } from "./account-rates.ts";
import type { PasswordHasher } from "./password-hasher.ts";
import type { Sessions } from "./sessions.ts";

/** What accounts are made of. */
export interface AccountParts {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly passwords: PasswordHasher;
  readonly attempts: Attempts;
  readonly limitRate: LimitRate;
  readonly rates: AccountRates;
  readonly mailer: Mailer;
  readonly letters: LetterQueue;
  readonly publicUrl: string;
  readonly now: Clock;
  /** For waits: of `attempts` and `letters`. */
  readonly steady: Clock;
}
