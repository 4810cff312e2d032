/** Opens blocks, and the frame that is on all pages. */
import { type Block, noFrame, type Widget } from "@octavo/engine";
import { message } from "@octavo/foundation";
import { blockOf, blockPlace } from "../document/blocks.ts";
import { findBlock, findMaster, hasPlace, masterUnder } from "../document/editor-document.ts";
import { frameBlockOf } from "../document/frame-of.ts";
import { type Widgets, widgetsIn } from "../document/widget-lists.ts";
import * as messages from "../messages.ts";
import { type EditorState, isSelectionHere, selected, unlocked } from "../state/editor-state.ts";
import { select } from "../state/selection.ts";
import { goTo } from "../state/transaction.ts";
import { always, type Command, done, type Outcome, requesting } from "./command.ts";

/** Selected unlocked widgets of the edited list, in its order. */
export function chosenHere(state: EditorState): Widgets {
  if (!isSelectionHere(state)) return [];
  const ids = new Set(unlocked(state).map(({ id }) => id));
  return widgetsIn(state.document, state.place).filter(({ id }) => ids.has(id));
}

export const hasChosen = (state: EditorState) => chosenHere(state).length > 0;

/** Opens the dialog that names the block. */
export const askForBlock: Command = {
  id: "ask-for-block",
  label: message("Make a Block…"),
  group: "widget",
  shortcuts: ["Mod+Alt+B"],
  surfaces: ["widget-menu", "palette"],
  isShown: hasChosen,
  isEnabled: hasChosen,
  run: (state) => requesting(state, { kind: "dialog", name: "make-block" }),
};

/** Opens the list of the blocks, with their uses. */
export const askForBlocks: Command = {
  id: "ask-for-blocks",
  label: message("Blocks…"),
  group: "document",
  surfaces: ["palette"],
  isEnabled: always,
  run: (state) => requesting(state, { kind: "dialog", name: "blocks" }),
};

/** The only selected widget, with its block. */
export function selectedInstance(state: EditorState): { readonly widget: Widget; readonly block: Block } | undefined {
  const [widget, ...others] = selected(state);
  const block = widget && others.length === 0 ? blockOf(state.document, widget) : undefined;
  return widget && block && { widget, block };
}

/** Shows the contents of the selected instance. */
export const editBlock: Command = {
  id: "edit-block",
  label: message("Edit Block"),
  group: "widget",
  shortcuts: ["Enter"],
  surfaces: ["widget-menu", "palette"],
  isShown: (state) => selectedInstance(state) !== undefined,
  isEnabled: (state) => selectedInstance(state) !== undefined,
  run: (state) => {
    const chosen = selectedInstance(state);
    if (!chosen) return { refused: messages.widgetNotFound };
    return openedBlock(state, chosen.block.name, chosen.widget);
  },
};

export function openedBlock(state: EditorState, name: string, instance: Widget | undefined): Outcome {
  return done(goTo(state, blockPlace(name, state.place, instance)), messages.showsBlock(name));
}

const isInBlock = ({ place }: EditorState) => place.kind === "block";

/** Returns to the place from which the block was opened, and selects its instance there. */
export const leaveBlock: Command = {
  id: "leave-block",
  label: message("Finish Block"),
  group: "widget",
  surfaces: ["canvas-menu", "palette"],
  isShown: isInBlock,
  isEnabled: isInBlock,
  run: (state) => {
    const { outer, instance } = state.place;
    if (!outer || !hasPlace(state.document, outer)) return done(state);
    const left = goTo(state, outer);
    const isThere = widgetsIn(left.document, outer).some(({ id }) => id === instance);
    const selection = isThere && instance !== undefined ? select(outer, [instance]) : left.selection;
    return done({ ...left, selection }, messages.leftBlock);
  },
};

export const selectedInstances = (state: EditorState) =>
  chosenHere(state).filter((widget) => blockOf(state.document, widget) !== undefined);

/** The host loads the engine's code, and runs `replaceInstances`. */
export const askToDetach: Command = {
  id: "ask-to-detach",
  label: message("Detach from Block"),
  group: "widget",
  shortcuts: ["Mod+Alt+Shift+B"],
  surfaces: ["widget-menu", "palette"],
  isShown: (state) => selectedInstances(state).length > 0,
  isEnabled: (state) => selectedInstances(state).length > 0,
  run: (state) => requesting(state, { kind: "on-demand", action: "detach" }),
};

const canFrame = (state: EditorState) => state.place.kind === "master" && hasChosen(state);

/** The host loads and runs `moveToFrame`. */
export const putOnEveryPage: Command = {
  id: "put-on-every-page",
  label: message("Put on Every Page"),
  group: "widget",
  surfaces: ["widget-menu", "palette"],
  isShown: canFrame,
  isEnabled: canFrame,
  run: (state) => requesting(state, { kind: "on-demand", action: "put-on-every-page" }),
};

const shownMaster = ({ document, place }: EditorState) =>
  place.kind === "page" ? masterUnder(document, place) : findMaster(document, place.id);

const hasFrame = ({ document, place }: EditorState) =>
  place.kind === "master" && frameBlockOf({ ...document, masters: [] }, undefined) !== undefined;

export const lacksFrame = (state: EditorState) => shownMaster(state)?.frame === noFrame;

/** Hides the frame on the shown master, or shows it again. The host loads and runs `switchFrame`. */
export const toggleFrame: Command = {
  id: "toggle-frame",
  label: message("Leave Every-Page Block Off This Master"),
  group: "masters",
  surfaces: ["canvas-menu", "palette"],
  isShown: hasFrame,
  isEnabled: hasFrame,
  isOn: lacksFrame,
  run: (state) => requesting(state, { kind: "on-demand", action: "toggle-frame" }),
};

/** Shows the contents of the frame. */
export const editFrame: Command = {
  id: "edit-frame",
  label: message("Edit Every-Page Block"),
  group: "masters",
  surfaces: ["canvas-menu", "palette"],
  isShown: (state) => frameHere(state) !== undefined,
  isEnabled: (state) => frameHere(state) !== undefined,
  run: (state) => {
    const name = frameHere(state);
    return name === undefined ? done(state) : openedBlock(state, name, undefined);
  },
};

/** Name of the block on the whole page that is shown. */
function frameHere(state: EditorState): string | undefined {
  return state.place.kind === "block" ? undefined : frameBlockOf(state.document, shownMaster(state));
}

/** Contents of the shown frame as they lie on the page, for hit testing. */
export function frameContents(state: EditorState): Widgets {
  const name = frameHere(state);
  return (name === undefined ? undefined : findBlock(state.document, name)?.widgets) ?? [];
}
