import type { FastifyInstance } from "fastify";
import type { AccountServices } from "../auth/account-services.ts";
import { accessTokenOf } from "../auth/sessions.ts";
import { afterResponse } from "../http/after-response.ts";
import { clientAddress } from "../http/client-address.ts";
import { mount } from "../http/contract-route.ts";
import { logAccount } from "../http/request-log.ts";
import { makeRecoveryCodes, redeemRecoveryCode } from "./recovery-codes.ts";

export function recoveryCodeRoutes(app: FastifyInstance, parts: AccountServices): void {
  const { sessions, limitRate, rates, mailQueue } = parts;

  mount(app, "POST /api/account/recovery-codes", async (_call, { caller }) => {
    await limitRate(`recovery-codes:${caller.userId}`, rates.signInWayChanges);
    return { codes: await makeRecoveryCodes(parts, caller.userId) };
  });

  mount(app, "POST /api/auth/recovery-codes/sign-in", async ({ body }, { request, reply }) => {
    const address = clientAddress(request);
    await limitRate(`logins:${address}`, rates.loginsPerAddress);
    const onNamed = (id: string) => logAccount(request, reply, id);
    const { userId, mail } = await redeemRecoveryCode(parts, body, { address, onNamed });
    afterResponse(reply, () => mailQueue.sendNow(mail));
    return accessTokenOf(await sessions.start(userId, "recovery_code", request.headers["user-agent"]));
  });
}
