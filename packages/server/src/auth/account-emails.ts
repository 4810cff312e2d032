import { accountLimits } from "@octavo/contract";
import {
  anotherAccount,
  confirmAddress,
  identityLinked,
  passkeyAdded,
  passkeyRemoved,
  passwordReset,
  recoveryCodeUsed,
} from "../mail/account-messages.ts";
import type { Recipient } from "../mail/email.ts";
import type { MailQueue, MailTask, QueuedMail } from "../mail/mail-queue.ts";
import type { Message } from "../mail/message.ts";
import type { Database } from "../store/tables.ts";
import { keyDigest } from "./account-key.ts";
import type { AccountServices } from "./account-services.ts";
import { confirmationLink, findConfirmedAccount } from "./email-confirmation.ts";
import { sendResetLinks } from "./reset-links.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * E-mails about accounts and their lifetime. A reset e-mail is useless after its link expires. A notice about a new
 * password is useful for days.
 */
const emailKinds = {
  reset_links: { milliseconds: accountLimits.resetMinutes * minute, send: sendResetLinks },
  /** Sent to new accounts, and when the user requests another link. */
  new_account: { milliseconds: 3 * day, send: sendConfirmation },
  new_password: { milliseconds: 3 * day, send: sendPasswordReset },
  passkey_added: { milliseconds: 3 * day, send: notice(passkeyAdded) },
  passkey_removed: { milliseconds: 3 * day, send: notice(passkeyRemoved) },
  identity_linked: { milliseconds: 3 * day, send: notice(identityLinked) },
  recovery_code_used: { milliseconds: 3 * day, send: notice(recoveryCodeUsed) },
} as const;

type Kind = keyof typeof emailKinds;

const isKind = (kind: string): kind is Kind => Object.hasOwn(emailKinds, kind);

/** `about` is an e-mail address for `reset_links`, and otherwise the id of a user. */
export function queueEmail(queue: MailQueue, database: Database, kind: Kind, about: string): Promise<QueuedMail> {
  return queue.add(database, { kind, about, milliseconds: emailKinds[kind].milliseconds });
}

export async function sendQueuedEmail(parts: AccountServices, { kind, about }: MailTask): Promise<void> {
  // A newer server may have queued an unknown kind. It retries that e-mail itself.
  if (!isKind(kind)) throw new Error(`Unknown kind of e-mail: ${kind}`);
  await emailKinds[kind].send(parts, about);
}

/**
 * Counts an e-mail and returns whether it may be sent. Counts per client network too, so that a third party can't use
 * up the limit of the mailbox's owner.
 */
export async function allowEmailTo(
  { attempts, rates }: AccountServices,
  email_key: string,
  address: string,
): Promise<boolean> {
  const mailbox = `letter:${keyDigest(email_key)}`;
  const counts = [
    { key: `${mailbox}:${address}`, ...rates.emailsPerMailbox },
    // Counted only if the first limit allows it, so that one network can't exceed its share.
    { key: mailbox, ...rates.emailsPerMailboxFromAll },
  ];
  for (const { key, limit, seconds } of counts) if ((await attempts.count(key, seconds)).count > limit) return false;
  return true;
}

/** Registration doesn't reveal whether another account has the address. Only its owner learns that, by e-mail. */
async function sendConfirmation(parts: AccountServices, id: string): Promise<void> {
  const account = await findAccount(parts.database, id);
  if (!account || account.email === "" || account.email_proven_at !== null) return;
  const holder = await findConfirmedAccount(parts.database, account.email_key);
  const message = holder
    ? anotherAccount(holder, { created: account.username, yours: holder.username })
    : confirmAddress(account, await confirmationLink(parts, account));
  await parts.mailer.send(message);
}

async function sendPasswordReset({ database, mailer }: AccountServices, id: string): Promise<void> {
  const account = await findAccount(database, id);
  if (account) await mailer.send(passwordReset(account, account.username));
}

/** Sends a notice about a change of the account, if its address is confirmed. */
function notice(format: (to: Recipient, username: string) => Message) {
  return async ({ database, mailer }: AccountServices, id: string): Promise<void> => {
    const account = await findAccount(database, id);
    if (account && account.email_proven_at !== null) await mailer.send(format(account, account.username));
  };
}

function findAccount(database: Database, id: string) {
  return database
    .selectFrom("users")
    .select(["id", "username", "email", "email_key", "email_proven_at", "language"])
    .where("id", "=", id)
    .executeTakeFirst();
}
