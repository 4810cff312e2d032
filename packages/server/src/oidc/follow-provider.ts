import { errorMessages as messages } from "@octavo/contract";
import { recordEvent } from "../audit/audit-log.ts";
import type { AccountServices } from "../auth/account-services.ts";
import { isLastAdministrator, lockAdministrators, setRole } from "../auth/administrators.ts";
import type { OidcUser } from "../auth/challenges.ts";
import { needsSecondFactor } from "../auth/pending-step.ts";
import { ApiError } from "../http/api-error.ts";
import type { Database, Moment } from "../store/tables.ts";
import { hasRules } from "./groups.ts";
import type { OidcSettings } from "./provider.ts";

/** Something that the operator should read in the log. The sign-in continues. */
export type Warn = (details: object, sentence: string) => void;

/** Throws an `ApiError` if the groups of a user don't allow to use the site. */
export function requireMembership({ groups, name }: OidcSettings, { membership }: OidcUser, warn: Warn): void {
  if (!groups || !hasRules(groups)) return;
  if (membership?.isReported === false)
    warn({ claim: groups.claim }, "the OpenID provider reports no groups in the claim of OCTAVO_OIDC_GROUPS_CLAIM");
  // The answer of a server with other settings has no membership.
  if (!membership?.maySignIn) throw new ApiError("NOT_A_MEMBER", messages.notAMember(name));
}

/**
 * Throws an `ApiError` if people sign in at the provider only, the site requires a second factor of the account, and the
 * provider reported none.
 */
export async function requireProviderFactor(
  { onlyProvider }: Pick<AccountServices, "onlyProvider">,
  database: Database,
  { userId, user }: { readonly userId: string; readonly user: OidcUser },
): Promise<void> {
  if (!onlyProvider || user.hasSecondFactor || !(await needsSecondFactor(database, userId))) return;
  throw new ApiError("SECOND_FACTOR_MISSING", messages.providerSecondFactorMissing(onlyProvider.name));
}

interface Member {
  readonly userId: string;
  readonly user: OidcUser;
  readonly settings: OidcSettings;
  readonly warn: Warn;
}

/** Gives an account the role that its groups at the provider mean. */
export async function followGroups({ database, now }: AccountServices, member: Member): Promise<void> {
  const { settings, user, userId } = member;
  if (!settings.groups?.admins.length) return;
  const account = database.selectFrom("users").select("role").where("id", "=", userId);
  if ((await account.executeTakeFirst())?.role === roleOf(user)) return;
  await database.transaction().execute((transaction) => changeRole(transaction, member, now()));
}

const roleOf = ({ membership }: OidcUser) => (membership?.adminGroup === undefined ? "user" : "admin");

/** Runs in the transaction of a new account, too. The last administrator stays one, with a warning. */
export async function changeRole(transaction: Database, { userId, user, settings, warn }: Member, now: Moment) {
  await lockAdministrators(transaction, now);
  const account = await transaction.selectFrom("users").selectAll().where("id", "=", userId).executeTakeFirst();
  const role = roleOf(user);
  if (!account || account.role === role) return;
  const actor = { userId: "", username: settings.name };
  const details = reasonOf(user, settings);
  if (role === "admin" || !(await isLastAdministrator(transaction, { id: userId, role: "admin" })))
    return setRole(transaction, { user: account, role, actor, details, now });
  warn({ account: userId }, "the last administrator is in no group of OCTAVO_OIDC_ADMIN_GROUP, and keeps the role");
  await recordEvent(transaction, { actor, action: "user.keep", subject: account.username, details }, now);
}

function reasonOf({ membership }: OidcUser, { groups }: OidcSettings) {
  const group = membership?.adminGroup;
  return group === undefined ? { missing_groups: groups?.admins.join(", ") ?? "" } : { group };
}
