/**
 * The one schema, in the subset of SQL that SQLite and PostgreSQL read alike: text and whole numbers. Ids come from us,
 * moments are milliseconds since 1970 by the server's clock, yes and no are 1 and 0, documents are JSON as text.
 */
import type { Generated, Insertable, Kysely, Selectable } from "kysely";

/** Milliseconds since 1970. */
export type Moment = number;
export type Flag = 0 | 1;

export interface Tables {
  users: UserTable;
  sessions: SessionTable;
  password_resets: PasswordResetTable;
  email_confirmations: EmailConfirmationTable;
  letters: LetterTable;
  attempts: AttemptTable;
  projects: ProjectTable;
  project_documents: ProjectDocumentTable;
  project_parts: PartTable;
  templates: TemplateTable;
  template_documents: DocumentTable;
}

export interface UserTable {
  id: string;
  username: string;
  /** The name as it is compared: two users may not differ in case or in the form of their letters alone. */
  username_key: string;
  email: string;
  /** The address as it is compared. Several users may have written the same one, of whom at most one has confirmed it. */
  email_key: string;
  /** Time of the confirmation, by a link that was sent to the address; an unconfirmed address has no effect. */
  email_proven_at: Moment | null;
  /** PHC string of argon2id. */
  password_hash: string;
  created_at: Moment;
  terms_accepted_at: Moment | null;
}

/** A sign-in. Its row going is what ends it, on every node at once. */
export interface SessionTable {
  id: string;
  user_id: string;
  created_at: Moment;
  expires_at: Moment;
}

export interface PasswordResetTable {
  /** SHA-256 of the token: who reads the store cannot use it. */
  token_hash: string;
  user_id: string;
  expires_at: Moment;
}

export interface EmailConfirmationTable {
  /** SHA-256 of the token, as for password resets. */
  token_hash: string;
  user_id: string;
  expires_at: Moment;
}

/** What is to be told by mail. The letter itself, with its links, is written when it is sent and never kept. */
export interface LetterTable {
  id: string;
  /** Which letter, and whom or what it is about: an address or the id of a user. */
  kind: string;
  about: string;
  failures: number;
  /** When to try next. A node that sends puts it off, so that no other does meanwhile. */
  due_at: Moment;
  /** When it is news to nobody any more. */
  expires_at: Moment;
}

/** What rate limits and lock-outs count, shared by all nodes. */
export interface AttemptTable {
  /** What is counted and for whom: `login:<account>:<address>`. */
  key: string;
  count: number;
  /** When the count begins anew. */
  expires_at: Moment;
}

export interface ProjectTable {
  id: string;
  owner_id: string;
  name: string;
  /** The name as the gallery sorts it, and the words that it searches: folded by `foldText`, since each database folds otherwise. */
  name_key: string;
  search_text: string;
  description: string;
  category: string;
  author: string;
  device_profile: string;
  /** Author of the project that this one was cloned from; empty for others. */
  original_author: string;
  is_public: Flag;
  public_url_slug: string | null;
  published_at: Moment | null;
  clone_count: number;
  masters_count: number;
  plan_sections_count: number;
  created_at: Moment;
  updated_at: Moment;
  /** Counts the writes; what `If-Match` is compared with. */
  revision: number;
  /** Stands for the document: another one, another hash. */
  document_hash: string;
  /** Of the document, its parts included. */
  document_bytes: number;
  /** SHA-256 of everything that a compile reads. */
  content_hash: string;
  /** The `content_hash` that was last compiled with success. */
  compiled_hash: string | null;
  /** Pages of that compile. */
  compiled_pages: number | null;
}

/** Apart from the row that lists show, so that a list never walks over documents. */
export interface DocumentTable {
  /** Of the project or template. */
  id: string;
  text: string;
}

/** The text of a project's document has numbers where its large parts belong. */
export interface ProjectDocumentTable extends DocumentTable {
  /** JSON: which parts those are, and where in the text. */
  parts: Generated<string>;
}

/** A piece of a part of a document. Parts are never changed: another content is another part. */
export interface PartTable {
  /** `<project>/<hash>/<number of the piece>` */
  id: string;
  project_id: string;
  /** SHA-256 of the whole part. */
  hash: string;
  text: string;
}

export interface TemplateTable {
  id: string;
  owner_id: string;
  name: string;
  description: string;
  category: string;
  author: string;
  device_profile: string;
  created_at: Moment;
  updated_at: Moment;
  revision: number;
  /** Of its YAML. */
  document_bytes: number;
}

export type Database = Kysely<Tables>;
export type UserRow = Selectable<UserTable>;
export type LetterRow = Selectable<LetterTable>;
export type ProjectRow = Selectable<ProjectTable>;
export type NewProject = Insertable<ProjectTable>;
export type TemplateRow = Selectable<TemplateTable>;
