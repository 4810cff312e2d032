import type { ApiErrorBody } from "./schemas/api-error.ts";

/** Every way in which a request can fail, and the status that says so. */
export const errorStatus = {
  /** The request cannot be read: broken JSON, a broken address. */
  MALFORMED_REQUEST: 400,
  NOT_FOUND: 404,
  REQUEST_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  /** A field of the request is missing or wrong; `details` says which. */
  INVALID_REQUEST: 422,
  /** The author's documents have errors; `diagnostics` says where. */
  INVALID_DOCUMENT: 422,
  /** The documents are in order and ask for more than one job may take. */
  RENDER_LIMIT: 422,
  INTERNAL_ERROR: 500,
  /** Too many jobs wait already; `Retry-After` says when to come again. */
  SERVER_BUSY: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** What any route may answer, whatever it does. */
export const commonErrors = ["MALFORMED_REQUEST", "INTERNAL_ERROR"] as const satisfies readonly ErrorCode[];

/** The body of a failure. The specification has clients read `detail` first and `message` next; both say the same. */
export function errorBody(
  error: ErrorCode,
  message: string,
  more: Omit<ApiErrorBody, "error" | "message" | "detail"> = {},
): ApiErrorBody {
  return { error, message, detail: message, ...more };
}
