import { isRefusal } from "./failures.ts";

/** What is on screen, and what it started from. */
export interface Draft<Value> {
  readonly mine: Value;
  readonly from: Value;
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
 * version of the same part is a conflict.
 */
export async function saveDraft<Value>(
  { mine, from }: Draft<Value>,
  known: Stored<Value>,
  { send, readAgain, isSame }: Server<Value>,
): Promise<"saved" | "conflict"> {
  for (let stored = known; isSame(stored.value, from); stored = await readAgain()) {
    try {
      await send(mine, stored.revision);
      return "saved";
    } catch (reason) {
      if (!isRefusal(reason, "STALE_REVISION")) throw reason;
    }
  }
  return "conflict";
}
