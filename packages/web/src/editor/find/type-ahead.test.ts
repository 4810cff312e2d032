import { describe, expect, test } from "vitest";
import { emptyTypeAhead, type TypeAhead, withKey } from "./type-ahead.ts";

const free = { ctrlKey: false, altKey: false, metaKey: false, repeat: false };

/** Presses keys in sequence. */
function typing(...keys: readonly string[]): TypeAhead {
  return keys.reduce((typed, key) => withKey(typed, { ...free, key }) ?? typed, emptyTypeAhead);
}

const isLeft = (key: string, held: Partial<typeof free> = {}) =>
  withKey(emptyTypeAhead, { ...free, ...held, key }) === undefined;

describe("keys typed before the palette has the focus", () => {
  test("append letters and respect Backspace", () => {
    expect(typing("b", "o", "y", "Backspace", "x", " ", "1").text).toBe("box 1");
    expect(typing("Backspace", "😀", "Backspace", "a").text).toBe("a");
  });

  test("include letters typed with Ctrl and Alt, or with Option", () => {
    expect(withKey(emptyTypeAhead, { ...free, ctrlKey: true, altKey: true, key: "ł" })?.text).toBe("ł");
    expect(withKey(emptyTypeAhead, { ...free, altKey: true, key: "ł" })?.text).toBe("ł");
  });

  test("end with Enter, except for the repeated Enter that opened the palette", () => {
    expect(typing("z", "Enter", "x")).toEqual({ text: "z", isEntered: true });
    expect(withKey(emptyTypeAhead, { ...free, key: "Enter", repeat: true })).toEqual(emptyTypeAhead);
  });

  test("move nothing on the page", () => {
    for (const key of ["ArrowDown", "PageUp", "Delete"]) expect(isLeft(key), key).toBe(false);
  });

  test("exclude keys for the browser and for commands", () => {
    for (const key of ["F5", "Shift", "Escape", "AltGraph"]) expect(isLeft(key), key).toBe(true);
    expect(isLeft("s", { ctrlKey: true })).toBe(true);
    expect(isLeft("z", { metaKey: true })).toBe(true);
  });
});
