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
  /** Moves a draft to another stored version. Returns undefined for a conflict. */
  readonly merge?: ((draft: Draft<Value>, theirs: Value) => Draft<Value> | undefined) | undefined;
}

/**
 * Saves one part of a document with one revision. Changes that others made to the remaining parts are kept. The result is a
 * conflict only if another client changed the same part, and `merge` does not combine both changes.
 */
export async function saveDraft<Value>(
  changed: Draft<Value>,
  known: Stored<Value>,
  { send, refetch, isSame, merge }: Server<Value>,
): Promise<"saved" | "conflict"> {
  const isBaseOf = ({ from, unanswered }: Draft<Value>, value: Value) =>
    [from, unanswered].some((known) => known !== undefined && isSame(value, known));
  const onto = (draft: Draft<Value>, value: Value) => (isBaseOf(draft, value) ? draft : merge?.(draft, value));
  let stored = known;
  for (let draft = onto(changed, stored.value); draft; draft = onto(draft, stored.value)) {
    try {
      await send(draft.mine, stored.revision);
      return "saved";
    } catch (reason) {
      if (!isRefusal(reason, "STALE_REVISION")) throw reason;
    }
    stored = await refetch();
  }
  return "conflict";
}
