import { httpLimits } from "../limits.ts";
import { accessToken } from "../schemas/accounts.ts";
import {
  creationOptions,
  identity,
  newPasskey,
  passkey,
  passkeyChange,
  passkeyProof,
  providerAddress,
  providerCallback,
  providerExchange,
  providerLink,
  providerRegistration,
  providerResult,
  providerStart,
  recoveryCodes,
  recoveryCredentials,
  requestOptions,
  signInWayParams,
  signInWays,
} from "../schemas/sign-in-ways.ts";
import { bodyErrors, empty, ownerErrors, type Route, type RouteName, userErrors } from "./route.ts";

const maxBytes = httpLimits.formBytes;

/** Signing in without a password. */
const signInRoutes = {
  "POST /api/auth/passkeys/options": {
    summary: "Start a sign-in with a passkey. The challenge can be used once, within five minutes",
    auth: "none",
    response: { json: requestOptions },
    errors: ["PASSKEY_REFUSED", "TOO_MANY_REQUESTS"],
  },
  "POST /api/auth/passkeys/sign-in": {
    summary: "Sign in with a passkey, without a username",
    auth: "none",
    body: passkeyProof,
    maxBytes,
    response: { json: accessToken },
    errors: [...bodyErrors, "PASSKEY_REFUSED", "ACCOUNT_DISABLED", "TOO_MANY_REQUESTS"],
  },
  "POST /api/auth/recovery-codes/sign-in": {
    summary: "Sign in with a recovery code. It can be used once",
    auth: "none",
    body: recoveryCredentials,
    maxBytes,
    response: { json: accessToken },
    errors: [...bodyErrors, "INVALID_CREDENTIALS", "ACCOUNT_DISABLED", "TOO_MANY_REQUESTS"],
  },
  "POST /api/auth/oidc/start": {
    summary: "Start a sign-in at the OpenID provider",
    auth: "none",
    body: providerStart,
    maxBytes,
    response: { json: providerAddress },
    errors: [...bodyErrors, "NOT_FOUND", "PROVIDER_UNAVAILABLE", "TOO_MANY_REQUESTS"],
  },
  "GET /api/auth/oidc/callback": {
    summary: "Receive the provider's answer, and redirect the browser to the page that exchanges its token",
    auth: "none",
    query: providerCallback,
    status: 303,
    response: { empty: true, headers: ["Location"] },
    errors: ["INVALID_REQUEST", "NOT_FOUND", "TOO_MANY_REQUESTS"],
  },
  "POST /api/auth/oidc/exchange": {
    summary: "Finish a sign-in at the provider, in the browser that started it",
    auth: "none",
    body: providerExchange,
    maxBytes,
    response: { json: providerResult },
    errors: [...bodyErrors, "SIGN_IN_EXPIRED", "SIGN_UP_CLOSED", "ACCOUNT_DISABLED", "TOO_MANY_REQUESTS"],
  },
  "POST /api/auth/oidc/register": {
    summary: "Create an account without a password, for the user at the provider",
    auth: "none",
    body: providerRegistration,
    maxBytes,
    status: 201,
    response: { json: accessToken },
    errors: [...bodyErrors, "SIGN_IN_EXPIRED", "SIGN_UP_CLOSED", "NAME_TAKEN", "TOO_MANY_REQUESTS"],
  },
} as const satisfies Record<RouteName, Route>;

/** Ways to sign in of the signed-in user. */
const ownRoutes = {
  "GET /api/account/sign-in-ways": {
    summary: "List the user's passkeys, linked accounts at the provider, and the number of recovery codes",
    auth: "user",
    response: { json: signInWays },
    errors: userErrors,
  },
  "POST /api/account/passkeys/options": {
    summary: "Start adding a passkey",
    auth: "user",
    confirmed: true,
    response: { json: creationOptions },
    errors: [...userErrors, "PASSKEY_REFUSED", "QUOTA_EXCEEDED", "TOO_MANY_REQUESTS"],
  },
  "POST /api/account/passkeys": {
    summary: "Add a passkey",
    auth: "user",
    confirmed: true,
    body: newPasskey,
    maxBytes,
    status: 201,
    response: { json: passkey },
    errors: [...userErrors, ...bodyErrors, "PASSKEY_REFUSED", "QUOTA_EXCEEDED", "TOO_MANY_REQUESTS"],
  },
  "PATCH /api/account/passkeys/{id}": {
    summary: "Rename a passkey",
    auth: "user",
    params: signInWayParams,
    body: passkeyChange,
    maxBytes,
    response: { json: passkey },
    errors: [...ownerErrors, ...bodyErrors],
  },
  "DELETE /api/account/passkeys/{id}": {
    summary: "Remove a passkey",
    auth: "user",
    confirmed: true,
    params: signInWayParams,
    status: 204,
    response: empty,
    errors: [...ownerErrors, "LAST_SIGN_IN_WAY"],
  },
  "POST /api/account/recovery-codes": {
    summary: "Make ten recovery codes. They replace the earlier ones",
    auth: "user",
    confirmed: true,
    status: 201,
    response: { json: recoveryCodes },
    errors: [...userErrors, "TOO_MANY_REQUESTS"],
  },
  "POST /api/account/identities/start": {
    summary: "Start linking an account at the provider",
    auth: "user",
    confirmed: true,
    body: providerStart,
    maxBytes,
    response: { json: providerAddress },
    errors: [...userErrors, ...bodyErrors, "NOT_FOUND", "PROVIDER_UNAVAILABLE", "TOO_MANY_REQUESTS"],
  },
  "POST /api/account/identities/exchange": {
    summary: "Finish linking an account at the provider, in the session that started it",
    auth: "user",
    confirmed: true,
    body: providerExchange,
    maxBytes,
    status: 201,
    response: { json: identity },
    errors: [...userErrors, ...bodyErrors, "SIGN_IN_EXPIRED", "IDENTITY_TAKEN"],
  },
  "POST /api/account/identities": {
    summary: "Link the account at the provider that the user has just signed in with",
    auth: "token",
    confirmed: true,
    body: providerLink,
    maxBytes,
    status: 201,
    response: { json: identity },
    errors: [...bodyErrors, "UNAUTHORIZED", "SIGN_IN_EXPIRED", "IDENTITY_TAKEN"],
  },
  "DELETE /api/account/identities/{id}": {
    summary: "Unlink an account at the provider",
    auth: "user",
    confirmed: true,
    params: signInWayParams,
    status: 204,
    response: empty,
    errors: [...ownerErrors, "LAST_SIGN_IN_WAY"],
  },
} as const satisfies Record<RouteName, Route>;

/** Other proofs than the password for `POST /api/account/confirm`. */
const confirmationRoutes = {
  "POST /api/account/confirm/passkey/options": {
    summary: "Start a confirmation with a passkey",
    auth: "token",
    response: { json: requestOptions },
    errors: ["UNAUTHORIZED", "PASSKEY_REFUSED", "TOO_MANY_REQUESTS"],
  },
  "POST /api/account/confirm/passkey": {
    summary: "Confirm with a passkey that the session belongs to its user",
    auth: "token",
    body: passkeyProof,
    maxBytes,
    status: 204,
    response: empty,
    errors: [...bodyErrors, "UNAUTHORIZED", "PASSKEY_REFUSED", "TOO_MANY_REQUESTS"],
  },
  "POST /api/account/confirm/oidc/start": {
    summary: "Start a confirmation by a new sign-in at the provider",
    auth: "token",
    body: providerStart,
    maxBytes,
    response: { json: providerAddress },
    errors: [...bodyErrors, "UNAUTHORIZED", "NOT_FOUND", "PROVIDER_UNAVAILABLE", "TOO_MANY_REQUESTS"],
  },
  "POST /api/account/confirm/oidc": {
    summary: "Confirm with the sign-in at the provider that the session belongs to its user",
    auth: "token",
    body: providerExchange,
    maxBytes,
    status: 204,
    response: empty,
    errors: [...bodyErrors, "UNAUTHORIZED", "SIGN_IN_EXPIRED"],
  },
} as const satisfies Record<RouteName, Route>;

export const signInWaysRoutes = { ...signInRoutes, ...ownRoutes, ...confirmationRoutes } as const;
