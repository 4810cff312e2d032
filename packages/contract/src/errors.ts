import type { ApiErrorBody } from "./schemas/api-error.ts";

/** Every way in which a request can fail, and the status that says so. */
export const errorStatus = {
  /** The request cannot be read: broken JSON, a broken address. */
  MALFORMED_REQUEST: 400,
  /** The link of a password reset is used up, too old or was never sent. */
  INVALID_RESET_TOKEN: 400,
  /** The link of a confirmation letter is too old, was never sent, or another account has confirmed the address. */
  INVALID_CONFIRMATION_TOKEN: 400,
  /** Nobody is signed in, or no longer. */
  UNAUTHORIZED: 401,
  /** No account has this name and this password. */
  INVALID_CREDENTIALS: 401,
  /** The terms of use have not been accepted. */
  TERMS_NOT_ACCEPTED: 403,
  /** It does not exist, or belongs to somebody else. */
  NOT_FOUND: 404,
  /** Something of this name exists already. */
  NAME_TAKEN: 409,
  /** Another project has this address; `suggestion` is free. */
  SLUG_TAKEN: 409,
  /** Somebody has written since the revision that `If-Match` names; `revision` is the present one. */
  STALE_REVISION: 409,
  REQUEST_TOO_LARGE: 413,
  /** A user has as many projects or templates, or stores as many bytes, as this site allows; `quota` says how many. */
  STORAGE_FULL: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  /** The header `Expect` asks for something other than `100-continue`. */
  EXPECTATION_FAILED: 417,
  /** A field of the request is missing or wrong; `details` says which. */
  INVALID_REQUEST: 422,
  /** The author's documents have errors; `diagnostics` says where. */
  INVALID_DOCUMENT: 422,
  /** The documents are in order and ask for more than one job may take. */
  RENDER_LIMIT: 422,
  /** A project has as many of these as it may have, or is as large as it may be. */
  QUOTA_EXCEEDED: 422,
  /** Too many tries, or answers that are not read; `Retry-After` says when to come again. */
  TOO_MANY_REQUESTS: 429,
  INTERNAL_ERROR: 500,
  /** Too many jobs wait already, or the store does not answer; `Retry-After` says when to come again. */
  SERVER_BUSY: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** What any route may answer, whatever it does. */
export const commonErrors = [
  "MALFORMED_REQUEST",
  "TOO_MANY_REQUESTS",
  "INTERNAL_ERROR",
  "SERVER_BUSY",
] as const satisfies readonly ErrorCode[];

/** The body of a failure. The specification has clients read `detail` first and `message` next; both say the same. */
export function errorBody(
  error: ErrorCode,
  message: string,
  more: Omit<ApiErrorBody, "error" | "message" | "detail"> = {},
): ApiErrorBody {
  return { error, message, detail: message, ...more };
}
