import { messages } from "@octavo/contract";
import type { FastifyInstance } from "fastify";
import { afterResponse } from "../http/after-response.ts";
import { clientAddress } from "../http/client-address.ts";
import { mount } from "../http/contract-route.ts";
import { tooManyRequests } from "../http/limit-rate.ts";
import { logAccount } from "../http/request-log.ts";
import { allowEmailTo, queueEmail } from "./account-emails.ts";
import { accountKey, keyDigest } from "./account-key.ts";
import type { AccountServices } from "./account-services.ts";
import { confirmEmail } from "./confirm-email.ts";
import { resetPassword } from "./password-reset.ts";
import { acceptTerms, readPublicUser } from "./public-user.ts";
import { countGuess } from "./redeem-invitation.ts";
import { register } from "./register.ts";
import { accessTokenOf } from "./sessions.ts";
import { signIn } from "./sign-in.ts";

export function accountRoutes(app: FastifyInstance, parts: AccountServices): void {
  const { sessions, firstAccount, limitRate, rates, mailQueue } = parts;

  mount(app, "POST /api/auth/register", async ({ body }, { request, reply }) => {
    const address = clientAddress(request);
    await limitRate(`register:${address}`, rates.registrationsPerAddress);
    const uncount = body.invitation ? await countGuess(parts, address) : undefined;
    const { user, mail } = await register(parts, body, {
      address,
      maySetUp: firstAccount.admits(request, body.setup_code),
    });
    await uncount?.();
    logAccount(request, reply, user.id);
    if (mail) afterResponse(reply, () => mailQueue.sendNow(mail));
    return readPublicUser(parts, user.id);
  });

  mount(app, "POST /api/auth/login", async ({ body }, { request, reply }) => {
    const address = clientAddress(request);
    await limitRate(`logins:${address}`, rates.loginsPerAddress);
    const onNamed = (id: string) => logAccount(request, reply, id);
    const userAgent = request.headers["user-agent"];
    return accessTokenOf(await signIn(parts, body, { address, userAgent, onNamed }));
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

/** Confirmation of email addresses. Responses don't reveal whether another account has confirmed the address. */
export function emailConfirmationRoutes(app: FastifyInstance, parts: AccountServices): void {
  const { database, limitRate, rates, mailQueue } = parts;

  mount(app, "POST /api/auth/email-confirmation/request", async (_call, { caller, request, reply }) => {
    const { email } = await readPublicUser(parts, caller.userId);
    const isAllowed = await allowEmailTo(parts, accountKey(email), clientAddress(request));
    if (!isAllowed) throw tooManyRequests(rates.emailsPerMailbox.seconds * 1000);
    const mail = await queueEmail(mailQueue, database, "new_account", caller.userId);
    afterResponse(reply, () => mailQueue.sendNow(mail));
    return { message: messages.confirmationSent.text };
  });

  mount(app, "POST /api/auth/email-confirmation/confirm", async ({ body }, { request, reply }) => {
    await limitRate(`confirmations:${clientAddress(request)}`, rates.resetsPerAddress);
    const { account, mail } = await confirmEmail(parts, body.token);
    logAccount(request, reply, account);
    if (mail) afterResponse(reply, () => mailQueue.sendNow(mail));
    return { message: messages.emailConfirmed.text };
  });
}

/** Password resets. The response is the same for all addresses; the work is done after it is sent. */
export function passwordResetRoutes(app: FastifyInstance, parts: AccountServices): void {
  const { database, limitRate, rates, mailQueue } = parts;

  mount(app, "POST /api/auth/password-reset/request", async ({ body }, { request, reply }) => {
    await limitRate(`resets:${clientAddress(request)}`, rates.resetsPerAddress);
    await limitRate(`reset:${keyDigest(accountKey(body.email))}`, rates.emailsPerMailbox);
    const mail = await queueEmail(mailQueue, database, "reset_links", body.email);
    afterResponse(reply, () => mailQueue.sendNow(mail));
    return { message: messages.resetRequested.text };
  });

  mount(app, "POST /api/auth/password-reset/confirm", async ({ body }, { request, reply }) => {
    const address = clientAddress(request);
    await limitRate(`resets:${address}`, rates.resetsPerAddress);
    const { account, mail } = await resetPassword(parts, body, address);
    logAccount(request, reply, account);
    afterResponse(reply, () => mailQueue.sendNow(mail));
    return { message: messages.passwordUpdated.text };
  });
}
