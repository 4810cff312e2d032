import * as z from "zod";
import { httpLimits } from "../limits.ts";
import { projectParams } from "../schemas/projects.ts";
import { apiToken, createdToken, downloadCode, newToken, tokenParams } from "../schemas/transfer.ts";
import { bodyErrors, empty, ownerErrors, type Route, type RouteName, userErrors } from "./route.ts";

export const transferRoutes = {
  "POST /api/projects/{id}/download-codes": {
    summary:
      "Make a code for the page /get, which downloads the PDF without an account. It replaces earlier codes of the project",
    auth: "user",
    params: projectParams,
    status: 201,
    response: { json: downloadCode },
    errors: [...ownerErrors, "TOO_MANY_REQUESTS"],
  },
  "GET /api/tokens": {
    summary: "List the user's tokens for programs, in the order of their creation",
    auth: "user",
    response: { json: z.array(apiToken).readonly() },
    errors: userErrors,
  },
  "POST /api/tokens": {
    summary: "Make a token for a program, such as the OPDS catalog at /opds",
    auth: "user",
    body: newToken,
    maxBytes: httpLimits.formBytes,
    status: 201,
    response: { json: createdToken },
    errors: [...userErrors, ...bodyErrors, "QUOTA_EXCEEDED"],
  },
  "DELETE /api/tokens/{id}": {
    summary: "Revoke a token. It becomes invalid immediately",
    auth: "user",
    params: tokenParams,
    status: 204,
    response: empty,
    errors: ownerErrors,
  },
} as const satisfies Record<RouteName, Route>;
