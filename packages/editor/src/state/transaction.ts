/** How a state becomes the next one when its document changes. */
import type { EditorDocument, Place } from "../document/editor-document.ts";
import { findPage, firstPlace, hasPlace } from "../document/editor-document.ts";
import { isEqual } from "../document/is-equal.ts";
import type { EditorState } from "./editor-state.ts";
import { bail, type HistoryMove, mark, record, type Snapshot, squash } from "./history.ts";
import { existing, nothingSelected, type Selection } from "./selection.ts";

export interface Change {
  readonly document?: EditorDocument;
  readonly place?: Place;
  /** The current page, where the place is a master. */
  readonly page?: string;
  readonly selection?: Selection;
}

/** `label` completes "Undo …". Edits of one `key` that follow one another closely are one step. */
export function transact(state: EditorState, label: string, change: Change, key?: string): EditorState {
  const document = sameIfEqual(state.document, change.document ?? state.document);
  const next = withValidPlace({ ...state, ...change, document });
  const step = { label, key, time: state.time };
  return { ...next, history: record(state.history, snapshotOf(state), snapshotOf(next), step) };
}

/** Settings that were set to what they were are no step. */
function sameIfEqual(before: EditorDocument, next: EditorDocument): EditorDocument {
  const { metadata, canvas, ...rest } = next;
  const isSame = Object.entries(rest).every(([name, value]) => Object.is(value, Reflect.get(before, name)));
  return isSame && isEqual(metadata, before.metadata) && isEqual(canvas, before.canvas) ? before : next;
}

/** Where one looks and what is selected belong to what there is: both follow the document. */
function withValidPlace(state: EditorState): EditorState {
  const { document } = state;
  const place = hasPlace(document, state.place) ? state.place : nearestPlace(state);
  const page = place.kind === "page" ? place.id : nearestPage(state);
  const isShown = hasPlace(document, state.selection.place);
  const selection = isShown ? existing(document, state.selection) : nothingSelected(place);
  return { ...state, place, page, selection };
}

function nearestPage({ document, page }: EditorState): string | undefined {
  return (findPage(document, page) ?? document.pages[0])?.id;
}

function nearestPlace(state: EditorState): Place {
  const page = nearestPage(state);
  return page === undefined ? firstPlace(state.document) : { kind: "page", id: page };
}

/** Changing what is shown clears the selection, and is nothing to undo. */
export function goTo(state: EditorState, place: Place): EditorState {
  return withValidPlace({ ...finishText(state), place, selection: nothingSelected(place) });
}

/** The text on the canvas is closed, and what was typed is one step. */
export function finishText(state: EditorState): EditorState {
  return state.textEdit ? { ...endStep(state), textEdit: undefined } : state;
}

export function withSelection(state: EditorState, selection: Selection): EditorState {
  return { ...state, selection };
}

function snapshotOf({ document, place, page, selection }: EditorState): Snapshot {
  return { document, place, page, selection };
}

/** To where a step of history leads, which is also where it can be seen. */
export function applyHistoryMove(state: EditorState, { history, to }: HistoryMove): EditorState {
  return { ...state, ...to, history, textEdit: undefined, contextMenu: undefined };
}

export function beginStep(state: EditorState, label: string): EditorState {
  return { ...state, history: mark(state.history, label, snapshotOf(state)) };
}

export function endStep(state: EditorState): EditorState {
  return { ...state, history: squash(state.history) };
}

export function cancelStep(state: EditorState): EditorState {
  const bailed = bail(state.history);
  return bailed ? { ...state, ...bailed.to, history: bailed.history } : state;
}
