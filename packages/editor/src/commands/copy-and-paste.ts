import { type Point, type SharedParts, type Widget } from "@octavo/engine";
import { limits, message } from "@octavo/foundation";
import { toPage } from "../camera/camera.ts";
import type { Adopted } from "../document/adopt-shared.ts";
import { cycleWith } from "../document/blocks.ts";
import { withMove } from "../document/edit-widget.ts";
import { type EditorDocument, isSamePlace } from "../document/editor-document.ts";
import { adopted as adoptedWidgets, type GroupPath, unitsAmong, unitsOf } from "../document/groups.ts";
import { uniqueIds } from "../document/new-ids.ts";
import { boundsOf, copyOffset, limitToPage } from "../document/rects.ts";
import { addWidgets, positionsOf, type Widgets, widgetsIn } from "../document/widget-lists.ts";
import * as messages from "../messages.ts";
import { type Clipboard, clipboardOf, readClipboard } from "../state/clipboard.ts";
import { type EditorState, selected, unlocked } from "../state/editor-state.ts";
import { enteredGroup, select } from "../state/selection.ts";
import { transact } from "../state/transaction.ts";
import { type Command, type Outcome, requesting } from "./command.ts";
import { withLinkNotice } from "./copied-links.ts";
import { deleteSelected } from "./delete-widgets.ts";
import { inPaintingOrder } from "./duplicate.ts";

export const copyWidgets: Command = {
  id: "copy-widgets",
  label: message("Copy"),
  group: "edit",
  shortcuts: ["Mod+C"],
  clipboard: "copy",
  surfaces: ["widget-menu", "palette"],
  isEnabled: (state) => selected(state).length > 0,
  run: (state) => {
    const widgets = selected(state);
    const clipboard = clipboardWith(state, widgets);
    return {
      state: { ...state, clipboard },
      announcement: messages.copied(widgets.length),
      request: { kind: "write-clipboard", text: clipboard.text },
    };
  },
};

/** Paths of the copied groups begin below the entered group. */
function clipboardWith({ document, selection: { place, within } }: EditorState, widgets: Widgets): Clipboard {
  const copied = unitsAmong(widgetsIn(document, place), inPaintingOrder(document, place, widgets), within);
  return clipboardOf(adoptedWidgets(copied, undefined, []), document);
}

export const cutWidgets: Command = {
  id: "cut-widgets",
  label: message("Cut"),
  group: "edit",
  shortcuts: ["Mod+X"],
  clipboard: "cut",
  surfaces: ["widget-menu", "palette"],
  isEnabled: (state) => unlocked(state).length > 0,
  run: (state) => {
    const widgets = unlocked(state);
    const clipboard = clipboardWith(state, widgets);
    return {
      state: deleteSelected({ ...state, clipboard }, widgets, messages.cutStep),
      announcement: messages.cut(widgets.length),
      request: { kind: "write-clipboard", text: clipboard.text },
    };
  },
};

export interface PasteArgs {
  /** Text of the system clipboard, if the host could read it. It takes precedence over the editor's own clipboard. */
  readonly text?: string | undefined;
  /** Position of the context menu, in canvas pixels. */
  readonly at?: Point | undefined;
  /** Changes the copies, for example links that have no meaning on this page. */
  readonly adapt?: ((widget: Widget) => Widget) | undefined;
  /** Adds shared parts of another document that the copies need. */
  readonly adopt?: ((document: EditorDocument, widgets: Widgets, shared: SharedParts) => Adopted) | undefined;
}

/** Pastes with an offset that grows with each repetition. */
export const paste: Command<PasteArgs | undefined> = {
  id: "paste",
  label: message("Paste"),
  group: "edit",
  shortcuts: ["Mod+V"],
  clipboard: "paste",
  surfaces: ["canvas-menu", "palette"],
  isEnabled: ({ clipboard, hasSystemClipboard }) => clipboard !== undefined || hasSystemClipboard,
  run: (state, args) =>
    pasteWith(state, args, ({ pasted }) => {
      const times = pasted && isSamePlace(pasted.place, state.place) ? pasted.times + 1 : 1;
      return { x: times * copyOffset, y: times * copyOffset };
    }),
};

/** Pastes at the position of the originals. */
export const pasteInPlace: Command<PasteArgs | undefined> = {
  id: "paste-in-place",
  label: message("Paste in Place"),
  group: "edit",
  shortcuts: ["Mod+Shift+V"],
  clipboard: "paste",
  surfaces: ["canvas-menu", "palette"],
  isEnabled: paste.isEnabled,
  run: (state, args) => pasteWith(state, args, () => ({ x: 0, y: 0 })),
};

/** Pastes with the top left corner at the position of the context menu. */
export const pasteHere: Command<PasteArgs | undefined> = {
  id: "paste-here",
  label: message("Paste Here"),
  group: "edit",
  clipboard: "paste",
  surfaces: ["canvas-menu"],
  isEnabled: paste.isEnabled,
  run: (state, args) =>
    pasteWith(state, args, ({ widgets }) => {
      const { x, y } = boundsOf(positionsOf(widgets)) ?? { x: 0, y: 0 };
      const here = toPage(state.camera, args?.at ?? state.contextMenu?.screen ?? { x: 0, y: 0 });
      return { x: here.x - x, y: here.y - y };
    }),
};

/** Opens the dialog that pastes to several masters. */
export const askForMasters: Command = {
  id: "ask-for-masters",
  label: message("Paste to Masters…"),
  group: "edit",
  surfaces: ["canvas-menu", "palette"],
  isShown: ({ clipboard }) => clipboard !== undefined,
  isEnabled: ({ clipboard }) => clipboard !== undefined,
  run: (state) => requesting(state, { kind: "dialog", name: "paste-to-masters" }),
};

export const pasteCommands: readonly Command<PasteArgs | undefined>[] = [paste, pasteInPlace, pasteHere];

function pasteWith(state: EditorState, args: PasteArgs | undefined, offset: (clipboard: Clipboard) => Point): Outcome {
  const clipboard = args?.text === undefined ? state.clipboard : readClipboard(args.text, state.clipboard);
  if (!clipboard) return { refused: args?.text ? messages.nothingToPaste : messages.clipboardEmpty };
  const { place } = state;
  const { shared } = clipboard;
  if (widgetsIn(state.document, place).length + clipboard.widgets.length > limits.widgetsPerDesign)
    return { refused: messages.tooManyWidgets };
  const copies = args?.adapt ? clipboard.widgets.map(args.adapt) : clipboard.widgets;
  const within = enteredGroup(state.selection, place);
  const adopted = shared && args?.adopt?.(state.document, copies, shared);
  const document = adopted?.document ?? state.document;
  const widgets = pastedWidgets({ document, place }, adopted?.widgets ?? copies, offset(clipboard), within);
  const cycle = cycleWith(document, place, widgets);
  if (cycle) return { refused: messages.blockCycle(cycle) };
  const ids = widgets.map(({ id }) => id);
  const change = { document: addWidgets(document, place, widgets), selection: select(place, ids, within) };
  const next = transact(state, messages.pasteStep(widgets.length), change);
  const after = { ...next, clipboard: { ...clipboard, pasted: timesPasted(clipboard, state) } };
  return withLinkNotice(after, widgets, messages.pasted(widgets.length));
}

/** Copies widgets with new ids, except for ids that are free because the originals were cut, into a group. */
export function pastedWidgets(
  { document, place }: Pick<EditorState, "document" | "place">,
  widgets: Widgets,
  by: Point,
  into?: GroupPath,
): Widgets {
  const members = adoptedWidgets(unitsOf(widgets), into, widgetsIn(document, place));
  const ids = uniqueIds(
    document,
    place,
    members.map(({ id }) => id),
  );
  const shift = limitToPage(positionsOf(members), by);
  return members.map((original, i) => {
    const { locked: _, hidden_in_editor: __, ...widget } = original;
    return withMove({ ...widget, id: ids[i] ?? original.id }, shift.x, shift.y);
  });
}

function timesPasted({ pasted }: Clipboard, { place }: EditorState): Clipboard["pasted"] {
  const times = pasted && isSamePlace(pasted.place, place) ? pasted.times + 1 : 1;
  return { place, times };
}
