import { isMapping } from "@octavo/foundation";
/** The view state that a browser tab stores between visits, in the format of the specification. */
import { actualSize, clampZoom, zoomTo } from "../camera/camera.ts";
import { pageNumber } from "../document/editor-document.ts";
import { readClipboard } from "./clipboard.ts";
import type { EditorState, RulerUnit, Settings } from "./editor-state.ts";
import { existing, select } from "./selection.ts";
import { goTo } from "./transaction.ts";

export const rulerUnits: readonly RulerUnit[] = ["pt", "mm", "px"];

export const sessionStorageKey = "editor-store";

export interface Session {
  readonly settings: Settings;
  readonly zoom: number;
  /** From 1. 0 for a single design. */
  readonly current_page: number;
  readonly total_pages: number;
  /** Device id. */
  readonly profile: string;
  readonly selection: readonly string[];
  /** Text of the last copy. */
  readonly clipboard: string;
}

export function sessionOf({ settings, camera, document, page, selection, clipboard }: EditorState): Session {
  return {
    settings,
    zoom: camera.zoom,
    current_page: pageNumber(document, page),
    total_pages: document.pages.length,
    profile: document.metadata.profile,
    selection: selection.ids,
    clipboard: clipboard?.text ?? "",
  };
}

/** True if the stored clipboard is not empty. Reading it requires YAML. */
export function hasStoredClipboard(stored: unknown): boolean {
  return isMapping(stored) && typeof stored.clipboard === "string" && stored.clipboard !== "";
}

/** Restores the valid parts of a stored session. The document is not part of it. */
export function restoreSession(state: EditorState, stored: unknown): EditorState {
  if (!isMapping(stored)) return state;
  const page = state.document.pages[Number(stored.current_page) - 1];
  const there = page ? goTo(state, { kind: "page", id: page.id }) : state;
  const text = typeof stored.clipboard === "string" ? stored.clipboard : "";
  return {
    ...there,
    settings: readSettings(stored.settings, state.settings),
    camera: cameraWithZoom(there, Number(stored.zoom)),
    clipboard: readClipboard(text, undefined),
    selection: existing(there.document, select(there.place, readTexts(stored.selection))),
  };
}

function cameraWithZoom({ document, viewport }: EditorState, zoom: number): EditorState["camera"] {
  const plain = actualSize(document.canvas.dimensions, viewport);
  return zoom > 0 ? zoomTo(plain, clampZoom(zoom), { x: viewport.width / 2, y: 0 }) : plain;
}

/** Snapping is a setting of the document, so the stored value is ignored. */
function readSettings(stored: unknown, fresh: Settings): Settings {
  if (!isMapping(stored)) return fresh;
  const flag = (name: "grid" | "penMode" | "rulers" | "palette" | "pages" | "panels" | "preview" | "faintMasters") => {
    const value = stored[name];
    return typeof value === "boolean" ? value : fresh[name];
  };
  return {
    grid: flag("grid"),
    snap: fresh.snap,
    wheelMode: stored.wheelMode === "zoom" ? "zoom" : "scroll",
    penMode: flag("penMode"),
    rulers: flag("rulers"),
    rulerUnit: rulerUnits.find((unit) => unit === stored.rulerUnit) ?? fresh.rulerUnit,
    palette: flag("palette"),
    pages: flag("pages"),
    panels: flag("panels"),
    preview: flag("preview"),
    faintMasters: flag("faintMasters"),
    // Applies to one document and is not restored.
    longestText: false,
  };
}

function readTexts(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((item) => typeof item === "string") : [];
}
