import * as z from "zod";
import { httpLimits } from "../limits.ts";
import { apiToken, createdToken, newToken, tokenParams } from "../schemas/tokens.ts";
import { empty, type Route, type RouteName } from "./route.ts";

export const tokensRoutes = {
  "GET /api/tokens": {
    summary: "List the user's tokens for programs, in the order of their creation",
    auth: "user",
    response: { json: z.array(apiToken).readonly() },
  },
  "POST /api/tokens": {
    summary: "Make a token for a program, which reads the OPDS catalog or calls this interface",
    auth: "user",
    confirmed: true,
    body: newToken,
    maxBytes: httpLimits.formBytes,
    status: 201,
    response: { json: createdToken },
    errors: ["QUOTA_EXCEEDED"],
  },
  "DELETE /api/tokens/{id}": {
    summary: "Revoke a token. It becomes invalid immediately",
    auth: "user",
    params: tokenParams,
    status: 204,
    response: empty,
  },
} as const satisfies Record<RouteName, Route>;
