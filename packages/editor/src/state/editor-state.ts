/** The complete, immutable state of the editor. Inputs and commands return the next state. */
import { type PaintWidget, type Rect, type Size, type Widget, widgetDefinition } from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import { actualSize, type Camera } from "../camera/camera.ts";
import type { WheelMode } from "../camera/wheel.ts";
import { areaOf } from "../document/blocks.ts";
import type { Minimums } from "../document/design-look.ts";
import { type EditorDocument, firstPlace, isSamePlace, type Place } from "../document/editor-document.ts";
import { type Unit, unitOf, unitsAmong } from "../document/groups.ts";
import { widgetsIn } from "../document/widget-lists.ts";
import type { Clipboard } from "./clipboard.ts";
import { emptyHistory, type History } from "./history.ts";
import { type Handle, type Interaction, idle, type Preview, type Tool, type Touch } from "./interaction.ts";
import { nothingSelected, type Selection, selectedWidgets } from "./selection.ts";

export interface EditorState {
  readonly document: EditorDocument;
  /** Version that was opened or last saved. The document is dirty if it is another object. */
  readonly saved: EditorDocument;
  readonly history: History;
  /** List of widgets on the canvas. */
  readonly place: Place;
  /** Current page, even while a master is shown. Undefined for a single design. */
  readonly page: string | undefined;
  readonly selection: Selection;
  readonly textEdit: TextEdit | undefined;
  readonly clipboard: Clipboard | undefined;
  /** True if another tab has copied widgets, or the system clipboard is known to have content. */
  readonly hasSystemClipboard: boolean;
  /** Originals and copies of the last duplication, for repeating its offset. */
  readonly duplicates: Duplicates | undefined;
  /** Offer to undo the last action. Valid until the document changes again. */
  readonly undoOffer: UndoOffer | undefined;
  readonly tool: Tool;
  readonly interaction: Interaction;
  readonly pointerState: PointerState;
  readonly contextMenu: ContextMenu | undefined;
  readonly camera: Camera;
  /** Size of the canvas, in CSS pixels. */
  readonly viewport: Size;
  readonly settings: Settings;
  readonly firstNames: FirstNames;
  /** Of the device, for new widgets. Zeros without a device. */
  readonly minimums: Minimums;
  /** Draws widgets on the page. Undefined until the page is painted, and without a host that draws. */
  readonly paint: PaintWidget | undefined;
  /** Time of the last input, in milliseconds. */
  readonly time: number;
}

/** Names that commands give, in the language of the user. A number is appended to a name that is taken. */
export interface FirstNames {
  readonly group: string;
  /** Block on every page. */
  readonly frame: string;
  /** First text of a widget, from the English label of its type. May be in the language of the planner. */
  readonly text: (label: string) => string;
}

/** The text editor on the canvas. */
export interface TextEdit {
  readonly place: Place;
  readonly id: string;
  /** Ids of further widgets that get the same text. */
  readonly others: readonly string[];
  /** Cell with the text, counted row by row. Absent for the content of the widget. */
  readonly cell?: number;
}

export interface Duplicates {
  readonly place: Place;
  readonly originals: readonly string[];
  readonly copies: readonly string[];
}

export interface UndoOffer {
  /** Document after the action. */
  readonly document: EditorDocument;
  /** For example "Deleted 3 widgets". */
  readonly message: Message;
  /** Offered instead of undo. */
  readonly action?: "adjust-picture";
  /** Ids of new widgets that could be on every page, which is offered too. */
  readonly forEveryPage?: readonly string[];
  /** Ids of new widgets that lie over others, which could make room. */
  readonly over?: readonly string[];
}

/** Pointer state that outlives a single gesture. */
export interface PointerState {
  readonly touches: readonly Touch[];
  readonly isSpaceDown: boolean;
  /** True while Alt shows the distances of the selection. */
  readonly isMeasuring: boolean;
  readonly hasSeenPen: boolean;
  /** Last click, to detect a double click and a repeated one. `before` is the selection before it went down. */
  readonly click:
    | {
        readonly time: number;
        readonly screen: { readonly x: number; readonly y: number };
        readonly before?: Selection;
      }
    | undefined;
  /** Object under a hovering pointer. */
  readonly hover: Hover | undefined;
  /** Time at which the pointer reached the edge of the canvas. */
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

/** "px" are pixels of the device. */
export type RulerUnit = "pt" | "mm" | "px";

export interface Settings {
  readonly grid: boolean;
  readonly snap: boolean;
  readonly wheelMode: WheelMode;
  /** Pens draw and fingers pan. The first pen input turns it on. */
  readonly penMode: boolean;
  readonly rulers: boolean;
  readonly rulerUnit: RulerUnit;
  readonly palette: boolean;
  readonly pages: boolean;
  /** Properties, layers and problems. */
  readonly panels: boolean;
  readonly preview: boolean;
  /** Draws the master with reduced opacity. */
  readonly faintMasters: boolean;
  /** Draws each variable with its longest value. */
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
  isMeasuring: false,
  hasSeenPen: false,
  click: undefined,
  hover: undefined,
  atEdgeSince: undefined,
};

/** Size of the canvas before the host reports it. */
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
    hasSystemClipboard: false,
    firstNames: { group: "Group", frame: "Every page", text: (label) => label },
    minimums: { type: 0, stroke: 0 },
    paint: undefined,
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

/** Returns the preview of the current gesture. */
export function previewOf({ interaction }: EditorState): Preview | undefined {
  return interaction.kind === "idle" ? undefined : interaction.preview;
}

/** True if the selection is on the edited list, not on the master below it. */
export function isSelectionHere({ selection, place }: EditorState): boolean {
  return isSamePlace(selection.place, place);
}

export function selected(state: EditorState): readonly Widget[] {
  return selectedWidgets(state.document, state.selection);
}

/** Returns the selected widgets that commands may change. */
export function unlocked(state: EditorState): readonly Widget[] {
  return selected(state).filter(({ locked }) => !locked);
}

/** Returns the selected widgets and groups, in the order of selection. */
export function selectedUnits(state: EditorState): readonly Unit[] {
  const { place, within } = state.selection;
  return unitsAmong(widgetsIn(state.document, place), selected(state), within);
}

/** Returns the selected widgets and groups without what is locked. */
export function unlockedUnits(state: EditorState): readonly Unit[] {
  return selectedUnits(state).flatMap((unit) => {
    const free = unit.widgets.filter(({ locked }) => !locked);
    return free.length === 0 ? [] : free.length === unit.widgets.length ? [unit] : [unitOf(unit.group, free)];
  });
}

/** The page, or the block that is edited. */
export function pageRect({ document, place }: EditorState): Rect {
  const { width, height } = areaOf(document, place);
  return { x: 0, y: 0, width, height };
}

export function hasText({ type }: Widget): boolean {
  return widgetDefinition(type)?.content === "text";
}

export const metadataOf = ({ document }: EditorState) => document.metadata;
