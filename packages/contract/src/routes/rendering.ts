import { httpLimits } from "../limits.ts";
import { buildRequest, buildResponse, compileResponse } from "../schemas/compile.ts";
import { generateRequest, pagePreviewQuery, previewRequest } from "../schemas/pdf.ts";
import { projectParams, projectPdfQuery } from "../schemas/projects.ts";
import { renderQueue } from "../schemas/queue.ts";
import { documentErrors, queued, type Route, type RouteName } from "./route.ts";

export const renderingRoutes = {
  "POST /api/projects/{id}/compile": {
    summary: "Compile a project and cache its PDF",
    auth: "user",
    scope: "read_planners",
    params: projectParams,
    response: { json: compileResponse, headers: queued },
    errors: documentErrors,
  },
  "HEAD /api/projects/{id}/pdf": {
    summary: "Report whether an up-to-date compiled PDF exists",
    auth: "user",
    scope: "read_planners",
    params: projectParams,
    response: { empty: true, headers: ["X-Total-Pages"] },
  },
  "GET /api/projects/{id}/pdf": {
    summary: "Get the PDF of a project; compiles it if necessary",
    auth: "user",
    scope: "read_planners",
    params: projectParams,
    query: projectPdfQuery,
    response: { file: "application/pdf", headers: ["Content-Disposition", "X-Total-Pages", "ETag", ...queued] },
    errors: documentErrors,
  },
  "GET /api/projects/{id}/preview": {
    summary: "Get a page of a project as an image",
    auth: "user",
    scope: "read_planners",
    params: projectParams,
    query: pagePreviewQuery,
    response: { file: "image/png", headers: ["X-Page-Number", "X-Total-Pages", "ETag", ...queued] },
    errors: documentErrors,
  },
  "POST /api/compile/build": {
    summary: "Compile masters and plan into a template",
    auth: "user",
    scope: "compile_documents",
    body: buildRequest,
    maxBytes: httpLimits.requestBytes,
    response: { json: buildResponse, headers: queued },
    errors: documentErrors,
  },
  "POST /api/pdf/generate": {
    summary: "Render a template as a PDF",
    auth: "user",
    scope: "compile_documents",
    body: generateRequest,
    maxBytes: httpLimits.requestBytes,
    response: { file: "application/pdf", headers: ["Content-Disposition", "X-Total-Pages", ...queued] },
    errors: documentErrors,
  },
  "POST /api/pdf/preview": {
    summary: "Render a page of a template as an image",
    auth: "user",
    scope: "compile_documents",
    body: previewRequest,
    maxBytes: httpLimits.requestBytes,
    response: { file: "image/png", headers: ["X-Page-Number", "X-Total-Pages", ...queued] },
    errors: documentErrors,
  },
  "GET /api/queue": {
    summary: "Get the number of waiting render jobs and of users ahead of the caller",
    auth: "none",
    response: { json: renderQueue },
  },
} as const satisfies Record<RouteName, Route>;
