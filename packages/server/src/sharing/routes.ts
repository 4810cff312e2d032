import type { FastifyInstance } from "fastify";
import { mount } from "../http/contract-route.ts";
import { authorOf } from "../projects/author-of.ts";
import { answerWritten } from "../projects/project-answer.ts";
import type { Workshop } from "../projects/workshop.ts";
import { shareProject } from "./share-project.ts";

export function sharingRoutes(app: FastifyInstance, workshop: Workshop): void {
  mount(app, "POST /api/projects/{id}/share", async ({ params, body, revision }, exchange) => {
    const row = await shareProject(workshop, authorOf(exchange), { id: params.id, revision }, body);
    return answerWritten(workshop, row, exchange.reply);
  });
}
