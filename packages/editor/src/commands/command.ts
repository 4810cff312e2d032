/**
 * A command is one action of the editor, except for gestures. Toolbar, menus, context menu, command palette, shortcut
 * sheet and keyboard all read the registry of commands.
 */
import type { Message } from "@octavo/foundation";
import type { EditorState } from "../state/editor-state.ts";

/** Places that offer a command, besides the keyboard. Panels and dialogs run commands with arguments. */
export type Surface = "toolbar" | "widget-menu" | "same-menu" | "canvas-menu" | "page-menu" | "palette";

export type Group = "edit" | "arrange" | "insert" | "widget" | "pages" | "masters" | "view" | "tools" | "document";

export interface Command<Args = void> {
  readonly id: string;
  readonly label: Message;
  /** Label for the toolbar. */
  readonly shortLabel?: Message;
  readonly group: Group;
  /** For example "Mod+Shift+Z". Mod is Ctrl or Command. Menus show the first one. */
  readonly shortcuts?: readonly string[];
  /** True if the shortcut works while a text field has the focus. */
  readonly worksInFields?: boolean;
  /** True if the command leaves the open text editor open. */
  readonly keepsText?: boolean;
  /**
   * Clipboard operation of the command. The browser handles the keys with its own clipboard event. From a menu, the
   * host reads the system clipboard.
   */
  readonly clipboard?: "copy" | "cut" | "paste";
  /** Default: none. */
  readonly surfaces?: readonly Surface[];
  /**
   * Undefined means always. A surface hides commands that are not shown and grays out commands that are not enabled.
   */
  readonly isShown?: (state: EditorState) => boolean;
  readonly isEnabled: (state: EditorState) => boolean;
  /** State of a toggle command. */
  readonly isOn?: (state: EditorState) => boolean;
  /** Returns the question to ask first, if any. Keyboard shortcuts run without asking. */
  readonly confirmation?: (state: EditorState, args: Args) => Message | undefined;
  readonly run: (state: EditorState, args: Args) => Outcome;
}

export type Outcome =
  | {
      readonly state: EditorState;
      /** For screen readers: "Aligned 3 widgets left". */
      readonly announcement?: Message;
      /** Action that the host performs. */
      readonly request?: Request;
    }
  /** Reason for the author, as a sentence. */
  | { readonly refused: Message };

/** Actions that need a browser. */
export type Request =
  | { readonly kind: "write-clipboard"; readonly text: string }
  | { readonly kind: "pick-image" }
  | { readonly kind: "dialog"; readonly name: DialogName }
  /** Reverts or repeats a change to other designs. */
  | { readonly kind: "elsewhere"; readonly id: string; readonly direction: "undo" | "redo" }
  /** Runs a command whose code the host loads. */
  | {
      readonly kind: "on-demand";
      readonly action: "detach" | "put-on-every-page" | "toggle-frame" | "tidy-up" | "box" | "separate";
    }
  | { readonly kind: "save" | "export" | "toggle-yaml" | "next-region" | "previous-region" };

export type DialogName =
  | "add-pages"
  | "duplicate-pages"
  | "settings"
  | "build"
  | "rescale"
  | "palette"
  | "shortcuts"
  | "link"
  | "save-part"
  | "make-block"
  | "rename"
  | "blocks"
  | "find"
  | "replace"
  | "paste-to-masters";

export const always = () => true;

export function done(state: EditorState, announcement?: Message): Outcome {
  return announcement === undefined ? { state } : { state, announcement };
}

/** Announces a deletion, and offers to undo it while the document stays as it is. */
export function withUndoOffer(state: EditorState, message: Message): Outcome {
  return done({ ...state, undoOffer: { document: state.document, message } }, message);
}

export function requesting(state: EditorState, request: Request): Outcome {
  return { state, request };
}

export function isRefused(outcome: Outcome): outcome is { readonly refused: Message } {
  return "refused" in outcome;
}
