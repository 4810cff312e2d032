import { formatMessage, type Message } from "@octavo/foundation";
import type { ApiErrorBody } from "./schemas/api-error.ts";

/** Error codes and their HTTP status. */
export const errorStatus = {
  MALFORMED_REQUEST: 400,
  /** The password reset link has been used, has expired or is unknown. */
  INVALID_RESET_TOKEN: 400,
  /** The confirmation link has expired or is unknown, or another account has confirmed the address. */
  INVALID_CONFIRMATION_TOKEN: 400,
  /** The sign-in at the provider was not started in this browser, has been used or has expired. */
  SIGN_IN_EXPIRED: 400,
  UNAUTHORIZED: 401,
  INVALID_CREDENTIALS: 401,
  TERMS_NOT_ACCEPTED: 403,
  /** The site requires a second factor, and the account has none yet, or the provider reports none. */
  SECOND_FACTOR_MISSING: 403,
  /** The password is right. The site requires a second factor, and the account has a passkey. */
  PASSKEY_REQUIRED: 403,
  /** The action is for administrators, or an administrator has ruled it out. */
  FORBIDDEN: 403,
  /** The password is right, but an administrator has disabled the account. */
  ACCOUNT_DISABLED: 403,
  /** The password is right. The account also needs a code of its authenticator app; `details` names a wrong one. */
  CODE_REQUIRED: 403,
  /** The site accepts no new accounts, or only with an invitation. */
  SIGN_UP_CLOSED: 403,
  /** The invitation has been used, was revoked, has expired or is unknown. */
  INVALID_INVITATION: 403,
  /** The token of the program lacks the scope that the call needs. */
  INSUFFICIENT_SCOPE: 403,
  /** The action needs a recent sign-in, or a confirmation by `POST /api/account/confirm`. */
  CONFIRM_IDENTITY: 403,
  /** People sign in to the site at its OpenID provider only. */
  PROVIDER_ONLY: 403,
  /** The provider names no group of the user that may use the site. */
  NOT_A_MEMBER: 403,
  /** The passkey is unknown, or its signature, challenge, origin or counter is invalid. */
  PASSKEY_REFUSED: 403,
  /** Missing, or owned by another user. */
  NOT_FOUND: 404,
  NAME_TAKEN: 409,
  /** The user could not sign in any more. */
  LAST_SIGN_IN_WAY: 409,
  /** The account at the provider is linked with another user, or the user with another account there. */
  IDENTITY_TAKEN: 409,
  /** The site would be left without an administrator. */
  LAST_ADMINISTRATOR: 409,
  /** Another project has this slug. `suggestion` is free. */
  SLUG_TAKEN: 409,
  /** The revision in `If-Match` is outdated. `revision` is the current one. */
  STALE_REVISION: 409,
  REQUEST_TOO_LARGE: 413,
  /** The user's limit of projects, templates or bytes is reached. `quota` contains it. */
  STORAGE_FULL: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  /** The `Expect` header has a value other than `100-continue`. */
  EXPECTATION_FAILED: 417,
  /** A field is missing or invalid. `details` names it. */
  INVALID_REQUEST: 422,
  /** The documents have errors. `diagnostics` lists them. */
  INVALID_DOCUMENT: 422,
  /** The documents are valid, but exceed the limits of a job. */
  RENDER_LIMIT: 422,
  /** The project's limit of designs, rules or bytes is reached. */
  QUOTA_EXCEEDED: 422,
  /** Too many attempts or unread responses. `Retry-After` is set. */
  TOO_MANY_REQUESTS: 429,
  INTERNAL_ERROR: 500,
  /** Too many jobs are waiting, or the store doesn't respond. `Retry-After` is set. */
  SERVER_BUSY: 503,
  /** The OpenID provider does not respond. */
  PROVIDER_UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const commonErrors = [
  "MALFORMED_REQUEST",
  "TOO_MANY_REQUESTS",
  "INTERNAL_ERROR",
  "SERVER_BUSY",
] as const satisfies readonly ErrorCode[];

export type ErrorDetails = Omit<ApiErrorBody, "error" | "message" | "detail" | "data" | "details" | "request_id"> & {
  readonly details?: readonly { readonly path: string; readonly message: Message }[];
};

/**
 * Body of an error response. Clients read `detail` first and then `message` (specification, part 8), so both have the
 * same text.
 */
export function errorBody(
  error: ErrorCode,
  data: Message,
  { details, request_id, ...more }: ErrorDetails & { readonly request_id: string },
): ApiErrorBody {
  const message = formatMessage(data);
  return {
    error,
    message,
    detail: message,
    data,
    ...(details && {
      details: details.map(({ path, message }) => ({ path, message: formatMessage(message), data: message })),
    }),
    ...more,
    request_id,
  };
}
