import { httpLimits } from "../limits.ts";
import { originalMerge, originalState } from "../schemas/originals.ts";
import { projectParams } from "../schemas/projects.ts";
import { documentErrors, growthErrors, projectAnswer, type Route, type RouteName } from "./route.ts";

export const originalsRoutes = {
  "GET /api/projects/{id}/original": {
    summary: "Get the original of a clone",
    auth: "user",
    scope: "read_planners",
    params: projectParams,
    response: { json: originalState },
  },
  "GET /api/projects/{id}/original/content": {
    summary: "Get the content of the original",
    auth: "user",
    scope: "read_planners",
    params: projectParams,
    revision: "answered",
    response: projectAnswer,
  },
  "GET /api/projects/{id}/original/base": {
    summary: "Get the content of the original before its changes",
    auth: "user",
    scope: "read_planners",
    params: projectParams,
    revision: "answered",
    response: projectAnswer,
  },
  "POST /api/projects/{id}/original/merge": {
    summary: "Merge the changes of the original",
    auth: "user",
    scope: "write_planners",
    params: projectParams,
    body: originalMerge,
    maxBytes: httpLimits.planBytes,
    revision: "matched",
    response: projectAnswer,
    errors: [...documentErrors, ...growthErrors, "FORBIDDEN"],
  },
} as const satisfies Record<RouteName, Route>;
