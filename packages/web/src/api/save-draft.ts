import { isRefusal } from "./failures.ts";

/** A local version, and the stored version that it is based on. */
export interface Draft<Value> {
  readonly mine: Value;
  readonly from: Value;
  /** A version that was sent without an answer, so it may be stored. */
  readonly unanswered?: Value | undefined;
}

interface Stored<Value> {
  readonly value: Value;
  readonly revision: number;
}

interface Server<Value> {
  readonly send: (value: Value, revision: number) => Promise<unknown>;
  readonly refetch: () => Promise<Stored<Value>>;
  readonly isSame: (a: Value, b: Value) => boolean;
}

/**
 * Saves one part of a document with one revision. Changes that others made to the remaining parts are kept. The result is a
 * conflict only if another client changed the same part.
 */
export async function saveDraft<Value>(
  { mine, from, unanswered }: Draft<Value>,
  known: Stored<Value>,
  { send, refetch, isSame }: Server<Value>,
): Promise<"saved" | "conflict"> {
  const isMine = (value: Value) => [from, unanswered].some((known) => known !== undefined && isSame(value, known));
  for (let stored = known; isMine(stored.value); stored = await refetch()) {
    try {
      await send(mine, stored.revision);
      return "saved";
    } catch (reason) {
      if (!isRefusal(reason, "STALE_REVISION")) throw reason;
    }
  }
  return "conflict";
}
