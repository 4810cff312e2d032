import { errorMessages as messages } from "@octavo/contract";
import { recordEvent } from "../audit/audit-log.ts";
import { ApiError } from "../http/api-error.ts";
import { readSetting } from "../site-settings/site-settings.ts";
import type { Database, Moment, UserRow } from "../store/tables.ts";
import { hasAccounts, isFirstAccount } from "./administrators.ts";
import { setupCodeRefused } from "./first-account.ts";
import { findInvitation, markUsed } from "./redeem-invitation.ts";

/** Proofs of a visitor who wants an account. */
export interface Admission {
  readonly invitation?: string | undefined;
  /** True if the visitor may create the first account of the site. */
  readonly maySetUp: boolean;
}

/**
 * Adds an account within a transaction, by any way to sign up. The first account of a site becomes its administrator.
 * Throws an `ApiError` if the visitor may not create this one, if the site accepts no new accounts, or if it needs an
 * invitation that is valid.
 */
export async function addAccount(
  transaction: Database,
  user: UserRow,
  { invitation, maySetUp }: Admission,
  now: Moment,
): Promise<UserRow> {
  const isFirst = await isFirstAccount(transaction, user.id, now);
  if (isFirst && !maySetUp) throw setupCodeRefused();
  const mode = isFirst ? "open" : await readSetting(transaction, "sign_up");
  if (mode === "closed") throw signUpClosed();
  const added = await insertAccount(transaction, user, { isFirst, now });
  const actor = { userId: user.id, username: user.username };
  const used = invitation ? await markUsed(transaction, invitation, user.id, now) : undefined;
  if (mode === "invitation" && !used) throw invitationRefused(invitation);
  if (used) {
    const details = { note: used.note };
    await recordEvent(transaction, { actor, action: "invitation.use", subject: user.username, details }, now);
  }
  return added;
}

/**
 * Adds an account of a user at the OpenID provider within a transaction. The settings of the provider allow this, whatever the
 * administrator has set for other accounts. Returns undefined if they allow the first account only, and this is another.
 */
export async function addProviderAccount(
  transaction: Database,
  user: UserRow,
  { maySetUp, signUp }: Pick<Admission, "maySetUp"> & { readonly signUp: boolean },
  now: Moment,
): Promise<UserRow | undefined> {
  const isFirst = await isFirstAccount(transaction, user.id, now);
  if (!isFirst && !signUp) return undefined;
  if (isFirst && !maySetUp) throw setupCodeRefused();
  return insertAccount(transaction, user, { isFirst, now });
}

/** Adds an account that the operator makes. Its owner has no password yet. The first account of a site is an administrator. */
export async function addOperatorAccount(transaction: Database, user: UserRow, now: Moment): Promise<UserRow> {
  const isFirst = await isFirstAccount(transaction, user.id, now);
  const added = await insertAccount(transaction, user, { isFirst, now });
  await recordEvent(transaction, { actor: undefined, action: "user.create", subject: user.username }, now);
  return added;
}

async function insertAccount(
  transaction: Database,
  user: UserRow,
  { isFirst, now }: { readonly isFirst: boolean; readonly now: Moment },
): Promise<UserRow> {
  const added: UserRow = isFirst ? { ...user, role: "admin" } : user;
  await transaction.insertInto("users").values(added).execute();
  const actor = { userId: user.id, username: user.username };
  if (isFirst) await recordEvent(transaction, { actor, action: "user.first", subject: user.username }, now);
  return added;
}

/** Throws the error of `addAccount` early, before work is done for a refused request. Changes nothing. */
export async function requireSignUp(
  database: Database,
  { invitation, maySetUp }: Admission,
  now: Moment,
): Promise<void> {
  if (!(await hasAccounts(database))) {
    if (!maySetUp) throw setupCodeRefused();
    return;
  }
  const mode = await readSetting(database, "sign_up");
  if (mode === "open") return;
  if (mode === "closed") throw signUpClosed();
  const found = invitation ? await findInvitation(database, invitation, now) : undefined;
  if (!found) throw invitationRefused(invitation);
}

function signUpClosed(): ApiError {
  return new ApiError("SIGN_UP_CLOSED", messages.signUpClosed);
}

function invitationRefused(invitation: string | undefined): ApiError {
  return invitation
    ? new ApiError("INVALID_INVITATION", messages.invitationUseless)
    : new ApiError("SIGN_UP_CLOSED", messages.invitationRequired);
}
