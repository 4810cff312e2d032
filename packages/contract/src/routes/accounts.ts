import { httpLimits } from "../limits.ts";
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
} from "../schemas/accounts.ts";
import { empty, type Route, type RouteName } from "./route.ts";

export const accountsRoutes = {
  "POST /api/auth/register": {
    summary: "Create an account",
    auth: "none",
    body: registration,
    maxBytes: httpLimits.formBytes,
    status: 201,
    response: { json: user },
    errors: ["NAME_TAKEN", "SIGN_UP_CLOSED", "INVALID_INVITATION"],
  },
  "POST /api/auth/login": {
    summary: "Sign in",
    auth: "none",
    body: credentials,
    maxBytes: httpLimits.formBytes,
    response: { json: accessToken },
    errors: ["INVALID_CREDENTIALS", "CODE_REQUIRED", "PASSKEY_REQUIRED", "ACCOUNT_DISABLED"],
  },
  "POST /api/auth/logout": {
    summary: "Sign out; the token becomes invalid immediately",
    auth: "token",
    body: signOut,
    maxBytes: httpLimits.formBytes,
    status: 204,
    response: empty,
  },
  "GET /api/auth/me": {
    summary: "Get the signed-in user",
    auth: "token",
    response: { json: user },
  },
  "POST /api/auth/accept-terms": {
    summary: "Accept the terms of use",
    auth: "token",
    body: termsAcceptance,
    maxBytes: httpLimits.formBytes,
    response: { json: user },
  },
  "POST /api/auth/email-confirmation/request": {
    summary: "Send a new confirmation link to the account's address",
    auth: "token",
    status: 202,
    response: { json: messageResponse },
  },
  "POST /api/auth/email-confirmation/confirm": {
    summary: "Confirm an account's address; the first account to confirm an address holds it",
    auth: "none",
    body: emailConfirmation,
    maxBytes: httpLimits.formBytes,
    response: { json: messageResponse },
    errors: ["INVALID_CONFIRMATION_TOKEN"],
  },
  "POST /api/auth/password-reset/request": {
    summary: "Send a password reset link; the response is the same for known and unknown addresses",
    auth: "none",
    body: resetRequest,
    maxBytes: httpLimits.formBytes,
    status: 202,
    response: { json: messageResponse },
  },
  "POST /api/auth/password-reset/confirm": {
    summary: "Set a new password; ends all sessions of the user",
    auth: "none",
    body: resetConfirmation,
    maxBytes: httpLimits.formBytes,
    response: { json: messageResponse },
    errors: ["INVALID_RESET_TOKEN"],
  },
} as const satisfies Record<RouteName, Route>;
