import { type ApiErrorBody, type ErrorCode, errorBody, errorStatus } from "@octavo/contract";

type More = Omit<ApiErrorBody, "error" | "message" | "detail">;

/** A request that cannot be answered as asked. Thrown anywhere, turned into JSON in `errors.ts` alone. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ErrorCode;
  readonly status: number;
  readonly body: ApiErrorBody;
  /** After which a second try may succeed. */
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
