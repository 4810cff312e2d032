import type { FastifyInstance } from "fastify";
import type { AccountServices } from "../auth/account-services.ts";
import { afterResponse } from "../http/after-response.ts";
import { findCaller } from "../http/caller.ts";
import { clientAddress } from "../http/client-address.ts";
import { mount } from "../http/contract-route.ts";
import { dismissReport, listReports, reportProject, takeDownProject, undoTakeDown } from "./reports.ts";
import { queueTakenDown, registerTakenDownEmail } from "./taken-down-email.ts";

export function reportRoutes(app: FastifyInstance, parts: AccountServices): void {
  const { database, mailQueue } = parts;
  registerTakenDownEmail(parts);

  mount(app, "POST /api/public/projects/{id}/reports", async ({ params, body }, { request }) => {
    const caller = await findCaller(app, request.headers.authorization);
    const reporter = { address: clientAddress(request), userId: caller?.userId ?? null };
    await reportProject(parts, params.id, body, reporter);
    return undefined;
  });

  mount(app, "GET /api/admin/reports", ({ query }) => listReports(database, query));

  mount(app, "POST /api/admin/reports/{id}/dismiss", async ({ params }, { caller }) => {
    await dismissReport(parts, caller, params.id);
    return undefined;
  });

  mount(app, "POST /api/admin/reports/{id}/take-down", async ({ params, body }, { caller, reply }) => {
    const services: Parameters<typeof takeDownProject>[0] = {
      ...parts,
      queueEmail: (transaction, id) => queueTakenDown(parts, transaction, id),
    };
    const email = await takeDownProject(services, caller, params.id, body.reason);
    afterResponse(reply, () => mailQueue.sendNow(email));
    return undefined;
  });

  mount(app, "POST /api/admin/reports/{id}/undo", async ({ params }, { caller }) => {
    await undoTakeDown(parts, caller, params.id);
    return undefined;
  });
}
