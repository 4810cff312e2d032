import { httpLimits } from "../limits.ts";
import {
  designChange,
  designDuplication,
  designParams,
  designsChange,
  newDesign,
  projectParams,
  sharedPartsChange,
} from "../schemas/projects.ts";
import { documentErrors, growthErrors, projectAnswer, type Route, type RouteName } from "./route.ts";

const write = { auth: "user", scope: "write_planners", revision: "matched", response: projectAnswer } as const;

/** The common parts of the routes of masters and of named pages. */
const design = {
  add: {
    ...write,
    params: projectParams,
    body: newDesign,
    maxBytes: httpLimits.requestBytes,
    status: 201,
    errors: [...documentErrors, ...growthErrors, "NAME_TAKEN"],
  },
  change: {
    ...write,
    params: designParams,
    body: designChange,
    maxBytes: httpLimits.requestBytes,
    errors: [...documentErrors, ...growthErrors, "NAME_TAKEN"],
  },
  remove: { ...write, params: designParams, errors: ["RENDER_LIMIT"] },
  duplicate: {
    ...write,
    params: designParams,
    body: designDuplication,
    maxBytes: httpLimits.formBytes,
    status: 201,
    errors: ["RENDER_LIMIT", "NAME_TAKEN", ...growthErrors],
  },
  restore: { ...write, params: designParams, errors: ["RENDER_LIMIT", "NAME_TAKEN", ...growthErrors] },
} as const;

export const designsRoutes = {
  "PATCH /api/projects/{id}/designs": {
    ...write,
    summary: "Change the widgets of several masters and named pages, all or none",
    params: projectParams,
    body: designsChange,
    maxBytes: httpLimits.requestBytes,
    errors: [...documentErrors, ...growthErrors],
  },
  "POST /api/projects/{id}/masters": { ...design.add, summary: "Add a master" },
  "PATCH /api/projects/{id}/masters/{name}": {
    ...design.change,
    summary: "Change a master; a new name also applies to the plan",
  },
  "DELETE /api/projects/{id}/masters/{name}": { ...design.remove, summary: "Delete a master" },
  "POST /api/projects/{id}/masters/{name}/duplicate": {
    ...design.duplicate,
    summary: "Copy a master; the copy follows it",
  },
  "POST /api/projects/{id}/masters/{name}/restore": {
    ...design.restore,
    summary: "Restore a deleted master from the latest version that has it",
  },
  "POST /api/projects/{id}/pages": { ...design.add, summary: "Add a named page" },
  "PATCH /api/projects/{id}/pages/{name}": {
    ...design.change,
    summary: "Change a named page; a new name also applies to the rules",
  },
  "DELETE /api/projects/{id}/pages/{name}": { ...design.remove, summary: "Delete a named page" },
  "POST /api/projects/{id}/pages/{name}/duplicate": {
    ...design.duplicate,
    summary: "Copy a named page; the copy follows it",
  },
  "POST /api/projects/{id}/pages/{name}/restore": {
    ...design.restore,
    summary: "Restore a deleted named page from the latest version that has it",
  },
  "PUT /api/projects/{id}/shared": {
    ...write,
    summary: "Replace the blocks, styles, themes, frame and fonts",
    params: projectParams,
    body: sharedPartsChange,
    maxBytes: httpLimits.requestBytes,
    errors: [...documentErrors, ...growthErrors],
  },
} as const satisfies Record<RouteName, Route>;
