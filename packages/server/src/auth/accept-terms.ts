import type { AccountParts } from "./account-parts.ts";

/** Keeps the moment; of several the first, which is when the user agreed. */
export async function acceptTerms({ database, now }: AccountParts, userId: string): Promise<void> {
  await database
    .updateTable("users")
    .set({ terms_accepted_at: now() })
    .where("id", "=", userId)
    .where("terms_accepted_at", "is", null)
    .execute();
}
