import * as z from "zod";
import { httpLimits } from "../limits.ts";
import {
  account,
  emailChange,
  identityConfirmation,
  languageChange,
  passwordChange,
  sessionList,
  usernameChange,
} from "../schemas/account.ts";
import { messageResponse, user } from "../schemas/accounts.ts";
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
  "PUT /api/account/username": {
    summary: "Change the username",
    auth: "token",
    confirmed: true,
    body: usernameChange,
    maxBytes: httpLimits.formBytes,
    response: { json: user },
    errors: [...bodyErrors, "UNAUTHORIZED", "NAME_TAKEN", "TOO_MANY_REQUESTS"],
  },
  "PUT /api/account/language": {
    summary: "Choose the language of the studio and of e-mails",
    auth: "token",
    body: languageChange,
    maxBytes: httpLimits.formBytes,
    response: { json: user },
    errors: [...bodyErrors, "UNAUTHORIZED"],
  },
  "PUT /api/account/email": {
    summary: "Request a new e-mail address; it replaces the present one when the link that is sent there is used",
    auth: "token",
    confirmed: true,
    body: emailChange,
    maxBytes: httpLimits.formBytes,
    status: 202,
    response: { json: messageResponse },
    errors: [...bodyErrors, "UNAUTHORIZED", "TOO_MANY_REQUESTS"],
  },
  "DELETE /api/account/new-email": {
    summary: "Cancel the change of the e-mail address",
    auth: "token",
    status: 204,
    response: empty,
    errors: ["UNAUTHORIZED"],
  },
  "PUT /api/account/password": {
    summary: "Change the password, or set the first one; ends all other sessions of the user",
    auth: "token",
    body: passwordChange,
    maxBytes: httpLimits.formBytes,
    status: 204,
    response: empty,
    errors: [...bodyErrors, "UNAUTHORIZED", "CONFIRM_IDENTITY", "TOO_MANY_REQUESTS", "SERVER_BUSY"],
  },
  "GET /api/account/sessions": {
    summary: "List the sessions of the user, the last used first",
    auth: "token",
    response: { json: sessionList },
    errors: ["UNAUTHORIZED"],
  },
  "DELETE /api/account/sessions": {
    summary: "End all other sessions of the user",
    auth: "token",
    confirmed: true,
    status: 204,
    response: empty,
    errors: ["UNAUTHORIZED"],
  },
  "DELETE /api/account/sessions/{session_id}": {
    summary: "End a session of the user",
    auth: "token",
    confirmed: true,
    params: z.object({ session_id: z.string() }),
    status: 204,
    response: empty,
    errors: ["UNAUTHORIZED", "NOT_FOUND"],
  },
} as const satisfies Record<RouteName, Route>;
