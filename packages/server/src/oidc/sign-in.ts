import { createHash, randomBytes } from "node:crypto";
import { errorMessages as messages, signInLimits, usernameProblem } from "@octavo/contract";
import { allowEmailTo, queueEmail } from "../auth/account-emails.ts";
import { accountKey } from "../auth/account-key.ts";
import type { AccountServices } from "../auth/account-services.ts";
import { hasAccounts } from "../auth/administrators.ts";
import { requireEnabled } from "../auth/admit-session.ts";
import type { OidcAnswer, OidcPurpose, OidcUser } from "../auth/challenges.ts";
import { confirmAccount } from "../auth/confirm-email.ts";
import { findConfirmedAccount } from "../auth/email-confirmation.ts";
import { isNameTaken, nameTaken, newUser } from "../auth/register.ts";
import type { SignedToken, SignInMethod } from "../auth/sessions.ts";
import { addProviderAccount } from "../auth/sign-up.ts";
import { ApiError } from "../http/api-error.ts";
import type { SessionCaller } from "../http/caller.ts";
import type { QueuedMail } from "../mail/mail-queue.ts";
import { isUniqueViolation } from "../store/store-error.ts";
import type { UserRow } from "../store/tables.ts";
import { changeRole, followGroups, requireMembership, requireProviderFactor, type Warn } from "./follow-provider.ts";
import { findIdentity, insertIdentity, linkByAddress, linkIdentity, noteUse } from "./identities.ts";
import type { OidcProvider, OidcSettings } from "./provider.ts";

export interface OidcServices extends AccountServices {
  /** Undefined if the site has no provider. */
  readonly provider: OidcProvider | undefined;
}

const minutes = signInLimits.providerMinutes;
const digest = (secret: string) => createHash("sha256").update(secret).digest("base64url");
const random = () => randomBytes(32).toString("base64url");

function requireProvider({ provider }: OidcServices): OidcProvider {
  if (!provider) throw new ApiError("NOT_FOUND", messages.noProvider);
  return provider;
}

interface Start {
  readonly purpose: OidcPurpose["purpose"];
  /** Secret of the browser. */
  readonly secret: string;
  readonly caller?: SessionCaller;
}

/** Stores a request, and returns the address of the provider's sign-in page for it. */
export async function startAtProvider(parts: OidcServices, { purpose, secret, caller }: Start): Promise<string> {
  const provider = requireProvider(parts);
  const content = {
    purpose,
    ...(caller && { sessionId: caller.sessionId }),
    secretHash: digest(secret),
    nonce: random(),
    verifier: random(),
    startedAt: Math.floor(parts.now() / 1000),
  };
  const state = await parts.challenges.create("oidc_request", { userId: caller?.userId, minutes, content });
  return provider.signInUrl(state, content);
}

/** Result of a callback, for the fragment of the studio's page. */
export type CallbackResult =
  | { readonly token: string }
  | { readonly problem: "expired" | "cancelled" | "refused"; readonly cause?: unknown };

/**
 * Receives the provider's answer. The result waits in the store for the browser that started the request: this call may
 * come from another one, and has no session.
 */
export async function receiveAnswer(
  parts: OidcServices,
  { search, state, error }: { readonly search: string; readonly state: string; readonly error: string | undefined },
): Promise<CallbackResult> {
  const provider = requireProvider(parts);
  const started = await parts.challenges.take("oidc_request", state);
  if (!started) return { problem: "expired" };
  if (error === "access_denied") return { problem: "cancelled" };
  const { purpose, sessionId, secretHash } = started.content;
  let user: OidcUser;
  try {
    user = await provider.readUser(search, state, started.content);
  } catch (cause) {
    return { problem: "refused", cause };
  }
  const content = { purpose, secretHash, user, ...(sessionId !== undefined && { sessionId }) };
  return { token: await parts.challenges.create("oidc_answer", { userId: started.userId, minutes, content }) };
}

interface Exchange {
  readonly token: string;
  readonly secret: string;
}

/** Takes an answer. Throws if another browser or session started it. */
async function takeAnswer(
  parts: OidcServices,
  { token, secret }: Exchange,
  { purpose, caller }: { readonly purpose: OidcPurpose["purpose"]; readonly caller?: SessionCaller },
): Promise<OidcAnswer> {
  const taken = await parts.challenges.take("oidc_answer", token);
  const isSame =
    taken !== undefined &&
    taken.content.purpose === purpose &&
    taken.content.secretHash === digest(secret) &&
    taken.userId === caller?.userId &&
    taken.content.sessionId === caller?.sessionId;
  if (!isSame) throw signInExpired();
  return taken.content;
}

export type SignInResult =
  | ({ readonly outcome: "signed_in" } & Member)
  | {
      readonly outcome: "link" | "new_account";
      readonly ticket: string;
      readonly email: string;
      readonly username: string;
    };

/** A user at the provider whose session may start. */
interface Member {
  readonly userId: string;
  readonly method: SignInMethod;
  readonly mail?: QueuedMail | undefined;
}

const methodOf = ({ hasSecondFactor }: OidcUser): SignInMethod => (hasSecondFactor ? "oidc_mfa" : "oidc");

/**
 * Signs in the linked account. If there is none, returns a ticket to link the account that has confirmed the same
 * address, or to create one. If people sign in at the provider only, the account with the address is linked at once. An
 * address that the provider has not verified is never compared.
 */
export async function finishSignIn(parts: OidcServices, exchange: Exchange, warn: Warn): Promise<SignInResult> {
  const { user, secretHash } = await takeAnswer(parts, exchange, { purpose: "sign_in" });
  const { settings } = requireProvider(parts);
  requireMembership(settings, user, warn);
  const known = await findIdentity(parts.database, user);
  if (known) {
    await admitMember(parts, { userId: known.user_id, user, settings, warn });
    await noteUse(parts, known.id, user);
    return { outcome: "signed_in", userId: known.user_id, method: methodOf(user) };
  }
  const { email } = user;
  const holder = user.isEmailVerified ? await findConfirmedAccount(parts.database, accountKey(email)) : undefined;
  if (holder && parts.onlyProvider) {
    const mail = await linkHolder(parts, holder, user);
    await admitMember(parts, { userId: holder.id, user, settings, warn });
    return { outcome: "signed_in", userId: holder.id, method: methodOf(user), mail };
  }
  if (!holder && !(await maySignUp(parts))) throw signUpClosed(settings);
  const content = { secretHash, user };
  const ticket = await parts.challenges.create("oidc_ticket", { userId: holder?.id, minutes, content });
  return holder
    ? { outcome: "link", ticket, email, username: holder.username }
    : { outcome: "new_account", ticket, email, username: suggestUsername(user) };
}

/** Throws an `ApiError` if the account is disabled, or needs a second factor. Changes its role as its groups say. */
async function admitMember(parts: OidcServices, member: Parameters<typeof followGroups>[1]): Promise<void> {
  await requireEnabled(parts.database, member.userId);
  await followGroups(parts, member);
  await requireProviderFactor(parts, parts.database, member);
}

/** Links the account with the same address. Addresses with one key can be two mailboxes, which are told apart here. */
async function linkHolder(
  parts: OidcServices,
  holder: Pick<UserRow, "id" | "email">,
  user: OidcUser,
): Promise<QueuedMail> {
  await requireEnabled(parts.database, holder.id);
  const isSame = mailbox(holder.email) === mailbox(user.email);
  const mail = isSame ? await linkByAddress(parts, holder.id, user) : undefined;
  if (!mail) throw new ApiError("IDENTITY_TAKEN", messages.addressLinked(requireProvider(parts).settings.name));
  return mail;
}

/** Ignores the case of Latin letters only: no mail server tells them apart. */
const mailbox = (address: string) => address.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** A site without another way to sign in also gets its first account from the provider. */
async function maySignUp(parts: OidcServices): Promise<boolean> {
  if (requireProvider(parts).settings.signUp) return true;
  return parts.onlyProvider !== undefined && !(await hasAccounts(parts.database));
}

/** Returns a valid username similar to the provider's, or an empty text. */
function suggestUsername({ name, email }: OidcUser): string {
  const written = name.includes("@") || name === "" ? (email.split("@")[0] ?? "") : name;
  const suggestion = written.replace(/[^\p{L}\p{M}\p{N} ._-]+/gu, " ").trim();
  return usernameProblem(suggestion) ? "" : suggestion;
}

interface Ticket {
  readonly ticket: string;
  readonly secret: string;
}

/** Links the account that a ticket is for. The caller has just signed in to it. */
export async function linkByTicket(parts: OidcServices, caller: SessionCaller, { ticket, secret }: Ticket) {
  const taken = await parts.challenges.read("oidc_ticket", ticket);
  if (!taken || taken.userId !== caller.userId || taken.content.secretHash !== digest(secret)) throw signInExpired();
  await parts.challenges.take("oidc_ticket", ticket);
  return linkIdentity(parts, caller.userId, taken.content.user);
}

/** Links the account at the provider that a signed-in user chose on the account page. */
export async function finishLink(parts: OidcServices, caller: SessionCaller, exchange: Exchange) {
  const { user } = await takeAnswer(parts, exchange, { purpose: "link", caller });
  return linkIdentity(parts, caller.userId, user);
}

/** Confirms the session with a new sign-in at the provider. */
export async function confirmAtProvider(
  parts: OidcServices,
  caller: SessionCaller,
  exchange: Exchange,
): Promise<SignedToken> {
  const { user } = await takeAnswer(parts, exchange, { purpose: "confirm", caller });
  const known = await findIdentity(parts.database, user);
  if (known?.user_id !== caller.userId) throw signInExpired();
  await noteUse(parts, known.id, user);
  return parts.sessions.confirm(caller);
}

interface NewAccount extends Ticket {
  readonly username: string;
  readonly language?: string | null | undefined;
  /** Client address, for the limit of emails. */
  readonly address: string;
  /** True if the visitor may create the first account of the site. */
  readonly maySetUp: boolean;
  readonly warn: Warn;
}

/** Creates an account without a password. The ticket stays valid if the username is taken. */
export async function registerAtProvider(
  parts: OidcServices,
  { ticket, secret, username, language = null, address, maySetUp, warn }: NewAccount,
): Promise<Member> {
  const { settings } = requireProvider(parts);
  if (!(await maySignUp(parts))) throw signUpClosed(settings);
  const taken = await parts.challenges.read("oidc_ticket", ticket);
  if (!taken || taken.userId !== undefined || taken.content.secretHash !== digest(secret)) throw signInExpired();
  if (await isNameTaken(parts, username)) throw nameTaken();
  const { user } = taken.content;
  requireMembership(settings, user, warn);
  const account = { ...newUser({ username, email: user.email, password_hash: "" }, parts.now()), language };
  const needsEmail =
    !user.isEmailVerified && user.email !== "" && (await allowEmailTo(parts, account.email_key, address));
  try {
    const mail = await parts.database.transaction().execute(async (transaction) => {
      const added = await addProviderAccount(transaction, account, { maySetUp, ...settings }, parts.now());
      if (!added) throw signUpClosed(settings);
      // The first account stays an administrator, as it is the last one, until its next sign-in.
      const member = { userId: added.id, user, settings, warn };
      if (settings.groups?.admins.length && added.role !== "admin") await changeRole(transaction, member, parts.now());
      await requireProviderFactor(parts, transaction, member);
      if (!(await insertIdentity(transaction, account.id, user, parts.now()))) throw signInExpired();
      if (user.isEmailVerified) await confirmAccount(transaction, account, parts.now());
      return needsEmail ? queueEmail(parts.mailQueue, transaction, "new_account", account.id) : undefined;
    });
    await parts.challenges.take("oidc_ticket", ticket);
    return { userId: account.id, method: methodOf(user), mail };
  } catch (problem) {
    // Another request was faster.
    if (isUniqueViolation(problem, "users", "username_key")) throw nameTaken();
    throw isUniqueViolation(problem, "users", "email_key") ? signInExpired() : problem;
  }
}

function signInExpired(): ApiError {
  return new ApiError("SIGN_IN_EXPIRED", messages.providerSignInExpired);
}

function signUpClosed({ name, isOnlyWay }: OidcSettings): ApiError {
  const message = isOnlyWay ? messages.onlyProviderSignUpClosed(name) : messages.providerSignUpClosed(name);
  return new ApiError("SIGN_UP_CLOSED", message);
}
