import { limits, type Message, message } from "@octavo/foundation";
import { isSamePlace, masterUnder, type Place } from "../document/editor-document.ts";
import { adopted, unitsAmong } from "../document/groups.ts";
import { uniqueIds } from "../document/new-ids.ts";
import { addWidgets, removeWidgets, widgetsIn } from "../document/widget-lists.ts";
import * as messages from "../messages.ts";
import { type EditorState, unlocked } from "../state/editor-state.ts";
import { select } from "../state/selection.ts";
import { transact } from "../state/transaction.ts";
import { type Command, done, type Outcome } from "./command.ts";
import { inPaintingOrder } from "./duplicate.ts";

/** Moves the selection to the page's master, so that all pages of the master show it. */
export const moveToMaster: Command = {
  id: "move-to-master",
  label: message("Move to Master"),
  group: "masters",
  surfaces: ["widget-menu", "palette"],
  isShown: (state) => masterPlace(state) !== undefined,
  isEnabled: (state) => masterPlace(state) !== undefined && unlocked(state).length > 0,
  run: (state) => {
    const to = masterPlace(state);
    return to ? moveWidgets(state, to, toMaster) : { refused: messages.masterNotFound };
  },
};

/** Returns the master below the selection. Undefined if the selection is on a master. */
function masterPlace({ document, selection }: EditorState): Place | undefined {
  const master = masterUnder(document, selection.place);
  return master && { kind: "master", id: master.id };
}

/** Moves the selection from the master to the current page. */
export const detachToPage: Command = {
  id: "detach-to-page",
  label: message("Detach to Page"),
  group: "masters",
  surfaces: ["widget-menu", "palette"],
  isShown: (state) => pagePlace(state) !== undefined,
  isEnabled: (state) => pagePlace(state) !== undefined && unlocked(state).length > 0,
  run: (state) => {
    const to = pagePlace(state);
    return to ? moveWidgets(state, to, toPage) : { refused: messages.widgetNotFound };
  },
};

function pagePlace({ selection, page }: EditorState): Place | undefined {
  return selection.place.kind === "master" && page !== undefined ? { kind: "page", id: page } : undefined;
}

interface PageArgs {
  /** From 1. */
  readonly page: number;
}

/** Moves the selection to another page and shows that page. */
export const moveToPage: Command<PageArgs> = {
  id: "move-to-page",
  label: message("Move to Page"),
  group: "pages",
  isEnabled: (state) => state.selection.place.kind === "page" && unlocked(state).length > 0,
  run: (state, { page }) => {
    const { pages } = state.document;
    const target = pages[page - 1];
    if (!target) return { refused: messages.invalidPage(page, pages.length) };
    const to: Place = { kind: "page", id: target.id };
    return isSamePlace(to, state.selection.place) ? done(state) : moveWidgets(state, to, toPageNumber(page), to);
  },
};

/** Texts about a number of widgets. */
interface MoveTexts {
  readonly step: (count: number) => Message;
  readonly done: (count: number) => Message;
}

const toMaster: MoveTexts = { step: messages.moveToMasterStep, done: messages.movedToMaster };
const toPage: MoveTexts = { step: messages.detachStep, done: messages.detached };
const toPageNumber = (page: number): MoveTexts => ({
  step: (count) => messages.moveToPageStep(count, page),
  done: (count) => messages.movedToPage(count, page),
});

function moveWidgets(state: EditorState, to: Place, texts: MoveTexts, shown = state.place): Outcome {
  const { document, selection } = state;
  const widgets = inPaintingOrder(document, selection.place, unlocked(state));
  if (widgetsIn(document, to).length + widgets.length > limits.widgetsPerDesign)
    return { refused: messages.tooManyWidgets };
  const units = unitsAmong(widgetsIn(document, selection.place), widgets, selection.within);
  const members = adopted(units, undefined, widgetsIn(document, to));
  const old = members.map(({ id }) => id);
  const left = removeWidgets(document, selection.place, old);
  const ids = uniqueIds(left, to, old);
  const moved = members.map((widget, i) => (ids[i] === widget.id ? widget : { ...widget, id: ids[i] ?? widget.id }));
  const change = { document: addWidgets(left, to, moved), place: shown, selection: select(to, ids) };
  return done(transact(state, texts.step(widgets.length), change), texts.done(widgets.length));
}
