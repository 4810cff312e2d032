import type { ApiErrorBody, ErrorCode } from "@octavo/contract";
import { move, transferableSymbol, valueSymbol } from "piscina";
import { ApiError } from "../http/api-error.ts";

/** Errors lose their class on the way out of a thread, so that a refusal travels as a value. */
export type Outcome<Result> = { readonly result: Result } | { readonly refused: Refusal };

type Refusal = Omit<ApiErrorBody, "error"> & { readonly error: ErrorCode };

/** Runs a job in its thread. What it made in `bytes` is handed over, not copied. */
export async function outcomeOf<Result extends object>(job: () => Result | Promise<Result>): Promise<Outcome<Result>> {
  try {
    return handedOver({ result: await job() });
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

function handedOver<Result extends object>(outcome: { readonly result: Result }): { readonly result: Result } {
  const { result } = outcome;
  if (!("bytes" in result && result.bytes instanceof Uint8Array)) return outcome;
  const bytes = ownBytes(result.bytes);
  const movable = { [transferableSymbol]: [bytes.buffer], [valueSymbol]: { result: { ...result, bytes } } };
  // Piscina unwraps it: what arrives is the value.
  return move(movable as unknown as ArrayBuffer) as unknown as { readonly result: Result };
}

/** Small buffers of Node share one pool, which must stay where it is. */
function ownBytes(bytes: Uint8Array): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : Uint8Array.from(bytes);
}
