import type { StoredDocument } from "../documents/project-document.ts";
import type { Database, Moment, ProjectRow } from "../store/tables.ts";

/** An edit that replaces the document of a project. */
export interface DocumentEdit {
  readonly before: ProjectRow;
  readonly after: ProjectRow;
  /** The document before. */
  readonly document: StoredDocument;
}

/** Work of a subscriber for one edit. */
export interface PreparedWork {
  readonly inTransaction: (transaction: Database, now: Moment) => Promise<void>;
  /** Runs after the transaction. */
  readonly afterwards: () => Promise<void>;
}

/** Follows writes of projects. `app.ts` registers all subscribers. */
export interface WriteSubscriber {
  /** Runs before the transaction of an edit. Returns undefined if there is nothing to do. */
  readonly prepare: (edit: DocumentEdit) => Promise<PreparedWork | undefined>;
  /** Runs in the transaction that copies a project of a user. */
  readonly copied: (transaction: Database, from: string, to: string, now: Moment) => Promise<void>;
  /** Runs after a project was deleted. */
  readonly deleted: (ownerId: string, projectId: string) => Promise<void>;
}
