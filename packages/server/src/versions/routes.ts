import type { FastifyInstance } from "fastify";
import { mount } from "../http/contract-route.ts";
import { projectResponse, updatedProjectResponse } from "../projects/project-response.ts";
import { authorOf, type ProjectServices } from "../projects/project-services.ts";
import { nameCurrent, nameVersion, readVersion, restoreDesign, restoreVersion, versionHistory } from "./versions.ts";

export function versionRoutes(app: FastifyInstance, services: ProjectServices): void {
  mount(app, "GET /api/projects/{id}/versions", ({ params }, { caller }) =>
    versionHistory(services, caller.userId, params.id),
  );

  mount(app, "POST /api/projects/{id}/versions", async ({ params: { id }, body: { name } }, exchange) => {
    await nameCurrent(services, authorOf(exchange), { id, name });
    return versionHistory(services, exchange.caller.userId, id);
  });

  mount(app, "PATCH /api/projects/{id}/versions/{version}", async ({ params, body: { name } }, exchange) => {
    const { id, version: versionId } = params;
    await nameVersion(services, authorOf(exchange), { id, versionId, name });
    return versionHistory(services, exchange.caller.userId, id);
  });

  mount(app, "GET /api/projects/{id}/versions/{version}", async ({ params }, { caller, reply }) => {
    const version = await readVersion(services, caller.userId, params.id, params.version);
    return projectResponse(services, version, reply);
  });

  mount(app, "POST /api/projects/{id}/versions/{version}/restore", async ({ params, revision }, exchange) => {
    const target = { id: params.id, revision };
    const row = await restoreVersion(services, authorOf(exchange), target, params.version);
    return updatedProjectResponse(services, row, exchange.reply);
  });

  for (const list of ["masters", "pages"] as const)
    mount(app, `POST /api/projects/{id}/${list}/{name}/restore`, async ({ params, revision }, exchange) => {
      const { id, name } = params;
      const row = await restoreDesign(services, authorOf(exchange), { id, revision }, { list, name });
      return updatedProjectResponse(services, row, exchange.reply);
    });
}
