import { nameOfSource } from "@octavo/engine";
import { t } from "../language/t.ts";
import { type ListKeys, useListKeys } from "../ui/use-list-keys.ts";
import { useOfferLocalUndo } from "../ui/use-offer-local-undo.ts";
import { type DatesDraft, removeSource, restoreSource, sourcesOf, type WrittenSource } from "./date-sources.ts";

interface SourceRemoval {
  readonly keys: ListKeys;
  readonly remove: (index: number, source: WrittenSource) => void;
}

/** Removes sources from a plan, and offers to restore them. */
export function useSourceRemoval({ plan, edit }: DatesDraft): SourceRemoval {
  const keys = useListKeys(sourcesOf(plan).length);
  const offerUndo = useOfferLocalUndo(({ index, source }: { index: number; source: WrittenSource }) => {
    keys.insert(index);
    edit((current) => restoreSource(current, index, source));
    return t("{name} restored.", { name: nameOfSource(source) });
  });
  const remove = (index: number, source: WrittenSource) => {
    keys.remove(index);
    edit((current) => removeSource(current, index));
    offerUndo(t("{name} removed.", { name: nameOfSource(source) }), { index, source });
  };
  return { keys, remove };
}
