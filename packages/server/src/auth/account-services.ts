import type { FirstAccountGuard } from "../admin/first-account.ts";
import type { SecretBox } from "../authenticator/secret-box.ts";
import type { AttemptCounter } from "../http/attempts.ts";
import type { Clock } from "../http/clock.ts";
import type { LimitRate } from "../http/limit-rate.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Database } from "../store/tables.ts";
import type { AccountRates } from "./account-rates.ts";
import type { Challenges } from "./challenges.ts";
import type { PasswordHasher } from "./password-hasher.ts";
import type { Sessions } from "./sessions.ts";

export interface AccountServices {
  readonly database: Database;
  readonly firstAccount: Pick<FirstAccountGuard, "admits" | "needsCode">;
  readonly sessions: Sessions;
  readonly challenges: Challenges;
  readonly passwords: PasswordHasher;
  readonly secretBox: SecretBox;
  readonly attempts: AttemptCounter;
  readonly limitRate: LimitRate;
  readonly rates: AccountRates;
  readonly mailer: Mailer;
  readonly mailQueue: MailQueue;
  readonly publicUrl: string;
  readonly now: Clock;
  /** Clock of `attempts` and `mailQueue`. */
  readonly steadyClock: Clock;
}
