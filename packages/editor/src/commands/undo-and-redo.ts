import { message } from "@octavo/engine/message";
import * as messages from "../messages.ts";
import { redo, redoLabel, undo, undoLabel } from "../state/history.ts";
import { applyHistoryMove, finishText } from "../state/transaction.ts";
import { type Command, done } from "./command.ts";

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
    return back ? done(applyHistoryMove(closed, back), messages.undid(back.label)) : done(closed);
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
    return forth ? done(applyHistoryMove(closed, forth), messages.redid(forth.label)) : done(closed);
  },
};
