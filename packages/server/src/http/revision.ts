import { errorMessages as messages } from "@octavo/contract";
import { ApiError } from "./api-error.ts";

export function revisionTag(revision: number): string {
  return `"${revision}"`;
}

/** Revision in `If-Match`. Undefined if the header is missing or `*`. */
export function matchedRevision(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === "*") return undefined;
  const digits = /^\s*(?:W\/)?"?(\d{1,15})"?\s*$/.exec(ifMatch)?.[1];
  if (digits !== undefined) return Number(digits);
  throw new ApiError("INVALID_REQUEST", messages.unreadableRevision, {
    details: [{ path: "If-Match", message: messages.unreadableRevision }],
  });
}
