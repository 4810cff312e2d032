import { errorMessages as messages } from "@octavo/contract";
import { allowEmailTo, queueEmail } from "../auth/account-emails.ts";
import { accountKey } from "../auth/account-key.ts";
import type { AccountServices } from "../auth/account-services.ts";
import { storeNewAddress } from "../auth/email-confirmation.ts";
import type { SessionCaller } from "../http/caller.ts";
import { invalidField } from "../http/invalid-field.ts";
import { tooManyRequests } from "../http/limit-rate.ts";
import type { QueuedMail } from "../mail/mail-queue.ts";
import { readUser } from "./account.ts";

interface Request {
  readonly email: string;
  readonly address: string;
}

/**
 * Queues the confirmation link to the new address and a notice to the present one, which counts until the link is used.
 * The result is the same for an address that another account has confirmed.
 */
export async function requestEmailChange(
  parts: AccountServices,
  { userId }: SessionCaller,
  { email, address }: Request,
): Promise<readonly QueuedMail[]> {
  const { database, mailQueue, rates, now } = parts;
  const user = await readUser(database, userId);
  if (user.email === email && user.email_proven_at !== null) throw invalidField("email", messages.sameEmail);
  if (!(await allowEmailTo(parts, accountKey(email), address)))
    throw tooManyRequests(rates.emailsPerMailbox.seconds * 1000);
  return database.transaction().execute(async (transaction) => {
    await storeNewAddress(transaction, { userId, email, now: now() });
    return [
      await queueEmail(mailQueue, transaction, "new_address", userId),
      await queueEmail(mailQueue, transaction, "address_requested", userId),
    ];
  });
}
