import type { Database, PasskeyTable } from "../store/tables.ts";

export async function listPasskeys(database: Database, userId: string): Promise<readonly PasskeyTable[]> {
  return database
    .selectFrom("passkeys")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export function findPasskey(database: Database, id: string): Promise<PasskeyTable | undefined> {
  return database.selectFrom("passkeys").selectAll().where("id", "=", id).executeTakeFirst();
}

interface Use {
  readonly counter: number;
  readonly isBackedUp: boolean;
  readonly now: number;
}

/**
 * Stores the counter of a signature. Returns false if it has not grown, which a copied authenticator causes. Synced
 * passkeys have no counter and always send 0.
 */
export async function countUse(database: Database, id: string, { counter, isBackedUp, now }: Use): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable("passkeys")
    .set({ sign_count: counter, is_backed_up: isBackedUp ? 1 : 0, last_used_at: now })
    .where("id", "=", id)
    .where((known) => (counter === 0 ? known("sign_count", "=", 0) : known("sign_count", "<", counter)))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function setName(
  database: Database,
  { userId, id, name }: { readonly userId: string; readonly id: string; readonly name: string },
): Promise<PasskeyTable | undefined> {
  return database
    .updateTable("passkeys")
    .set({ name })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returningAll()
    .executeTakeFirst();
}
