import type { FastifyInstance } from "fastify";
import { addIdentify } from "../http/caller.ts";
import type { Clock } from "../http/clock.ts";
import { scheduleCleanup } from "../http/schedule-cleanup.ts";
import { MailQueue } from "../mail/mail-queue.ts";
import { Mailer } from "../mail/mailer.ts";
import { deleteInBatches } from "../store/delete-in-batches.ts";
import type { Listen } from "../store/postgres-listener.ts";
import type { Database } from "../store/tables.ts";
import { sendQueuedEmail } from "./account-emails.ts";
import { defaultRates } from "./account-rates.ts";
import type { AccountServices } from "./account-services.ts";
import type { AccountSettings } from "./account-settings.ts";
import { CallerCache, followChanges } from "./caller-cache.ts";
import { Challenges } from "./challenges.ts";
import { FirstAccountGuard } from "./first-account.ts";
import { type HashCost, PasswordHasher } from "./password-hasher.ts";
import { SecretBox } from "./secret-box.ts";
import { Sessions } from "./sessions.ts";

interface Options
  extends Pick<AccountServices, "database" | "attempts" | "limitRate" | "now" | "steadyClock" | "onlyProvider"> {
  readonly secret: Uint8Array;
  readonly settings: AccountSettings;
  readonly hashCost: HashCost | undefined;
  readonly isOpenToFirst: boolean;
  /** Undefined if changes of other servers are not published. */
  readonly listen: Listen | undefined;
}

const openToFirst = { admits: () => true, needsCode: () => false };

/** Adds `app.identify` and starts the background work for accounts. */
export async function createAccountServices(
  app: FastifyInstance,
  { secret, settings, hashCost, isOpenToFirst, listen, ...services }: Options,
): Promise<AccountServices> {
  const { database, now, steadyClock, onlyProvider } = services;
  const callerCache = new CallerCache();
  followChanges(app, callerCache, listen);
  const accounts: AccountServices = {
    ...services,
    callerCache,
    firstAccount: isOpenToFirst ? openToFirst : new FirstAccountGuard(secret, settings),
    challenges: new Challenges(database, now),
    sessions: new Sessions(database, {
      secret,
      now,
      idleHours: settings.sessionIdleHours,
      onlyProvider,
      cache: callerCache,
    }),
    secretBox: new SecretBox(secret),
    passwords: await PasswordHasher.create(hashCost),
    rates: { ...defaultRates, ...settings.rates },
    mailer: new Mailer(settings.mail, app.log),
    mailQueue: new MailQueue({
      database,
      now: steadyClock,
      log: app.log,
      send: (task) => sendQueuedEmail(accounts, task),
    }),
    signInChecks: [],
    otherEmails: new Map(),
    publicUrl: settings.publicUrl,
  };
  addIdentify(app, (token, options) => accounts.sessions.identify(token, options), { now, onlyProvider });
  scheduleCleanup(app, async () => {
    await accounts.sessions.deleteEnded();
    await deleteExpired(database, now);
  });
  scheduleMail(app, accounts);
  return accounts;
}

const sendEveryMilliseconds = 10_000;

function scheduleMail(app: FastifyInstance, { mailQueue, mailer }: AccountServices): void {
  const timer = setInterval(() => mailQueue.sendDue(), sendEveryMilliseconds).unref();
  app.addHook("onListen", async () => mailQueue.sendDue());
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await mailQueue.settled();
    mailer.close();
  });
}

/** Tables with rows that expire, and their primary keys. */
const expiringTables = {
  password_resets: "token_hash",
  email_confirmations: "token_hash",
  download_codes: "code_hash",
  api_tokens: "id",
  challenges: "token_hash",
  attempts: "key",
} as const;

/** Any server may do it. */
export async function deleteExpired(database: Database, now: Clock): Promise<void> {
  for (const [table, key] of Object.entries(expiringTables))
    await deleteInBatches(database, {
      table: table as keyof typeof expiringTables,
      key,
      column: "expires_at",
      until: now(),
    });
}
