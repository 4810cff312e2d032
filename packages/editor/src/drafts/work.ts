/** The part of an editor's state that is somebody's work, and outlives the page: the document, and the way there and back. */
import type { EditorState } from "../state/editor-state.ts";
import type { History } from "../state/history.ts";

export type Work = Pick<EditorState, "document" | "saved" | "history" | "place" | "page" | "selection">;

/** Of the history as much as is cheap to write twice a second: steps, and what they hold in characters of text, roughly. */
const kept = { steps: 50, weight: 2 * 1024 * 1024 } as const;

export function workOf({ document, saved, history, place, page, selection }: EditorState): Work {
  return { document, saved, history: shortened(history), place, page, selection };
}

function shortened({ done, undone }: History): History {
  return { done: last(done), undone: last(undone), open: undefined };
}

function last(steps: History["done"]): History["done"] {
  let first = steps.length;
  for (let weight = 0; first > 0 && steps.length - first < kept.steps; first--) {
    weight += steps[first - 1]?.weight ?? 0;
    if (weight > kept.weight) break;
  }
  return steps.slice(first);
}

export function withWork(state: EditorState, work: Work): EditorState {
  return { ...state, ...work };
}
