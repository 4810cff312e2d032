import * as z from "zod";
import { httpLimits } from "../limits.ts";
import {
  account,
  accountDeletion,
  deletionRequest,
  emailChange,
  hintChoice,
  identityConfirmation,
  languageChange,
  passwordChange,
  sessionList,
  usernameChange,
} from "../schemas/account.ts";
import { accessToken, messageResponse, user } from "../schemas/accounts.ts";
import { empty, type Route, type RouteName } from "./route.ts";

/** The signed-in user's own account. */
export const accountRoutes = {
  "GET /api/account": {
    summary: "Get the settings of the account",
    auth: "token",
    response: { json: account },
  },
  "POST /api/account/confirm": {
    summary:
      "Confirm with the password that the session belongs to its user, for calls that need a recent sign-in. Replaces its token",
    auth: "token",
    ownSignIn: true,
    body: identityConfirmation,
    maxBytes: httpLimits.formBytes,
    response: { json: accessToken },
  },
  "PUT /api/account/username": {
    summary: "Change the username",
    auth: "token",
    confirmed: true,
    body: usernameChange,
    maxBytes: httpLimits.formBytes,
    response: { json: user },
    errors: ["NAME_TAKEN"],
  },
  "PUT /api/account/language": {
    summary: "Choose the language of the studio and of emails",
    auth: "token",
    body: languageChange,
    maxBytes: httpLimits.formBytes,
    response: { json: user },
  },
  "PUT /api/account/hints": {
    summary: "Skip the hints of the studio, or show them again",
    auth: "token",
    body: hintChoice,
    maxBytes: httpLimits.formBytes,
    response: { json: user },
  },
  "PUT /api/account/email": {
    summary: "Request a new email address; it replaces the present one when the link that is sent there is used",
    auth: "token",
    confirmed: true,
    body: emailChange,
    maxBytes: httpLimits.formBytes,
    status: 202,
    response: { json: messageResponse },
  },
  "DELETE /api/account/new-email": {
    summary: "Cancel the change of the email address",
    auth: "token",
    status: 204,
    response: empty,
  },
  "PUT /api/account/password": {
    summary: "Change the password, or set the first one; ends all other sessions of the user",
    auth: "token",
    ownSignIn: true,
    body: passwordChange,
    maxBytes: httpLimits.formBytes,
    status: 204,
    response: empty,
    errors: ["CONFIRM_IDENTITY"],
  },
  "DELETE /api/account/password": {
    summary: "Remove the password of an account with another way to sign in; ends all other sessions of the user",
    auth: "token",
    ownSignIn: true,
    confirmed: true,
    status: 204,
    response: empty,
    errors: ["LAST_SIGN_IN_WAY"],
  },
  "GET /api/account/sessions": {
    summary: "List the sessions of the user, the last used first",
    auth: "token",
    response: { json: sessionList },
  },
  "DELETE /api/account/sessions": {
    summary: "End all other sessions of the user",
    auth: "token",
    confirmed: true,
    status: 204,
    response: empty,
  },
  "DELETE /api/account/sessions/{session_id}": {
    summary: "End a session of the user",
    auth: "token",
    confirmed: true,
    params: z.object({ session_id: z.string() }),
    status: 204,
    response: empty,
  },
  "GET /api/account/export": {
    summary: "Download everything in the account as a ZIP file; one at a time",
    auth: "user",
    confirmed: true,
    response: { file: "application/zip", headers: ["Content-Disposition"] },
  },
  "GET /api/account/deletion": {
    summary: "Get what deleting the account would delete",
    auth: "token",
    response: { json: accountDeletion },
  },
  "POST /api/account/deletion": {
    summary: "Delete the account with everything in it; clones of others stay",
    auth: "token",
    confirmed: true,
    body: deletionRequest,
    maxBytes: httpLimits.formBytes,
    status: 204,
    response: empty,
    errors: ["LAST_ADMINISTRATOR"],
  },
} as const satisfies Record<RouteName, Route>;
