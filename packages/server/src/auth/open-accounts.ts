import type { FastifyInstance } from "fastify";
import { decorateWithCallers } from "../http/caller.ts";
import { LetterQueue } from "../mail/letter-queue.ts";
import { Mailer } from "../mail/mailer.ts";
import type { Settings } from "../site/settings.ts";
import { sendLetter } from "./account-letters.ts";
import type { AccountParts } from "./account-parts.ts";
import { usualRates } from "./account-rates.ts";
import { type HashCost, PasswordHasher } from "./password-hasher.ts";
import { Sessions } from "./sessions.ts";
import { keepSweeping } from "./sweep-expired.ts";

interface Ground extends Pick<AccountParts, "database" | "attempts" | "limitRate" | "now" | "steady"> {
  readonly secret: Uint8Array;
  readonly settings: Settings;
  readonly hashCost: HashCost | undefined;
}

/** Everything of accounts that is no route; from here on the server knows who calls. */
export async function openAccounts(
  app: FastifyInstance,
  { secret, settings, hashCost, ...ground }: Ground,
): Promise<AccountParts> {
  const { database, now, steady } = ground;
  const accounts: AccountParts = {
    ...ground,
    sessions: new Sessions(database, secret, now),
    passwords: await PasswordHasher.create(hashCost),
    rates: { ...usualRates, ...settings.rates },
    mailer: new Mailer(settings.mail, app.log),
    letters: new LetterQueue({ database, now: steady, log: app.log, send: (task) => sendLetter(accounts, task) }),
    publicUrl: settings.publicUrl,
  };
  decorateWithCallers(app, (token) => accounts.sessions.identify(token));
  keepSweeping(app, database, now);
  keepSending(app, accounts);
  return accounts;
}

const sendEveryMilliseconds = 10_000;

function keepSending(app: FastifyInstance, { letters, mailer }: AccountParts): void {
  const timer = setInterval(() => letters.sendDue(), sendEveryMilliseconds).unref();
  app.addHook("onListen", async () => letters.sendDue());
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await letters.settled();
    mailer.close();
  });
}
