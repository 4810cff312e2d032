import { createHash, randomBytes } from "node:crypto";
import { errorMessages as messages, signInLimits, usernameProblem } from "@octavo/contract";
import { allowEmailTo, queueEmail } from "../auth/account-emails.ts";
import { accountKey } from "../auth/account-key.ts";
import type { AccountServices } from "../auth/account-services.ts";
import type { OidcAnswer, OidcPurpose, OidcUser } from "../auth/challenges.ts";
import { confirmAccount } from "../auth/confirm-email.ts";
import { findConfirmedAccount } from "../auth/email-confirmation.ts";
import { isNameTaken, nameTaken, newUser } from "../auth/register.ts";
import type { SignedToken } from "../auth/sessions.ts";
import { addProviderAccount } from "../auth/sign-up.ts";
import { ApiError } from "../http/api-error.ts";
import type { SessionCaller } from "../http/caller.ts";
import type { QueuedMail } from "../mail/mail-queue.ts";
import { isUniqueViolation } from "../store/store-error.ts";
import { findIdentity, insertIdentity, linkIdentity, noteUse } from "./identities.ts";
import type { OidcProvider } from "./provider.ts";

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
  | { readonly outcome: "signed_in"; readonly userId: string }
  | {
      readonly outcome: "link" | "new_account";
      readonly ticket: string;
      readonly email: string;
      readonly username: string;
    };

/**
 * Signs in the linked account. If there is none, returns a ticket to link the account that has confirmed the same
 * address, or to create one. An address that the provider has not verified is never compared.
 */
export async function finishSignIn(parts: OidcServices, exchange: Exchange): Promise<SignInResult> {
  const { user, secretHash } = await takeAnswer(parts, exchange, { purpose: "sign_in" });
  const known = await findIdentity(parts.database, user);
  if (known) {
    await noteUse(parts, known.id, user);
    return { outcome: "signed_in", userId: known.user_id };
  }
  const { email } = user;
  const holder = user.isEmailVerified ? await findConfirmedAccount(parts.database, accountKey(email)) : undefined;
  const { settings } = requireProvider(parts);
  if (!holder && !settings.signUp) throw signUpClosed(settings.name);
  const content = { secretHash, user };
  const ticket = await parts.challenges.create("oidc_ticket", { userId: holder?.id, minutes, content });
  return holder
    ? { outcome: "link", ticket, email, username: holder.username }
    : { outcome: "new_account", ticket, email, username: suggestUsername(user) };
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
}

/** Creates an account without a password. The ticket stays valid if the username is taken. */
export async function registerAtProvider(
  parts: OidcServices,
  { ticket, secret, username, language = null, address, maySetUp }: NewAccount,
): Promise<{ userId: string; mail: QueuedMail | undefined }> {
  const { settings } = requireProvider(parts);
  if (!settings.signUp) throw signUpClosed(settings.name);
  const taken = await parts.challenges.read("oidc_ticket", ticket);
  if (!taken || taken.userId !== undefined || taken.content.secretHash !== digest(secret)) throw signInExpired();
  if (await isNameTaken(parts, username)) throw nameTaken();
  const { user } = taken.content;
  const account = { ...newUser({ username, email: user.email, password_hash: "" }, parts.now()), language };
  const needsEmail =
    !user.isEmailVerified && user.email !== "" && (await allowEmailTo(parts, account.email_key, address));
  try {
    const mail = await parts.database.transaction().execute(async (transaction) => {
      await addProviderAccount(transaction, account, { maySetUp }, parts.now());
      if (!(await insertIdentity(transaction, account.id, user, parts.now()))) throw signInExpired();
      if (user.isEmailVerified) await confirmAccount(transaction, account, parts.now());
      return needsEmail ? queueEmail(parts.mailQueue, transaction, "new_account", account.id) : undefined;
    });
    await parts.challenges.take("oidc_ticket", ticket);
    return { userId: account.id, mail };
  } catch (problem) {
    // Another request was faster.
    if (isUniqueViolation(problem, "users", "username_key")) throw nameTaken();
    throw isUniqueViolation(problem, "users", "email_key") ? signInExpired() : problem;
  }
}

function signInExpired(): ApiError {
  return new ApiError("SIGN_IN_EXPIRED", messages.providerSignInExpired);
}

function signUpClosed(provider: string): ApiError {
  return new ApiError("SIGN_UP_CLOSED", messages.providerSignUpClosed(provider));
}
