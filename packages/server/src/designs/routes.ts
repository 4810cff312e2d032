import type { FastifyInstance } from "fastify";
import { mount } from "../http/contract-route.ts";
import { editDocumentWithJob } from "../projects/edit-project.ts";
import { updatedProjectResponse } from "../projects/project-response.ts";
import { authorOf, type ProjectServices } from "../projects/project-services.ts";

/** Masters and named pages have the same routes. */
export function designRoutes(app: FastifyInstance, services: ProjectServices): void {
  mount(app, "PATCH /api/projects/{id}/designs", async ({ params: { id }, body, revision }, exchange) => {
    const target = { id, revision };
    const row = await editDocumentWithJob(services, authorOf(exchange), target, "changeDesigns", (document) => ({
      document,
      changes: body.designs,
      now: services.now(),
    }));
    return updatedProjectResponse(services, row, exchange.reply);
  });

  for (const list of ["masters", "pages"] as const) {
    mount(app, `POST /api/projects/{id}/${list}`, async ({ params, body: design, revision }, exchange) => {
      const target = { id: params.id, revision };
      const row = await editDocumentWithJob(services, authorOf(exchange), target, "addDesign", (document) => ({
        document,
        list,
        design,
        now: services.now(),
      }));
      return updatedProjectResponse(services, row, exchange.reply);
    });

    mount(app, `PATCH /api/projects/{id}/${list}/{name}`, async ({ params, body: change, revision }, exchange) => {
      const { id, name } = params;
      const target = { id, revision };
      const row = await editDocumentWithJob(services, authorOf(exchange), target, "changeDesign", (document) => ({
        document,
        list,
        name,
        change,
        now: services.now(),
      }));
      return updatedProjectResponse(services, row, exchange.reply);
    });

    mount(app, `POST /api/projects/{id}/${list}/{name}/duplicate`, async ({ params, body, revision }, exchange) => {
      const { id, name } = params;
      const target = { id, revision };
      const row = await editDocumentWithJob(services, authorOf(exchange), target, "duplicateDesign", (document) => ({
        document,
        list,
        name,
        newName: body.new_name,
        now: services.now(),
      }));
      return updatedProjectResponse(services, row, exchange.reply);
    });

    mount(app, `DELETE /api/projects/{id}/${list}/{name}`, async ({ params, revision }, exchange) => {
      const { id, name } = params;
      const target = { id, revision };
      const row = await editDocumentWithJob(services, authorOf(exchange), target, "removeDesign", (document) => ({
        document,
        list,
        name,
      }));
      return updatedProjectResponse(services, row, exchange.reply);
    });
  }
}
