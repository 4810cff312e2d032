/** The part of an editor's state that is somebody's work, and outlives the page: the document, and the way there and back. */
import type { EditorState } from "../state/editor-state.ts";
import type { History } from "../state/history.ts";

export type DraftState = Pick<EditorState, "document" | "saved" | "history" | "place" | "page" | "selection">;

/** Of the history as much as is cheap to write twice a second: steps, and what they hold in characters of text, roughly. */
const draftHistoryLimits = { steps: 50, weight: 2 * 1024 * 1024 } as const;

export function draftStateOf({ document, saved, history, place, page, selection }: EditorState): DraftState {
  return { document, saved, history: limitedHistory(history), place, page, selection };
}

function limitedHistory({ done, undone }: History): History {
  return { done: newestSteps(done), undone: newestSteps(undone), open: undefined };
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
  return { ...state, ...work };
}
