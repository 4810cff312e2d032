import * as z from "zod";
import { httpLimits } from "../limits.ts";
import type { OpenApi } from "../read-openapi.ts";
import { characterQuery, faceParams, fontNames, fontUpload, importedFont } from "../schemas/fonts.ts";
import { deviceProfile, profileParams } from "../schemas/profiles.ts";
import { health, readiness, site } from "../schemas/site.ts";
import { type Route, type RouteName } from "./route.ts";

const readHealth = {
  summary: "Report that the server is running; responds during compiles",
  auth: "none",
  response: { json: health },
  errors: [],
} as const satisfies Route;

const readReadiness = {
  summary: "Report whether the server is ready: the store responds and no shutdown is in progress",
  auth: "none",
  response: { json: readiness },
  errors: ["SERVER_BUSY"],
} as const satisfies Route;

export const siteRoutes = {
  "GET /api/profiles/": {
    summary: "List all device profiles",
    auth: "none",
    response: { json: z.array(deviceProfile).readonly() },
  },
  "GET /api/profiles/{id}": {
    summary: "Get a device profile",
    auth: "none",
    params: profileParams,
    response: { json: deviceProfile },
  },
  "GET /api/assets/fonts": {
    summary: "List the available font names",
    auth: "none",
    response: { json: fontNames },
  },
  "POST /api/fonts": {
    summary: "Convert a font file to a font of documents",
    auth: "user",
    scope: "compile_documents",
    body: fontUpload,
    maxBytes: httpLimits.fontBytes,
    response: { json: importedFont },
    errors: ["RENDER_LIMIT"],
  },
  "GET /api/assets/fonts/{face}.ttf": {
    summary: "Get the file of a font face",
    auth: "none",
    params: faceParams,
    response: { file: "font/ttf", headers: ["ETag", "Cache-Control"] },
  },
  "GET /api/assets/latin-fonts/{face}.ttf": {
    summary: "Get the Latin characters of a font face, compressed",
    auth: "none",
    params: faceParams,
    response: { file: "font/ttf", headers: ["Cache-Control"] },
  },
  "GET /api/assets/font-characters/{face}.ttf": {
    summary: "Get some characters of a font face, for scripts with thousands of them",
    auth: "none",
    params: faceParams,
    query: characterQuery,
    response: { file: "font/ttf", headers: ["Cache-Control"] },
    errors: ["RENDER_LIMIT"],
  },
  "GET /api/site": {
    summary: "Get the public settings of the site",
    auth: "none",
    response: { json: site },
  },
  "GET /api/health": readHealth,
  "GET /health": readHealth,
  "GET /api/ready": readReadiness,
  "GET /ready": readReadiness,
  "GET /api/openapi.json": {
    summary: "This description",
    auth: "none",
    response: { json: z.custom<OpenApi>() },
  },
} as const satisfies Record<RouteName, Route>;
