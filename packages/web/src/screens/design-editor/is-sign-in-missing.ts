import { ApiFailure } from "@octavo/contract";

/** The session has ended: the way back in lies over the screen already, and says so. */
export function isSignInMissing(reason: unknown): boolean {
  return reason instanceof ApiFailure && reason.code === "UNAUTHORIZED";
}
