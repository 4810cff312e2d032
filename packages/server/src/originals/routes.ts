import type { FastifyInstance } from "fastify";
import { mount } from "../http/contract-route.ts";
import { projectResponse, updatedProjectResponse } from "../projects/project-response.ts";
import { authorOf, type ProjectServices } from "../projects/project-services.ts";
import { mergeChanges } from "./merge-changes.ts";
import { readBase, readOriginal, readOriginalState } from "./originals.ts";

export function originalRoutes(app: FastifyInstance, services: ProjectServices): void {
  const { database } = services;

  mount(app, "GET /api/projects/{id}/original", ({ params }, { caller }) =>
    readOriginalState(database, caller.userId, params.id),
  );

  mount(app, "GET /api/projects/{id}/original/content", async ({ params }, { caller, reply }) =>
    projectResponse(services, await readOriginal(database, caller.userId, params.id), reply),
  );

  mount(app, "GET /api/projects/{id}/original/base", async ({ params }, { caller, reply }) =>
    projectResponse(services, await readBase(database, caller.userId, params.id), reply),
  );

  mount(app, "POST /api/projects/{id}/original/merge", async ({ params, body, revision }, exchange) => {
    const row = await mergeChanges(services, authorOf(exchange), { id: params.id, revision }, body);
    return updatedProjectResponse(services, row, exchange.reply);
  });
}
