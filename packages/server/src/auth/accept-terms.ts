import type { AccountServices } from "./account-services.ts";

/** Stores the time of the first acceptance. Later calls change nothing. */
export async function acceptTerms({ database, now }: AccountServices, userId: string): Promise<void> {
  await database
    .updateTable("users")
    .set({ terms_accepted_at: now() })
    .where("id", "=", userId)
    .where("terms_accepted_at", "is", null)
    .execute();
}
