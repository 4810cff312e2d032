import type { FastifyInstance } from "fastify";
import type { AccountServices } from "../auth/account-services.ts";
import { afterResponse } from "../http/after-response.ts";
import { mount } from "../http/contract-route.ts";
import { deleteOwnAccount, readDeletion } from "./delete-account.ts";

export function deletionRoutes(app: FastifyInstance, parts: AccountServices): void {
  mount(app, "GET /api/account/deletion", (_call, { caller }) => readDeletion(parts, caller));

  mount(app, "POST /api/account/deletion", async ({ body }, { caller, reply }) => {
    const mail = await deleteOwnAccount(parts, caller, body);
    if (mail) afterResponse(reply, () => parts.mailQueue.sendNow(mail));
    return undefined;
  });
}
