/** View commands change neither the document nor the history. */

import type { Size } from "@octavo/engine";
import { type Message, message } from "@octavo/foundation";
import {
  actualSize,
  type Camera,
  cameraShowing,
  fitPage,
  fitRect,
  fitWidth,
  steppedZoom,
  visibleRect,
  zoomTo,
} from "../camera/camera.ts";
import { boundsOf, overlap } from "../document/rects.ts";
import { positionsOf } from "../document/widget-lists.ts";
import * as messages from "../messages.ts";
import { type EditorState, isSelectionHere, pageRect, type Settings, selected } from "../state/editor-state.ts";
import { rulerUnits } from "../state/session.ts";
import { always, type Command, done, type Surface } from "./command.ts";

interface ViewCommand {
  readonly id: string;
  readonly label: Message;
  readonly shortLabel?: Message;
  readonly shortcuts: readonly string[];
  readonly isEnabled?: Command["isEnabled"];
  readonly cameraOf: (state: EditorState) => Camera;
}

function viewCommand({ cameraOf, ...command }: ViewCommand): Command {
  return {
    group: "view",
    surfaces: ["toolbar", "palette"],
    keepsText: true,
    isEnabled: always,
    ...command,
    run: (state) => {
      const camera = cameraOf(state);
      return done({ ...state, camera }, messages.zoomed(Math.round(camera.zoom * 100)));
    },
  };
}

const middle = ({ viewport }: EditorState) => ({ x: viewport.width / 2, y: viewport.height / 2 });
const page = pageRect;
const bounds = (state: EditorState) => boundsOf(positionsOf(selected(state)));

export const viewCommands: readonly Command[] = [
  viewCommand({
    id: "zoom-out",
    label: message("Zoom Out"),
    shortcuts: ["Mod+-"],
    cameraOf: (state) => zoomTo(state.camera, steppedZoom(state.camera.zoom, -1), middle(state)),
  }),
  viewCommand({
    id: "zoom-reset",
    label: message("Zoom to 100 %"),
    shortcuts: ["Mod+0", "Shift+0"],
    cameraOf: (state) => actualSize(page(state), state.viewport),
  }),
  viewCommand({
    id: "zoom-in",
    label: message("Zoom In"),
    shortcuts: ["Mod++", "Mod+="],
    cameraOf: (state) => zoomTo(state.camera, steppedZoom(state.camera.zoom, 1), middle(state)),
  }),
  viewCommand({
    id: "fit-width",
    label: message("Fit Width"),
    shortLabel: message("Fit W"),
    shortcuts: [],
    cameraOf: (state) => fitWidth(page(state), state.viewport),
  }),
  viewCommand({
    id: "fit-page",
    label: message("Fit Page"),
    shortcuts: ["Shift+1"],
    cameraOf: (state) => fitPage(page(state), state.viewport),
  }),
  viewCommand({
    id: "fit-selection",
    label: message("Fit Selection"),
    shortcuts: ["Shift+2"],
    isEnabled: (state) => bounds(state) !== undefined,
    cameraOf: (state) => fitRect(bounds(state) ?? page(state), state.viewport),
  }),
];

/**
 * Sets the size of the canvas. Keeps the selection visible if it was, and a fitted page fitted. A selection keeps its size above a
 * keyboard, which changes the height only.
 */
export function resizeViewport(state: EditorState, viewport: Size): EditorState {
  const { width, height } = state.viewport;
  const isAboveKeyboard = viewport.width === width && viewport.height <= height;
  if (isFitted(state) && (state.selection.ids.length === 0 || !isAboveKeyboard))
    return { ...state, viewport, camera: fitPage(page(state), viewport) };
  return { ...keepSelectionInView(state, viewport), viewport };
}

/** Scrolls a visible selection into the top left part of the canvas that has the given size. */
export function keepSelectionInView(state: EditorState, room: Size): EditorState {
  const rect = isSelectionHere(state) ? bounds(state) : undefined;
  const wasSeen = rect !== undefined && overlap(rect, visibleRect(state.camera, state.viewport));
  return wasSeen ? { ...state, camera: cameraShowing(state.camera, rect, room) } : state;
}

function isFitted(state: EditorState): boolean {
  const { x, y, zoom } = fitPage(page(state), state.viewport);
  return x === state.camera.x && y === state.camera.y && zoom === state.camera.zoom;
}

type Toggle =
  | "grid"
  | "snap"
  | "penMode"
  | "rulers"
  | "palette"
  | "pages"
  | "panels"
  | "preview"
  | "faintMasters"
  | "longestText";

function toggleCommand(
  name: Toggle,
  id: string,
  label: Message,
  shortcuts: readonly string[] = [],
  surfaces: readonly Surface[] = ["toolbar", "palette"],
): Command {
  return {
    id,
    label,
    group: "view",
    shortcuts,
    surfaces,
    isEnabled: always,
    isOn: ({ settings }) => settings[name],
    run: (state) => {
      const isOn = !state.settings[name];
      return done(withSettings(state, { [name]: isOn }), isOn ? messages.turnedOn(label) : messages.turnedOff(label));
    },
  };
}

function withSettings(state: EditorState, settings: Partial<Settings>): EditorState {
  return { ...state, settings: { ...state.settings, ...settings } };
}

export const toggleCommands: readonly Command[] = [
  toggleCommand("grid", "toggle-grid", message("Grid"), ["Mod+'"]),
  toggleCommand("snap", "toggle-snap", message("Snap"), ["Mod+Shift+'"]),
  toggleCommand("penMode", "toggle-pen-mode", message("Pen Draws, Fingers Pan")),
  toggleCommand("rulers", "toggle-rulers", message("Rulers"), ["Shift+R"], ["palette"]),
  toggleCommand("palette", "toggle-palette", message("Widget Palette"), [], ["palette"]),
  toggleCommand("pages", "toggle-pages", message("Pages Panel"), [], ["palette"]),
  // A phone lowers them while a text is edited.
  {
    ...toggleCommand("panels", "toggle-panels", message("Properties, Layers, Problems"), [], ["palette"]),
    keepsText: true,
  },
  toggleCommand("preview", "toggle-preview", message("Preview"), ["Mod+Enter"]),
  toggleCommand("faintMasters", "toggle-faint-masters", message("Show Masters Faintly"), [], ["palette"]),
  toggleCommand("longestText", "toggle-longest-text", message("Preview as Longest Text")),
];

/** Pixels are offered only if the document has a device. */
export const nextRulerUnit: Command = {
  id: "next-ruler-unit",
  label: message("Change Unit of Rulers"),
  group: "view",
  surfaces: ["palette"],
  isEnabled: ({ settings }) => settings.rulers,
  run: (state) => {
    const units = rulerUnits.filter((unit) => unit !== "px" || state.document.metadata.profile !== "");
    const rulerUnit = units[(units.indexOf(state.settings.rulerUnit) + 1) % units.length] ?? "pt";
    return done(withSettings(state, { rulerUnit }), messages.rulerUnit(rulerUnit));
  },
};

export const toggleWheelMode: Command = {
  id: "toggle-wheel-mode",
  label: message("Wheel Zooms"),
  group: "view",
  surfaces: ["toolbar", "palette"],
  isEnabled: always,
  isOn: ({ settings }) => settings.wheelMode === "zoom",
  run: (state) => {
    const wheelMode = state.settings.wheelMode === "zoom" ? "scroll" : "zoom";
    return done(withSettings(state, { wheelMode }), messages.wheelModes[wheelMode]);
  },
};
