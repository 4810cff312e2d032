import { messages } from "@octavo/contract";
import type { FastifyInstance } from "fastify";
import { afterAnswer } from "../http/after-answer.ts";
import { clientAddress } from "../http/client-address.ts";
import { mount } from "../http/contract-route.ts";
import { tooManyRequests } from "../http/limit-rate.ts";
import { logAccount } from "../http/request-log.ts";
import { acceptTerms } from "./accept-terms.ts";
import { accountKey, keyDigest } from "./account-key.ts";
import { addLetter, mayWriteTo } from "./account-letters.ts";
import type { AccountParts } from "./account-parts.ts";
import { confirmEmail } from "./email-confirmation.ts";
import { resetPassword } from "./password-reset.ts";
import { publicUser, readPublicUser } from "./public-user.ts";
import { register } from "./register.ts";
import { signIn } from "./sign-in.ts";

export function accountRoutes(app: FastifyInstance, parts: AccountParts): void {
  const { sessions, limitRate, rates, letters } = parts;

  mount(app, "POST /api/auth/register", async ({ body }, { request, reply }) => {
    const address = clientAddress(request);
    await limitRate(`register:${address}`, rates.registrationsPerAddress);
    const { user, letter } = await register(parts, body, address);
    logAccount(request, reply, user.id);
    if (letter) afterAnswer(reply, () => letters.sendNow(letter));
    return publicUser(user);
  });

  mount(app, "POST /api/auth/login", async ({ body }, { request, reply }) => {
    const address = clientAddress(request);
    await limitRate(`logins:${address}`, rates.loginsPerAddress);
    const onNamed = (id: string) => logAccount(request, reply, id);
    const { token, expiresAt } = await signIn(parts, body, { address, onNamed });
    return { access_token: token, token_type: "bearer" as const, expires_at: expiresAt.toISOString() };
  });

  mount(app, "POST /api/auth/logout", async ({ body }, { caller }) => {
    await (body.everywhere ? sessions.endAll(caller.userId) : sessions.end(caller));
    return undefined;
  });

  mount(app, "GET /api/auth/me", (_call, { caller }) => readPublicUser(parts, caller.userId));

  mount(app, "POST /api/auth/accept-terms", async (_call, { caller }) => {
    await acceptTerms(parts, caller.userId);
    return readPublicUser(parts, caller.userId);
  });
}

/** Confirmation of e-mail addresses. Only the reader of the address learns whether another account has confirmed it. */
export function emailConfirmationRoutes(app: FastifyInstance, parts: AccountParts): void {
  const { database, limitRate, rates, letters } = parts;

  mount(app, "POST /api/auth/email-confirmation/request", async (_call, { caller, request, reply }) => {
    const { email } = await readPublicUser(parts, caller.userId);
    const isAllowed = await mayWriteTo(parts, accountKey(email), clientAddress(request));
    if (!isAllowed) throw tooManyRequests(rates.lettersPerMailbox.seconds * 1000);
    const letter = await addLetter(letters, database, "new_account", caller.userId);
    afterAnswer(reply, () => letters.sendNow(letter));
    return { message: messages.confirmationSent };
  });

  mount(app, "POST /api/auth/email-confirmation/confirm", async ({ body }, { request, reply }) => {
    await limitRate(`confirmations:${clientAddress(request)}`, rates.resetsPerAddress);
    logAccount(request, reply, await confirmEmail(parts, body.token));
    return { message: messages.emailConfirmed };
  });
}

/** Forgotten passwords. Who asks learns nothing: all that happens before the answer is a note of what was asked. */
export function passwordResetRoutes(app: FastifyInstance, parts: AccountParts): void {
  const { database, limitRate, rates, letters } = parts;

  mount(app, "POST /api/auth/password-reset/request", async ({ body }, { request, reply }) => {
    await limitRate(`resets:${clientAddress(request)}`, rates.resetsPerAddress);
    await limitRate(`reset:${keyDigest(accountKey(body.email))}`, rates.lettersPerMailbox);
    const letter = await addLetter(letters, database, "reset_links", body.email);
    afterAnswer(reply, () => letters.sendNow(letter));
    return { message: messages.resetRequested };
  });

  mount(app, "POST /api/auth/password-reset/confirm", async ({ body }, { request, reply }) => {
    const address = clientAddress(request);
    await limitRate(`resets:${address}`, rates.resetsPerAddress);
    const { account, letter } = await resetPassword(parts, body, address);
    logAccount(request, reply, account);
    afterAnswer(reply, () => letters.sendNow(letter));
    return { message: messages.passwordUpdated };
  });
}
