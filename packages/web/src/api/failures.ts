import { ApiFailure, type ErrorCode } from "@octavo/contract";
import { type Message, messageOf } from "@octavo/foundation";
import { translate } from "../language/t.ts";
import { auth, gallery } from "./messages.ts";

/** Returns the message of the server or the browser, or else the fallback of the action. */
export function failureOf(problem: unknown, fallback: Message): Message {
  const data = messageOf(problem);
  return problem instanceof Error && data.text !== "" ? data : fallback;
}

/** Returns the message in the language of the studio. */
export function failureMessage(problem: unknown, fallback: string | Message): string {
  return translate(failureOf(problem, typeof fallback === "string" ? { text: fallback } : fallback));
}

export function isRefusal(problem: unknown, code: ErrorCode): problem is ApiFailure {
  return problem instanceof ApiFailure && problem.body?.error === code;
}

/** Returns true for a resource that does not exist or belongs to another user. */
export function isNotFound(problem: unknown): boolean {
  return problem instanceof ApiFailure && problem.status === 404;
}

export function isNetworkError(problem: unknown): boolean {
  return problem instanceof ApiFailure && problem.code === "NETWORK_ERROR";
}

/** Returns true if the session has expired. The sign-in dialog already reports it. */
export function isUnauthorized(problem: unknown): boolean {
  return problem instanceof ApiFailure && problem.code === "UNAUTHORIZED";
}

/** Returns true if a write may have been carried out: no answer came, or a proxy or a failing server answered. */
export function isOutcomeUnknown(problem: unknown): boolean {
  return isNetworkError(problem) || (problem instanceof ApiFailure && problem.status >= 500);
}

export function fieldErrors(problem: unknown): ReadonlyMap<string, string> {
  const details = problem instanceof ApiFailure ? (problem.body?.details ?? []) : [];
  return new Map(details.map(({ path, data }) => [path, translate(data)]));
}

export class AuthFailure extends Error {
  override readonly name = "AuthFailure";
  readonly code = "AUTH_ERROR";
}

export function authFailure(problem: unknown): AuthFailure {
  if (problem instanceof AuthFailure) return problem;
  // The catalogue has one sentence for status 401. Here it means a wrong password.
  const refusal = isRefusal(problem, "INVALID_CREDENTIALS") ? (problem.body?.data ?? problem.body?.detail) : undefined;
  return new AuthFailure(refusal === undefined ? failureMessage(problem, auth.requestFailed) : translate(refusal), {
    cause: problem,
  });
}

class PublicProjectFailure extends Error {
  override readonly name = "PublicProjectFailure";
  readonly code = "PUBLIC_PROJECT_ERROR";
}

export function publicProjectFailure(problem: unknown, fallback = gallery.requestFailed) {
  return new PublicProjectFailure(failureMessage(problem, fallback), { cause: problem });
}
