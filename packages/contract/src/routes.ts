import * as z from "zod";
import type { ErrorCode } from "./errors.ts";
import { httpLimits } from "./limits.ts";
import { buildRequest, buildResponse } from "./schemas/compile.ts";
import { faceParams, fontNames } from "./schemas/fonts.ts";
import { health } from "./schemas/health.ts";
import { generateRequest, previewRequest } from "./schemas/pdf.ts";
import { deviceProfile, profileParams } from "./schemas/profiles.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** `METHOD /path/{param}`: the whole of what a client has to know at run time. */
export type RouteName = `${Method} /${string}`;

export interface Route {
  readonly summary: string;
  /** Who may call it: anybody, or only somebody who is signed in. */
  readonly auth: "none" | "user";
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** Of the body; a mebibyte when absent. */
  readonly maxBytes?: number;
  readonly response: { readonly json: z.ZodType } | { readonly file: string; readonly headers?: readonly string[] };
  /** What it may answer beyond the errors that all routes have in common. */
  readonly errors: readonly ErrorCode[];
}

const rendering = [
  "REQUEST_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "INVALID_REQUEST",
  "INVALID_DOCUMENT",
  "RENDER_LIMIT",
  "SERVER_BUSY",
] as const;

const readHealth = {
  summary: "Whether the server is up; answers while planners are made",
  auth: "none",
  response: { json: health },
  errors: [],
} as const satisfies Route;

/** Every call, once: validation, the typed client, OpenAPI and the reference are all read from here. */
export const routes = {
  "POST /api/compile/build": {
    summary: "Compile masters and plan into a template",
    auth: "none",
    body: buildRequest,
    maxBytes: httpLimits.requestBytes,
    response: { json: buildResponse },
    errors: rendering,
  },
  "POST /api/pdf/generate": {
    summary: "Render a template as a PDF",
    auth: "none",
    body: generateRequest,
    maxBytes: httpLimits.requestBytes,
    response: { file: "application/pdf", headers: ["Content-Disposition", "X-Total-Pages"] },
    errors: rendering,
  },
  "POST /api/pdf/preview": {
    summary: "Render one page of a template as a picture",
    auth: "none",
    body: previewRequest,
    maxBytes: httpLimits.requestBytes,
    response: { file: "image/png", headers: ["X-Page-Number", "X-Total-Pages"] },
    errors: rendering,
  },
  "GET /api/profiles/": {
    summary: "All device profiles",
    auth: "none",
    response: { json: z.array(deviceProfile).readonly() },
    errors: ["SERVER_BUSY"],
  },
  "GET /api/profiles/{id}": {
    summary: "One device profile",
    auth: "none",
    params: profileParams,
    response: { json: deviceProfile },
    errors: ["NOT_FOUND", "SERVER_BUSY"],
  },
  "GET /api/assets/fonts": {
    summary: "Names of the fonts that can be drawn",
    auth: "none",
    response: { json: fontNames },
    errors: [],
  },
  "GET /api/assets/fonts/{face}.ttf": {
    summary: "The file of a font face",
    auth: "none",
    params: faceParams,
    response: { file: "font/ttf", headers: ["ETag", "Cache-Control"] },
    errors: ["NOT_FOUND"],
  },
  "GET /api/health": readHealth,
  "GET /health": readHealth,
  "GET /api/openapi.json": {
    summary: "This description",
    auth: "none",
    response: { json: z.record(z.string(), z.unknown()) },
    errors: [],
  },
} as const satisfies Record<RouteName, Route>;

export type Routes = typeof routes;
export type KnownRoute = keyof Routes;
