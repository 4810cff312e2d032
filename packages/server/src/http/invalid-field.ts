import { errorMessages as messages } from "@octavo/contract";
import type { Message } from "@octavo/foundation";
import { ApiError } from "./api-error.ts";

/** The error of a field that is invalid for a reason that its schema can't know. */
export function invalidField(path: string, message: Message): ApiError {
  return new ApiError("INVALID_REQUEST", messages.field(path, message), { details: [{ path, message }] });
}
