import type { UserRow } from "../store/tables.ts";
import type { AccountServices } from "./account-services.ts";
import { findConfirmedAccount } from "./email-confirmation.ts";

export type NamedAccount = Pick<UserRow, "id" | "username" | "password_hash" | "role">;

/** Finds an account by its username, or by an address that it has confirmed. */
export async function findNamed(
  { database }: Pick<AccountServices, "database">,
  key: string,
): Promise<NamedAccount | undefined> {
  // Usernames have no @.
  if (key.includes("@")) return findConfirmedAccount(database, key);
  const users = database.selectFrom("users").select(["id", "username", "password_hash", "role"]);
  return users.where("username_key", "=", key).executeTakeFirst();
}
