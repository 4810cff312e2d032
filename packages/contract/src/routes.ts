import * as z from "zod";
import type { ErrorCode } from "./errors.ts";
import { httpLimits, ownPartLimits } from "./limits.ts";
import {
  accessToken,
  credentials,
  emailConfirmation,
  messageResponse,
  registration,
  resetConfirmation,
  resetRequest,
  signOut,
  termsAcceptance,
  user,
} from "./schemas/accounts.ts";
import { buildRequest, buildResponse, compileResponse } from "./schemas/compile.ts";
import { documentFont, faceParams, fontNames, fontUpload } from "./schemas/fonts.ts";
import { cloning, galleryPage, galleryQuery, publicProject, publicTemplate, slugParams } from "./schemas/gallery.ts";
import { newOwnPart, ownPart, ownPartChange, ownPartParams } from "./schemas/own-parts.ts";
import { generateRequest, pagePreviewQuery, previewRequest } from "./schemas/pdf.ts";
import { planWrite, rulesWrite } from "./schemas/plan.ts";
import { deviceProfile, profileParams } from "./schemas/profiles.ts";
import {
  deletedProject,
  designChange,
  designDuplication,
  designParams,
  designsChange,
  duplication,
  namedVersion,
  newDesign,
  newProject,
  project,
  projectChange,
  projectListItem,
  projectParams,
  projectPdfQuery,
  sectionAddition,
  sharedPartsChange,
  sharing,
  versionHistory,
  versionNaming,
  versionParams,
} from "./schemas/projects.ts";
import { renderQueue } from "./schemas/queue.ts";
import { health, readiness, site } from "./schemas/site.ts";
import { newTemplate, storedTemplate, templateChange, templateListItem, templateParams } from "./schemas/templates.ts";
import { apiToken, createdToken, downloadCode, newToken, tokenParams } from "./schemas/transfer.ts";

export type Method = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";

/** `METHOD /path/{param}`. Clients need nothing else at run time. */
export type RouteName = `${Method} /${string}`;

export interface Route {
  readonly summary: string;
  /** Authorization: none, a valid token, or a user who has also accepted the terms of use. */
  readonly auth: "none" | "token" | "user";
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Maximum size of the body. Default: 1 MiB. */
  readonly maxBytes?: number;
  /** Status of success. Default: 200. */
  readonly status?: 200 | 201 | 202 | 204;
  /** `answered` sets `ETag` to the revision. `matched` reads `If-Match`. */
  readonly revision?: "answered" | "matched";
  readonly response:
    | { readonly json: z.ZodType; readonly headers?: readonly string[] }
    | { readonly file: string; readonly headers?: readonly string[] }
    | { readonly empty: true; readonly headers?: readonly string[] };
  /** Errors beyond `commonErrors`. */
  readonly errors: readonly ErrorCode[];
}

const body = ["REQUEST_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "INVALID_REQUEST"] as const;
const rendering = ["RENDER_LIMIT", "SERVER_BUSY", "TOO_MANY_REQUESTS"] as const;
const document = ["INVALID_DOCUMENT", ...rendering] as const;

const signedIn = ["UNAUTHORIZED", "TERMS_NOT_ACCEPTED"] as const;
const mine = [...signedIn, "NOT_FOUND"] as const;
const write = [...mine, ...body, "STALE_REVISION"] as const;

/** State of the queue when the job arrived. Also set on errors. */
const queued = ["X-Queue-Length", "X-Queue-Wait"] as const;

const projectAnswer = { json: project } as const;
const empty = { empty: true } as const;

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

/** All routes. Validation, the typed client, OpenAPI and the reference are derived from this table. */
export const routes = {
  "POST /api/auth/register": {
    summary: "Create an account",
    auth: "none",
    body: registration,
    maxBytes: httpLimits.formBytes,
    status: 201,
    response: { json: user },
    errors: [...body, "NAME_TAKEN", "TOO_MANY_REQUESTS", "SERVER_BUSY"],
  },
  "POST /api/auth/login": {
    summary: "Sign in",
    auth: "none",
    body: credentials,
    maxBytes: httpLimits.formBytes,
    response: { json: accessToken },
    errors: [...body, "INVALID_CREDENTIALS", "TOO_MANY_REQUESTS", "SERVER_BUSY"],
  },
  "POST /api/auth/logout": {
    summary: "Sign out; the token becomes invalid immediately",
    auth: "token",
    body: signOut,
    maxBytes: httpLimits.formBytes,
    status: 204,
    response: empty,
    errors: ["UNAUTHORIZED"],
  },
  "GET /api/auth/me": {
    summary: "Get the signed-in user",
    auth: "token",
    response: { json: user },
    errors: ["UNAUTHORIZED"],
  },
  "POST /api/auth/accept-terms": {
    summary: "Accept the terms of use",
    auth: "token",
    body: termsAcceptance,
    maxBytes: httpLimits.formBytes,
    response: { json: user },
    errors: [...body, "UNAUTHORIZED"],
  },
  "POST /api/auth/email-confirmation/request": {
    summary: "Send a new confirmation link to the account's address",
    auth: "token",
    status: 202,
    response: { json: messageResponse },
    errors: ["UNAUTHORIZED", "TOO_MANY_REQUESTS"],
  },
  "POST /api/auth/email-confirmation/confirm": {
    summary: "Confirm an account's address; the first account to confirm an address holds it",
    auth: "none",
    body: emailConfirmation,
    maxBytes: httpLimits.formBytes,
    response: { json: messageResponse },
    errors: [...body, "INVALID_CONFIRMATION_TOKEN", "TOO_MANY_REQUESTS"],
  },
  "POST /api/auth/password-reset/request": {
    summary: "Send a password reset link; the response is the same for known and unknown addresses",
    auth: "none",
    body: resetRequest,
    maxBytes: httpLimits.formBytes,
    status: 202,
    response: { json: messageResponse },
    errors: [...body, "TOO_MANY_REQUESTS"],
  },
  "POST /api/auth/password-reset/confirm": {
    summary: "Set a new password; ends all sessions of the user",
    auth: "none",
    body: resetConfirmation,
    maxBytes: httpLimits.formBytes,
    response: { json: messageResponse },
    errors: [...body, "INVALID_RESET_TOKEN", "TOO_MANY_REQUESTS", "SERVER_BUSY"],
  },

  "GET /api/projects": {
    summary: "List the user's projects, latest change first",
    auth: "user",
    response: { json: z.array(projectListItem).readonly() },
    errors: signedIn,
  },
  "POST /api/projects": {
    summary: "Create a project, empty or from a master library and a plan",
    auth: "user",
    body: newProject,
    maxBytes: httpLimits.requestBytes,
    status: 201,
    revision: "answered",
    response: projectAnswer,
    errors: [...signedIn, ...body, ...document, "QUOTA_EXCEEDED", "STORAGE_FULL"],
  },
  "GET /api/projects/{id}": {
    summary: "Get a project of the user",
    auth: "user",
    params: projectParams,
    revision: "answered",
    response: projectAnswer,
    errors: mine,
  },
  "PATCH /api/projects/{id}": {
    summary: "Change a project's name, description, category or device",
    auth: "user",
    params: projectParams,
    body: projectChange,
    maxBytes: httpLimits.requestBytes,
    revision: "matched",
    response: projectAnswer,
    errors: [...write, ...document, "QUOTA_EXCEEDED", "STORAGE_FULL"],
  },
  "DELETE /api/projects/{id}": {
    summary: "Delete a project; it can be restored for 30 days",
    auth: "user",
    params: projectParams,
    status: 204,
    response: empty,
    errors: mine,
  },
  "POST /api/projects/{id}/restore": {
    summary: "Restore a deleted project, and its publication",
    auth: "user",
    params: projectParams,
    revision: "answered",
    response: projectAnswer,
    errors: [...mine, "STORAGE_FULL"],
  },
  "DELETE /api/deleted-projects/{id}": {
    summary: "Delete a deleted project for good",
    auth: "user",
    params: projectParams,
    status: 204,
    response: empty,
    errors: mine,
  },
  "GET /api/deleted-projects": {
    summary: "List the user's deleted projects that can be restored, last deleted first",
    auth: "user",
    response: { json: z.array(deletedProject).readonly() },
    errors: signedIn,
  },
  "POST /api/projects/{id}/duplicate": {
    summary: "Copy a project of the user, with another plan if one is sent",
    auth: "user",
    params: projectParams,
    body: duplication,
    maxBytes: httpLimits.planBytes,
    status: 201,
    revision: "answered",
    response: projectAnswer,
    errors: [...mine, ...body, ...document, "QUOTA_EXCEEDED", "STORAGE_FULL"],
  },
  "PATCH /api/projects/{id}/designs": {
    summary: "Change the widgets of several masters and named pages, all or none",
    auth: "user",
    params: projectParams,
    body: designsChange,
    maxBytes: httpLimits.requestBytes,
    revision: "matched",
    response: projectAnswer,
    errors: [...write, ...document, "QUOTA_EXCEEDED", "STORAGE_FULL"],
  },
  "POST /api/projects/{id}/masters": {
    summary: "Add a master",
    auth: "user",
    params: projectParams,
    body: newDesign,
    maxBytes: httpLimits.requestBytes,
    status: 201,
    revision: "matched",
    response: projectAnswer,
    errors: [...write, ...document, "NAME_TAKEN", "QUOTA_EXCEEDED", "STORAGE_FULL"],
  },
  "PATCH /api/projects/{id}/masters/{name}": {
    summary: "Change a master; a new name also applies to the plan",
    auth: "user",
    params: designParams,
    body: designChange,
    maxBytes: httpLimits.requestBytes,
    revision: "matched",
    response: projectAnswer,
    errors: [...write, ...document, "NAME_TAKEN", "QUOTA_EXCEEDED", "STORAGE_FULL"],
  },
  "DELETE /api/projects/{id}/masters/{name}": {
    summary: "Delete a master",
    auth: "user",
    params: designParams,
    revision: "matched",
    response: projectAnswer,
    errors: [...mine, "STALE_REVISION", ...rendering],
  },
  "POST /api/projects/{id}/masters/{name}/duplicate": {
    summary: "Copy a master; the copy follows it",
    auth: "user",
    params: designParams,
    body: designDuplication,
    maxBytes: httpLimits.formBytes,
    status: 201,
    revision: "matched",
    response: projectAnswer,
    errors: [...write, ...rendering, "NAME_TAKEN", "QUOTA_EXCEEDED", "STORAGE_FULL"],
  },
  "POST /api/projects/{id}/masters/{name}/restore": {
    summary: "Restore a deleted master from the latest version that has it",
    auth: "user",
    params: designParams,
    revision: "matched",
    response: projectAnswer,
    errors: [...mine, "STALE_REVISION", ...rendering, "NAME_TAKEN", "QUOTA_EXCEEDED", "STORAGE_FULL"],
  },
  "POST /api/projects/{id}/pages": {
    summary: "Add a named page",
    auth: "user",
    params: projectParams,
    body: newDesign,
    maxBytes: httpLimits.requestBytes,
    status: 201,
    revision: "matched",
    response: projectAnswer,
    errors: [...write, ...document, "NAME_TAKEN", "QUOTA_EXCEEDED", "STORAGE_FULL"],
  },
  "PATCH /api/projects/{id}/pages/{name}": {
    summary: "Change a named page; a new name also applies to the rules",
    auth: "user",
    params: designParams,
    body: designChange,
    maxBytes: httpLimits.requestBytes,
    revision: "matched",
    response: projectAnswer,
    errors: [...write, ...document, "NAME_TAKEN", "QUOTA_EXCEEDED", "STORAGE_FULL"],
  },
  "DELETE /api/projects/{id}/pages/{name}": {
    summary: "Delete a named page",
    auth: "user",
    params: designParams,
    revision: "matched",
    response: projectAnswer,
    errors: [...mine, "STALE_REVISION", ...rendering],
  },
  "POST /api/projects/{id}/pages/{name}/duplicate": {
    summary: "Copy a named page; the copy follows it",
    auth: "user",
    params: designParams,
    body: designDuplication,
    maxBytes: httpLimits.formBytes,
    status: 201,
    revision: "matched",
    response: projectAnswer,
    errors: [...write, ...rendering, "NAME_TAKEN", "QUOTA_EXCEEDED", "STORAGE_FULL"],
  },
  "POST /api/projects/{id}/pages/{name}/restore": {
    summary: "Restore a deleted named page from the latest version that has it",
    auth: "user",
    params: designParams,
    revision: "matched",
    response: projectAnswer,
    errors: [...mine, "STALE_REVISION", ...rendering, "NAME_TAKEN", "QUOTA_EXCEEDED", "STORAGE_FULL"],
  },
  "PUT /api/projects/{id}/shared": {
    summary: "Replace the blocks, styles, themes, frame and fonts",
    auth: "user",
    params: projectParams,
    body: sharedPartsChange,
    maxBytes: httpLimits.requestBytes,
    revision: "matched",
    response: projectAnswer,
    errors: [...write, ...document, "QUOTA_EXCEEDED", "STORAGE_FULL"],
  },
  "PUT /api/projects/{id}/plan": {
    summary: "Replace the plan",
    auth: "user",
    params: projectParams,
    body: planWrite,
    maxBytes: httpLimits.planBytes,
    revision: "matched",
    response: projectAnswer,
    errors: [...write, ...document, "QUOTA_EXCEEDED", "STORAGE_FULL"],
  },
  "POST /api/projects/{id}/sections": {
    summary: "Add masters and replace the plan, which refers to them, in one write",
    auth: "user",
    params: projectParams,
    body: sectionAddition,
    maxBytes: httpLimits.requestBytes,
    revision: "matched",
    response: projectAnswer,
    errors: [...write, ...document, "NAME_TAKEN", "QUOTA_EXCEEDED", "STORAGE_FULL"],
  },
  "PUT /api/projects/{id}/compilation": {
    summary: "Replace the compilation rules",
    auth: "user",
    params: projectParams,
    body: rulesWrite,
    maxBytes: httpLimits.planBytes,
    revision: "matched",
    response: projectAnswer,
    errors: [...write, ...document, "QUOTA_EXCEEDED", "STORAGE_FULL"],
  },
  "GET /api/projects/{id}/versions": {
    summary: "List the versions of a project, and what changed in each",
    auth: "user",
    params: projectParams,
    response: { json: versionHistory },
    errors: mine,
  },
  "POST /api/projects/{id}/versions": {
    summary: "Keep the current content of a project as a named version",
    auth: "user",
    params: projectParams,
    body: namedVersion,
    maxBytes: httpLimits.formBytes,
    status: 201,
    response: { json: versionHistory },
    errors: [...mine, ...body, "QUOTA_EXCEEDED"],
  },
  "GET /api/projects/{id}/versions/{version}": {
    summary: "Get a version as a project with its current name and revision",
    auth: "user",
    params: versionParams,
    revision: "answered",
    response: projectAnswer,
    errors: mine,
  },
  "PATCH /api/projects/{id}/versions/{version}": {
    summary: "Name a version, which keeps it, or remove its name",
    auth: "user",
    params: versionParams,
    body: versionNaming,
    maxBytes: httpLimits.formBytes,
    response: { json: versionHistory },
    errors: [...mine, ...body, "QUOTA_EXCEEDED"],
  },
  "POST /api/projects/{id}/versions/{version}/restore": {
    summary: "Restore designs, plan, rules and device of a version; the content before becomes a version",
    auth: "user",
    params: versionParams,
    revision: "matched",
    response: projectAnswer,
    errors: [...mine, "STALE_REVISION", "STORAGE_FULL"],
  },
  "POST /api/projects/{id}/share": {
    summary: "Make a project public or private",
    auth: "user",
    params: projectParams,
    body: sharing,
    maxBytes: httpLimits.formBytes,
    revision: "matched",
    response: projectAnswer,
    errors: [...write, "SLUG_TAKEN"],
  },
  "POST /api/projects/{id}/compile": {
    summary: "Compile a project and cache its PDF",
    auth: "user",
    params: projectParams,
    response: { json: compileResponse, headers: queued },
    errors: [...mine, ...document],
  },
  "HEAD /api/projects/{id}/pdf": {
    summary: "Report whether an up-to-date compiled PDF exists",
    auth: "user",
    params: projectParams,
    response: { empty: true, headers: ["X-Total-Pages"] },
    errors: mine,
  },
  "GET /api/projects/{id}/pdf": {
    summary: "Get the PDF of a project; compiles it if necessary",
    auth: "user",
    params: projectParams,
    query: projectPdfQuery,
    response: { file: "application/pdf", headers: ["Content-Disposition", "X-Total-Pages", "ETag", ...queued] },
    errors: [...mine, "INVALID_REQUEST", ...document],
  },
  "GET /api/projects/{id}/preview": {
    summary: "Get a page of a project as an image",
    auth: "user",
    params: projectParams,
    query: pagePreviewQuery,
    response: { file: "image/png", headers: ["X-Page-Number", "X-Total-Pages", "ETag", ...queued] },
    errors: [...mine, "INVALID_REQUEST", ...document],
  },
  "POST /api/projects/public/{id}/clone": {
    summary: "Clone a public project by its id",
    auth: "user",
    params: projectParams,
    body: cloning,
    maxBytes: httpLimits.formBytes,
    status: 201,
    revision: "answered",
    response: projectAnswer,
    errors: [...mine, ...body, "STORAGE_FULL"],
  },
  "POST /api/projects/public/slug/{slug}/clone": {
    summary: "Clone a public project by its address",
    auth: "user",
    params: slugParams,
    body: cloning,
    maxBytes: httpLimits.formBytes,
    status: 201,
    revision: "answered",
    response: projectAnswer,
    errors: [...mine, ...body, "STORAGE_FULL"],
  },

  "GET /api/public/projects": {
    summary: "List public projects",
    auth: "none",
    query: galleryQuery,
    response: { json: galleryPage },
    errors: ["INVALID_REQUEST"],
  },
  "GET /api/public/projects/{id}": {
    summary: "Get a public project by its id",
    auth: "none",
    params: projectParams,
    response: { json: publicProject },
    errors: ["NOT_FOUND"],
  },
  "GET /api/public/projects/slug/{slug}": {
    summary: "Get a public project by its address",
    auth: "none",
    params: slugParams,
    response: { json: publicProject },
    errors: ["NOT_FOUND"],
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
    errors: ["NOT_FOUND", "INVALID_REQUEST", ...document],
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
    errors: ["NOT_FOUND", "INVALID_REQUEST", ...document],
  },
  "GET /api/public/projects/{id}/preview": {
    summary: "Get a page of a public project as an image",
    auth: "none",
    params: projectParams,
    query: pagePreviewQuery,
    response: { file: "image/png", headers: ["X-Page-Number", "X-Total-Pages", "ETag", "Cache-Control", ...queued] },
    errors: ["NOT_FOUND", "INVALID_REQUEST", ...document],
  },
  "GET /api/public/projects/{id}/template": {
    summary: "Get the compiled template of a public project",
    auth: "none",
    params: projectParams,
    response: { json: publicTemplate, headers: queued },
    errors: ["NOT_FOUND", ...document],
  },

  "POST /api/projects/{id}/download-codes": {
    summary:
      "Make a code for the page /get, which downloads the PDF without an account. It replaces earlier codes of the project",
    auth: "user",
    params: projectParams,
    status: 201,
    response: { json: downloadCode },
    errors: [...mine, "TOO_MANY_REQUESTS"],
  },
  "GET /api/tokens": {
    summary: "List the user's tokens for programs, in the order of their creation",
    auth: "user",
    response: { json: z.array(apiToken).readonly() },
    errors: signedIn,
  },
  "POST /api/tokens": {
    summary: "Make a token for a program, such as the OPDS catalog at /opds",
    auth: "user",
    body: newToken,
    maxBytes: httpLimits.formBytes,
    status: 201,
    response: { json: createdToken },
    errors: [...signedIn, ...body, "QUOTA_EXCEEDED"],
  },
  "DELETE /api/tokens/{id}": {
    summary: "Revoke a token. It becomes invalid immediately",
    auth: "user",
    params: tokenParams,
    status: 204,
    response: empty,
    errors: mine,
  },

  "GET /api/parts": {
    summary: "List the parts that the user has saved, in the order of their creation",
    auth: "user",
    response: { json: z.array(ownPart).readonly() },
    errors: signedIn,
  },
  "POST /api/parts": {
    summary: "Save widgets as a part for all projects of the user",
    auth: "user",
    body: newOwnPart,
    maxBytes: ownPartLimits.bytes,
    status: 201,
    response: { json: ownPart },
    errors: [...signedIn, ...body, "QUOTA_EXCEEDED"],
  },
  "PATCH /api/parts/{id}": {
    summary: "Rename a part of the user",
    auth: "user",
    params: ownPartParams,
    body: ownPartChange,
    response: { json: ownPart },
    errors: [...mine, ...body],
  },
  "DELETE /api/parts/{id}": {
    summary: "Delete a part of the user",
    auth: "user",
    params: ownPartParams,
    status: 204,
    response: empty,
    errors: mine,
  },

  "GET /api/templates/": {
    summary: "List the user's templates, latest change first",
    auth: "user",
    response: { json: z.array(templateListItem).readonly() },
    errors: signedIn,
  },
  "POST /api/templates/": {
    summary: "Create a template",
    auth: "user",
    body: newTemplate,
    maxBytes: httpLimits.requestBytes,
    status: 201,
    revision: "answered",
    response: { json: storedTemplate },
    errors: [...signedIn, ...body, ...document, "STORAGE_FULL"],
  },
  "GET /api/templates/{id}": {
    summary: "Get a template of the user",
    auth: "user",
    params: templateParams,
    revision: "answered",
    response: { json: storedTemplate },
    errors: [...mine, "SERVER_BUSY"],
  },
  "PUT /api/templates/{id}": {
    summary: "Change a template; absent fields stay unchanged",
    auth: "user",
    params: templateParams,
    body: templateChange,
    maxBytes: httpLimits.requestBytes,
    revision: "matched",
    response: { json: storedTemplate },
    errors: [...write, ...document, "STORAGE_FULL"],
  },
  "DELETE /api/templates/{id}": {
    summary: "Delete a template",
    auth: "user",
    params: templateParams,
    status: 204,
    response: empty,
    errors: mine,
  },

  "POST /api/compile/build": {
    summary: "Compile masters and plan into a template",
    auth: "user",
    body: buildRequest,
    maxBytes: httpLimits.requestBytes,
    response: { json: buildResponse, headers: queued },
    errors: [...signedIn, ...body, ...document],
  },
  "POST /api/pdf/generate": {
    summary: "Render a template as a PDF",
    auth: "user",
    body: generateRequest,
    maxBytes: httpLimits.requestBytes,
    response: { file: "application/pdf", headers: ["Content-Disposition", "X-Total-Pages", ...queued] },
    errors: [...signedIn, ...body, ...document],
  },
  "POST /api/pdf/preview": {
    summary: "Render a page of a template as an image",
    auth: "user",
    body: previewRequest,
    maxBytes: httpLimits.requestBytes,
    response: { file: "image/png", headers: ["X-Page-Number", "X-Total-Pages", ...queued] },
    errors: [...signedIn, ...body, ...document],
  },

  "GET /api/queue": {
    summary: "Get the number of waiting render jobs and of users ahead of the caller",
    auth: "none",
    response: { json: renderQueue },
    errors: [],
  },

  "GET /api/profiles/": {
    summary: "List all device profiles",
    auth: "none",
    response: { json: z.array(deviceProfile).readonly() },
    errors: ["SERVER_BUSY"],
  },
  "GET /api/profiles/{id}": {
    summary: "Get a device profile",
    auth: "none",
    params: profileParams,
    response: { json: deviceProfile },
    errors: ["NOT_FOUND", "SERVER_BUSY"],
  },
  "GET /api/assets/fonts": {
    summary: "List the available font names",
    auth: "none",
    response: { json: fontNames },
    errors: [],
  },
  "POST /api/fonts": {
    summary: "Convert a font file to a font of documents",
    auth: "user",
    body: fontUpload,
    maxBytes: httpLimits.requestBytes,
    response: { json: documentFont },
    errors: [...signedIn, ...body, ...rendering],
  },
  "GET /api/assets/fonts/{face}.ttf": {
    summary: "Get the file of a font face",
    auth: "none",
    params: faceParams,
    response: { file: "font/ttf", headers: ["ETag", "Cache-Control"] },
    errors: ["NOT_FOUND"],
  },
  "GET /api/site": {
    summary: "Get the public settings of the site",
    auth: "none",
    response: { json: site },
    errors: [],
  },
  "GET /api/health": readHealth,
  "GET /health": readHealth,
  "GET /api/ready": readReadiness,
  "GET /ready": readReadiness,
  "GET /api/openapi.json": {
    summary: "This description",
    auth: "none",
    response: { json: z.record(z.string(), z.unknown()) },
    errors: [],
  },
} as const satisfies Record<RouteName, Route>;

export type Routes = typeof routes;
export type KnownRoute = keyof Routes;
