import { httpLimits } from "../limits.ts";
import { account, identityConfirmation } from "../schemas/account.ts";
import { bodyErrors, empty, type Route, type RouteName } from "./route.ts";

/** The signed-in user's own account. */
export const accountRoutes = {
  "GET /api/account": {
    summary: "Get the settings of the account",
    auth: "token",
    response: { json: account },
    errors: ["UNAUTHORIZED"],
  },
  "POST /api/account/confirm": {
    summary: "Confirm with the password that the session belongs to its user, for calls that need a recent sign-in",
    auth: "token",
    body: identityConfirmation,
    maxBytes: httpLimits.formBytes,
    status: 204,
    response: empty,
    errors: [...bodyErrors, "UNAUTHORIZED", "TOO_MANY_REQUESTS", "SERVER_BUSY"],
  },
} as const satisfies Record<RouteName, Route>;
