import type { FastifyInstance } from "fastify";
import { mount } from "../http/contract-route.ts";
import { authorOf } from "./author-of.ts";
import { changeProject } from "./change-project.ts";
import { createProject } from "./create-project.ts";
import { answerProject, answerWritten } from "./project-answer.ts";
import { deleteProject, listProjects, readProject } from "./projects.ts";
import type { Workshop } from "./workshop.ts";

export function projectRoutes(app: FastifyInstance, workshop: Workshop): void {
  mount(app, "GET /api/projects", (_call, { caller }) => listProjects(workshop, caller.userId));

  mount(app, "POST /api/projects", async ({ body }, exchange) => {
    const project = await createProject(workshop, authorOf(exchange), body);
    return answerProject(workshop, project, exchange.reply);
  });

  mount(app, "GET /api/projects/{id}", async ({ params }, { caller, reply }) => {
    const project = await readProject(workshop, caller.userId, params.id);
    return answerProject(workshop, project, reply);
  });

  mount(app, "PATCH /api/projects/{id}", async ({ params, body, revision }, exchange) => {
    const row = await changeProject(workshop, authorOf(exchange), { id: params.id, revision }, body);
    return answerWritten(workshop, row, exchange.reply);
  });

  mount(app, "DELETE /api/projects/{id}", async ({ params }, { caller }) => {
    await deleteProject(workshop, caller.userId, params.id);
    return undefined;
  });
}
