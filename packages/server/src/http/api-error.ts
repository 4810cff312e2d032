import { type ApiErrorBody, type ErrorCode, errorBody, errorStatus } from "@octavo/contract";

type More = Omit<ApiErrorBody, "error" | "message" | "detail">;

/** An error response. Thrown anywhere and serialized by `errors.ts`. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ErrorCode;
  readonly status: number;
  readonly body: ApiErrorBody;
  /** Value of the `Retry-After` header. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, more: More & { retryAfterSeconds?: number; cause?: unknown } = {}) {
    const { retryAfterSeconds, cause, ...fields } = more;
    super(message, { cause });
    this.code = code;
    this.status = errorStatus[code];
    this.body = errorBody(code, message, fields);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Throws an `ApiError` with status 404 if `found` is undefined. Queries find no rows of other users, so that the existence
 * of those isn't revealed.
 */
export function requireFound<Found>(found: Found | undefined, message: string): Found {
  if (found === undefined) throw new ApiError("NOT_FOUND", message);
  return found;
}
