import { httpLimits } from "../limits.ts";
import { namedVersion, projectParams, versionHistory, versionNaming, versionParams } from "../schemas/projects.ts";
import { projectAnswer, type Route, type RouteName } from "./route.ts";

export const versionsRoutes = {
  "GET /api/projects/{id}/versions": {
    summary: "List the versions of a project, and what changed in each",
    auth: "user",
    scope: "read_planners",
    params: projectParams,
    response: { json: versionHistory },
  },
  "POST /api/projects/{id}/versions": {
    summary: "Keep the current content of a project as a named version",
    auth: "user",
    scope: "write_planners",
    params: projectParams,
    body: namedVersion,
    maxBytes: httpLimits.formBytes,
    status: 201,
    response: { json: versionHistory },
    errors: ["QUOTA_EXCEEDED"],
  },
  "GET /api/projects/{id}/versions/{version}": {
    summary: "Get a version as a project with its current name and revision",
    auth: "user",
    scope: "read_planners",
    params: versionParams,
    revision: "answered",
    response: projectAnswer,
  },
  "PATCH /api/projects/{id}/versions/{version}": {
    summary: "Name a version, which keeps it, or remove its name",
    auth: "user",
    scope: "write_planners",
    params: versionParams,
    body: versionNaming,
    maxBytes: httpLimits.formBytes,
    response: { json: versionHistory },
    errors: ["QUOTA_EXCEEDED"],
  },
  "POST /api/projects/{id}/versions/{version}/restore": {
    summary: "Restore designs, plan, rules and device of a version; the content before becomes a version",
    auth: "user",
    scope: "write_planners",
    params: versionParams,
    revision: "matched",
    response: projectAnswer,
    errors: ["STORAGE_FULL"],
  },
} as const satisfies Record<RouteName, Route>;
