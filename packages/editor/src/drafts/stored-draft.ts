import { isEqual, isMapping } from "@octavo/foundation";
import type { EditorDocument } from "../document/editor-document.ts";
import { saveTemplate } from "../document/save-document.ts";
import { shareStructure } from "../document/share-structure.ts";
import type { DraftState } from "./draft-state.ts";

/** Identifies a stored version: a revision or a modification time. */
export type Version = string | number;

export interface StoredDraft extends DraftContent {
  readonly key: string;
  /** Id of the user. */
  readonly owner: string;
  /** Time of the write, in milliseconds since 1970. */
  readonly time: number;
}

/** A design with its unsaved changes. */
export interface DraftContent {
  /** Current name. */
  readonly name: string;
  /** Version on which the changes are based. Undefined if the design was never stored. */
  readonly base: Version | undefined;
  /** YAML text that is ahead of the document, usually because it has errors. */
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

export interface RestoredDraft {
  /** Undefined if only unreadable text is left. */
  readonly document: EditorDocument | undefined;
  /** State with history. Undefined if the stored document could not be used unchanged. */
  readonly work: DraftState | undefined;
  readonly name: string;
  readonly base: Version | undefined;
  /** YAML with errors that the author has to correct first. */
  readonly text: string | undefined;
}

/** Converts documents to text and back. */
interface DocumentFormat {
  readonly print: (document: EditorDocument) => string;
  /** Undefined if the text has errors. */
  readonly read: (text: string) => Promise<EditorDocument | undefined>;
}

/**
 * Restores a draft. A draft of an older version may contain outdated objects, so a document is used unchanged only if
 * it survives a round trip through its text. Undefined if nothing is usable.
 */
export async function restoreDraft(
  { work, name, base, text }: StoredDraft,
  { print, read }: DocumentFormat,
): Promise<RestoredDraft | undefined> {
  const printed = printedText(work.document, print);
  const written = text === undefined ? undefined : await read(text);
  const again = written ?? (printed === undefined ? undefined : await read(printed));
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

/** True if the stored version equals the draft: the save succeeded, but its response was lost. */
export function matchesStored(
  { document, name, text }: RestoredDraft,
  stored: EditorDocument,
  storedName: string,
): boolean {
  if (!document || text !== undefined || name !== storedName) return false;
  return isEqual(saveTemplate(document), saveTemplate(stored));
}

/** Number of drafts stored for each user. */
const maxDrafts = 20;

/** Returns the keys beyond the limit. `keys` starts with the oldest. */
export function excessDrafts(keys: readonly string[]): readonly string[] {
  return keys.slice(0, Math.max(0, keys.length - maxDrafts));
}
