import { type Account, errorMessages as messages } from "@octavo/contract";
import type { AccountServices } from "../auth/account-services.ts";
import { ApiError } from "../http/api-error.ts";
import type { Caller } from "../http/caller.ts";

export async function readAccount({ database }: AccountServices, { userId }: Caller): Promise<Account> {
  const row = await database.selectFrom("users").select(["password_hash"]).where("id", "=", userId).executeTakeFirst();
  // The user was deleted after the token was read.
  if (!row) throw new ApiError("UNAUTHORIZED", messages.unauthorized);
  return { has_password: row.password_hash !== "" };
}
