import type { Database } from "../store/tables.ts";

/**
 * Within a transaction: whoever counts what a user has, to add one more, lets others wait who are about to do the same.
 * A write that changes nothing is the one way to it that both databases know.
 */
export async function lockOwner(transaction: Database, ownerId: string): Promise<void> {
  await transaction
    .updateTable("users")
    .set((known) => ({ username: known.ref("username") }))
    .where("id", "=", ownerId)
    .execute();
}
