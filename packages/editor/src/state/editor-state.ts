/** Everything that the editor is at one moment. Immutable, like the document in it: an input or a command makes the next. */
import { type Rect, type Size, type Widget, widgetDefinition } from "@octavo/engine";
import { actualSize, type Camera } from "../camera/camera.ts";
import type { WheelMode } from "../camera/wheel.ts";
import { type EditorDocument, firstPlace, isSamePlace, type Place } from "../document/editor-document.ts";
import type { Clipboard } from "./clipboard.ts";
import { emptyHistory, type History } from "./history.ts";
import { type Handle, type Interaction, idle, type Preview, type Tool, type Touch } from "./interaction.ts";
import { nothingSelected, type Selection, selectedWidgets } from "./selection.ts";

export interface EditorState {
  readonly document: EditorDocument;
  /** As it was opened or last saved. There is something to save when `document` is another object. */
  readonly saved: EditorDocument;
  readonly history: History;
  /** What is on the canvas and edited there. */
  readonly place: Place;
  /** The current page, also while one of the masters is edited; undefined in a document of one design. */
  readonly page: string | undefined;
  readonly selection: Selection;
  readonly textEdit: TextEdit | undefined;
  readonly clipboard: Clipboard | undefined;
  /** The last duplicates and what they are of, so that duplicating again goes on in the same direction. */
  readonly duplicates: Duplicates | undefined;
  /** What was done last and is offered to be undone, for as long as nothing else was done. */
  readonly undoOffer: UndoOffer | undefined;
  readonly tool: Tool;
  readonly interaction: Interaction;
  readonly pointerState: PointerState;
  readonly contextMenu: ContextMenu | undefined;
  readonly camera: Camera;
  /** Of the canvas, in CSS pixels. */
  readonly viewport: Size;
  readonly settings: Settings;
  /** Milliseconds of the session's clock at the last input. */
  readonly time: number;
}

/** The text of a widget, open on the canvas. */
export interface TextEdit {
  readonly place: Place;
  readonly id: string;
}

export interface Duplicates {
  readonly place: Place;
  readonly originals: readonly string[];
  readonly copies: readonly string[];
}

export interface UndoOffer {
  /** The document after it. */
  readonly document: EditorDocument;
  /** "Deleted 3 widgets" */
  readonly message: string;
}

/** What outlives a single gesture of the pointers. */
export interface PointerState {
  readonly touches: readonly Touch[];
  readonly isSpaceDown: boolean;
  readonly hasSeenPen: boolean;
  /** The last click, to tell a double one. */
  readonly click: { readonly time: number; readonly screen: { readonly x: number; readonly y: number } } | undefined;
  /** What is under a pointer that only hovers. */
  readonly hover: Hover | undefined;
  /** From when on a pointer at the edge has been waiting for the page to move. */
  readonly atEdgeSince: number | undefined;
}

export type Hover =
  | { readonly kind: "widget"; readonly place: Place; readonly id: string }
  | { readonly kind: "handle"; readonly handle: Handle }
  | { readonly kind: "guide"; readonly axis: "x" | "y"; readonly index: number };

export interface ContextMenu {
  readonly screen: { readonly x: number; readonly y: number };
  readonly on: "widget" | "canvas";
}

/** Pixels are the device's. */
export type RulerUnit = "pt" | "mm" | "px";

export interface Settings {
  readonly grid: boolean;
  readonly snap: boolean;
  readonly wheelMode: WheelMode;
  /** Pens draw and fingers pan. On from the first touch of a pen. */
  readonly penMode: boolean;
  readonly rulers: boolean;
  readonly rulerUnit: RulerUnit;
  readonly palette: boolean;
  readonly pages: boolean;
  /** Properties, layers and problems. */
  readonly panels: boolean;
  readonly preview: boolean;
  /** What comes from the master is drawn faintly below the page's own widgets. */
  readonly faintMasters: boolean;
  /** Every variable as long as it can get. */
  readonly longestText: boolean;
}

const defaultSettings: Settings = {
  grid: true,
  snap: true,
  wheelMode: "scroll",
  penMode: false,
  rulers: true,
  rulerUnit: "pt",
  palette: true,
  pages: true,
  panels: true,
  preview: false,
  faintMasters: true,
  longestText: false,
};

const idlePointers: PointerState = {
  touches: [],
  isSpaceDown: false,
  hasSeenPen: false,
  click: undefined,
  hover: undefined,
  atEdgeSince: undefined,
};

/** Before the host has said how large the canvas is. */
export const defaultViewport: Size = { width: 1024, height: 768 };

export function openEditor(document: EditorDocument, settings: Partial<Settings> = {}): EditorState {
  const place = firstPlace(document);
  return {
    document,
    saved: document,
    history: emptyHistory,
    place,
    page: place.kind === "page" ? place.id : undefined,
    selection: nothingSelected(place),
    textEdit: undefined,
    clipboard: undefined,
    duplicates: undefined,
    undoOffer: undefined,
    tool: { kind: "select" },
    interaction: idle,
    pointerState: idlePointers,
    contextMenu: undefined,
    camera: actualSize(document.canvas.dimensions, defaultViewport),
    viewport: defaultViewport,
    settings: { ...defaultSettings, snap: document.canvas.snap_enabled, ...settings },
    time: 0,
  };
}

export function isDirty({ document, saved }: EditorState): boolean {
  return document !== saved;
}

/** What a gesture shows; nothing without one. */
export function previewOf({ interaction }: EditorState): Preview | undefined {
  return interaction.kind === "idle" ? undefined : interaction.preview;
}

/** Whether the selection is of the widgets that are edited here, and not of the master below them. */
export function isSelectionHere({ selection, place }: EditorState): boolean {
  return isSamePlace(selection.place, place);
}

export function selected(state: EditorState): readonly Widget[] {
  return selectedWidgets(state.document, state.selection);
}

/** Those that commands may change. A locked widget stays as it is until it is unlocked. */
export function unlocked(state: EditorState): readonly Widget[] {
  return selected(state).filter(({ locked }) => !locked);
}

export function pageRect({ document }: EditorState): Rect {
  const { width, height } = document.canvas.dimensions;
  return { x: 0, y: 0, width, height };
}

export function hasText({ type }: Widget): boolean {
  return widgetDefinition(type)?.content === "text";
}

export const metadataOf = ({ document }: EditorState) => document.metadata;
