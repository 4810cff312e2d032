import type { FastifyInstance } from "fastify";
import type { AccountServices } from "../auth/account-services.ts";
import { clientAddress } from "../http/client-address.ts";
import { mount } from "../http/contract-route.ts";
import { readAccount } from "./account.ts";
import { confirmIdentity } from "./confirm-identity.ts";

/** The signed-in user's own account. */
export function ownAccountRoutes(app: FastifyInstance, parts: AccountServices): void {
  const { limitRate, rates } = parts;

  mount(app, "GET /api/account", (_call, { caller }) => readAccount(parts, caller));

  mount(app, "POST /api/account/confirm", async ({ body }, { caller, request }) => {
    const address = clientAddress(request);
    await limitRate(`logins:${address}`, rates.loginsPerAddress);
    await confirmIdentity(parts, caller, { password: body.password, address });
    return undefined;
  });
}
