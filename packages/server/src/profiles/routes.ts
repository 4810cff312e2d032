import type { FastifyInstance } from "fastify";
import { ApiError } from "../http/api-error.ts";
import { mount } from "../http/contract-route.ts";
import { jobOptions } from "../render/job-options.ts";
import type { ProfileCatalog } from "./profile-catalog.ts";

export function profileRoutes(app: FastifyInstance, catalog: ProfileCatalog): void {
  mount(app, "GET /api/profiles/", () => catalog.list());

  mount(app, "GET /api/profiles/{id}", async ({ params }, exchange) => {
    const found = await catalog.lookUp(params.id, jobOptions(exchange));
    if ("profile" in found) return found.profile;
    throw new ApiError("NOT_FOUND", found.problem);
  });
}
