import * as z from "zod";
import { httpLimits } from "../limits.ts";
import { newTemplate, storedTemplate, templateChange, templateListItem, templateParams } from "../schemas/templates.ts";
import { documentErrors, empty, type Route, type RouteName } from "./route.ts";

export const templatesRoutes = {
  "GET /api/templates/": {
    summary: "List the user's templates, latest change first",
    auth: "user",
    scope: "read_planners",
    response: { json: z.array(templateListItem).readonly() },
  },
  "POST /api/templates/": {
    summary: "Create a template",
    auth: "user",
    scope: "write_planners",
    body: newTemplate,
    maxBytes: httpLimits.requestBytes,
    status: 201,
    revision: "answered",
    response: { json: storedTemplate },
    errors: [...documentErrors, "STORAGE_FULL"],
  },
  "GET /api/templates/{id}": {
    summary: "Get a template of the user",
    auth: "user",
    scope: "read_planners",
    params: templateParams,
    revision: "answered",
    response: { json: storedTemplate },
  },
  "PUT /api/templates/{id}": {
    summary: "Change a template; absent fields stay unchanged",
    auth: "user",
    scope: "write_planners",
    params: templateParams,
    body: templateChange,
    maxBytes: httpLimits.requestBytes,
    revision: "matched",
    response: { json: storedTemplate },
    errors: [...documentErrors, "STORAGE_FULL"],
  },
  "DELETE /api/templates/{id}": {
    summary: "Delete a template",
    auth: "user",
    scope: "write_planners",
    params: templateParams,
    status: 204,
    response: empty,
  },
} as const satisfies Record<RouteName, Route>;
