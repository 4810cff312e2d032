import { adminLimits } from "@octavo/contract";
import type { ExpressionBuilder } from "kysely";
import { tooManyRequests } from "../http/limit-rate.ts";
import type { Database, Moment, Tables } from "../store/tables.ts";
import type { AccountServices } from "./account-services.ts";
import { hashToken } from "./link-token.ts";

export async function findInvitation(database: Database, code: string, now: Moment) {
  return database
    .selectFrom("invitations")
    .select(["email", "expires_at"])
    .where(isUsable(now))
    .where("code_hash", "=", hashToken(code))
    .executeTakeFirst();
}

/** Of two transactions with the same code, only one gets the invitation. */
export async function markUsed(transaction: Database, code: string, userId: string, now: Moment) {
  return transaction
    .updateTable("invitations")
    .set({ used_by: userId, used_at: now })
    .where(isUsable(now))
    .where("code_hash", "=", hashToken(code))
    .returning(["note"])
    .executeTakeFirst();
}

/**
 * Counts an attempt to use an invitation before it is checked, so that parallel attempts count like sequential ones.
 * Returns a function that removes the count of a valid one.
 */
export async function countGuess(
  { attempts, steadyClock }: Pick<AccountServices, "attempts" | "steadyClock">,
  address: string,
): Promise<() => Promise<void>> {
  const key = `invitation:${address}`;
  const { count, expiresAt } = await attempts.count(key, 600);
  if (count > adminLimits.wrongInvitations) throw tooManyRequests(expiresAt - steadyClock());
  return () => attempts.uncount(key);
}

/** Condition for invitations that can be used. */
export const isUsable = (now: Moment) => (known: ExpressionBuilder<Tables, "invitations">) =>
  known.and([known("used_at", "is", null), known("expires_at", ">", now)]);
