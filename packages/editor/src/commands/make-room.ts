import type { Widget } from "@octavo/engine";
import { message } from "@octavo/foundation";
import { changeWidgets } from "../document/widget-lists.ts";
import { madeRoom, makeRoomStep } from "../placement-messages.ts";
import { transact } from "../state/transaction.ts";
import { always, type Command, done } from "./command.ts";

interface MakeRoomArgs {
  /** Widgets on the canvas with the changes that leave none over another. */
  readonly changed: readonly Widget[];
}

export const makeRoom: Command<MakeRoomArgs> = {
  id: "make-room",
  label: message("Make Room"),
  group: "arrange",
  isEnabled: always,
  run: (state, { changed }) => {
    const byId = new Map(changed.map((widget) => [widget.id, widget]));
    const document = changeWidgets(state.document, state.place, byId.keys(), (widget) => byId.get(widget.id) ?? widget);
    const after = transact(state, makeRoomStep, { document });
    return done({ ...after, undoOffer: { document: after.document, message: madeRoom } }, madeRoom);
  },
};
