import { type ErrorCode, type ErrorDetails, errorStatus } from "@octavo/contract";
import { type Message, MessageError } from "@octavo/foundation";

/** An error response. Thrown anywhere and serialized by `errors.ts`. */
export class ApiError extends MessageError {
  override readonly name = "ApiError";
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: ErrorDetails;
  /** Value of the `Retry-After` header. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    message: Message,
    more: ErrorDetails & { retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    const { retryAfterSeconds, cause, ...details } = more;
    super(message, { cause });
    this.details = details;
    this.code = code;
    this.status = errorStatus[code];
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Throws an `ApiError` with status 404 if `found` is undefined. Queries find no rows of other users, so that the existence
 * of those isn't revealed.
 */
export function requireFound<Found>(found: Found | undefined, message: Message): Found {
  if (found === undefined) throw new ApiError("NOT_FOUND", message);
  return found;
}
