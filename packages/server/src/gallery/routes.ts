import type { FastifyInstance } from "fastify";
import { clientAddress } from "../http/client-address.ts";
import { mount } from "../http/contract-route.ts";
import type { LimitRate } from "../http/limit-rate.ts";
import { updatedProjectResponse } from "../projects/project-response.ts";
import { authorOf, type ProjectServices } from "../projects/project-services.ts";
import { cloneProject } from "./clone-project.ts";
import { listGallery, listRemixes, readPublicProject } from "./gallery.ts";
import type { GalleryReads } from "./search.ts";
import { SearchLimiter } from "./search-limiter.ts";

export function galleryRoutes(
  app: FastifyInstance,
  services: ProjectServices,
  reads: GalleryReads,
  limitRate: LimitRate,
): void {
  const { database } = services;
  const searches = new SearchLimiter(limitRate);

  mount(app, "GET /api/public/projects", ({ query }, { request }) =>
    searches.run(query, clientAddress(request), () => listGallery(reads, query)),
  );

  mount(app, "GET /api/public/projects/{id}/remixes", ({ params, query }) => listRemixes(database, params.id, query));

  for (const address of ["{id}", "slug/{slug}"] as const) {
    mount(app, `GET /api/public/projects/${address}`, ({ params }) => readPublicProject(database, params));

    mount(app, `POST /api/projects/public/${address}/clone`, async ({ params, body }, exchange) => {
      const row = await cloneProject(services, authorOf(exchange), params, body);
      return updatedProjectResponse(services, row, exchange.reply);
    });
  }
}
