/** Commands that change the block of every page. */
import { makeRoomBeside, noFrame, type Room, sideLinks, sideLists, type Widget } from "@octavo/engine";
import { message } from "@octavo/foundation";
import { blocksOf, pageAround } from "../document/blocks.ts";
import { type EditorDocument, findBlock, withSharedChange } from "../document/editor-document.ts";
import { frameBlockOf } from "../document/frame-of.ts";
import { uniqueIds } from "../document/new-ids.ts";
import { addWidgets, removeWidgets, type Widgets } from "../document/widget-lists.ts";
import * as partMessages from "../shared-part-messages.ts";
import type { EditorState } from "../state/editor-state.ts";
import { select } from "../state/selection.ts";
import { transact } from "../state/transaction.ts";
import { chosenHere, lacksFrame, putOnEveryPage, toggleFrame } from "./blocks.ts";
import { freeBlockName, withBlocks, withFrame, withoutFrame } from "./change-blocks.ts";
import { type Command, done } from "./command.ts";

/** Moves the selection to the frame, at the same position. A frame is made if there is none. */
export const moveToFrame: Command = {
  id: "move-to-frame",
  label: message("Put on Every Page"),
  group: "widget",
  isEnabled: putOnEveryPage.isEnabled,
  run: (state) => {
    const { place } = state;
    const widgets = chosenHere(state);
    const framed = withFrameBlock(
      withoutOwnFrame(
        removeWidgets(
          state.document,
          place,
          widgets.map(({ id }) => id),
        ),
        state,
      ),
      state.firstNames.frame,
    );
    const name = framed.shared?.frame ?? "";
    const frame = { kind: "block", id: name } as const;
    const ids = uniqueIds(
      framed,
      frame,
      widgets.map(({ id }) => id),
    );
    const added = widgets.map((widget, i) => ungrouped(widget, ids[i] ?? widget.id));
    const document = withRoom(addWidgets(framed, frame, added), name, widgets);
    const next = transact(state, partMessages.everyPageStep(widgets.length), {
      document,
      selection: select(place, []),
    });
    const hasRoom = sideLinks(widgets, document.canvas.dimensions).length > 0;
    const text = (hasRoom ? partMessages.onEveryPageWithRoom : partMessages.onEveryPage)(widgets.length);
    return done({ ...next, undoOffer: { document: next.document, message: text } }, text);
  },
};

/** All masters with the block make room for links at a side. */
function withRoom(document: EditorDocument, name: string, added: Widgets): EditorDocument {
  const { width } = document.canvas.dimensions;
  const lists = sideLists(added, { width });
  const room: Room = { links: sideLinks(added, { width }), width, ...(lists.length > 0 && { lists }) };
  if (room.links.length === 0) return document;
  const masters = document.masters.map((master) =>
    frameBlockOf(document, master) !== name ? master : { ...master, widgets: makeRoomBeside(master.widgets, room) },
  );
  return withSharedChange({ ...document, masters }, { block: name, room });
}

function ungrouped(widget: Widget, id: string): Widget {
  const { group: _, ...others } = widget;
  return { ...others, id };
}

function withFrameBlock(document: EditorDocument, firstName: string): EditorDocument {
  const name = document.shared?.frame;
  if (name !== undefined && name !== noFrame && findBlock(document, name)) return document;
  const { width, height } = document.canvas.dimensions;
  const block = { name: freeBlockName(document, firstName), size: { width, height }, widgets: [] };
  return withFrame(withBlocks(document, [...blocksOf(document), block]), block.name);
}

/** The design shows the frame of all designs. */
function withoutOwnFrame(document: EditorDocument, { place }: EditorState): EditorDocument {
  return withOwnFrame(document, pageAround(place).id, undefined);
}

export const switchFrame: Command = {
  id: "switch-frame",
  label: message("Leave Every-Page Block Off This Master"),
  group: "masters",
  isEnabled: toggleFrame.isEnabled,
  run: (state) => {
    const isOff = lacksFrame(state);
    const document = withOwnFrame(state.document, state.place.id, isOff ? undefined : noFrame);
    return done(
      transact(state, partMessages.frameStep, { document }),
      isOff ? partMessages.frameShown : partMessages.frameHidden,
    );
  },
};

function withOwnFrame(document: EditorDocument, id: string, frame: string | undefined): EditorDocument {
  const masters = document.masters.map((master) => {
    if (master.id !== id || master.frame === frame) return master;
    return frame === undefined ? withoutFrame(master) : { ...master, frame };
  });
  return { ...document, masters };
}
