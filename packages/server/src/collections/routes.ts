import type { Collection } from "@octavo/contract";
import type { FastifyInstance, FastifyReply } from "fastify";
import { mount } from "../http/contract-route.ts";
import { revisionTag } from "../http/revision.ts";
import type { ProjectServices } from "../projects/project-services.ts";
import {
  addToCollection,
  changeCollection,
  createCollection,
  deleteCollection,
  listCollections,
  orderCollection,
  readCollection,
  removeFromCollection,
  shareCollection,
} from "./collections.ts";
import { collectionsOfProject, listPublicCollections, readPublicCollection } from "./public-collections.ts";

export function collectionRoutes(app: FastifyInstance, services: ProjectServices): void {
  const { database } = services;
  ownRoutes(app, services);

  mount(app, "GET /api/public/collections", ({ query }) => listPublicCollections(database, query));

  mount(app, "GET /api/public/collections/{id}", ({ params }) => readPublicCollection(database, params.id));

  mount(app, "GET /api/public/projects/{id}/collections", ({ params, query }) =>
    collectionsOfProject(database, params.id, query),
  );
}

function ownRoutes(app: FastifyInstance, services: ProjectServices): void {
  mount(app, "GET /api/collections", ({ query }, { caller }) => listCollections(services, caller, query.containing));

  mount(app, "POST /api/collections", async ({ body }, { caller, reply }) =>
    withRevision(await createCollection(services, caller, body), reply),
  );

  mount(app, "GET /api/collections/{id}", async ({ params }, { caller, reply }) =>
    withRevision(await readCollection(services, caller, params.id), reply),
  );

  mount(app, "PATCH /api/collections/{id}", async ({ params, body, revision }, { caller, reply }) =>
    withRevision(await changeCollection(services, caller, { id: params.id, revision }, body), reply),
  );

  mount(app, "POST /api/collections/{id}/share", async ({ params, body, revision }, { caller, reply }) =>
    withRevision(await shareCollection(services, caller, { id: params.id, revision }, body.is_public), reply),
  );

  mount(app, "POST /api/collections/{id}/projects", async ({ params, body, revision }, { caller, reply }) =>
    withRevision(await addToCollection(services, caller, { id: params.id, revision }, body), reply),
  );

  mount(app, "DELETE /api/collections/{id}/projects/{project}", async ({ params, revision }, { caller, reply }) =>
    withRevision(await removeFromCollection(services, caller, { id: params.id, revision }, params.project), reply),
  );

  mount(app, "PUT /api/collections/{id}/order", async ({ params, body, revision }, { caller, reply }) =>
    withRevision(await orderCollection(services, caller, { id: params.id, revision }, body.project_ids), reply),
  );

  mount(app, "DELETE /api/collections/{id}", async ({ params }, { caller }) => {
    await deleteCollection(services, caller, params.id);
    return undefined;
  });
}

function withRevision(collection: Collection, reply: FastifyReply): Collection {
  reply.header("etag", revisionTag(collection.revision));
  return collection;
}
