import { randomUUID } from "node:crypto";
import { type Identity, errorMessages as messages } from "@octavo/contract";
import { queueEmail } from "../auth/account-emails.ts";
import type { AccountServices } from "../auth/account-services.ts";
import type { OidcUser } from "../auth/challenges.ts";
import { lockUser } from "../auth/lock-user.ts";
import { removeSignInWay } from "../auth/remove-sign-in-way.ts";
import { ApiError } from "../http/api-error.ts";
import { formatMoment } from "../http/clock.ts";
import type { QueuedMail } from "../mail/mail-queue.ts";
import type { Database, IdentityTable } from "../store/tables.ts";

export function publicIdentity({ id, issuer, email, created_at, last_used_at }: IdentityTable): Identity {
  return {
    id,
    issuer,
    email,
    created_at: formatMoment(created_at),
    last_used_at: last_used_at === null ? null : formatMoment(last_used_at),
  };
}

/** Finds the linked account by issuer and subject, and by nothing else: addresses change their owners. */
export function findIdentity(database: Database, { issuer, subject }: Pick<OidcUser, "issuer" | "subject">) {
  return database
    .selectFrom("identities")
    .selectAll()
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
}

export async function noteUse({ database, now }: AccountServices, id: string, { email }: OidcUser): Promise<void> {
  await database.updateTable("identities").set({ email, last_used_at: now() }).where("id", "=", id).execute();
}

/** Returns undefined if the user at the provider is linked already. */
export async function insertIdentity(
  transaction: Database,
  userId: string,
  { issuer, subject, email }: OidcUser,
  now: number,
): Promise<IdentityTable | undefined> {
  const row = { id: randomUUID(), user_id: userId, issuer, subject, email, created_at: now, last_used_at: now };
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto("identities")
    .values(row)
    .onConflict((conflict) => conflict.columns(["issuer", "subject"]).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n ? row : undefined;
}

/**
 * Links the user at the provider with the account that has confirmed the same address, without a proof of the account: for
 * sites whose only authority is the provider. Returns undefined if another user of the provider is linked with it, because
 * addresses change their owners.
 */
export async function linkByAddress(
  { database, mailQueue, now }: AccountServices,
  userId: string,
  user: OidcUser,
): Promise<QueuedMail | undefined> {
  return database.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId);
    const linked = transaction.selectFrom("identities").select("id").where("user_id", "=", userId);
    if (await linked.where("issuer", "=", user.issuer).limit(1).executeTakeFirst()) return undefined;
    const identity = await insertIdentity(transaction, userId, user, now());
    return identity && queueEmail(mailQueue, transaction, "identity_linked", userId);
  });
}

/** Links the user at the provider with an account, and queues a notice by email. */
export async function linkIdentity(
  { database, mailQueue, now }: AccountServices,
  userId: string,
  user: OidcUser,
): Promise<{ identity: IdentityTable; mail: QueuedMail | undefined }> {
  return database.transaction().execute(async (transaction) => {
    const identity = await insertIdentity(transaction, userId, user, now());
    if (identity) return { identity, mail: await queueEmail(mailQueue, transaction, "identity_linked", userId) };
    const known = await findIdentity(transaction, user);
    if (known?.user_id !== userId) throw new ApiError("IDENTITY_TAKEN", messages.identityTaken);
    return { identity: known, mail: undefined };
  });
}

export async function unlinkIdentity(
  { database, onlyProvider }: AccountServices,
  userId: string,
  id: string,
): Promise<void> {
  const way = { table: "identities", userId, id, missing: messages.identityNotFound, onlyProvider } as const;
  await database.transaction().execute((transaction) => removeSignInWay(transaction, way));
}
