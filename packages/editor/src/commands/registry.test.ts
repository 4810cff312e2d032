import { formatMessage } from "@octavo/foundation";
import { describe, expect, test } from "vitest";
import { aTemplate, box, type Notation } from "../../test/a-template.ts";
import { editorDriver } from "../../test/editor-driver.ts";
import type { KeyInput } from "../state/input.ts";
import { copyWidgets } from "./copy-and-paste.ts";
import { commandsOn, otherCommands, plainCommand, plainCommands } from "./registry.ts";
import { selectWidgets } from "./select.ts";
import { commandFor, formatShortcut, matches, parseShortcut, shortcutSheet } from "./shortcuts.ts";

const labels = (surface: Parameters<typeof commandsOn>[0], state: ReturnType<ReturnType<typeof editing>["state"]>) =>
  commandsOn(surface, state).map(({ label }) => formatMessage(label));

function editing(...ids: readonly string[]) {
  const page = [box("a", 0, 0, 50, 50), box("b", 100, 100, 50, 50), box("c", 200, 200, 50, 50)];
  const editor = editorDriver(
    aTemplate({ pages: [page], masters: { m: [box("x", 300, 300, 9, 9)] }, assigned: ["m"] }),
  );
  editor.select(...ids);
  return editor;
}

describe("every command", () => {
  test("has a unique id", () => {
    const ids = [...plainCommands, ...otherCommands].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("has unique shortcuts", () => {
    const shortcuts = plainCommands.flatMap(({ shortcuts = [] }) => shortcuts);
    const shared = shortcuts.filter((shortcut, i) => shortcuts.indexOf(shortcut) !== i);
    expect(new Set(shared)).toEqual(new Set(["Enter"]));
  });

  test("that shares Enter is not enabled together with the others", () => {
    const opening = plainCommands.filter(({ shortcuts = [] }) => shortcuts.includes("Enter"));
    const members = ["t", "u"].map((id): Notation => [id, "text_block", [0, 0, 50, 50], { group: "G" }]);
    const editor = editorDriver(aTemplate({ pages: [[...members, ["x", "text_block", [0, 90, 50, 50]]]] }));
    const openingNow = (...ids: readonly string[]) => {
      editor.select(...ids);
      return opening.filter(({ isEnabled }) => isEnabled(editor.state())).map(({ id }) => id);
    };
    expect(openingNow("x")).toEqual(["edit-text"]);
    expect(openingNow("t", "u")).toEqual(["enter-group"]);
    expect(openingNow("x", "t")).toEqual(["edit-text"]);
    expect(openingNow("x", "t", "u")).toEqual([]);
  });

  test("is found by its id", () => {
    expect(plainCommand("select-all")?.label.text).toBe("Select All");
    expect(plainCommand("nonsense")).toBeUndefined();
  });

  test("does nothing while disabled", () => {
    const editor = editing();
    for (const command of plainCommands) {
      const before = editor.state();
      if (command.isEnabled(before)) continue;
      editor.run(command);
      expect(editor.document).toBe(before.document);
      expect(editor.selectedIds).toBe(before.selection.ids);
    }
  });
});

describe("the widget menu", () => {
  test("starts with the commands of the specification", () => {
    const state = editing("a").state();
    expect(labels("widget-menu", state).slice(0, 4)).toEqual(["Copy", "Duplicate", "Delete", "Move to Master"]);
  });

  test("offers aligning and distributing from two widgets on", () => {
    const arranging = ["Left", "Center", "Right", "Top", "Middle", "Bottom"].map((side) => `Align ${side}`);
    const two = labels("widget-menu", editing("a", "b").state());
    expect(two.slice(4, 12)).toEqual([...arranging, "Distribute H", "Distribute V"]);
    expect(labels("widget-menu", editing("a").state()).join()).not.toMatch(/Align|Distribute/);
    expect(plainCommand("distribute-h")?.isEnabled(editing("a", "b").state())).toBe(false);
  });

  test("offers to detach a widget of a master", () => {
    const editor = editing();
    editor.runWith(selectWidgets, { ids: ["x"], place: { kind: "master", id: "m" } });
    expect(labels("widget-menu", editor.state()).slice(0, 4)).toEqual([
      "Copy",
      "Duplicate",
      "Delete",
      "Detach to Page",
    ]);
  });
});

test("names the edge and direction of keyboard resizing", () => {
  const resizing = plainCommands
    .filter(({ id }) => /^resize-\w+-1$/.test(id))
    .map(({ id, label }) => [id, formatMessage(label)]);
  expect(Object.fromEntries(resizing)).toEqual({
    "resize-left-1": "Shrink Width by 1 pt",
    "resize-right-1": "Enlarge Width by 1 pt",
    "resize-up-1": "Shrink Height by 1 pt",
    "resize-down-1": "Enlarge Height by 1 pt",
  });
});

test("names steps of the grid for keys with Shift", () => {
  const labels = ["nudge-left-grid", "resize-down-grid"].map((id) => plainCommand(id)?.label.text);
  expect(labels).toEqual(["Move Left by a Grid Step", "Enlarge Height by a Grid Step"]);
});

test("lists all page commands in the page menu", () => {
  expect(labels("page-menu", editing().state())).toEqual([
    "Add Page",
    "Duplicate Page",
    "Delete Page",
    "Add Pages…",
    "Duplicate Pages…",
    "Move Page Up",
    "Move Page Down",
    "Edit Master",
  ]);
});

test("disables the paste commands of the canvas menu while the clipboard is empty", () => {
  const editor = editing("a");
  const pasting = () => commandsOn("canvas-menu", editor.state()).filter(({ clipboard }) => clipboard === "paste");
  const enabled = () => pasting().flatMap(({ label, isEnabled }) => (isEnabled(editor.state()) ? [label.text] : []));
  const all = ["Paste", "Paste Here", "Paste in Place"];
  expect(pasting().map(({ label }) => label.text)).toEqual(all);
  expect(enabled()).toEqual([]);
  editor.editor.update((state) => ({ ...state, hasSystemClipboard: true }));
  expect(enabled()).toEqual(all);
  editor.editor.update((state) => ({ ...state, hasSystemClipboard: false }));
  editor.run(copyWidgets);
  expect(enabled()).toEqual(all);
});

function never(): never {
  throw new Error("the command is gone");
}

test("shows arrange commands with short labels in the toolbar from two widgets on", () => {
  const short = (state: Parameters<typeof commandsOn>[1]) =>
    commandsOn("toolbar", state).flatMap(({ shortLabel, group }) =>
      group === "arrange" && shortLabel ? [shortLabel.text] : [],
    );
  expect(short(editing("a").state())).toEqual([]);
  expect(short(editing("a", "b").state())).toEqual(["L", "C", "R", "T", "M", "B", "H", "V", "=W", "=H"]);
});

describe("shortcuts", () => {
  const press = (key: string, more: Partial<KeyInput> = {}): KeyInput => ({
    kind: "down",
    key,
    code: "",
    shift: false,
    alt: false,
    mod: false,
    repeat: false,
    isComposing: false,
    focus: "canvas",
    time: 0,
    ...more,
  });
  const found = (key: string, more: Partial<KeyInput> = {}) => commandFor(press(key, more))?.id;

  test.each([
    ["z", { mod: true }, "undo"],
    ["Z", { mod: true, shift: true }, "redo"],
    ["y", { mod: true }, "redo"],
    ["d", { mod: true }, "duplicate-widgets"],
    ["l", {}, "insert-lines"],
    ["L", { mod: true, shift: true }, "toggle-lock"],
    ["H", { mod: true, shift: true }, "toggle-hidden"],
    ["a", { alt: true }, "align-left"],
    ["t", { alt: true }, "tidy-up"],
    ["g", { alt: true }, "align-to-grid"],
    ["g", { mod: true, alt: true }, "ask-to-box"],
    ["å", { alt: true, code: "KeyA" }, "align-left"],
    ["]", {}, "bring-forward"],
    ["}", { shift: true }, "bring-to-front"],
    ["+", { mod: true, shift: true }, "zoom-in"],
    ["=", { mod: true }, "zoom-in"],
    ["-", { mod: true }, "zoom-out"],
    [")", { shift: true, code: "Digit0" }, "zoom-reset"],
    ["!", { shift: true, code: "Digit1" }, "fit-page"],
    ['"', { shift: true, code: "Digit2" }, "fit-selection"],
    ["'", { mod: true }, "toggle-grid"],
    ['"', { mod: true, shift: true }, "toggle-snap"],
    ["?", { shift: true }, "open-shortcuts"],
    ["k", { mod: true }, "open-palette"],
    ["s", { mod: true }, "save"],
    ["e", { mod: true }, "export"],
    ["Enter", { mod: true }, "toggle-preview"],
    ["Y", { mod: true, shift: true }, "toggle-yaml"],
    ["F6", {}, "next-region"],
    ["Escape", {}, "escape"],
  ])("%s with %j runs %s", (key, more, id) => {
    expect(found(key, more)).toBe(id);
  });

  test.each([
    ["v", "choose-select"],
    ["h", "choose-hand"],
    ["t", "insert-text_block"],
    ["b", "insert-box"],
    ["d", "insert-divider"],
    ["c", "insert-calendar"],
    ["k", "insert-internal_link"],
    ["z", "insert-tap_zone"],
    ["a", "insert-anchor"],
    ["x", "insert-checkbox"],
    ["i", "insert-image"],
  ])("the letter %s selects the tool %s", (key, id) => {
    expect(found(key)).toBe(id);
  });

  test("ignore letters in text fields, except for those of the host", () => {
    expect(found("b", { focus: "field" })).toBeUndefined();
    expect(found("z", { mod: true, focus: "field" })).toBeUndefined();
    expect(found("?", { shift: true, focus: "field" })).toBeUndefined();
    expect(found("s", { mod: true, focus: "field" })).toBe("save");
  });

  test("leave Tab, Enter, arrows and Delete to the focused element", () => {
    for (const key of ["Tab", "Enter", "ArrowLeft", "Delete", "PageDown", "Escape"]) {
      expect(found(key)).toBeDefined();
      expect(found(key, { focus: "elsewhere" })).toBeUndefined();
    }
    expect(found("b", { focus: "elsewhere" })).toBe("insert-box");
  });

  test("are ignored while an input method composes text", () => {
    expect(found("b", { isComposing: true })).toBeUndefined();
  });

  test("are parsed and formatted for menus", () => {
    expect(parseShortcut("Mod++")).toEqual({ mod: true, alt: false, shift: false, key: "+" });
    expect(formatShortcut("Mod+Shift+Z", "other")).toBe("Ctrl+Shift+Z");
    expect(formatShortcut("Mod+Shift+Z", "mac")).toBe("⇧⌘Z");
    expect(formatShortcut("Alt+ArrowLeft", "other")).toBe("Alt+←");
  });

  test("match only with the exact modifiers", () => {
    expect(matches(parseShortcut("B"), press("b", { mod: true }))).toBe(false);
    expect(matches(parseShortcut("Mod+B"), press("b"))).toBe(false);
    expect(matches(parseShortcut("B"), press("B", { shift: true }))).toBe(false);
  });

  test("are all listed on the shortcut sheet", () => {
    const sheet = shortcutSheet("other");
    expect(sheet.length).toBe(plainCommands.filter(({ shortcuts = [] }) => shortcuts.length > 0).length);
    expect(sheet).toContainEqual({ label: { text: "Undo" }, group: "edit", shortcuts: ["Ctrl+Z"] });
  });
});

describe("the view", () => {
  test("zooms and fits by commands", () => {
    const editor = editing();
    const zoomAfter = (key: string) => {
      editor.key(key);
      return editor.state().camera.zoom;
    };
    expect(zoomAfter("Mod+=")).toBe(1.1);
    expect(zoomAfter("Mod+-")).toBe(1);
    expect(zoomAfter("Shift+1")).toBeCloseTo(1952 / 800);
    expect(zoomAfter("Mod+0")).toBe(1);
    editor.run(plainCommand("fit-width") ?? never());
    expect(editor.state().camera.zoom).toBe(3);
    editor.select("a");
    expect(zoomAfter("Shift+2")).toBe(3);
  });

  test("reports the state of its toggles", () => {
    const editor = editing();
    for (const id of ["toggle-grid", "toggle-snap", "toggle-pen-mode", "toggle-rulers", "toggle-wheel-mode"]) {
      const command = plainCommand(id) ?? never();
      const before = command.isOn?.(editor.state());
      editor.run(command);
      expect(command.isOn?.(editor.state())).toBe(!before);
    }
    expect(editor.state().settings).toMatchObject({ grid: false, snap: false, penMode: true, wheelMode: "zoom" });
  });
});

test("sends requests to the host", () => {
  const editor = editing();
  for (const key of ["Mod+S", "Mod+E", "Mod+K", "?", "F6"]) editor.key(key);
  expect(editor.requests.map(({ kind }) => kind)).toEqual(["save", "export", "dialog", "dialog", "next-region"]);
});
