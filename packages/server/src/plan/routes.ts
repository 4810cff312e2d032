import type { FastifyInstance } from "fastify";
import { mount } from "../http/contract-route.ts";
import { editDocumentWithJob } from "../projects/edit-project.ts";
import { updatedProjectResponse } from "../projects/project-response.ts";
import { authorOf, type ProjectServices } from "../projects/project-services.ts";

export function planRoutes(app: FastifyInstance, services: ProjectServices): void {
  mount(app, "PUT /api/projects/{id}/plan", async ({ params, body: plan, revision }, exchange) => {
    const target = { id: params.id, revision };
    const row = await editDocumentWithJob(services, authorOf(exchange), target, "replacePlan", (document) => ({
      document,
      plan,
    }));
    return updatedProjectResponse(services, row, exchange.reply);
  });

  mount(app, "PUT /api/projects/{id}/shared", async ({ params, body: { shared_yaml }, revision }, exchange) => {
    const target = { id: params.id, revision };
    const row = await editDocumentWithJob(services, authorOf(exchange), target, "replaceShared", (document) => ({
      document,
      shared_yaml,
    }));
    return updatedProjectResponse(services, row, exchange.reply);
  });

  mount(app, "POST /api/projects/{id}/sections", async ({ params, body, revision }, exchange) => {
    const target = { id: params.id, revision };
    const row = await editDocumentWithJob(services, authorOf(exchange), target, "addSections", (document) => ({
      document,
      ...body,
      now: services.now(),
    }));
    return updatedProjectResponse(services, row, exchange.reply);
  });

  mount(app, "PUT /api/projects/{id}/compilation", async ({ params, body: rules, revision }, exchange) => {
    const target = { id: params.id, revision };
    const row = await editDocumentWithJob(services, authorOf(exchange), target, "replaceRules", (document) => ({
      document,
      rules,
    }));
    return updatedProjectResponse(services, row, exchange.reply);
  });
}
