import { httpLimits } from "../limits.ts";
import { newReport } from "../schemas/admin.ts";
import {
  addedProject,
  collectedParams,
  collection,
  collectionChange,
  collectionListItem,
  collectionOrder,
  collectionPage,
  collectionParams,
  collectionSharing,
  collectionsQuery,
  listedCollectionsQuery,
  newCollection,
  publicCollection,
} from "../schemas/collections.ts";
import { projectParams } from "../schemas/projects.ts";
import { empty, type Route, type RouteName } from "./route.ts";

const answer = { json: collection } as const;

/** Every write of a collection answers with its new revision. */
const write = {
  auth: "user",
  scope: "write_planners",
  params: collectionParams,
  maxBytes: httpLimits.formBytes,
  revision: "matched",
  response: answer,
} as const;

const own = {
  "GET /api/collections": {
    summary: "List the collections of the user, last changed first",
    auth: "user",
    scope: "read_planners",
    query: listedCollectionsQuery,
    response: { json: collectionListItem.array().readonly() },
  },
  "POST /api/collections": {
    summary: "Create a private collection of public projects",
    auth: "user",
    scope: "write_planners",
    body: newCollection,
    maxBytes: httpLimits.formBytes,
    status: 201,
    revision: "answered",
    response: answer,
    errors: ["NOT_FOUND", "QUOTA_EXCEEDED"],
  },
  "GET /api/collections/{id}": {
    summary: "Get a collection of the user, with projects that are no longer public",
    auth: "user",
    scope: "read_planners",
    params: collectionParams,
    revision: "answered",
    response: answer,
  },
  "PATCH /api/collections/{id}": { summary: "Rename or describe a collection", ...write, body: collectionChange },
  "POST /api/collections/{id}/projects": {
    summary: "Add a public project to a collection; one that it contains keeps its place",
    ...write,
    body: addedProject,
    errors: ["QUOTA_EXCEEDED"],
  },
  "DELETE /api/collections/{id}/projects/{project}": {
    summary: "Remove a project from a collection",
    ...write,
    params: collectedParams,
  },
  "PUT /api/collections/{id}/order": {
    summary: "Put the projects of a collection in another order",
    ...write,
    body: collectionOrder,
  },
  "POST /api/collections/{id}/share": {
    summary: "Publish a collection, or make it private",
    auth: "user",
    params: collectionParams,
    body: collectionSharing,
    maxBytes: httpLimits.formBytes,
    revision: "matched",
    response: answer,
  },
  "DELETE /api/collections/{id}": {
    summary: "Delete a collection, and none of its projects",
    auth: "user",
    scope: "write_planners",
    params: collectionParams,
    status: 204,
    response: empty,
  },
} as const satisfies Record<RouteName, Route>;

export const collectionsRoutes = {
  ...own,
  "GET /api/public/collections": {
    summary: "List public collections with public projects, last published first",
    auth: "none",
    query: collectionsQuery,
    response: { json: collectionPage },
  },
  "GET /api/public/collections/{id}": {
    summary: "Get a public collection with its public projects",
    auth: "none",
    params: collectionParams,
    response: { json: publicCollection },
  },
  "GET /api/public/projects/{id}/collections": {
    summary: "List the public collections that contain a public project, last published first",
    auth: "none",
    params: projectParams,
    query: collectionsQuery,
    response: { json: collectionPage },
  },
  "POST /api/public/collections/{id}/reports": {
    summary: "Report a public collection to the administrators of the site",
    auth: "none",
    params: collectionParams,
    body: newReport,
    maxBytes: httpLimits.formBytes,
    status: 204,
    response: empty,
  },
} as const satisfies Record<RouteName, Route>;
