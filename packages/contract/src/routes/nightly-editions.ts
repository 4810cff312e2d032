import {
  editionDecision,
  editionParams,
  standingEditionAnswer,
  standingEditionChange,
  standingEditionChanged,
} from "../schemas/nightly-editions.ts";
import { projectParams } from "../schemas/projects.ts";
import { empty, type Route, type RouteName } from "./route.ts";

export const nightlyEditionsRoutes = {
  "GET /api/projects/{id}/standing-edition": {
    summary:
      "Get the nightly editions of a project: their settings, the last delivered one, and one that needs a decision",
    auth: "user",
    scope: "read_planners",
    params: projectParams,
    response: { json: standingEditionAnswer },
  },
  "PUT /api/projects/{id}/standing-edition": {
    summary: "Switch the nightly editions of a project on, or change their settings",
    auth: "user",
    params: projectParams,
    body: standingEditionChange,
    response: { json: standingEditionChanged },
    errors: ["QUOTA_EXCEEDED"],
  },
  "DELETE /api/projects/{id}/standing-edition": {
    summary: "Switch the nightly editions of a project off, and forget the last delivered one",
    auth: "user",
    params: projectParams,
    status: 204,
    response: empty,
  },
  "POST /api/projects/{id}/editions": {
    summary: "Make the next edition now",
    auth: "user",
    scope: "compile_documents",
    params: projectParams,
    status: 202,
    response: { json: standingEditionAnswer },
    errors: ["TOO_MANY_REQUESTS"],
  },
  "POST /api/projects/{id}/editions/{edition}/decision": {
    summary: "Deliver an edition that needs a decision, or keep the old one",
    auth: "user",
    params: editionParams,
    body: editionDecision,
    response: { json: standingEditionAnswer },
  },
  "GET /api/projects/{id}/editions/{edition}/pdf": {
    summary: "Get the PDF of the last delivered edition, or of one that needs a decision",
    auth: "user",
    scope: "read_planners",
    params: editionParams,
    response: { file: "application/pdf", headers: ["Content-Disposition"] },
  },
} as const satisfies Record<RouteName, Route>;
