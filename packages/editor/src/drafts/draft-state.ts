/** The part of the editor state that a draft stores: the document, its history, and the current place. */
import type { Message } from "@octavo/foundation";
import type { EditorState } from "../state/editor-state.ts";
import type { History } from "../state/history.ts";

export type DraftState = Pick<EditorState, "document" | "saved" | "history" | "place" | "page" | "selection">;

/**
 * Limits of the stored history, which is written up to twice a second. `weight` is the approximate size in characters.
 */
const draftHistoryLimits = { steps: 50, weight: 2 * 1024 * 1024 } as const;

export function draftStateOf({ document, saved, history, place, page, selection }: EditorState): DraftState {
  return { document, saved, history: limitedHistory(history), place, page, selection };
}

function limitedHistory({ done, undone }: History): History {
  return { done: newestSteps(done.flatMap(hereOnly)), undone: newestSteps(undone.flatMap(hereOnly)), open: undefined };
}

/** A restored draft cannot revert changes to other designs. */
function hereOnly(step: History["done"][number]): History["done"] {
  if (step.elsewhere === undefined) return [step];
  const { elsewhere: _, ...here } = step;
  return here.before.document === here.after.document ? [] : [here];
}

function newestSteps(steps: History["done"]): History["done"] {
  let first = steps.length;
  for (let weight = 0; first > 0 && steps.length - first < draftHistoryLimits.steps; first--) {
    weight += steps[first - 1]?.weight ?? 0;
    if (weight > draftHistoryLimits.weight) break;
  }
  return steps.slice(first);
}

export function withDraftState(state: EditorState, work: DraftState): EditorState {
  const { done, undone } = work.history;
  const history = { done: done.map(withMessage), undone: undone.map(withMessage), open: undefined };
  return { ...state, ...work, history };
}

/** Drafts of older versions have English texts as labels. */
function withMessage(step: History["done"][number]): History["done"][number] {
  const label: Message | string = step.label;
  return typeof label === "string" ? { ...step, label: { text: label } } : step;
}
