/**
 * A command is everything that can be done to the editor apart from gestures. Toolbar, menus, context menu, palette,
 * shortcut sheet and keyboard all read the registry; none of them does anything of its own.
 */
import type { EditorState } from "../state/editor-state.ts";

/** Where a command is offered, besides the keyboard. Panels and dialogs run theirs themselves, with arguments. */
export type Surface = "toolbar" | "widget-menu" | "canvas-menu" | "page-menu" | "palette";

export type Group = "edit" | "arrange" | "insert" | "widget" | "pages" | "masters" | "view" | "tools" | "document";

export interface Command<Args = void> {
  readonly id: string;
  /** As menus and palette have it. */
  readonly label: string;
  /** As the toolbar has it, where there is less room. */
  readonly shortLabel?: string;
  readonly group: Group;
  /** "Mod+Shift+Z"; Mod is Ctrl or Command. The first is the one that is shown. */
  readonly shortcuts?: readonly string[];
  /** Whether the keys work while somebody types in a field. */
  readonly worksInFields?: boolean;
  /** Whether a text that is open on the canvas stays open. */
  readonly keepsText?: boolean;
  /**
   * What it does with the system's clipboard. For its keys the browser has an event of its own, which brings what that holds;
   * out of a menu the host reads it.
   */
  readonly clipboard?: "copy" | "cut" | "paste";
  readonly surfaces: readonly Surface[];
  /** Absent: always. A surface leaves out what is not shown, and greys out what is not enabled. */
  readonly isShown?: (state: EditorState) => boolean;
  readonly isEnabled: (state: EditorState) => boolean;
  /** For switches. */
  readonly isOn?: (state: EditorState) => boolean;
  /** The question to ask first; undefined when there is nothing to ask. Keys and tests run without asking. */
  readonly confirmation?: (state: EditorState, args: Args) => string | undefined;
  readonly run: (state: EditorState, args: Args) => Outcome;
}

export type Outcome =
  | {
      readonly state: EditorState;
      /** For the ears: "Aligned 3 widgets left". */
      readonly announcement?: string;
      /** What the host has to do. */
      readonly request?: Request;
    }
  /** Why it cannot be, in a sentence for the author. */
  | { readonly refused: string };

/** What the editor cannot do itself, being without a browser. */
export type Request =
  | { readonly kind: "write-clipboard"; readonly text: string }
  | { readonly kind: "pick-image" }
  | { readonly kind: "dialog"; readonly name: DialogName }
  | { readonly kind: "save" | "export" | "toggle-yaml" | "next-region" | "previous-region" };

export type DialogName =
  | "add-pages"
  | "duplicate-pages"
  | "settings"
  | "build"
  | "rescale"
  | "palette"
  | "shortcuts"
  | "link";

export const always = () => true;

export function done(state: EditorState, announcement?: string): Outcome {
  return announcement === undefined ? { state } : { state, announcement };
}

export function requesting(state: EditorState, request: Request): Outcome {
  return { state, request };
}

export function isRefused(outcome: Outcome): outcome is { readonly refused: string } {
  return "refused" in outcome;
}
