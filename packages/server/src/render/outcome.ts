import type { ApiErrorBody, ErrorCode } from "@octavo/contract";
import { ApiError } from "../http/api-error.ts";

/** Errors lose their class on the way out of a process, so that a refusal travels as a value. */
export type Outcome<Result> = { readonly result: Result } | { readonly refused: Refusal };

type Refusal = Omit<ApiErrorBody, "error"> & { readonly error: ErrorCode };

/** Runs a job in its process. */
export async function outcomeOf<Result extends object>(job: () => Result | Promise<Result>): Promise<Outcome<Result>> {
  try {
    return { result: await job() };
  } catch (problem) {
    if (problem instanceof ApiError) return { refused: { ...problem.body, error: problem.code } };
    throw problem;
  }
}

/** The other end of it. */
export function resultOf<Result>(outcome: Outcome<Result>): Result {
  if ("result" in outcome) return outcome.result;
  const { error, message, ...more } = outcome.refused;
  throw new ApiError(error, message, more);
}
