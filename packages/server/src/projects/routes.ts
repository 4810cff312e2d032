import type { FastifyInstance } from "fastify";
import { mount } from "../http/contract-route.ts";
import { scheduleCleanup } from "../http/schedule-cleanup.ts";
import { changeDocuments } from "./change-documents.ts";
import { createProject } from "./create-project.ts";
import {
  deleteProject,
  listDeletedProjects,
  purgeDeletedProject,
  purgeDeletedProjects,
  restoreProject,
} from "./deleted-projects.ts";
import { duplicateProject } from "./duplicate-project.ts";
import { recordMadeFrom } from "./made-from.ts";
import { projectResponse, updatedProjectResponse } from "./project-response.ts";
import { authorOf, type ProjectServices } from "./project-services.ts";
import { changeProject, listProjects, readProject } from "./projects.ts";

export function projectRoutes(app: FastifyInstance, services: ProjectServices): void {
  mount(app, "GET /api/projects", (_call, { caller }) => listProjects(services, caller.userId));

  mount(app, "POST /api/projects", async ({ body }, exchange) => {
    const project = await createProject(services, authorOf(exchange), body);
    return projectResponse(services, project, exchange.reply);
  });

  mount(app, "GET /api/projects/{id}", async ({ params }, { caller, reply }) => {
    const project = await readProject(services, caller.userId, params.id);
    return projectResponse(services, project, reply);
  });

  mount(app, "POST /api/projects/{id}/duplicate", async ({ params, body }, exchange) => {
    const row = await duplicateProject(services, authorOf(exchange), params.id, body);
    return updatedProjectResponse(services, row, exchange.reply);
  });

  mount(app, "PATCH /api/projects/{id}", async ({ params, body, revision }, exchange) => {
    const row = await changeProject(services, authorOf(exchange), { id: params.id, revision }, body);
    return updatedProjectResponse(services, row, exchange.reply);
  });

  mount(app, "PUT /api/projects/{id}/documents", async ({ params, body, revision }, exchange) => {
    const row = await changeDocuments(services, authorOf(exchange), { id: params.id, revision }, body);
    return updatedProjectResponse(services, row, exchange.reply);
  });

  mount(app, "PUT /api/projects/{id}/made-from", async ({ params, body }, { caller }) => {
    await recordMadeFrom(services.database, caller.userId, params.id, body.made_from);
    return undefined;
  });

  mount(app, "DELETE /api/projects/{id}", async ({ params }, { caller }) => {
    await deleteProject(services, caller.userId, params.id);
    return undefined;
  });

  mount(app, "POST /api/projects/{id}/restore", async ({ params }, { caller, reply }) => {
    const row = await restoreProject(services, caller.userId, params.id);
    return updatedProjectResponse(services, row, reply);
  });

  mount(app, "GET /api/deleted-projects", (_call, { caller }) => listDeletedProjects(services, caller.userId));

  mount(app, "DELETE /api/deleted-projects/{id}", async ({ params }, { caller }) => {
    await purgeDeletedProject(services, caller.userId, params.id);
    return undefined;
  });

  scheduleCleanup(app, () => purgeDeletedProjects(services.database, services.now()));
}
