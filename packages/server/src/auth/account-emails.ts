import { accountLimits } from "@octavo/contract";
import type { SecurityAction } from "../audit/audit-log.ts";
import * as messages from "../mail/account-messages.ts";
import type { Recipient } from "../mail/email.ts";
import type { MailQueue, MailTask, QueuedMail } from "../mail/mail-queue.ts";
import type { Message } from "../mail/message.ts";
import type { Database } from "../store/tables.ts";
import { accountKey, keyDigest } from "./account-key.ts";
import type { AccountServices } from "./account-services.ts";
import { recordSecurityEvent } from "./admit-session.ts";
import { confirmationLink, findConfirmedAccount, findNewAddress } from "./email-confirmation.ts";
import { sendResetLinks } from "./reset-links.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Emails and their lifetime. A reset email is useless after its link expires. A notice about a new
 * password is useful for days.
 */
const emailKinds = {
  reset_links: { milliseconds: accountLimits.resetMinutes * minute, send: sendResetLinks },
  /** Sent to new accounts, and when the user requests another link. */
  new_account: { milliseconds: 3 * day, send: sendConfirmation },
  new_password: { milliseconds: 3 * day, send: notice(messages.passwordReset) },
  changed_password: { milliseconds: 3 * day, send: notice(messages.passwordChanged) },
  changed_username: { milliseconds: 3 * day, send: notice(messages.usernameChanged) },
  /** To the new address of an account, with the link that confirms it. */
  new_address: { milliseconds: 3 * day, send: sendNewAddress },
  /** To the present address of the same account. */
  address_requested: { milliseconds: 3 * day, send: sendAddressRequested },
  /** Of an account that does not exist anymore. */
  deleted_account: { milliseconds: 3 * day, send: sendAccountDeleted },
  /** To the former address. */
  changed_address: { milliseconds: 3 * day, send: sendAddressChanged },
  passkey_added: { milliseconds: 3 * day, send: notice(messages.passkeyAdded) },
  passkey_removed: { milliseconds: 3 * day, send: notice(messages.passkeyRemoved) },
  authenticator_added: { milliseconds: 3 * day, send: notice(messages.authenticatorAdded) },
  authenticator_removed: { milliseconds: 3 * day, send: notice(messages.authenticatorRemoved) },
  removed_password: { milliseconds: 3 * day, send: notice(messages.passwordRemoved) },
  identity_linked: { milliseconds: 3 * day, send: notice(messages.identityLinked) },
  recovery_code_used: { milliseconds: 3 * day, send: notice(messages.recoveryCodeUsed) },
} as const;

type Kind = keyof typeof emailKinds;

/** Notices about security, which the audit log contains for administrators, in the transaction of the change. */
const auditedNotices: Partial<Record<Kind, SecurityAction>> = {
  new_password: "password.reset",
  changed_password: "password.change",
  changed_username: "username.change",
  address_requested: "address.request",
  passkey_added: "passkey.add",
  passkey_removed: "passkey.remove",
  authenticator_added: "authenticator.add",
  authenticator_removed: "authenticator.remove",
  removed_password: "password.remove",
  identity_linked: "identity.link",
  recovery_code_used: "recovery_code.use",
};

const isKind = (kind: string): kind is Kind => Object.hasOwn(emailKinds, kind);

/**
 * `about` is an email address for `reset_links`, `formerAddress` for `changed_address`, `deletedAccount` for `deleted_account`, and otherwise the id of a user.
 */
export async function queueEmail(queue: MailQueue, database: Database, kind: Kind, about: string): Promise<QueuedMail> {
  const action = auditedNotices[kind];
  if (action) await recordSecurityEvent(database, about, action, queue.now());
  return queue.add(database, { kind, about, milliseconds: emailKinds[kind].milliseconds });
}

export async function sendQueuedEmail(parts: AccountServices, { kind, about }: MailTask): Promise<void> {
  const send = isKind(kind) ? emailKinds[kind].send.bind(undefined, parts) : parts.otherEmails.get(kind);
  // A newer server may have queued an unknown kind. It retries that email itself.
  if (!send) throw new Error(`Unknown kind of email: ${kind}`);
  await send(about);
}

/**
 * Counts an email and returns whether it may be sent. Counts per client network too, so that a third party can't use
 * up the limit of the mailbox's owner.
 */
export async function allowEmailTo(
  { attempts, rates }: AccountServices,
  email_key: string,
  address: string,
): Promise<boolean> {
  const mailbox = `email:${keyDigest(email_key)}`;
  const counts = [
    { key: `${mailbox}:${address}`, ...rates.emailsPerMailbox },
    // Counted only if the first limit allows it, so that one network can't exceed its share.
    { key: mailbox, ...rates.emailsPerMailboxFromAll },
  ];
  for (const { key, limit, seconds } of counts) if ((await attempts.count(key, seconds)).count > limit) return false;
  return true;
}

/** Registration doesn't reveal whether another account has the address. Only its owner learns that, by email. */
async function sendConfirmation(parts: AccountServices, id: string): Promise<void> {
  const account = await findAccount(parts.database, id);
  if (!account || account.email === "" || account.email_proven_at !== null) return;
  const holder = await findConfirmedAccount(parts.database, account.email_key);
  const message = holder
    ? messages.anotherAccount(holder, { created: account.username, yours: holder.username })
    : messages.confirmAddress(account, await confirmationLink(parts, account));
  await parts.mailer.send(message);
}

type Send = (parts: AccountServices, about: string) => Promise<void>;

/** Sends a notice about an account to its address, unless that may belong to somebody else. */
function notice(email: (to: Recipient, username: string) => Message): Send {
  return async ({ database, mailer }, id) => {
    const account = await findAccount(database, id);
    if (account && account.email_proven_at !== null) await mailer.send(email(account, account.username));
  };
}

/** The response doesn't reveal whether another account has confirmed the address. Only its owner learns that. */
async function sendNewAddress(parts: AccountServices, id: string): Promise<void> {
  const account = await findAccount(parts.database, id);
  const email = account && (await findNewAddress(parts, id));
  if (!email) return;
  const { username, language } = account;
  const holder = await findConfirmedAccount(parts.database, accountKey(email));
  const message =
    holder && holder.id !== id
      ? messages.addressInUse(holder, { other: username, yours: holder.username })
      : messages.confirmNewAddress(
          { email, language },
          await confirmationLink(parts, { ...account, new_email: email }),
        );
  await parts.mailer.send(message);
}

async function sendAddressRequested(parts: AccountServices, id: string): Promise<void> {
  const account = await findAccount(parts.database, id);
  const email = account && (await findNewAddress(parts, id));
  if (!email || account.email_proven_at === null) return;
  await parts.mailer.send(messages.addressChangeRequested(account, { username: account.username, email }));
}

/** `about` of an email to an address that an account had before. */
export const formerAddress = (id: string, email: string): string => `${id} ${email}`;

async function sendAddressChanged({ database, mailer }: AccountServices, about: string): Promise<void> {
  const [id = ""] = about.split(" ", 1);
  const account = await findAccount(database, id);
  if (!account) return;
  const { username, email, language } = account;
  await mailer.send(messages.addressChanged({ email: about.slice(id.length + 1), language }, { username, email }));
}

/** `about` of an email to the owner of a deleted account. */
export const deletedAccount = ({ email, username, language }: Recipient & { readonly username: string }): string =>
  JSON.stringify({ email, username, language });

async function sendAccountDeleted({ mailer }: AccountServices, about: string): Promise<void> {
  const { email, username, language }: Recipient & { username: string } = JSON.parse(about);
  await mailer.send(messages.accountDeleted({ email, language }, username));
}

function findAccount(database: Database, id: string) {
  return database
    .selectFrom("users")
    .select(["id", "username", "email", "email_key", "email_proven_at", "language"])
    .where("id", "=", id)
    .executeTakeFirst();
}
