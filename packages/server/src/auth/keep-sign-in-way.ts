import { errorMessages as messages } from "@octavo/contract";
import { ApiError } from "../http/api-error.ts";
import type { Database } from "../store/tables.ts";

/**
 * Throws if the user has no way to sign in left. Called in the transaction that removes one. Recovery codes don't count,
 * because they run out.
 */
export async function keepSignInWay(transaction: Database, userId: string): Promise<void> {
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
