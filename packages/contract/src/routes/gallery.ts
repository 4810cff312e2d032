import { httpLimits } from "../limits.ts";
import {
  cloning,
  galleryPage,
  galleryQuery,
  publicProject,
  publicTemplate,
  remixes,
  remixQuery,
  slugParams,
} from "../schemas/gallery.ts";
import { pagePreviewQuery } from "../schemas/pdf.ts";
import { projectParams, projectPdfQuery } from "../schemas/projects.ts";
import { projectScore } from "../schemas/scores.ts";
import { documentErrors, projectAnswer, queued, type Route, type RouteName } from "./route.ts";

export const galleryRoutes = {
  "POST /api/projects/public/{id}/clone": {
    summary: "Clone a public project by its id",
    auth: "user",
    scope: "write_planners",
    params: projectParams,
    body: cloning,
    maxBytes: httpLimits.formBytes,
    status: 201,
    revision: "answered",
    response: projectAnswer,
    errors: ["STORAGE_FULL", "FORBIDDEN"],
  },
  "POST /api/projects/public/slug/{slug}/clone": {
    summary: "Clone a public project by its address",
    auth: "user",
    scope: "write_planners",
    params: slugParams,
    body: cloning,
    maxBytes: httpLimits.formBytes,
    status: 201,
    revision: "answered",
    response: projectAnswer,
    errors: ["STORAGE_FULL", "FORBIDDEN"],
  },
  "GET /api/public/projects": {
    summary: "List public projects",
    auth: "none",
    query: galleryQuery,
    response: { json: galleryPage },
  },
  "GET /api/public/projects/{id}": {
    summary: "Get a public project by its id",
    auth: "none",
    params: projectParams,
    response: { json: publicProject },
  },
  "GET /api/public/projects/slug/{slug}": {
    summary: "Get a public project by its address",
    auth: "none",
    params: slugParams,
    response: { json: publicProject },
  },
  "GET /api/public/projects/{id}/remixes": {
    summary: "Get the original of a public project, and list its public remixes",
    auth: "none",
    params: projectParams,
    query: remixQuery,
    response: { json: remixes },
  },
  "GET /api/public/projects/{id}/score": {
    summary: "Get what the site measured of a public project",
    auth: "none",
    params: projectParams,
    response: { json: projectScore },
  },
  "GET /api/public/projects/{id}/pdf": {
    summary: "Get the PDF of a public project by its id",
    auth: "none",
    params: projectParams,
    query: projectPdfQuery,
    response: {
      file: "application/pdf",
      headers: ["Content-Disposition", "X-Total-Pages", "ETag", "Cache-Control", ...queued],
    },
    errors: documentErrors,
  },
  "GET /api/public/projects/slug/{slug}/pdf": {
    summary: "Get the PDF of a public project by its address",
    auth: "none",
    params: slugParams,
    query: projectPdfQuery,
    response: {
      file: "application/pdf",
      headers: ["Content-Disposition", "X-Total-Pages", "ETag", "Cache-Control", ...queued],
    },
    errors: documentErrors,
  },
  "GET /api/public/projects/{id}/preview": {
    summary: "Get a page of a public project as an image",
    auth: "none",
    params: projectParams,
    query: pagePreviewQuery,
    response: { file: "image/png", headers: ["X-Page-Number", "X-Total-Pages", "ETag", "Cache-Control", ...queued] },
    errors: documentErrors,
  },
  "GET /api/public/projects/{id}/template": {
    summary: "Get the compiled template of a public project",
    auth: "none",
    params: projectParams,
    response: { json: publicTemplate, headers: queued },
    errors: documentErrors,
  },
} as const satisfies Record<RouteName, Route>;
