import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AccountServices } from "../auth/account-services.ts";
import { accessTokenOf } from "../auth/sessions.ts";
import { afterResponse } from "../http/after-response.ts";
import { clientAddress } from "../http/client-address.ts";
import { mount } from "../http/contract-route.ts";
import { logAccount } from "../http/request-log.ts";
import {
  addPasskey,
  confirmWithPasskey,
  publicPasskey,
  removePasskey,
  renamePasskey,
  startConfirmation,
  startRegistration,
  startSignIn,
  verifySignIn,
} from "./passkeys.ts";

export function passkeyRoutes(app: FastifyInstance, parts: AccountServices): void {
  const { limitRate, rates, mailQueue } = parts;

  mount(app, "POST /api/account/passkeys/options", async (_call, { caller }) => {
    await limitRate(`passkeys:${caller.userId}`, rates.signInWayChanges);
    return startRegistration(parts, caller);
  });

  mount(app, "POST /api/account/passkeys", async ({ body }, { caller, reply }) => {
    await limitRate(`passkeys:${caller.userId}`, rates.signInWayChanges);
    const { passkey, mail } = await addPasskey(parts, caller, body);
    afterResponse(reply, () => mailQueue.sendNow(mail));
    return publicPasskey(passkey);
  });

  mount(app, "PATCH /api/account/passkeys/{id}", ({ params, body }, { caller }) =>
    renamePasskey(parts, { userId: caller.userId, id: params.id, name: body.name }),
  );

  mount(app, "DELETE /api/account/passkeys/{id}", async ({ params }, { caller, reply }) => {
    const mail = await removePasskey(parts, caller.userId, params.id);
    afterResponse(reply, () => mailQueue.sendNow(mail));
    return undefined;
  });
}

/** Signing in and confirming with passkeys. */
export function passkeySignInRoutes(app: FastifyInstance, parts: AccountServices): void {
  const { sessions, limitRate, rates } = parts;
  const limitChallenges = (request: FastifyRequest) =>
    limitRate(`passkey-challenges:${clientAddress(request)}`, rates.passkeyChallengesPerAddress);
  const limit = (request: FastifyRequest) => limitRate(`passkeys:${clientAddress(request)}`, rates.loginsPerAddress);

  mount(app, "POST /api/auth/passkeys/options", async (_call, { request }) => {
    await limitChallenges(request);
    return startSignIn(parts);
  });

  mount(app, "POST /api/auth/passkeys/sign-in", async ({ body }, { request, reply }) => {
    await limit(request);
    const userId = await verifySignIn(parts, body, warnOfCopy(request));
    logAccount(request, reply, userId);
    return accessTokenOf(await sessions.start(userId, "passkey", request.headers["user-agent"]));
  });

  mount(app, "POST /api/account/confirm/passkey/options", async (_call, { caller, request }) => {
    await limitChallenges(request);
    return startConfirmation(parts, caller);
  });

  mount(app, "POST /api/account/confirm/passkey", async ({ body }, { caller, request }) => {
    await limit(request);
    return accessTokenOf(await confirmWithPasskey(parts, caller, { proof: body, onCopied: warnOfCopy(request) }));
  });
}

const warnOfCopy = (request: FastifyRequest) => (account: string) =>
  request.log.warn({ account }, "the counter of a passkey has not grown; the authenticator may have been copied");
