import { errorMessages as messages } from "@octavo/contract";
import type { Message } from "@octavo/foundation";
import { ApiError, requireFound } from "../http/api-error.ts";
import type { Database } from "../store/tables.ts";
import type { OnlyProvider } from "./account-settings.ts";
import { lockUser } from "./lock-user.ts";

interface SignInWay {
  readonly table: "passkeys" | "identities";
  readonly userId: string;
  readonly id: string;
  /** Message if the user has no such way. */
  readonly missing: Message;
  readonly onlyProvider?: OnlyProvider | undefined;
}

/** Removes a way to sign in within a transaction. Throws if it is the user's last one. */
export async function removeSignInWay(
  transaction: Database,
  { table, userId, id, missing, onlyProvider }: SignInWay,
): Promise<void> {
  await lockUser(transaction, userId);
  const removed = await transaction
    .deleteFrom(table)
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning("id")
    .executeTakeFirst();
  requireFound(removed, missing);
  await (onlyProvider ? requireIdentity(transaction, userId, onlyProvider) : requireSignInWay(transaction, userId));
}

async function requireIdentity(transaction: Database, userId: string, { issuer, name }: OnlyProvider): Promise<void> {
  const identities = await transaction
    .selectFrom("identities")
    .select("issuer")
    .where("user_id", "=", userId)
    .execute();
  // The setting may lack the slash at the end of an issuer.
  if (identities.some((identity) => new URL(identity.issuer).href === new URL(issuer).href)) return;
  throw new ApiError("LAST_SIGN_IN_WAY", messages.lastIdentity(name));
}

/** Throws if the user has no way to sign in left. Recovery codes don't count, because they run out. */
export async function requireSignInWay(transaction: Database, userId: string): Promise<void> {
  const { password_hash } = await transaction
    .selectFrom("users")
    .select("password_hash")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  if (password_hash !== "") return;
  for (const table of ["passkeys", "identities"] as const) {
    const way = transaction.selectFrom(table).select("id").where("user_id", "=", userId);
    if (await way.limit(1).executeTakeFirst()) return;
  }
  throw new ApiError("LAST_SIGN_IN_WAY", messages.lastSignInWay);
}
