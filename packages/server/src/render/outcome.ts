import type { ApiErrorBody, ErrorCode } from "@octavo/contract";
import { ApiError } from "../http/api-error.ts";
import { LongJob } from "./long-job.ts";

/** Errors lose their class on the way out of a process, so that a refusal travels as a value. */
export type Outcome<Result> = { readonly result: Result } | { readonly refused: Refusal } | { readonly isLong: true };

type Refusal = Omit<ApiErrorBody, "error"> & { readonly error: ErrorCode };

/** Runs a job in its process. */
export async function outcomeOf<Result extends object>(job: () => Result | Promise<Result>): Promise<Outcome<Result>> {
  try {
    return { result: await job() };
  } catch (problem) {
    if (problem instanceof ApiError) return { refused: { ...problem.body, error: problem.code } };
    if (problem instanceof LongJob) return { isLong: true };
    throw problem;
  }
}

/** The other end of it. */
export function resultOf<Result>(outcome: Outcome<Result>): Result {
  if ("result" in outcome) return outcome.result;
  if ("isLong" in outcome) throw new LongJob();
  const { error, message, ...more } = outcome.refused;
  throw new ApiError(error, message, more);
}
