import { message } from "@octavo/foundation";
import * as messages from "../messages.ts";
import { type HistoryMove, redo, redoLabel, undo, undoLabel } from "../state/history.ts";
import { applyHistoryMove, finishText } from "../state/transaction.ts";
import { type Command, done, type Outcome } from "./command.ts";

/** Also restores the place and the selection of the step. */
export const undoStep: Command = {
  id: "undo",
  label: message("Undo"),
  group: "edit",
  shortcuts: ["Mod+Z"],
  surfaces: ["toolbar", "palette"],
  isEnabled: ({ history }) => undoLabel(history) !== undefined,
  run: (state) => {
    const closed = finishText(state);
    const back = undo(closed.history);
    if (!back) return done(closed);
    const outcome = done(applyHistoryMove(closed, back), messages.undid(back.label));
    return withElsewhere(outcome, back, "undo");
  },
};

export const redoStep: Command = {
  id: "redo",
  label: message("Redo"),
  group: "edit",
  shortcuts: ["Mod+Shift+Z", "Mod+Y"],
  surfaces: ["toolbar", "palette"],
  isEnabled: ({ history }) => redoLabel(history) !== undefined,
  run: (state) => {
    const closed = finishText(state);
    const forth = redo(closed.history);
    if (!forth) return done(closed);
    const outcome = done(applyHistoryMove(closed, forth), messages.redid(forth.label));
    return withElsewhere(outcome, forth, "redo");
  },
};

/** Asks the host to revert or repeat the part of a step in other designs. */
function withElsewhere(outcome: Outcome, { elsewhere }: HistoryMove, direction: "undo" | "redo"): Outcome {
  return elsewhere === undefined ? outcome : { ...outcome, request: { kind: "elsewhere", id: elsewhere, direction } };
}
