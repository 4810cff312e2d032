/**
 * The editor without a browser: it holds the current `EditorState`, applies inputs and commands, and notifies
 * subscribers. All logic is in functions below this file (document, commands, tools, snapping, camera).
 *
 * `subscribe` and `getState` are the two parts of an external store for React. A selector must return a part of the
 * state or a plain value, never a new object: unchanged parts stay the same objects, so that a component renders only
 * when its part changes.
 *
 * A gesture does not change `document` until it ends. `previewOf(state)` returns its effect meanwhile. Panels read
 * `getIdleState()`, so that they don't render during a gesture.
 *
 * The host converts browser events into `PointerInput`, `WheelInput` and `KeyInput`, and calls `tick` at the time of
 * `deadline()`. It handles `onRequest` and `onAnnouncement`. The browser's clipboard events handle the keys for copy,
 * cut and paste: on `copy` and `cut` the host runs the command and passes on `state.clipboard.text`; on `paste` it
 * calls `paste(text)`.
 */
import type { Size } from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import { type Command, isRefused, type Outcome, type Request } from "./commands/command.ts";
import { type PasteArgs, paste, pasteInPlace } from "./commands/copy-and-paste.ts";
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
  /** Returns milliseconds. Inputs use the same clock. */
  readonly now: () => number;
  readonly onRequest?: (request: Request) => void;
  readonly onAnnouncement?: (message: Message) => void;
}

export class Editor {
  readonly #host: EditorHost;
  readonly #listeners = new Set<() => void>();
  #state: EditorState;
  #idleState: EditorState;
  /** True if Shift was held with the paste shortcut. The paste event does not contain modifiers. */
  #pastesInPlace = false;

  constructor(document: EditorDocument, host: EditorHost, settings: Partial<Settings> = {}) {
    this.#host = host;
    this.#state = openEditor(document, settings);
    this.#idleState = this.#state;
  }

  readonly getState = (): EditorState => this.#state;

  /** Returns the state before the current gesture, or the current state without a gesture. */
  readonly getIdleState = (): EditorState => this.#idleState;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Cancels the current gesture first. Returns the reason if the command is refused. */
  run(command: PlainCommand): Message | undefined {
    return this.#take(runPlain(command, this.#before()));
  }

  /** Runs a command with arguments. */
  runWith<Args>(command: Command<Args>, args: Args): Message | undefined {
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

  /** Applies several wheel inputs in one update. */
  wheel(...inputs: readonly WheelInput[]): void {
    let turned: Exclude<Outcome, { readonly refused: Message }> = { state: this.#state };
    for (const input of inputs) {
      const outcome = wheel({ ...turned.state, time: input.time }, input);
      if (!isRefused(outcome)) turned = outcome;
    }
    this.#take(turned);
  }

  /** Returns true if the browser must not handle the key. */
  key(input: KeyInput): boolean {
    if (input.kind === "down") this.#pastesInPlace = commandFor(input) === pasteInPlace;
    const { outcome, isHandled: isUsed } = key({ ...this.#state, time: input.time }, input);
    this.#take(outcome);
    return isUsed;
  }

  /** Pastes the text of the system clipboard. Returns the reason if it is refused. */
  paste(text: string, args?: Omit<PasteArgs, "text">): Message | undefined {
    const command = this.#pastesInPlace ? pasteInPlace : paste;
    return this.#take(command.run(finishText(this.#before()), { ...args, text }));
  }

  /** Returns the time of the next `tick`. Undefined if no timer is needed. */
  deadline(): number | undefined {
    return deadline(this.#state);
  }

  tick(time: number): void {
    this.#take(tick(this.#state, time));
  }

  /** Changes the state directly, for example to restore a session. */
  update(change: (state: EditorState) => EditorState): void {
    this.#set(change(this.#state));
  }

  resize(viewport: Size): void {
    this.#set(resizeViewport(this.#state, viewport));
  }

  /** Merges all edits until `endStep` into one undo step. `cancelStep` reverts them. */
  beginStep(label: Message): void {
    this.#set(beginStep(finishText(this.#state), label));
  }

  endStep(): void {
    this.#set(endStep(this.#state));
  }

  cancelStep(): void {
    this.#set(cancelStep(this.#state));
  }

  /** `document` is the version that was stored. Later edits stay unsaved. */
  markSaved(document: EditorDocument): void {
    this.#set({ ...this.#state, saved: document });
  }

  #take(outcome: Outcome): Message | undefined {
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
