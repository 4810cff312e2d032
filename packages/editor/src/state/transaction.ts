import { isEqual, type Message } from "@octavo/foundation";
import { panBy } from "../camera/camera.ts";
import { originOf, pageAround } from "../document/blocks.ts";
import type { EditorDocument, Place } from "../document/editor-document.ts";
import { findPage, firstPlace, hasPlace } from "../document/editor-document.ts";
import { gathered } from "../document/groups.ts";
import type { Widgets } from "../document/widget-lists.ts";
import type { EditorState } from "./editor-state.ts";
import { bail, type HistoryMove, mark, record, type Snapshot, squash } from "./history.ts";
import { existing, nothingSelected, type Selection } from "./selection.ts";

export interface Change {
  readonly document?: EditorDocument;
  readonly place?: Place;
  /** Current page while a master is shown. */
  readonly page?: string;
  readonly selection?: Selection;
  /** Id of a change to other designs that belongs to the step. */
  readonly elsewhere?: string | undefined;
}

/** `label` completes "Undo …". Consecutive edits with the same `key` are merged into one step. */
export function transact(state: EditorState, label: Message, change: Change, key?: string): EditorState {
  const document = sameIfEqual(state.document, withGroupsTogether(state.document, change.document ?? state.document));
  const { elsewhere, ...parts } = change;
  const next = withCameraAt(withValidPlace({ ...state, ...parts, document }), state.place);
  const step = { label, key, time: state.time, elsewhere };
  const history = record(state.history, snapshotOf(state), snapshotOf(next), step);
  return withoutPastOffer({ ...next, history });
}

/** Puts the widgets of groups together in the lists that an edit changed. */
function withGroupsTogether(before: EditorDocument, next: EditorDocument): EditorDocument {
  const pages = gatheredLists(before.pages, next.pages);
  const masters = gatheredLists(before.masters, next.masters);
  const listed = pages === next.pages && masters === next.masters ? next : { ...next, pages, masters };
  const { shared } = next;
  if (!shared?.blocks) return listed;
  const blocks = gatheredLists(before.shared?.blocks ?? [], shared.blocks);
  return blocks === shared.blocks ? listed : { ...listed, shared: { ...shared, blocks } };
}

function gatheredLists<T extends { readonly widgets: Widgets }>(
  before: readonly T[],
  next: readonly T[],
): readonly T[] {
  if (before === next) return next;
  const known = new Set(before.map(({ widgets }) => widgets));
  const owners = next.map((owner) => {
    const widgets = known.has(owner.widgets) ? owner.widgets : gathered(owner.widgets);
    return widgets === owner.widgets ? owner : { ...owner, widgets };
  });
  return owners.every((owner, i) => owner === next[i]) ? next : owners;
}

/** Returns `before` if the edit set all settings to their present values. */
function sameIfEqual(before: EditorDocument, next: EditorDocument): EditorDocument {
  if (before.shared !== next.shared && !isEqual(before.shared, next.shared)) return next;
  const { metadata, canvas, shared: _, ...rest } = next;
  const isSame = Object.entries(rest).every(([name, value]) => Object.is(value, Reflect.get(before, name)));
  return isSame && isEqual(metadata, before.metadata) && isEqual(canvas, before.canvas) ? before : next;
}

/** Replaces a place or selection that no longer exists in the document. */
function withValidPlace(state: EditorState): EditorState {
  const { document } = state;
  const place = hasPlace(document, state.place) ? state.place : nearestPlace(state);
  const around = pageAround(place);
  const page = around.kind === "page" ? around.id : nearestPage(state);
  const isShown = hasPlace(document, state.selection.place);
  const selection = isShown ? existing(document, state.selection) : nothingSelected(place);
  return { ...state, place, page, selection };
}

function nearestPage({ document, page }: EditorState): string | undefined {
  return (findPage(document, page) ?? document.pages[0])?.id;
}

function nearestPlace(state: EditorState): Place {
  const { outer } = state.place;
  if (outer) return hasPlace(state.document, outer) ? outer : nearestPlace({ ...state, place: outer });
  const page = nearestPage(state);
  return page === undefined ? firstPlace(state.document) : { kind: "page", id: page };
}

/** Keeps the page where it is on the screen if the place measures from another point than the one before. */
function withCameraAt(state: EditorState, before: Place): EditorState {
  const { camera, place } = state;
  const [from, to] = [originOf(before), originOf(place)];
  if (from.x === to.x && from.y === to.y) return state;
  return { ...state, camera: panBy(camera, { x: (to.x - from.x) * camera.zoom, y: (to.y - from.y) * camera.zoom }) };
}

/** Shows a place and clears the selection. Not an undo step. */
export function goTo(state: EditorState, place: Place): EditorState {
  return withCameraAt(withValidPlace({ ...finishText(state), place, selection: nothingSelected(place) }), state.place);
}

/** Closes the text editor. All typing becomes one undo step. */
export function finishText(state: EditorState): EditorState {
  return state.textEdit ? { ...endStep(state), textEdit: undefined } : state;
}

export function withSelection(state: EditorState, selection: Selection): EditorState {
  return { ...state, selection };
}

function snapshotOf({ document, place, page, selection }: EditorState): Snapshot {
  return { document, place, page, selection };
}

/** Restores the document, place and selection of a history step. */
export function applyHistoryMove(state: EditorState, { history, to }: HistoryMove): EditorState {
  const moved = { ...state, ...to, history, textEdit: undefined, contextMenu: undefined };
  return withoutPastOffer(withCameraAt(moved, state.place));
}

/** Drops an offer to undo an action if another step has followed, which may restore the same document later. */
function withoutPastOffer(state: EditorState): EditorState {
  return state.undoOffer && state.undoOffer.document !== state.document ? { ...state, undoOffer: undefined } : state;
}

export function beginStep(state: EditorState, label: Message): EditorState {
  return { ...state, history: mark(state.history, label, snapshotOf(state)) };
}

export function endStep(state: EditorState): EditorState {
  return { ...state, history: squash(state.history) };
}

export function cancelStep(state: EditorState): EditorState {
  const bailed = bail(state.history);
  return bailed ? { ...state, ...bailed.to, history: bailed.history } : state;
}
