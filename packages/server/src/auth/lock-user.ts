import type { Database } from "../store/tables.ts";

/**
 * Locks a user's row until the end of the transaction, so that quota checks run one after the other. A write without a
 * change is the only way that both databases support.
 */
export async function lockUser(transaction: Database, ownerId: string): Promise<void> {
  await transaction
    .updateTable("users")
    .set((known) => ({ username: known.ref("username") }))
    .where("id", "=", ownerId)
    .execute();
}
