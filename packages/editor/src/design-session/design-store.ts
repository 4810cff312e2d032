import type { Message } from "@octavo/foundation";
import type { EditorDocument } from "../document/editor-document.ts";
import type { Sample } from "../document/in-planner.ts";
import type { Version } from "../drafts/stored-draft.ts";

/** The version that a save replaces. */
export interface SavedVersion {
  /** Key in the store: the name of a master or page, the id of a template. */
  readonly id: string;
  readonly version: Version;
  readonly name: string;
  /** Set by a write that could not change everything. */
  readonly notice?: Message | undefined;
}

export interface StoredVersion extends SavedVersion {
  readonly document: EditorDocument;
}

/** A version that is sent to the store. */
export interface WrittenVersion {
  readonly name: string;
  /** The document as YAML. */
  readonly text: string;
  readonly document: EditorDocument;
}

export interface OpenedDesign {
  /** Undefined for a new design. */
  readonly stored: SavedVersion | undefined;
  /** The stored document; an empty page for a new design. */
  readonly document: EditorDocument;
  /** The planner page on which a draft is shown. */
  readonly sample?: Sample | undefined;
}

/** Storage of a design on the server. All methods that return promises reject if a request fails. */
export interface DesignStore {
  /** Returns the stored design, or a new one without `id`. Rejects with a message for the user. */
  open(id: string | undefined, hasDraft: boolean): Promise<OpenedDesign>;
  /** Returns the newest version; undefined if it was deleted. */
  read(id: string): Promise<StoredVersion | undefined>;
  /** Returns the version that a write of `name` over `base` may have stored, if its answer was lost. */
  findSent(name: string, base: SavedVersion | undefined): Promise<StoredVersion | undefined>;
  create(written: WrittenVersion): Promise<SavedVersion>;
  /** Stores nothing and returns "conflict" if `base` is not the stored version, or was deleted. */
  replace(base: SavedVersion, written: WrittenVersion): Promise<SavedVersion | "conflict">;
  /** Returns a name for a copy that no other design has. */
  copyName(name: string): Promise<string>;
  /** Reads YAML as a version of `present`. Undefined if the text has errors. */
  parse(text: string, present: EditorDocument): Promise<EditorDocument | undefined>;
  nameProblem(name: string): Message | undefined;
  /** Returns the reason why the document cannot be saved yet. */
  saveProblem(document: EditorDocument): Message | undefined;
  /** Returns the message of a failed save. Undefined if the session has expired, which the host reports. */
  failureMessage(reason: unknown): Message | undefined;
  /** True if a write may have been carried out although it failed. */
  isOutcomeUnknown(reason: unknown): boolean;
}
