/** What the browser keeps of a design until it is saved. */

import type { EditorDocument } from "../document/editor-document.ts";
import { isEqual } from "../document/is-equal.ts";
import { saveTemplate } from "../document/save-document.ts";
import { shareStructure } from "../document/share-structure.ts";
import { counted } from "../messages.ts";
import type { DraftState } from "./draft-state.ts";

/** Tells a stored version from the next: a revision, or the moment of a change. */
export type Version = string | number;

export interface StoredDraft extends DraftContent {
  readonly key: string;
  /** Id of the person. */
  readonly owner: string;
  /** When it was written, in milliseconds since 1970. */
  readonly time: number;
}

/** A design as it is at one moment, with what no server has of it. */
export interface DraftContent {
  /** As the author calls it now. */
  readonly name: string;
  /** What the work started from; undefined when the design was never stored. */
  readonly base: Version | undefined;
  /** The YAML as it stands, where it is ahead of the document: as a rule because it has errors. */
  readonly text: string | undefined;
  readonly work: DraftState;
}

export function isStoredDraft(value: unknown): value is StoredDraft {
  if (!isMapping(value) || !isMapping(value.work)) return false;
  const { key, owner, time, name, work } = value;
  return (
    [key, owner, name].every((text) => typeof text === "string") &&
    typeof time === "number" &&
    [work.document, work.saved, work.history].every(isMapping)
  );
}

function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** How a draft can go on. */
export interface RestoredDraft {
  /** Undefined where only a text is left that cannot be read. */
  readonly document: EditorDocument | undefined;
  /** Where the document can be taken as it was written, its history comes along. */
  readonly work: DraftState | undefined;
  readonly name: string;
  readonly base: Version | undefined;
  /** YAML with errors, to be mended first. */
  readonly text: string | undefined;
}

/** Documents as text and back. */
interface DocumentFormat {
  readonly print: (document: EditorDocument) => string;
  /** Undefined with an error in the text. */
  readonly read: (text: string) => EditorDocument | undefined;
}

/**
 * An older studio may have written other objects, so that they are believed only when they read back from their own text as
 * they are. Undefined when there is nothing that anybody could use.
 */
export function restoreDraft(
  { work, name, base, text }: StoredDraft,
  { print, read }: DocumentFormat,
): RestoredDraft | undefined {
  const printed = printedText(work.document, print);
  const written = text === undefined ? undefined : read(text);
  const again = written ?? (printed === undefined ? undefined : read(printed));
  const document = again && shareStructure(work.document, again);
  const broken = written ? undefined : (text ?? (document ? undefined : printed));
  if (!document && broken === undefined) return undefined;
  return { document, work: document === work.document ? work : undefined, name, base, text: broken };
}

function printedText(document: EditorDocument, print: DocumentFormat["print"]): string | undefined {
  try {
    return print(document);
  } catch {
    return undefined;
  }
}

/** Whether nothing would be lost without the draft: it was saved, and only the browser never heard of it. */
export function matchesStored(
  { document, name, text }: RestoredDraft,
  stored: EditorDocument,
  storedName: string,
): boolean {
  if (!document || text !== undefined || name !== storedName) return false;
  return isEqual(saveTemplate(document), saveTemplate(stored));
}

/** So many of one person are kept: the newest. */
const maxDrafts = 20;

/** `keys` with the oldest first. */
export function excessDrafts(keys: readonly string[]): readonly string[] {
  return keys.slice(0, Math.max(0, keys.length - maxDrafts));
}

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** Completes "Your changes, …". */
export function ageOf(time: number, now: number): string {
  const age = Math.max(0, now - time);
  if (age < minute) return "from a moment ago";
  if (age < hour) return `from ${counted(Math.floor(age / minute), "minute")} ago`;
  if (age < day) return `from ${counted(Math.floor(age / hour), "hour")} ago`;
  return `from ${counted(Math.floor(age / day), "day")} ago`;
}
