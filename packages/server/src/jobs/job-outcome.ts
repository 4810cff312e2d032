import type { ErrorCode, ErrorDetails } from "@octavo/contract";
import type { Message } from "@octavo/foundation";
import { ApiError } from "../http/api-error.ts";

/** Thrown by a job that needs more processor time than its lane allows. It runs again in the lane for long jobs. */
export class LongJob extends Error {
  override readonly name = "LongJob";
}

/** Result or error of a job. Errors lose their class between processes, so an `ApiError` is sent as data. */
export type JobOutcome<Result> =
  | { readonly result: Result }
  | { readonly apiError: ApiErrorData }
  | { readonly isLong: true };

interface ApiErrorData {
  readonly code: ErrorCode;
  readonly message: Message;
  readonly details: ErrorDetails;
}

/** Runs in the worker process. Throws errors that aren't part of an outcome. */
export async function outcomeOf<Result extends object>(
  job: () => Result | Promise<Result>,
): Promise<JobOutcome<Result>> {
  try {
    return { result: await job() };
  } catch (problem) {
    if (problem instanceof ApiError)
      return { apiError: { code: problem.code, message: problem.data, details: problem.details } };
    if (problem instanceof LongJob) return { isLong: true };
    throw problem;
  }
}

/** Runs in the server process. Throws the `ApiError` or `LongJob` that the job threw. */
export function resultOf<Result>(outcome: JobOutcome<Result>): Result {
  if ("result" in outcome) return outcome.result;
  if ("isLong" in outcome) throw new LongJob();
  const { code, message, details } = outcome.apiError;
  throw new ApiError(code, message, details);
}
