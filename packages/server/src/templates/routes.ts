import type { FastifyInstance } from "fastify";
import { mount } from "../http/contract-route.ts";
import { authorOf, type ProjectServices } from "../projects/project-services.ts";
import { ParsedTemplateCache } from "./parsed-template-cache.ts";
import { templateResponse } from "./template-response.ts";
import { changeTemplate, createTemplate, deleteTemplate, listTemplates, readTemplate } from "./templates.ts";

export function templateRoutes(app: FastifyInstance, services: ProjectServices): void {
  const readings = new ParsedTemplateCache(services.render);

  mount(app, "GET /api/templates/", (_call, { caller }) => listTemplates(services, caller.userId));

  mount(app, "POST /api/templates/", async ({ body }, exchange) => {
    const template = await createTemplate(services, authorOf(exchange), body);
    return templateResponse(template, exchange.reply);
  });

  mount(app, "GET /api/templates/{id}", async ({ params }, exchange) => {
    const template = await readTemplate(services, readings, authorOf(exchange), params.id);
    return templateResponse(template, exchange.reply);
  });

  mount(app, "PUT /api/templates/{id}", async ({ params, body, revision }, exchange) => {
    const template = await changeTemplate(services, authorOf(exchange), { id: params.id, revision }, body);
    return templateResponse(template, exchange.reply);
  });

  mount(app, "DELETE /api/templates/{id}", async ({ params }, { caller }) => {
    await deleteTemplate(services, caller.userId, params.id);
    return undefined;
  });
}
