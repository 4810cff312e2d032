import type { FastifyInstance } from "fastify";
import { listAudit } from "../audit/audit-log.ts";
import { afterResponse } from "../http/after-response.ts";
import { mount } from "../http/contract-route.ts";
import type { AdminServices } from "./admin-services.ts";
import { resetUser, sendTestEmail } from "./resets.ts";
import { changeSettings, changeTerms, readSettings } from "./site-changes.ts";
import { readStatus } from "./status.ts";
import { changeUser, deleteUser, listUsers } from "./users.ts";

/** No route of an administrator reads a document, or names a private project. */
export function adminRoutes(app: FastifyInstance, services: AdminServices): void {
  const { store } = services;
  userRoutes(app, services);
  mount(app, "GET /api/admin/settings", () => readSettings(services));
  mount(app, "PATCH /api/admin/settings", async ({ body }, { caller }) => {
    await changeSettings(services, caller, body);
    return readSettings(services);
  });
  mount(app, "PUT /api/admin/terms", ({ body }, { caller }) => changeTerms(services, caller, body));
  mount(app, "GET /api/admin/audit", ({ query }) => listAudit(store.searches, query));
  mount(app, "GET /api/admin/status", () => readStatus(services));
  mount(app, "POST /api/admin/test-email", (_call, { caller }) => sendTestEmail(services, caller));
}

function userRoutes(app: FastifyInstance, services: AdminServices): void {
  const { accounts } = services;
  const { mailQueue } = accounts;
  mount(app, "GET /api/admin/users", ({ query }) => listUsers(accounts, query));
  mount(app, "PATCH /api/admin/users/{id}", ({ params, body }, { caller }) =>
    changeUser(accounts, caller, params.id, body),
  );
  mount(app, "POST /api/admin/users/{id}/delete", async ({ params, body }, { caller, reply }) => {
    const mail = await deleteUser(accounts, caller, params.id, body);
    if (mail) afterResponse(reply, () => mailQueue.sendNow(mail));
    return undefined;
  });
  mount(app, "POST /api/admin/users/{id}/reset", async ({ params }, { caller, reply }) => {
    const { answer, mail } = await resetUser(services, caller, params.id);
    if (mail) afterResponse(reply, () => mailQueue.sendNow(mail));
    return answer;
  });
}
