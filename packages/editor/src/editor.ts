/**
 * The editor without a browser: one immutable `EditorState`, and the ways in which it becomes the next one. Everything that
 * decides is below this file (document, commands, tools, snapping, camera), and all of it is functions; this class holds
 * the present state and tells who listens.
 *
 * How React subscribes. `editor.subscribe` and `editor.getState` are the two halves of an external store; a component
 * takes the part that it shows, with a selector, and is drawn anew only when that part is another object:
 *
 *     function useEditor<T>(editor: Editor, select: (state: EditorState) => T): T {
 *       return useSyncExternalStore(editor.subscribe, () => select(editor.getState()));
 *     }
 *
 * This works because nothing is changed in place and everything that stays the same stays the same object. So a
 * selector must hand back a part of the state or a plain value, never a new object: `({ selection }) => selection`,
 * `({ document }) => findPage(document, id)`, `({ history }) => undoLabel(history)`. What has to be worked out is
 * remembered by the object that it depends on: `saveTemplate(document)` gives the same template for the same document, with
 * the same widget objects in it, so that a drawing can be kept in a WeakMap from widgets.
 *
 *   canvas      paints the widgets of a page as one picture, and again when they are another list
 *   a gesture   does not touch `document` until it ends, so no page, no panel and no thumbnail is painted while it lasts.
 *               What it would do is `previewOf(state)`: what is in hand is a picture of its own, and `guides`, `brush`
 *               and `badge` are drawn in the overlay
 *   overlay     selects `selection`, `camera`, `interaction`, `pointerState.hover`
 *   panels      select `selection` and `document` of `getRested()`, and hand widgets to `sharedFields`
 *   saving      `isDirty(state)`; `editor.markSaved(document)` with the document that was sent
 *
 * Inputs: the host turns pointer, wheel and key events of the canvas into `PointerInput`, `WheelInput` and `KeyInput`, with
 * positions in CSS pixels from the canvas's corner, and calls `tick` when `deadline()` has come (a timer set after every
 * input). What the editor cannot do itself arrives at `onRequest`; what is to be said aloud, at `onAnnouncement`. The keys of
 * Copy, Cut and Paste are left to the browser, whose events reach the system's clipboard: on `copy` and `cut` run the
 * command and hand over `state.clipboard.text`, on `paste` call `editor.paste(text)`.
 */
import type { Size } from "@octavo/engine";
import { type Command, isRefused, type Outcome, type Request } from "./commands/command.ts";
import { paste, pasteInPlace } from "./commands/copy-and-paste.ts";
import type { PlainCommand } from "./commands/registry.ts";
import { commandFor } from "./commands/shortcuts.ts";
import { resizeViewport } from "./commands/view.ts";
import type { EditorDocument } from "./document/editor-document.ts";
import { notPossible } from "./messages.ts";
import { type EditorState, openEditor, type Settings } from "./state/editor-state.ts";
import type { KeyInput, PointerInput, WheelInput } from "./state/input.ts";
import { beginStep, cancelStep, endStep, finishText } from "./state/transaction.ts";
import { cancelGesture } from "./tools/gestures.ts";
import { key, runPlain } from "./tools/keyboard.ts";
import { deadline, tick, wheel } from "./tools/timing.ts";
import { pointer } from "./tools/tool.ts";

export interface EditorHost {
  /** Milliseconds of the same clock as the times of inputs. */
  readonly now: () => number;
  readonly onRequest?: (request: Request) => void;
  readonly onAnnouncement?: (text: string) => void;
}

export class Editor {
  readonly #host: EditorHost;
  readonly #listeners = new Set<() => void>();
  #state: EditorState;
  #idleState: EditorState;
  /** Shift was held with the keys of Paste, whose event does not say. */
  #pastesInPlace = false;

  constructor(document: EditorDocument, host: EditorHost, settings: Partial<Settings> = {}) {
    this.#host = host;
    this.#state = openEditor(document, settings);
    this.#idleState = this.#state;
  }

  readonly getState = (): EditorState => this.#state;

  /** As it was when hands last rested: what takes long to show waits until they do again. */
  readonly getIdleState = (): EditorState => this.#idleState;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** A gesture under way is taken back first. Returns why it cannot be, in a sentence. */
  run(command: PlainCommand): string | undefined {
    return this.#take(runPlain(command, this.#before()));
  }

  /** The same with what a panel or a dialog has to say to it. */
  runWith<Args>(command: Command<Args>, args: Args): string | undefined {
    const before = this.#before();
    const state = command.keepsText ? before : finishText(before);
    return this.#take(command.isEnabled(state) ? command.run(state, args) : { refused: notPossible(command.label) });
  }

  #before(): EditorState {
    return { ...cancelGesture(this.#state), time: this.#host.now() };
  }

  pointer(input: PointerInput): void {
    this.#take(pointer(this.#state, input));
  }

  /** Several come to what each of them would have come to, in one change. */
  wheel(...inputs: readonly WheelInput[]): void {
    let turned: Exclude<Outcome, { readonly refused: string }> = { state: this.#state };
    for (const input of inputs) {
      const outcome = wheel({ ...turned.state, time: input.time }, input);
      if (!isRefused(outcome)) turned = outcome;
    }
    this.#take(turned);
  }

  /** Whether the browser is to leave the key alone. */
  key(input: KeyInput): boolean {
    if (input.kind === "down") this.#pastesInPlace = commandFor(input) === pasteInPlace;
    const { outcome, isHandled: isUsed } = key({ ...this.#state, time: input.time }, input);
    this.#take(outcome);
    return isUsed;
  }

  /** The browser's paste event, with what the system's clipboard holds. */
  paste(text: string): string | undefined {
    const command = this.#pastesInPlace ? pasteInPlace : paste;
    return this.#take(command.run(finishText(this.#before()), { text }));
  }

  /** When `tick` is to be called; undefined when nothing is waited for. */
  deadline(): number | undefined {
    return deadline(this.#state);
  }

  tick(time: number): void {
    this.#take(tick(this.#state, time));
  }

  /** Whatever the page is looked at with, or a session that is resumed. */
  update(change: (state: EditorState) => EditorState): void {
    this.#set(change(this.#state));
  }

  resize(viewport: Size): void {
    this.#set(resizeViewport(this.#state, viewport));
  }

  /** All edits from here to `endStep` are one step, which `cancelStep` takes back: a number is scrubbed, a colour is tried. */
  beginStep(label: string): void {
    this.#set(beginStep(finishText(this.#state), label));
  }

  endStep(): void {
    this.#set(endStep(this.#state));
  }

  cancelStep(): void {
    this.#set(cancelStep(this.#state));
  }

  /** `document` is what has been stored; there may have been edits since it was sent. */
  markSaved(document: EditorDocument): void {
    this.#set({ ...this.#state, saved: document });
  }

  #take(outcome: Outcome): string | undefined {
    if (isRefused(outcome)) return outcome.refused;
    this.#set(outcome.state);
    if (outcome.announcement !== undefined) this.#host.onAnnouncement?.(outcome.announcement);
    if (outcome.request) this.#host.onRequest?.(outcome.request);
    return undefined;
  }

  #set(state: EditorState): void {
    if (state === this.#state) return;
    this.#state = state;
    if (state.interaction.kind === "idle") this.#idleState = state;
    for (const listener of this.#listeners) listener();
  }
}
