import { createHash, randomBytes } from "node:crypto";
import { accountLimits } from "@octavo/contract";
import { resetLinks } from "../mail/account-messages.ts";
import type { Database, UserRow } from "../store/tables.ts";
import { accountKey } from "./account-key.ts";
import type { AccountParts } from "./account-parts.ts";

type Account = Pick<UserRow, "id" | "username" | "email">;

const linkMilliseconds = accountLimits.resetMinutes * 60 * 1000;
/** Of one address; those that have proved it come first, then the oldest, so that new ones cannot push them out. */
const mostAccounts = 10;

/**
 * Sends a link for each account that names the address. It goes to the address as the account has it: two that compare
 * as equal may still be two mailboxes.
 */
export async function sendResetLinks(parts: AccountParts, email: string): Promise<void> {
  const accounts = await findByEmail(parts.database, accountKey(email));
  for (const [mailbox, theirs] of Map.groupBy(accounts, (account) => account.email)) {
    const links = await Promise.all(theirs.map((account) => resetLink(parts, account)));
    await parts.mailer.send(resetLinks(mailbox, links));
  }
}

function findByEmail(database: Database, email_key: string): Promise<Account[]> {
  return database
    .selectFrom("users")
    .select(["id", "username", "email"])
    .where("email_key", "=", email_key)
    .orderBy((row) => row.case().when("email_proven_at", "is", null).then(1).else(0).end())
    .orderBy("created_at")
    .orderBy("id")
    .limit(mostAccounts)
    .execute();
}

async function resetLink({ database, publicUrl, now }: AccountParts, { id, username }: Account) {
  const token = randomBytes(32).toString("base64url");
  const row = { token_hash: hashToken(token), user_id: id, expires_at: now() + linkMilliseconds };
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("password_resets").where("user_id", "=", id).execute();
    await transaction.insertInto("password_resets").values(row).execute();
  });
  return { username, link: `${publicUrl}/reset-password?token=${token}` };
}

/** What the store has of a link. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
