import { redo, redoLabel, undo, undoLabel } from "../state/history.ts";
import { applyHistoryMove, finishText } from "../state/transaction.ts";
import { type Command, done } from "./command.ts";

/** Also restores the place and the selection of the step. */
export const undoStep: Command = {
  id: "undo",
  label: "Undo",
  group: "edit",
  shortcuts: ["Mod+Z"],
  surfaces: ["toolbar", "palette"],
  isEnabled: ({ history }) => undoLabel(history) !== undefined,
  run: (state) => {
    const closed = finishText(state);
    const back = undo(closed.history);
    return back ? done(applyHistoryMove(closed, back), `Undid ${back.label}`) : done(closed);
  },
};

export const redoStep: Command = {
  id: "redo",
  label: "Redo",
  group: "edit",
  shortcuts: ["Mod+Shift+Z", "Mod+Y"],
  surfaces: ["toolbar", "palette"],
  isEnabled: ({ history }) => redoLabel(history) !== undefined,
  run: (state) => {
    const closed = finishText(state);
    const forth = redo(closed.history);
    return forth ? done(applyHistoryMove(closed, forth), `Redid ${forth.label}`) : done(closed);
  },
};
