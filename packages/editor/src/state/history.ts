/**
 * Undo and redo. An entry stores the document before and after a step. Both share all unchanged objects, so that an
 * entry costs only its changes. Changing the selection creates no entry.
 *
 * `mark` opens a step that collects all edits until `squash` closes it or `bail` reverts it: dragging a number,
 * choosing a color, typing. Consecutive edits with the same key are merged without a mark, for example a held arrow
 * key. A pointer gesture changes the document once, at its end.
 */
import type { Message } from "@octavo/foundation";
import type { EditorDocument, Place } from "../document/editor-document.ts";
import type { Selection } from "./selection.ts";
import { weightOfChange } from "./weight.ts";

/** The parts of the state that undo restores. */
export interface Snapshot {
  readonly document: EditorDocument;
  readonly place: Place;
  readonly page: string | undefined;
  readonly selection: Selection;
}

export interface Step {
  /** Completes "Undo …": "move 3 widgets". */
  readonly label: Message;
  /** Consecutive steps with the same key are merged. */
  readonly key?: string | undefined;
  /** In milliseconds. */
  readonly time: number;
  /** Id of a change to other designs that belongs to the step. The host reverts and repeats it. */
  readonly elsewhere?: string | undefined;
}

interface Entry extends Step {
  readonly before: Snapshot;
  readonly after: Snapshot;
  /** Approximate memory that only this entry holds, in characters. */
  readonly weight: number;
}

interface OpenStep {
  readonly label: Message;
  readonly before: Snapshot;
  /** Redo entries to restore after `bail`. */
  readonly undone: readonly Entry[];
  readonly hasEntry: boolean;
}

export interface History {
  readonly done: readonly Entry[];
  readonly undone: readonly Entry[];
  readonly open: OpenStep | undefined;
}

export const emptyHistory: History = { done: [], undone: [], open: undefined };

/** Limits of the history. `weight` is the total size in characters. */
export const historyLimits = { entries: 300, weight: 64 * 1024 * 1024 } as const;

/** Longest time between merged steps, in milliseconds. */
const mergeInterval = 700;

export function record(history: History, before: Snapshot, after: Snapshot, step: Step): History {
  if (before.document === after.document && step.elsewhere === undefined) return history;
  const { open } = history;
  if (open) return extended(history, open, before, after, step);
  const last = history.done.at(-1);
  const joins = last?.key !== undefined && last.key === step.key && step.time - last.time <= mergeInterval;
  return joins ? replacedLast(history, merged(last, after, step)) : pushed(history, entryOf(before, after, step));
}

/** Adds an edit to the open step. */
function extended(history: History, open: OpenStep, before: Snapshot, after: Snapshot, step: Step): History {
  const last = history.done.at(-1);
  if (open.hasEntry && last) return replacedLast(history, merged(last, after, step));
  return {
    ...pushed(history, entryOf(before, after, { ...step, label: open.label })),
    open: { ...open, hasEntry: true },
  };
}

function entryOf(before: Snapshot, after: Snapshot, { label, key, time, elsewhere }: Step): Entry {
  const weight = weightOfChange(before.document, after.document);
  return { label, key, time, ...(elsewhere !== undefined && { elsewhere }), before, after, weight };
}

function merged(entry: Entry, after: Snapshot, { time }: Step): Entry {
  return { ...entry, after, time, weight: weightOfChange(entry.before.document, after.document) };
}

function pushed(history: History, entry: Entry): History {
  return { ...history, done: bounded([...history.done, entry]), undone: [] };
}

/** Removes the entry if its steps together changed nothing. */
function replacedLast(history: History, entry: Entry): History {
  const others = history.done.slice(0, -1);
  if (entry.before.document === entry.after.document)
    return { ...history, done: others, undone: [], open: history.open && { ...history.open, hasEntry: false } };
  return { ...history, done: bounded([...others, entry]), undone: [] };
}

/** Drops the oldest entries. The newest entry always stays. */
function bounded(entries: readonly Entry[]): readonly Entry[] {
  let first = entries.length;
  let weight = 0;
  while (first > 0 && entries.length - first < historyLimits.entries) {
    weight += entries[first - 1]?.weight ?? 0;
    if (weight > historyLimits.weight && first < entries.length) break;
    first--;
  }
  return first === 0 ? entries : entries.slice(first);
}

export interface HistoryMove extends Pick<Step, "label" | "elsewhere"> {
  readonly history: History;
  readonly to: Snapshot;
}

/** Seals the undone step, so that no later edit is merged into it. */
export function undo(history: History): HistoryMove | undefined {
  const { done, undone } = squash(history);
  const entry = done.at(-1);
  if (!entry) return undefined;
  const sealed = { ...entry, key: undefined };
  const next = { done: done.slice(0, -1), undone: [...undone, sealed], open: undefined };
  return { history: next, to: entry.before, label: entry.label, elsewhere: entry.elsewhere };
}

export function redo(history: History): HistoryMove | undefined {
  const { done, undone } = squash(history);
  const entry = undone.at(-1);
  if (!entry) return undefined;
  const next = { done: [...done, entry], undone: undone.slice(0, -1), open: undefined };
  return { history: next, to: entry.after, label: entry.label, elsewhere: entry.elsewhere };
}

export function mark(history: History, label: Message, before: Snapshot): History {
  const closed = squash(history);
  return { ...closed, open: { label, before, undone: closed.undone, hasEntry: false } };
}

/** Closes the open step and seals its entry. */
export function squash(history: History): History {
  const { done, open } = history;
  if (!open) return history;
  const last = done.at(-1);
  const sealed = open.hasEntry && last ? [...done.slice(0, -1), { ...last, key: undefined }] : done;
  return { ...history, done: sealed, open: undefined };
}

/** Reverts the open step. */
export function bail(history: History): { readonly history: History; readonly to: Snapshot } | undefined {
  const { done, open } = history;
  if (!open) return undefined;
  const others = open.hasEntry ? done.slice(0, -1) : done;
  return { history: { done: others, undone: open.undone, open: undefined }, to: open.before };
}

export function undoLabel({ done }: History): Message | undefined {
  return done.at(-1)?.label;
}

export function redoLabel({ undone }: History): Message | undefined {
  return undone.at(-1)?.label;
}
