import { isRefusal } from "./failures.ts";

/** What is on screen, and what it started from. */
export interface Draft<Value> {
  readonly mine: Value;
  readonly from: Value;
  /** A version of mine that was sent and may be stored: its answer was lost. */
  readonly unanswered?: Value | undefined;
}

interface Stored<Value> {
  readonly value: Value;
  readonly revision: number;
}

interface Server<Value> {
  readonly send: (value: Value, revision: number) => Promise<unknown>;
  readonly readAgain: () => Promise<Stored<Value>>;
  readonly isSame: (a: Value, b: Value) => boolean;
}

/**
 * Saves one part of what has one revision. What others did to the rest is none of this part's business: only another
 * version of the same part is a conflict, unless it is mine.
 */
export async function saveDraft<Value>(
  { mine, from, unanswered }: Draft<Value>,
  known: Stored<Value>,
  { send, readAgain, isSame }: Server<Value>,
): Promise<"saved" | "conflict"> {
  const isMine = (value: Value) => [from, unanswered].some((known) => known !== undefined && isSame(value, known));
  for (let stored = known; isMine(stored.value); stored = await readAgain()) {
    try {
      await send(mine, stored.revision);
      return "saved";
    } catch (reason) {
      if (!isRefusal(reason, "STALE_REVISION")) throw reason;
    }
  }
  return "conflict";
}
