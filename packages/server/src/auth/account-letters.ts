import { accountLimits } from "@octavo/contract";
import { anotherAccount, passwordChanged } from "../mail/account-messages.ts";
import type { LetterQueue, LetterTask, Ticket } from "../mail/letter-queue.ts";
import type { Database } from "../store/tables.ts";
import { keyDigest } from "./account-key.ts";
import type { AccountParts } from "./account-parts.ts";
import { sendResetLinks } from "./reset-links.ts";

/** Of others with the same address that one letter names. */
const mostNames = 10;

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * The letters about accounts, and how long each is worth sending. Who has waited for a link as long as a link works has
 * asked again or gone; that somebody was in the account is worth knowing after a weekend, too.
 */
const letters = {
  reset_links: { milliseconds: accountLimits.resetMinutes * minute, send: sendResetLinks },
  new_account: { milliseconds: 3 * day, send: tellOfNewAccount },
  new_password: { milliseconds: 3 * day, send: tellOfNewPassword },
} as const;

type Kind = keyof typeof letters;

const isKind = (kind: string): kind is Kind => Object.hasOwn(letters, kind);

/** `about` is the address that asks for links, else the id of the user. */
export function addLetter(queue: LetterQueue, database: Database, kind: Kind, about: string): Promise<Ticket> {
  return queue.add(database, { kind, about, milliseconds: letters[kind].milliseconds });
}

export async function sendLetter(parts: AccountParts, { kind, about, failures }: LetterTask): Promise<void> {
  // A newer node may have left one that this one cannot write: it tries again, and that one is faster.
  if (!isKind(kind)) throw new Error(`There is no letter ${kind}`);
  await letters[kind].send(parts, about, failures);
}

/** What registration keeps to itself, that the address has an account here already, its reader learns by mail. */
async function tellOfNewAccount(parts: AccountParts, id: string, failures: number): Promise<void> {
  const account = await findAccount(parts.database, id);
  const others = account ? await othersWithAddress(parts.database, account) : [];
  if (!account || others.length === 0) return;
  // The letter is counted once, however often it is tried.
  if (failures === 0 && (await hasHadEnough(parts, account.email_key))) return;
  for (const [mailbox, theirs] of Map.groupBy(others, ({ email }) => email)) {
    const yours = theirs.map((other) => other.username);
    await parts.mailer.send(anotherAccount(mailbox, { created: account.username, yours }));
  }
}

async function tellOfNewPassword({ database, mailer }: AccountParts, id: string): Promise<void> {
  const account = await findAccount(database, id);
  if (account) await mailer.send(passwordChanged(account.email, account.username));
}

function findAccount(database: Database, id: string) {
  return database
    .selectFrom("users")
    .select(["id", "username", "email", "email_key"])
    .where("id", "=", id)
    .executeTakeFirst();
}

function othersWithAddress(database: Database, { id, email_key }: { id: string; email_key: string }) {
  return database
    .selectFrom("users")
    .select(["username", "email"])
    .where("email_key", "=", email_key)
    .where("id", "!=", id)
    .orderBy("created_at")
    .limit(mostNames)
    .execute();
}

/** Nobody is to fill another's mailbox by registering. */
async function hasHadEnough({ attempts, rates }: AccountParts, email_key: string): Promise<boolean> {
  const { limit, seconds } = rates.lettersPerMailbox;
  return (await attempts.count(`letter:${keyDigest(email_key)}`, seconds)).count > limit;
}
