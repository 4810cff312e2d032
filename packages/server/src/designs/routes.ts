import type { FastifyInstance } from "fastify";
import { mount } from "../http/contract-route.ts";
import { authorOf } from "../projects/author-of.ts";
import { updatedProjectResponse } from "../projects/project-response.ts";
import type { ProjectServices } from "../projects/project-services.ts";
import { addDesign, changeDesign, removeDesign } from "./edit-designs.ts";

/** Masters and named pages have the same routes. */
export function designRoutes(app: FastifyInstance, services: ProjectServices): void {
  for (const list of ["masters", "pages"] as const) {
    mount(app, `POST /api/projects/{id}/${list}`, async ({ params, body, revision }, exchange) => {
      const target = { id: params.id, revision, list };
      const row = await addDesign(services, authorOf(exchange), target, body);
      return updatedProjectResponse(services, row, exchange.reply);
    });

    mount(app, `PATCH /api/projects/{id}/${list}/{name}`, async ({ params, body, revision }, exchange) => {
      const target = { id: params.id, revision, list, name: params.name };
      const row = await changeDesign(services, authorOf(exchange), target, body);
      return updatedProjectResponse(services, row, exchange.reply);
    });

    mount(app, `DELETE /api/projects/{id}/${list}/{name}`, async ({ params, revision }, exchange) => {
      const target = { id: params.id, revision, list, name: params.name };
      const row = await removeDesign(services, authorOf(exchange), target);
      return updatedProjectResponse(services, row, exchange.reply);
    });
  }
}
