import type { FastifyInstance } from "fastify";
import { mount } from "../http/contract-route.ts";
import { authorOf } from "../projects/author-of.ts";
import { answerProject } from "../projects/project-answer.ts";
import type { Workshop } from "../projects/workshop.ts";
import { cloneProject } from "./clone-project.ts";
import { listGallery, readPublicProject } from "./gallery.ts";

export function galleryRoutes(app: FastifyInstance, workshop: Workshop): void {
  const { database } = workshop;

  mount(app, "GET /api/public/projects", ({ query }) => listGallery(database, query));

  mount(app, "GET /api/public/projects/{id}", ({ params }) => readPublicProject(database, params));

  mount(app, "GET /api/public/projects/slug/{slug}", ({ params }) => readPublicProject(database, params));

  mount(app, "POST /api/projects/public/{id}/clone", async ({ params, body }, exchange) => {
    const project = await cloneProject(workshop, authorOf(exchange), params, body);
    return answerProject(project, exchange.reply);
  });

  mount(app, "POST /api/projects/public/slug/{slug}/clone", async ({ params, body }, exchange) => {
    const project = await cloneProject(workshop, authorOf(exchange), params, body);
    return answerProject(project, exchange.reply);
  });
}
