import type { FastifyInstance } from "fastify";
import type { AccountServices } from "../auth/account-services.ts";
import { afterResponse } from "../http/after-response.ts";
import { mount } from "../http/contract-route.ts";
import { confirmAuthenticator, removeAuthenticator, requireCode, startAuthenticator } from "./authenticator.ts";

export function authenticatorRoutes(app: FastifyInstance, parts: AccountServices): void {
  const { limitRate, rates, mailQueue, signInChecks } = parts;
  signInChecks.push((userId, code) => requireCode(parts, userId, code));
  const limit = (userId: string) => limitRate(`authenticator:${userId}`, rates.signInWayChanges);

  mount(app, "POST /api/account/authenticator/start", async (_call, { caller }) => {
    await limit(caller.userId);
    return startAuthenticator(parts, caller);
  });

  mount(app, "POST /api/account/authenticator", async ({ body }, { caller, reply }) => {
    await limit(caller.userId);
    const mail = await confirmAuthenticator(parts, caller, body);
    afterResponse(reply, () => mailQueue.sendNow(mail));
    return undefined;
  });

  mount(app, "DELETE /api/account/authenticator", async (_call, { caller, reply }) => {
    const mail = await removeAuthenticator(parts, caller.userId);
    afterResponse(reply, () => mailQueue.sendNow(mail));
    return undefined;
  });
}
