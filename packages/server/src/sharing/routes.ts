import type { FastifyInstance } from "fastify";
import { mount } from "../http/contract-route.ts";
import { updatedProjectResponse } from "../projects/project-response.ts";
import { authorOf, type ProjectServices } from "../projects/project-services.ts";
import { shareProject } from "./share-project.ts";

export function sharingRoutes(app: FastifyInstance, services: ProjectServices): void {
  mount(app, "POST /api/projects/{id}/share", async ({ params, body, revision }, exchange) => {
    const row = await shareProject(services, authorOf(exchange), { id: params.id, revision }, body);
    return updatedProjectResponse(services, row, exchange.reply);
  });
}
