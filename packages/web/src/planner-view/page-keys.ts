export type PageMove = "previous" | "next" | "first" | "last" | "back" | "forward";

interface PressedKey {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

const plainKeys: Readonly<Record<string, PageMove>> = {
  PageUp: "previous",
  ArrowLeft: "previous",
  PageDown: "next",
  ArrowRight: "next",
  Home: "first",
  End: "last",
};

const altKeys: Readonly<Record<string, PageMove>> = { ArrowLeft: "back", ArrowRight: "forward" };

/** Returns the navigation for a key. Up and Down turn pages only if the page cannot scroll. */
export function pageMove(pressed: PressedKey, scrolls: boolean): PageMove | undefined {
  if (pressed.ctrlKey || pressed.metaKey || pressed.shiftKey) return undefined;
  if (pressed.altKey) return altKeys[pressed.key];
  if (!scrolls && pressed.key === "ArrowUp") return "previous";
  if (!scrolls && pressed.key === "ArrowDown") return "next";
  return plainKeys[pressed.key];
}
