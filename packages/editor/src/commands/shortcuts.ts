/** Keys and what they stand for. */
import type { KeyInput } from "../state/input.ts";
import { type PlainCommand, plainCommands } from "./registry.ts";

interface Shortcut {
  readonly mod: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
  /** As in "Mod+Shift+Z". */
  readonly key: string;
}

export function parseShortcut(text: string): Shortcut {
  const parts = text.endsWith("++") ? [...text.slice(0, -2).split("+"), "+"] : text.split("+");
  const has = (name: string) => parts.slice(0, -1).includes(name);
  return { mod: has("Mod"), alt: has("Alt"), shift: has("Shift"), key: parts.at(-1) ?? "" };
}

/** What Shift makes of keys on the keyboards that name the shortcuts. */
const shifted: Readonly<Record<string, string>> = { "]": "}", "[": "{", "'": '"' };

/**
 * Letters and signs are told by what they write, so that a shortcut is where its letter is on any keyboard; digits with
 * Shift, and letters with Alt, which write something else, by where they are.
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

/** Some keyboards need Shift for a sign that others write without. */
function isSign(key: string, shift: boolean, input: KeyInput): boolean {
  if (shift) return input.shift && (input.key === key || input.key === shifted[key]);
  return input.key === key && (!input.shift || !(key in shifted));
}

const table = plainCommands.flatMap((command) =>
  (command.shortcuts ?? []).map((text) => ({ command, shortcut: parseShortcut(text) })),
);

/** Keys that everything on a screen has a use for: they are the editor's only while the canvas has the focus. */
const sharedKeys = /^(?:Tab|Enter|Escape|Delete|Backspace|Arrow\w+|Page\w+| )$/;

/** The command that the keys stand for, where they were pressed. */
export function commandFor(input: KeyInput): PlainCommand | undefined {
  if (input.kind === "up" || input.isComposing) return undefined;
  if (input.focus === "elsewhere" && !input.mod && sharedKeys.test(input.key)) return undefined;
  const found = table.find(({ shortcut }) => matches(shortcut, input))?.command;
  return input.focus === "field" && !found?.worksInFields ? undefined : found;
}

/** As menus and tips show it: "Ctrl+Shift+Z", "⇧⌘Z". */
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
  readonly label: string;
  readonly shortcuts: readonly string[];
  readonly group: string;
}

/** For the sheet that lists them all. */
export function shortcutSheet(platform: "mac" | "other"): readonly SheetEntry[] {
  return plainCommands.flatMap(({ label, shortcuts = [], group }) =>
    shortcuts.length === 0
      ? []
      : [{ label, group, shortcuts: shortcuts.map((shortcut) => formatShortcut(shortcut, platform)) }],
  );
}
