import type { Widget } from "@octavo/engine";
import { type Message, message } from "@octavo/foundation";
import { cameraShowing } from "../camera/camera.ts";
import { placementIfLoaded } from "../document/load-placement.ts";
import { boundsOf } from "../document/rects.ts";
import { changeWidgets, positionsOf, type Widgets, widgetsIn } from "../document/widget-lists.ts";
import { madeRoom, madeSmaller, makeRoomStep } from "../placement-messages.ts";
import { selected } from "../state/editor-state.ts";
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
    const text = noticeOf(widgetsIn(state.document, state.place), byId);
    const moved = boundsOf(positionsOf(selected(after)));
    const camera = moved ? cameraShowing(state.camera, moved, state.viewport) : state.camera;
    return done({ ...after, camera, undoOffer: { document: after.document, message: text } }, text);
  },
};

function noticeOf(all: Widgets, changed: ReadonlyMap<string, Widget>): Message {
  const smaller = all.filter(({ id, position: { width, height } }) => {
    const { position = { width, height } } = changed.get(id) ?? {};
    return position.width < width || position.height < height;
  });
  const names = placementIfLoaded()?.areaNames(smaller, all) ?? [];
  return names.length > 0 ? madeSmaller(names) : madeRoom;
}
