import { message } from "@octavo/foundation";
import { findMaster, findPage, type Place } from "../document/editor-document.ts";
import * as messages from "../messages.ts";
import type { EditorState } from "../state/editor-state.ts";
import { goTo } from "../state/transaction.ts";
import { type Command, done, type Outcome } from "./command.ts";

const hasPages = ({ document }: EditorState) => document.kind === "template";

const masterOf = (state: EditorState) => findPage(state.document, state.page)?.master_id;

interface MasterArgs {
  readonly id: string;
}

/** Shows the master of the current page. */
export const editMaster: Command = {
  id: "edit-master",
  label: message("Edit Master"),
  group: "masters",
  surfaces: ["canvas-menu", "page-menu", "palette"],
  isShown: (state) => state.place.kind === "page" && masterOf(state) !== undefined,
  isEnabled: (state) => state.place.kind === "page" && masterOf(state) !== undefined,
  run: (state) => showing(state, { kind: "master", id: masterOf(state) ?? "" }),
};

export const showMaster: Command<MasterArgs> = {
  id: "show-master",
  label: message("Edit Master"),
  group: "masters",
  isEnabled: hasPages,
  run: (state, { id }) => showing(state, { kind: "master", id }),
};

function showing(state: EditorState, place: Place): Outcome {
  const master = findMaster(state.document, place.id);
  return master ? done(goTo(state, place), messages.showsMaster(master.name)) : { refused: messages.masterNotFound };
}

/** Returns to the page shown before. */
export const leaveMaster: Command = {
  id: "leave-master",
  label: message("Back to Page"),
  group: "masters",
  surfaces: ["canvas-menu", "palette"],
  isShown: canLeave,
  isEnabled: canLeave,
  run: (state) =>
    state.page === undefined ? done(state) : done(goTo(state, { kind: "page", id: state.page }), messages.backToPage),
};

function canLeave({ place, page }: EditorState): boolean {
  return place.kind === "master" && page !== undefined;
}
