import { errorMessages, messages } from "@octavo/contract";
import type { FastifyInstance } from "fastify";
import type { AccountServices } from "../auth/account-services.ts";
import { forgetNewAddress } from "../auth/email-confirmation.ts";
import { accessTokenOf } from "../auth/sessions.ts";
import { afterResponse } from "../http/after-response.ts";
import { ApiError } from "../http/api-error.ts";
import { clientAddress } from "../http/client-address.ts";
import { mount } from "../http/contract-route.ts";
import { changeUsername, chooseHints, chooseLanguage, readAccount, sessionResponse } from "./account.ts";
import { requestEmailChange } from "./change-email.ts";
import { changePassword, removePassword } from "./change-password.ts";
import { confirmIdentity } from "./confirm-identity.ts";
import { listSignInWays } from "./sign-in-ways.ts";

/** The signed-in user's own account. */
export function ownAccountRoutes(app: FastifyInstance, parts: AccountServices): void {
  const { database, limitRate, rates, mailQueue } = parts;

  mount(app, "GET /api/account", (_call, { caller }) => readAccount(parts, caller));

  mount(app, "GET /api/account/sign-in-ways", (_call, { caller }) => listSignInWays(database, caller.userId));

  mount(app, "POST /api/account/confirm", async ({ body }, { caller, request }) => {
    const address = clientAddress(request);
    await limitRate(`logins:${address}`, rates.loginsPerAddress);
    return accessTokenOf(await confirmIdentity(parts, caller, { password: body.password, address }));
  });

  mount(app, "PUT /api/account/username", async ({ body }, { caller, reply }) => {
    await limitRate(`names:${caller.userId}`, rates.changesPerAccount);
    const { user, mail } = await changeUsername(parts, caller, body.username);
    afterResponse(reply, () => mailQueue.sendNow(mail));
    return user;
  });

  mount(app, "DELETE /api/account/password", async (_call, { caller, reply }) => {
    const mail = await removePassword(parts, caller);
    afterResponse(reply, () => mailQueue.sendNow(mail));
    return undefined;
  });

  mount(app, "PUT /api/account/language", ({ body }, { caller }) => chooseLanguage(parts, caller, body.language));

  mount(app, "PUT /api/account/hints", ({ body }, { caller }) => chooseHints(parts, caller, body.skips_hints));

  mount(app, "PUT /api/account/email", async ({ body }, { caller, request, reply }) => {
    await limitRate(`addresses:${caller.userId}`, rates.changesPerAccount);
    const mails = await requestEmailChange(parts, caller, { email: body.email, address: clientAddress(request) });
    afterResponse(reply, () => mails.forEach((mail) => mailQueue.sendNow(mail)));
    return { message: messages.newEmailRequested.text };
  });

  mount(app, "DELETE /api/account/new-email", async (_call, { caller }) => {
    await forgetNewAddress(database, caller.userId);
    return undefined;
  });

  mount(app, "PUT /api/account/password", async ({ body }, { caller, request, reply }) => {
    const address = clientAddress(request);
    await limitRate(`logins:${address}`, rates.loginsPerAddress);
    const mail = await changePassword(parts, caller, { ...body, address });
    afterResponse(reply, () => mailQueue.sendNow(mail));
    return undefined;
  });

  sessionRoutes(app, parts);
}

function sessionRoutes(app: FastifyInstance, { sessions }: AccountServices): void {
  mount(app, "GET /api/account/sessions", async (_call, { caller }) => {
    const rows = await sessions.list(caller.userId);
    return rows.map((row) => sessionResponse(row, caller));
  });

  mount(app, "DELETE /api/account/sessions", async (_call, { caller }) => {
    await sessions.endOthers(caller);
    return undefined;
  });

  mount(app, "DELETE /api/account/sessions/{session_id}", async ({ params }, { caller }) => {
    if (await sessions.endOne(caller.userId, params.session_id)) return undefined;
    throw new ApiError("NOT_FOUND", errorMessages.sessionNotFound);
  });
}
