import { randomUUID } from "node:crypto";
import { errorMessages as messages, nightlyLimits, pdfFileName } from "@octavo/contract";
import type { FastifyInstance } from "fastify";
import type { ProjectFinder } from "../compile/project-finder.ts";
import { requireFound } from "../http/api-error.ts";
import { mount } from "../http/contract-route.ts";
import { type Access, checkWebAddress, RequestError } from "../http/guarded-request.ts";
import { invalidField } from "../http/invalid-field.ts";
import type { LimitRate } from "../http/limit-rate.ts";
import { contentDisposition } from "../pdf/content-disposition.ts";
import type { NightlyEditions } from "./nightly-editions.ts";
import type { StandingEditions } from "./standing-editions.ts";

interface Services {
  readonly standing: StandingEditions;
  readonly finder: ProjectFinder;
  readonly limitRate: LimitRate;
  readonly editions: NightlyEditions;
  readonly access: Access;
}

export function nightlyEditionRoutes(app: FastifyInstance, services: Services): void {
  const { standing, finder, editions, limitRate, access } = services;

  mount(app, "GET /api/projects/{id}/standing-edition", async ({ params }, { caller }) => {
    await finder.owned(caller, params.id);
    return standing.describe(params.id);
  });

  mount(app, "PUT /api/projects/{id}/standing-edition", async ({ params, body }, { caller }) => {
    await finder.owned(caller, params.id);
    if (body.webhook) requireReachable(body.webhook.url, access);
    const webhook_secret = await standing.change(caller.userId, params.id, body);
    return { ...(await standing.describe(params.id)), webhook_secret };
  });

  mount(app, "DELETE /api/projects/{id}/standing-edition", async ({ params }, { caller }) => {
    await finder.owned(caller, params.id);
    await standing.remove(params.id);
    return undefined;
  });

  mount(app, "POST /api/projects/{id}/editions", async ({ params }, { caller }) => {
    await finder.owned(caller, params.id);
    await standing.require(params.id);
    await limitRate(`editions:${caller.userId}`, { limit: nightlyLimits.askedPerHour, seconds: 3600 });
    await editions.addNow(params.id, randomUUID());
    return standing.describe(params.id);
  });

  mount(app, "POST /api/projects/{id}/editions/{edition}/decision", async ({ params, body }, { caller }) => {
    await finder.owned(caller, params.id);
    await standing.decide(params.id, params.edition, body.deliver);
    return standing.describe(params.id);
  });

  mount(app, "GET /api/projects/{id}/editions/{edition}/pdf", async ({ params }, { caller, reply }) => {
    const { row } = await finder.owned(caller, params.id);
    const pdf = requireFound(await standing.file(params.id, params.edition), messages.editionNotFound);
    reply.headers({
      "cache-control": "private, no-cache",
      "content-disposition": contentDisposition("attachment", pdfFileName(row.name)),
    });
    return pdf;
  });
}

/** Refuses a webhook that could never be called. */
function requireReachable(address: string, access: Access): void {
  try {
    checkWebAddress(address, access);
  } catch (problem) {
    if (!(problem instanceof RequestError)) throw problem;
    const isPort = problem.reason === "unusualPort";
    throw invalidField("webhook.url", isPort ? messages.addressUnusualPort : messages.addressNotPublic);
  }
}
