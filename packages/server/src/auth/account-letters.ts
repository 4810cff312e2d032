import { accountLimits } from "@octavo/contract";
import { anotherAccount, confirmAddress, passwordChanged } from "../mail/account-messages.ts";
import type { LetterQueue, LetterTask, Ticket } from "../mail/letter-queue.ts";
import type { Database } from "../store/tables.ts";
import { keyDigest } from "./account-key.ts";
import type { AccountParts } from "./account-parts.ts";
import { confirmationLink, findHolder } from "./email-confirmation.ts";
import { sendResetLinks } from "./reset-links.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * The letters about accounts, and how long each is worth sending. Who has waited for a link as long as a link works has
 * asked again or gone; that somebody was in the account is worth knowing after a weekend, too.
 */
const letters = {
  reset_links: { milliseconds: accountLimits.resetMinutes * minute, send: sendResetLinks },
  /** Of a new account, and of one whose user asks for another link. */
  new_account: { milliseconds: 3 * day, send: sendConfirmation },
  new_password: { milliseconds: 3 * day, send: tellOfNewPassword },
} as const;

type Kind = keyof typeof letters;

const isKind = (kind: string): kind is Kind => Object.hasOwn(letters, kind);

/** `about` is the address that asks for links, else the id of the user. */
export function addLetter(queue: LetterQueue, database: Database, kind: Kind, about: string): Promise<Ticket> {
  return queue.add(database, { kind, about, milliseconds: letters[kind].milliseconds });
}

export async function sendLetter(parts: AccountParts, { kind, about }: LetterTask): Promise<void> {
  // A newer node may have left one that this one cannot write: it tries again, and that one is faster.
  if (!isKind(kind)) throw new Error(`There is no letter ${kind}`);
  await letters[kind].send(parts, about);
}

/**
 * Counts a letter to a mailbox that its sender may not own, and tells whether it may be sent. Counting per network of
 * the sender as well keeps one stranger from using up the letters of the owner.
 */
export async function mayWriteTo(
  { attempts, rates }: AccountParts,
  email_key: string,
  address: string,
): Promise<boolean> {
  const mailbox = `letter:${keyDigest(email_key)}`;
  const counts = [
    { key: `${mailbox}:${address}`, ...rates.lettersPerMailbox },
    // Counted only if the first allows it: no network can use up more than its share.
    { key: mailbox, ...rates.lettersPerMailboxFromAll },
  ];
  for (const { key, limit, seconds } of counts) if ((await attempts.count(key, seconds)).count > limit) return false;
  return true;
}

/** Registration never says that an address belongs to an account; the reader of the address learns it by mail. */
async function sendConfirmation(parts: AccountParts, id: string): Promise<void> {
  const account = await findAccount(parts.database, id);
  if (!account || account.email_proven_at !== null) return;
  const holder = await findHolder(parts.database, account.email_key);
  const letter = holder
    ? anotherAccount(holder.email, { created: account.username, yours: holder.username })
    : confirmAddress(account.email, await confirmationLink(parts, account));
  await parts.mailer.send(letter);
}

async function tellOfNewPassword({ database, mailer }: AccountParts, id: string): Promise<void> {
  const account = await findAccount(database, id);
  if (account) await mailer.send(passwordChanged(account.email, account.username));
}

function findAccount(database: Database, id: string) {
  return database
    .selectFrom("users")
    .select(["id", "username", "email", "email_key", "email_proven_at"])
    .where("id", "=", id)
    .executeTakeFirst();
}
