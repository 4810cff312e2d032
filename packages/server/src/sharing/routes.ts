import type { FastifyInstance } from "fastify";
import { mount } from "../http/contract-route.ts";
import { answerProject } from "../projects/project-answer.ts";
import type { Workshop } from "../projects/workshop.ts";
import { shareProject } from "./share-project.ts";

export function sharingRoutes(app: FastifyInstance, workshop: Workshop): void {
  mount(app, "POST /api/projects/{id}/share", async ({ params, body, revision }, { caller, reply }) => {
    const project = await shareProject(workshop, { ownerId: caller.userId, id: params.id, revision }, body);
    return answerProject(project, reply);
  });
}
