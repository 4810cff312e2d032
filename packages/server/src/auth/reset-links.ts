import { accountLimits } from "@octavo/contract";
import { confirmFirst, resetLink } from "../mail/account-messages.ts";
import type { Database, Moment, UserRow } from "../store/tables.ts";
import { accountKey } from "./account-key.ts";
import type { AccountServices } from "./account-services.ts";
import { confirmationLink, findConfirmedAccount } from "./email-confirmation.ts";
import { newLinkToken } from "./link-token.ts";

type Account = Pick<UserRow, "id" | "username" | "email" | "language">;

const linkMilliseconds = accountLimits.resetMinutes * 60 * 1000;
/** Maximum number of unconfirmed accounts in one email, oldest first. */
const maxAccounts = 10;

/**
 * Sends a reset link to the account that has confirmed the address, or confirmation links if there is none. Disabled accounts
 * get neither. Uses the
 * address as the account has it, because two addresses with the same key may be two mailboxes.
 */
export async function sendResetLinks(parts: AccountServices, email: string): Promise<void> {
  const email_key = accountKey(email);
  const holder = await findConfirmedAccount(parts.database, email_key);
  if (holder) return holder.disabled_at === null ? sendResetLink(parts, holder) : undefined;
  const unconfirmed = await findUnconfirmed(parts.database, email_key);
  for (const [mailbox, accounts] of Map.groupBy(unconfirmed, (account) => account.email)) {
    const links = await Promise.all(accounts.map((account) => confirmationLink(parts, account)));
    const language = accounts[0]?.language ?? null;
    await parts.mailer.send(confirmFirst({ email: mailbox, language }, links));
  }
}

function findUnconfirmed(database: Database, email_key: string): Promise<Account[]> {
  return database
    .selectFrom("users")
    .select(["id", "username", "email", "language"])
    .where("email_key", "=", email_key)
    .where("disabled_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .limit(maxAccounts)
    .execute();
}

async function sendResetLink(parts: AccountServices, account: Account): Promise<void> {
  const { link } = await createResetLink(parts, account.id);
  await parts.mailer.send(resetLink(account, { username: account.username, link }));
}

/** Stores a new link. Earlier links of the account stop working. */
export async function createResetLink(
  { database, publicUrl, now }: Pick<AccountServices, "database" | "publicUrl" | "now">,
  id: string,
): Promise<{ readonly link: string; readonly expiresAt: Moment }> {
  const { token, token_hash } = newLinkToken();
  const expiresAt = now() + linkMilliseconds;
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("password_resets").where("user_id", "=", id).execute();
    const row = { token_hash, user_id: id, expires_at: expiresAt };
    await transaction.insertInto("password_resets").values(row).execute();
  });
  return { link: `${publicUrl}/reset-password?token=${token}`, expiresAt };
}
