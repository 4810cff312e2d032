import {
  Command as CommandIcon,
  Files,
  Grid3x3,
  Hand,
  type LucideIcon,
  Magnet,
  Minus,
  Mouse,
  MousePointer2,
  PanelLeft,
  PenTool,
  Plus,
  Redo2,
  Spline,
  Undo2,
  WholeWord,
} from "lucide-react";

export interface Tool {
  /** Id of the command. */
  readonly id: string;
  /** If undefined, the button shows text. */
  readonly Icon?: LucideIcon;
  /** True if a single design does not need it. */
  readonly isForPages?: boolean;
}

/** Groups of the toolbar by priority. The last ones move to the menu first. */
export const toolGroups = {
  steps: [
    { id: "undo", Icon: Undo2 },
    { id: "redo", Icon: Redo2 },
  ],
  panels: [
    { id: "toggle-palette", Icon: PanelLeft },
    { id: "toggle-pages", Icon: Files, isForPages: true },
  ],
  hands: [
    { id: "choose-select", Icon: MousePointer2 },
    { id: "choose-hand", Icon: Hand },
    { id: "choose-link", Icon: Spline },
  ],
  looks: [
    { id: "toggle-longest-text", Icon: WholeWord },
    { id: "open-palette", Icon: CommandIcon },
  ],
} satisfies Groups;

/** Groups in the corner of the canvas, in the same order. */
export const viewGroups = {
  zoom: [{ id: "zoom-out", Icon: Minus }, { id: "zoom-reset" }, { id: "zoom-in", Icon: Plus }],
  fit: [{ id: "fit-width" }, { id: "fit-page" }, { id: "toggle-wheel-mode", Icon: Mouse }],
  aids: [
    { id: "toggle-grid", Icon: Grid3x3 },
    { id: "toggle-snap", Icon: Magnet },
    { id: "toggle-pen-mode", Icon: PenTool },
  ],
} satisfies Groups;

type Groups = Readonly<Record<string, readonly Tool[]>>;
