import { anotherAccount } from "../mail/account-messages.ts";
import type { UserRow } from "../store/tables.ts";
import { keyDigest } from "./account-key.ts";
import type { AccountParts } from "./account-parts.ts";

/** Of others with the same address that one letter names. */
const mostNames = 10;

/** What registration keeps to itself, that the address has an account here already, its reader learns by mail. */
export async function tellOfNewAccount(parts: AccountParts, { id, username, email_key }: UserRow): Promise<void> {
  const others = await parts.database
    .selectFrom("users")
    .select(["username", "email"])
    .where("email_key", "=", email_key)
    .where("id", "!=", id)
    .orderBy("created_at")
    .limit(mostNames)
    .execute();
  if (others.length === 0 || (await hasHadEnough(parts, email_key))) return;
  for (const [mailbox, theirs] of Map.groupBy(others, ({ email }) => email)) {
    const yours = theirs.map((other) => other.username);
    await parts.mailer.send(anotherAccount(mailbox, { created: username, yours }));
  }
}

/** Nobody is to fill another's mailbox by registering. */
async function hasHadEnough({ attempts, rates }: AccountParts, email_key: string): Promise<boolean> {
  const { limit, seconds } = rates.lettersPerMailbox;
  return (await attempts.count(`letter:${keyDigest(email_key)}`, seconds)).count > limit;
}
