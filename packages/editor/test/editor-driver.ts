/** Drives an editor in tests, with pointer positions in page points. */
import type { Rect, Template, Widget } from "@octavo/engine";
import { formatMessage, type Message } from "@octavo/foundation";
import { toScreen } from "../src/camera/camera.ts";
import type { Command, Request } from "../src/commands/command.ts";
import type { PlainCommand } from "../src/commands/registry.ts";
import { parseShortcut } from "../src/commands/shortcuts.ts";
import type { EditorDocument, Place } from "../src/document/editor-document.ts";
import { loadPlacement } from "../src/document/load-placement.ts";
import { loadYaml } from "../src/document/load-yaml.ts";
import { openTemplate } from "../src/document/open-document.ts";
import { findWidget, widgetsIn } from "../src/document/widget-lists.ts";
import { Editor } from "../src/editor.ts";
import { type EditorState, selected } from "../src/state/editor-state.ts";
import type { KeyInput, Modifiers, PointerInput, PointerType } from "../src/state/input.ts";
import { select } from "../src/state/selection.ts";

interface PointerOptions extends Partial<Modifiers> {
  readonly type?: PointerType;
  readonly pointerId?: number;
  readonly button?: number;
  readonly ruler?: "x" | "y";
  /** Milliseconds since the last input. Defaults to a slow pointer. */
  readonly after?: number;
}

type XY = readonly [x: number, y: number];

// The app loads these shortly after an editor opens.
await Promise.all([loadYaml(), loadPlacement()]);

/** In milliseconds: too long for a double click, and slow enough to snap. */
const pause = 1000;

/** Returns the reason of a refusal in English. */
function reasonOf(refused: Message | undefined): string | undefined {
  return refused && formatMessage(refused);
}

export function editorDriver(
  source: Template | EditorDocument,
  viewport = { width: 2000, height: 2000 },
  onAnnouncement?: (message: Message) => void,
) {
  const requests: Request[] = [];
  const announcements: string[] = [];
  let time = 0;
  const editor = new Editor("kind" in source ? source : openTemplate(source), {
    now: () => time,
    onRequest: (request) => requests.push(request),
    onAnnouncement: (message) => {
      announcements.push(formatMessage(message));
      onAnnouncement?.(message);
    },
  });
  editor.update((state) => ({ ...state, viewport, camera: { x: 0, y: 0, zoom: 1 } }));
  const state = () => editor.getState();

  function pointer(kind: PointerInput["kind"], [x, y]: XY, options: PointerOptions = {}): void {
    time += options.after ?? pause;
    const { shift = false, alt = false, mod = false, type = "mouse", pointerId = 1, button = 0, ruler } = options;
    const screen = toScreen(state().camera, { x, y });
    const input = { kind, pointerId, pointerType: type, screen, button, time, shift, alt, mod };
    editor.pointer({ ...input, ...(ruler && { ruler }) });
  }

  const driver = {
    editor,
    state,
    requests,
    announcements,
    get document(): EditorDocument {
      return state().document;
    },
    get interaction(): string {
      return state().interaction.kind;
    },
    get selectedIds(): readonly string[] {
      return state().selection.ids;
    },

    pointerDown: (at: XY, options?: PointerOptions) => pointer("down", at, options),
    pointerMove: (at: XY, options?: PointerOptions) => pointer("move", at, options),
    pointerUp: (at: XY, options?: PointerOptions) => pointer("up", at, options),
    pointerCancel: (at: XY, options?: PointerOptions) => pointer("cancel", at, options),

    click(at: XY, options?: PointerOptions): void {
      pointer("down", at, options);
      pointer("up", at, { ...options, after: 20 });
    },
    doubleClick(at: XY, options?: PointerOptions): void {
      driver.click(at, options);
      pointer("down", at, { ...options, after: 100 });
      pointer("up", at, { ...options, after: 20 });
    },
    /** Presses at the first point, moves through the others and releases at the last. */
    drag(points: readonly XY[], options?: PointerOptions): void {
      const [first, ...others] = points;
      const last = others.at(-1);
      if (!first || !last) throw new Error("a drag goes from somewhere to somewhere");
      pointer("down", first, options);
      for (const point of others) pointer("move", point, options);
      pointer("up", last, options);
    },
    wheel(at: XY, deltaY: number, modifiers: Partial<Modifiers> & { deltaX?: number } = {}): void {
      const { shift = false, alt = false, mod = false, deltaX = 0 } = modifiers;
      editor.wheel({ screen: { x: at[0], y: at[1] }, deltaX, deltaY, shift, alt, mod, time: ++time });
    },
    /** For example "Mod+Shift+Z". Returns true if the editor handled the key. */
    key(shortcut: string, more: Partial<KeyInput> = {}): boolean {
      return editor.key({ ...keyInput(shortcut, "down", ++time), ...more });
    },
    keyUp(shortcut: string, more: Partial<KeyInput> = {}): boolean {
      return editor.key({ ...keyInput(shortcut, "up", ++time), ...more });
    },
    /** Advances the clock and runs the ticks that are due. */
    wait(milliseconds: number): void {
      const end = time + milliseconds;
      for (let due = editor.deadline(); due !== undefined && due <= end; due = editor.deadline()) {
        time = Math.max(time, due);
        editor.tick(time);
      }
      time = end;
    },
    /** Returns the reason if the command is refused. */
    run(command: PlainCommand): string | undefined {
      time += pause;
      return reasonOf(editor.run(command));
    },
    runWith<Args>(command: Command<Args>, args: Args): string | undefined {
      time += pause;
      return reasonOf(editor.runWith(command, args));
    },
    undo: () => driver.key("Mod+Z"),
    redo: () => driver.key("Mod+Shift+Z"),

    select(...ids: readonly string[]): void {
      editor.update((before) => ({ ...before, selection: select(before.place, ids) }));
    },
    at(zoom: number, x = 0, y = 0): void {
      editor.update((before) => ({ ...before, camera: { x, y, zoom } }));
    },
    settings(settings: Partial<EditorState["settings"]>): void {
      editor.update((before) => ({ ...before, settings: { ...before.settings, ...settings } }));
    },

    widgets(place: Place = state().place): readonly Widget[] {
      return widgetsIn(state().document, place);
    },
    ids(place?: Place): readonly string[] {
      return driver.widgets(place).map(({ id }) => id);
    },
    widget(id: string, place: Place = state().place): Widget {
      const found = findWidget(state().document, place, id);
      if (!found) throw new Error(`no widget ${id} on ${place.kind} ${place.id}, only ${driver.ids(place).join(", ")}`);
      return found;
    },
    rect(id: string, place?: Place): readonly [number, number, number, number] {
      const { x, y, width, height }: Rect = driver.widget(id, place).position;
      return [x, y, width, height];
    },
    selectedTypes: () => selected(state()).map(({ type }) => type),
  };
  return driver;
}

function keyInput(text: string, kind: KeyInput["kind"], time: number): KeyInput {
  const { key, ...modifiers } = parseShortcut(text);
  const isLetter = /^\p{L}$/u.test(key);
  const code = isLetter ? `Key${key.toUpperCase()}` : /^\d$/.test(key) ? `Digit${key}` : key;
  const written = isLetter && !modifiers.shift ? key.toLowerCase() : key;
  return { kind, key: written, code, repeat: false, isComposing: false, focus: "canvas", time, ...modifiers };
}
