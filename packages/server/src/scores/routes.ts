import type { FastifyInstance } from "fastify";
import { mount } from "../http/contract-route.ts";
import type { ProjectServices } from "../projects/project-services.ts";
import { readScore } from "./read-score.ts";

export function scoreRoutes(app: FastifyInstance, { database }: Pick<ProjectServices, "database">): void {
  mount(app, "GET /api/public/projects/{id}/score", ({ params }) => readScore(database, params.id));
}
