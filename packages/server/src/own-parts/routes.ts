import type { FastifyInstance } from "fastify";
import { mount } from "../http/contract-route.ts";
import type { ProjectServices } from "../projects/project-services.ts";
import { addOwnPart, changeName, deleteOwnPart, listOwnParts } from "./own-parts.ts";

export function ownPartRoutes(app: FastifyInstance, services: ProjectServices): void {
  mount(app, "GET /api/parts", (_call, { caller }) => listOwnParts(services, caller.userId));

  mount(app, "POST /api/parts", ({ body }, { caller }) => addOwnPart(services, caller.userId, body));

  mount(app, "PATCH /api/parts/{id}", ({ params, body }, { caller }) =>
    changeName(services, caller.userId, params.id, body.name),
  );

  mount(app, "DELETE /api/parts/{id}", async ({ params }, { caller }) => {
    await deleteOwnPart(services, caller.userId, params.id);
    return undefined;
  });
}
