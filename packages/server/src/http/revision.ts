import { ApiError } from "./api-error.ts";
import * as messages from "./messages.ts";

/** The revision of a stored document as an entity tag. */
export function revisionTag(revision: number): string {
  return `"${revision}"`;
}

/** The revision that a write started from; undefined when the client does not care or takes any. */
export function matchedRevision(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === "*") return undefined;
  const digits = /^\s*(?:W\/)?"?(\d{1,15})"?\s*$/.exec(ifMatch)?.[1];
  if (digits !== undefined) return Number(digits);
  throw new ApiError("INVALID_REQUEST", messages.unreadableRevision, {
    details: [{ path: "If-Match", message: messages.unreadableRevision }],
  });
}
