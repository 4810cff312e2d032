import { ApiFailure, type ErrorCode } from "@octavo/contract";
import { translate } from "../language/t.ts";
import * as messages from "./messages.ts";

/** What the server or the browser says, else the fallback of the action. */
export function failureMessage(problem: unknown, fallback: string): string {
  return translate(problem instanceof Error && problem.message ? problem.message : fallback);
}

/** Whether the server refused for this reason. */
export function isRefusal(problem: unknown, code: ErrorCode): problem is ApiFailure {
  return problem instanceof ApiFailure && problem.body?.error === code;
}

/** The address leads to nothing, or to somebody else's. */
export function isNotFound(problem: unknown): boolean {
  return problem instanceof ApiFailure && problem.status === 404;
}

export function isNetworkError(problem: unknown): boolean {
  return problem instanceof ApiFailure && problem.code === "NETWORK_ERROR";
}

/** The session has ended: a dialog over the screen says so already, and leads back in. */
export function isUnauthorized(problem: unknown): boolean {
  return problem instanceof ApiFailure && problem.code === "UNAUTHORIZED";
}

/** Whether a write may have been carried out: no answer came, or one of a proxy or of a failing server. */
export function isOutcomeUnknown(problem: unknown): boolean {
  return isNetworkError(problem) || (problem instanceof ApiFailure && problem.status >= 500);
}

/** Each field that the server complains of, by its name in the form. */
export function fieldErrors(problem: unknown): ReadonlyMap<string, string> {
  const details = problem instanceof ApiFailure ? (problem.body?.details ?? []) : [];
  return new Map(details.map(({ path, message }) => [path, message]));
}

/** Of accounts: sign-in, registration, passwords. */
export class AuthFailure extends Error {
  override readonly name = "AuthFailure";
  readonly code = "AUTH_ERROR";
}

export function authFailure(problem: unknown): AuthFailure {
  if (problem instanceof AuthFailure) return problem;
  // To 401 the catalogue has but one sentence; here it is the password that was wrong.
  const refusal = isRefusal(problem, "INVALID_CREDENTIALS") ? problem.body?.detail : undefined;
  return new AuthFailure(
    refusal === undefined ? failureMessage(problem, messages.auth.requestFailed) : translate(refusal),
    {
      cause: problem,
    },
  );
}

/** Of the gallery. */
class PublicProjectFailure extends Error {
  override readonly name = "PublicProjectFailure";
  readonly code = "PUBLIC_PROJECT_ERROR";
}

export function publicProjectFailure(problem: unknown, fallback = messages.gallery.requestFailed) {
  return new PublicProjectFailure(failureMessage(problem, fallback), { cause: problem });
}
