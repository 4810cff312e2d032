import type { FastifyInstance } from "fastify";
import { AfterAnswer } from "../http/after-answer.ts";
import { decorateWithCallers } from "../http/caller.ts";
import { Mailer } from "../mail/mailer.ts";
import type { Settings } from "../site/settings.ts";
import type { AccountParts } from "./account-parts.ts";
import { usualRates } from "./account-rates.ts";
import { PasswordHasher } from "./password-hasher.ts";
import { Sessions } from "./sessions.ts";
import { keepSweeping } from "./sweep-expired.ts";

interface Ground extends Pick<AccountParts, "database" | "attempts" | "limitRate" | "now"> {
  readonly secret: Uint8Array;
  readonly settings: Settings;
}

/** Everything of accounts that is no route; from here on the server knows who calls. */
export async function openAccounts(
  app: FastifyInstance,
  { secret, settings, ...ground }: Ground,
): Promise<AccountParts> {
  const { database, now } = ground;
  const accounts: AccountParts = {
    ...ground,
    sessions: new Sessions(database, secret, now),
    passwords: await PasswordHasher.create(),
    rates: { ...usualRates, ...settings.rates },
    mailer: new Mailer(settings.mail, app.log),
    afterAnswer: new AfterAnswer(app.log),
    publicUrl: settings.publicUrl,
  };
  decorateWithCallers(app, (token) => accounts.sessions.identify(token));
  keepSweeping(app, database, now);
  app.addHook("onClose", async () => {
    await accounts.afterAnswer.settled();
    accounts.mailer.close();
  });
  return accounts;
}
