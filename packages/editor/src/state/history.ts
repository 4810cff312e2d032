/**
 * Undo and redo. An entry holds the document before and after one step as they were; they share all that did not
 * change, so an entry costs what it changed. Selecting makes no entry and never takes a redo away.
 *
 * A *mark* opens a step that takes in every edit until it is closed (`squash`) or taken back (`bail`): scrubbing a number,
 * choosing a colour, typing. Edits with the same key that follow one another closely are one step without a mark: a
 * held arrow key. Pointer gestures need neither, because they change the document once, when they end.
 */
import type { EditorDocument, Place } from "../document/editor-document.ts";
import type { Selection } from "./selection.ts";
import { weightOfChange } from "./weight.ts";

/** What undo brings back: the edit, where it was seen, and what was selected then. */
export interface Snapshot {
  readonly document: EditorDocument;
  readonly place: Place;
  readonly page: string | undefined;
  readonly selection: Selection;
}

export interface Step {
  /** Completes "Undo …": "move 3 widgets". */
  readonly label: string;
  /** Steps of one key within a moment are one. */
  readonly key?: string | undefined;
  /** Milliseconds of the session's clock. */
  readonly time: number;
}

interface Entry extends Step {
  readonly before: Snapshot;
  readonly after: Snapshot;
  /** What would be forgotten with the entry, in characters of text, roughly. */
  readonly weight: number;
}

interface OpenStep {
  readonly label: string;
  readonly before: Snapshot;
  /** What could be redone before; it can again after `bail`. */
  readonly undone: readonly Entry[];
  readonly hasEntry: boolean;
}

export interface History {
  readonly done: readonly Entry[];
  readonly undone: readonly Entry[];
  readonly open: OpenStep | undefined;
}

export const emptyHistory: History = { done: [], undone: [], open: undefined };

/** What is kept: so many steps, and of all of them together so many characters that only they hold. */
export const historyLimits = { entries: 300, weight: 64 * 1024 * 1024 } as const;

/** Milliseconds within which steps of one key are one. */
const mergeInterval = 700;

export function record(history: History, before: Snapshot, after: Snapshot, step: Step): History {
  if (before.document === after.document) return history;
  const { open } = history;
  if (open) return extended(history, open, before, after, step);
  const last = history.done.at(-1);
  const joins = last?.key !== undefined && last.key === step.key && step.time - last.time <= mergeInterval;
  return joins ? replacedLast(history, merged(last, after, step)) : pushed(history, entryOf(before, after, step));
}

/** An edit of the step that is open. */
function extended(history: History, open: OpenStep, before: Snapshot, after: Snapshot, step: Step): History {
  const last = history.done.at(-1);
  if (open.hasEntry && last) return replacedLast(history, merged(last, after, step));
  return {
    ...pushed(history, entryOf(before, after, { ...step, label: open.label })),
    open: { ...open, hasEntry: true },
  };
}

function entryOf(before: Snapshot, after: Snapshot, { label, key, time }: Step): Entry {
  return { label, key, time, before, after, weight: weightOfChange(before.document, after.document) };
}

function merged(entry: Entry, after: Snapshot, { time }: Step): Entry {
  return { ...entry, after, time, weight: weightOfChange(entry.before.document, after.document) };
}

function pushed(history: History, entry: Entry): History {
  return { ...history, done: bounded([...history.done, entry]), undone: [] };
}

/** Nothing is left of steps that together changed nothing. */
function replacedLast(history: History, entry: Entry): History {
  const others = history.done.slice(0, -1);
  if (entry.before.document === entry.after.document)
    return { ...history, done: others, undone: [], open: history.open && { ...history.open, hasEntry: false } };
  return { ...history, done: bounded([...others, entry]), undone: [] };
}

/** The oldest go first; the newest stays, however large it is. */
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

export interface HistoryMove {
  readonly history: History;
  readonly to: Snapshot;
  readonly label: string;
}

/** What is undone is sealed: a later edit does not join it. */
export function undo(history: History): HistoryMove | undefined {
  const { done, undone } = squash(history);
  const entry = done.at(-1);
  if (!entry) return undefined;
  const sealed = { ...entry, key: undefined };
  const next = { done: done.slice(0, -1), undone: [...undone, sealed], open: undefined };
  return { history: next, to: entry.before, label: entry.label };
}

export function redo(history: History): HistoryMove | undefined {
  const { done, undone } = squash(history);
  const entry = undone.at(-1);
  if (!entry) return undefined;
  const next = { done: [...done, entry], undone: undone.slice(0, -1), open: undefined };
  return { history: next, to: entry.after, label: entry.label };
}

export function mark(history: History, label: string, before: Snapshot): History {
  const closed = squash(history);
  return { ...closed, open: { label, before, undone: closed.undone, hasEntry: false } };
}

/** Closes the open step: what it took in is one entry, which no later edit joins. */
export function squash(history: History): History {
  const { done, open } = history;
  if (!open) return history;
  const last = done.at(-1);
  const sealed = open.hasEntry && last ? [...done.slice(0, -1), { ...last, key: undefined }] : done;
  return { ...history, done: sealed, open: undefined };
}

/** Takes the open step back as if it had never been begun. */
export function bail(history: History): { readonly history: History; readonly to: Snapshot } | undefined {
  const { done, open } = history;
  if (!open) return undefined;
  const others = open.hasEntry ? done.slice(0, -1) : done;
  return { history: { done: others, undone: open.undone, open: undefined }, to: open.before };
}

/** What undo and redo would do, for their labels; undefined when they have nothing to do. */
export function undoLabel({ done }: History): string | undefined {
  return done.at(-1)?.label;
}

export function redoLabel({ undone }: History): string | undefined {
  return undone.at(-1)?.label;
}
