import type { FastifyInstance } from "fastify";
import { mount } from "../http/contract-route.ts";
import { authorOf } from "../projects/author-of.ts";
import { updatedProjectResponse } from "../projects/project-response.ts";
import type { ProjectServices } from "../projects/project-services.ts";
import { replacePlan, replaceRules } from "./edit-plan.ts";

export function planRoutes(app: FastifyInstance, services: ProjectServices): void {
  mount(app, "PUT /api/projects/{id}/plan", async ({ params, body, revision }, exchange) => {
    const target = { id: params.id, revision };
    const row = await replacePlan(services, authorOf(exchange), target, body);
    return updatedProjectResponse(services, row, exchange.reply);
  });

  mount(app, "PUT /api/projects/{id}/compilation", async ({ params, body, revision }, exchange) => {
    const target = { id: params.id, revision };
    const row = await replaceRules(services, authorOf(exchange), target, body);
    return updatedProjectResponse(services, row, exchange.reply);
  });
}
