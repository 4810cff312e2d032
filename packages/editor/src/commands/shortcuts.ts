import type { Message } from "@octavo/foundation";
import type { EditorState } from "../state/editor-state.ts";
import type { KeyInput } from "../state/input.ts";
import { type PlainCommand, plainCommands } from "./registry.ts";

interface Shortcut {
  readonly mod: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
  /** For example "Z" in "Mod+Shift+Z". */
  readonly key: string;
}

export function parseShortcut(text: string): Shortcut {
  const parts = text.endsWith("++") ? [...text.slice(0, -2).split("+"), "+"] : text.split("+");
  const has = (name: string) => parts.slice(0, -1).includes(name);
  return { mod: has("Mod"), alt: has("Alt"), shift: has("Shift"), key: parts.at(-1) ?? "" };
}

/** Characters that Shift produces on a US keyboard. */
const shifted: Readonly<Record<string, string>> = { "]": "}", "[": "{", "'": '"' };

/**
 * Compares letters and signs by the character, so that a shortcut follows the keyboard layout. Digits with Shift and
 * letters with Alt produce other characters and are compared by key code.
 */
export function matches(shortcut: Shortcut, input: KeyInput): boolean {
  if (shortcut.mod !== input.mod || shortcut.alt !== input.alt) return false;
  const { key, shift } = shortcut;
  if (!/^[\p{L}\d]$/u.test(key) && key.length === 1) return isSign(key, shift, input);
  if (shift !== input.shift) return false;
  if (/^\d$/.test(key)) return input.code === `Digit${key}` || (!shift && input.key === key);
  if (key.length > 1) return input.key === key;
  const isLetter = input.key.toLowerCase() === key.toLowerCase();
  return isLetter || (input.alt && input.code === `Key${key.toUpperCase()}`);
}

/** Compares a sign. On some keyboards it needs Shift. */
function isSign(key: string, shift: boolean, input: KeyInput): boolean {
  if (shift) return input.shift && (input.key === key || input.key === shifted[key]);
  return input.key === key && (!input.shift || !(key in shifted));
}

const table = plainCommands.flatMap((command) =>
  (command.shortcuts ?? []).map((text) => ({ command, shortcut: parseShortcut(text) })),
);

/** Keys that every control uses. They trigger commands only while the canvas has the focus. */
const sharedKeys = /^(?:Tab|Enter|Escape|Delete|Backspace|Arrow\w+|Page\w+| )$/;

/**
 * Returns the command for a key, depending on the focus. Commands can share a key if never more than one of them is
 * enabled: Enter opens what is selected.
 */
export function commandFor(input: KeyInput, state?: EditorState): PlainCommand | undefined {
  if (input.kind === "up" || input.isComposing) return undefined;
  if (input.focus === "elsewhere" && !input.mod && sharedKeys.test(input.key)) return undefined;
  const matching = table.flatMap(({ shortcut, command }) => (matches(shortcut, input) ? [command] : []));
  const found = (state && matching.find(({ isEnabled }) => isEnabled(state))) ?? matching[0];
  return input.focus === "field" && !found?.worksInFields ? undefined : found;
}

/** Formats a shortcut for menus and tooltips: "Ctrl+Shift+Z", "⇧⌘Z". */
export function formatShortcut(text: string, platform: "mac" | "other"): string {
  const { mod, alt, shift, key } = parseShortcut(text);
  const name = keyNames[key] ?? key.toUpperCase();
  if (platform === "mac") return `${alt ? "⌥" : ""}${shift ? "⇧" : ""}${mod ? "⌘" : ""}${name}`;
  return [...(mod ? ["Ctrl"] : []), ...(alt ? ["Alt"] : []), ...(shift ? ["Shift"] : []), name].join("+");
}

const keyNames: Readonly<Record<string, string>> = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  PageUp: "Page Up",
  PageDown: "Page Down",
  Delete: "Del",
  Backspace: "Backspace",
  Escape: "Esc",
  Enter: "Enter",
  Tab: "Tab",
};

export interface SheetEntry {
  readonly label: Message;
  readonly shortcuts: readonly string[];
  readonly group: string;
}

export function shortcutSheet(platform: "mac" | "other"): readonly SheetEntry[] {
  return plainCommands.flatMap(({ label, shortcuts = [], group }) =>
    shortcuts.length === 0
      ? []
      : [{ label, group, shortcuts: shortcuts.map((shortcut) => formatShortcut(shortcut, platform)) }],
  );
}
