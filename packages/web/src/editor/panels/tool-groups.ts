import {
  Command as CommandIcon,
  Eye,
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
  /** Of its command. */
  readonly id: string;
  /** Absent: the row has a word for it, or a number. */
  readonly Icon?: LucideIcon;
  /** A document of one design has no use for it. */
  readonly isForPages?: boolean;
}

/** What the row of tools has, most needed first: what does not fit gives way from the end, a group at a time. */
export const toolGroups = {
  panels: [
    { id: "toggle-palette", Icon: PanelLeft },
    { id: "toggle-pages", Icon: Files, isForPages: true },
  ],
  steps: [
    { id: "undo", Icon: Undo2 },
    { id: "redo", Icon: Redo2 },
  ],
  hands: [
    { id: "choose-select", Icon: MousePointer2 },
    { id: "choose-hand", Icon: Hand },
    { id: "choose-link", Icon: Spline },
  ],
  zoom: [{ id: "zoom-out", Icon: Minus }, { id: "zoom-reset" }, { id: "zoom-in", Icon: Plus }],
  aids: [
    { id: "toggle-grid", Icon: Grid3x3 },
    { id: "toggle-snap", Icon: Magnet },
    { id: "toggle-pen-mode", Icon: PenTool },
  ],
  fit: [{ id: "fit-width" }, { id: "fit-page" }, { id: "toggle-wheel-mode", Icon: Mouse }],
  looks: [
    { id: "toggle-longest-text", Icon: WholeWord },
    { id: "toggle-preview", Icon: Eye, isForPages: true },
    { id: "open-palette", Icon: CommandIcon },
  ],
} satisfies Readonly<Record<string, readonly Tool[]>>;

/** What arranges comes with the second widget that is selected. */
export type GroupName = keyof typeof toolGroups | "arrange";
