import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AccountServices } from "../auth/account-services.ts";
import { afterResponse } from "../http/after-response.ts";
import { findCaller } from "../http/caller.ts";
import { clientAddress } from "../http/client-address.ts";
import { mount } from "../http/contract-route.ts";
import {
  addReport,
  dismissReport,
  findReportedCollection,
  findReportedProject,
  listReports,
  takeDown,
  undoTakeDown,
} from "./reports.ts";
import { queueTakenDown, registerTakenDownEmail } from "./taken-down-email.ts";

export function reportRoutes(app: FastifyInstance, parts: AccountServices): void {
  const { database, mailQueue } = parts;
  registerTakenDownEmail(parts);

  mount(app, "POST /api/public/projects/{id}/reports", async ({ params, body }, { request }) => {
    await addReport(parts, () => findReportedProject(database, params.id), body, await reporterOf(app, request));
    return undefined;
  });

  mount(app, "POST /api/public/collections/{id}/reports", async ({ params, body }, { request }) => {
    await addReport(parts, () => findReportedCollection(database, params.id), body, await reporterOf(app, request));
    return undefined;
  });

  mount(app, "GET /api/admin/reports", ({ query }) => listReports(database, query));

  mount(app, "POST /api/admin/reports/{id}/dismiss", async ({ params }, { caller }) => {
    await dismissReport(parts, caller, params.id);
    return undefined;
  });

  mount(app, "POST /api/admin/reports/{id}/take-down", async ({ params, body }, { caller, reply }) => {
    const services: Parameters<typeof takeDown>[0] = {
      ...parts,
      queueEmail: (transaction, id) => queueTakenDown(parts, transaction, id),
    };
    const email = await takeDown(services, caller, params.id, body.reason);
    afterResponse(reply, () => mailQueue.sendNow(email));
    return undefined;
  });

  mount(app, "POST /api/admin/reports/{id}/undo", async ({ params }, { caller }) => {
    await undoTakeDown(parts, caller, params.id);
    return undefined;
  });
}

async function reporterOf(app: FastifyInstance, request: FastifyRequest) {
  const caller = await findCaller(app, request.headers.authorization);
  return { address: clientAddress(request), userId: caller?.userId ?? null };
}
