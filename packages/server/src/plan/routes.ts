import type { FastifyInstance } from "fastify";
import { mount } from "../http/contract-route.ts";
import { authorOf } from "../projects/author-of.ts";
import { answerWritten } from "../projects/project-answer.ts";
import type { Workshop } from "../projects/workshop.ts";
import { replacePlan, replaceRules } from "./edit-plan.ts";

export function planRoutes(app: FastifyInstance, workshop: Workshop): void {
  mount(app, "PUT /api/projects/{id}/plan", async ({ params, body, revision }, exchange) => {
    const target = { id: params.id, revision };
    const row = await replacePlan(workshop, authorOf(exchange), target, body);
    return answerWritten(workshop, row, exchange.reply);
  });

  mount(app, "PUT /api/projects/{id}/compilation", async ({ params, body, revision }, exchange) => {
    const target = { id: params.id, revision };
    const row = await replaceRules(workshop, authorOf(exchange), target, body);
    return answerWritten(workshop, row, exchange.reply);
  });
}
