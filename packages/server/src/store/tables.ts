/**
 * Database schema, in the SQL subset that SQLite and PostgreSQL share: text and integers. The server creates ids. Times
 * are milliseconds since 1970 by the server's clock, booleans are 1 and 0, documents are JSON text.
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
  download_codes: DownloadCodeTable;
  api_tokens: ApiTokenTable;
  passkeys: PasskeyTable;
  identities: IdentityTable;
  authenticators: AuthenticatorTable;
  recovery_codes: RecoveryCodeTable;
  challenges: ChallengeTable;
  site_settings: SiteSettingTable;
  invitations: InvitationTable;
  reports: ReportTable;
  audit_entries: AuditEntryTable;
  nodes: NodeTable;
  emails: EmailTable;
  attempts: AttemptTable;
  projects: ProjectTable;
  gallery_entries: GalleryEntryTable;
  project_documents: ProjectDocumentTable;
  project_parts: PartTable;
  project_versions: VersionTable;
  version_parts: VersionPartTable;
  own_parts: OwnPartTable;
  collections: CollectionTable;
  collection_projects: CollectedProjectTable;
  calendar_addresses: CalendarAddressTable;
  templates: TemplateTable;
  template_documents: DocumentTable;
  standing_editions: StandingEditionTable;
  editions: EditionTable;
  edition_files: EditionFileTable;
  shared_jobs: SharedJobTable;
  shared_job_parts: SharedJobPartTable;
  shared_job_owners: SharedJobOwnerTable;
  objects: ObjectTable;
  object_texts: ObjectTextTable;
  object_deletions: ObjectDeletionTable;
  project_objects: ProjectObjectTable;
}

export interface UserTable {
  id: string;
  username: string;
  /** Normalized username. Unique. */
  username_key: string;
  email: string;
  /** Normalized email address. Several accounts may have the same one, but only one may have confirmed it. */
  email_key: string;
  /** Time of confirmation. An unconfirmed address has no effect. */
  email_proven_at: Moment | null;
  /** PHC string of argon2id. Empty for an account without a password. */
  password_hash: string;
  created_at: Moment;
  terms_accepted_at: Moment | null;
  /** `user` or `admin`. */
  role: Generated<string>;
  /** Language of emails. Null for English. */
  language: Generated<string | null>;
  /** Null while the studio shows hints to the user. */
  hints_skipped_at: Generated<Moment | null>;
  /** Null unless an administrator has disabled the account. */
  disabled_at: Generated<Moment | null>;
  /** Time of the last sign-in. Null if the user has not signed in since this column exists. */
  last_seen_at: Generated<Moment | null>;
  /** Limits that an administrator has set. Null for those of the site. */
  max_projects: Generated<number | null>;
  max_bytes: Generated<number | null>;
  max_daily_renders: Generated<number | null>;
}

/** A session. Deleting its row ends it on all servers. */
export interface SessionTable {
  id: string;
  user_id: string;
  created_at: Moment;
  expires_at: Moment;
  /** Way of the sign-in: `password`, `passkey`, `oidc`, `oidc_mfa` or `recovery_code`. */
  method: Generated<string>;
  /** Browser and system at the sign-in, such as "Firefox on Linux". */
  device: Generated<string>;
  /** To the minute. Null for a session that has not been used since this column exists. */
  last_used_at: Generated<Moment | null>;
  /** Time at which the user last proved to be the owner. Null for sessions before this column existed. */
  confirmed_at: Generated<Moment | null>;
}

export interface PasswordResetTable {
  /** SHA-256 of the token, so that a copy of the store doesn't contain valid tokens. */
  token_hash: string;
  user_id: string;
  expires_at: Moment;
}

export interface EmailConfirmationTable {
  /** SHA-256 of the token. */
  token_hash: string;
  user_id: string;
  expires_at: Moment;
  /** New address of the account, which it gets when the link is used. Null to confirm its present address. */
  email: Generated<string | null>;
}

/** A code for one PDF. It ends with its session, user and project. */
export interface DownloadCodeTable {
  /** HMAC of the code. Codes are short, so a plain digest could be reversed. */
  code_hash: string;
  user_id: string;
  session_id: string;
  project_id: string;
  downloads_left: number;
  expires_at: Moment;
}

/** A token of a program that acts for a user. */
export interface ApiTokenTable {
  id: string;
  user_id: string;
  name: string;
  /** Scopes, separated by spaces. */
  scope: string;
  /** SHA-256 of the token. Unique. */
  token_hash: string;
  created_at: Moment;
  /** To the minute. */
  last_used_at: Moment | null;
  /** Null for a token without an end. */
  expires_at: Moment | null;
}

/** A WebAuthn credential. */
export interface PasskeyTable {
  /** Credential id, base64url. */
  id: string;
  user_id: string;
  name: string;
  /** COSE key, base64url. */
  public_key: string;
  /** Counter of signatures. 0 for authenticators without one. */
  sign_count: number;
  /** Separated by spaces. */
  transports: string;
  is_backed_up: Flag;
  created_at: Moment;
  last_used_at: Moment | null;
}

/** An account at an OpenID provider that is linked with a user. `issuer` and `subject` are unique together. */
export interface IdentityTable {
  id: string;
  user_id: string;
  issuer: string;
  subject: string;
  /** Address that the provider reported at the last sign-in. */
  email: string;
  created_at: Moment;
  last_used_at: Moment | null;
}

/** An authenticator app, whose codes are asked for beside the password. */
export interface AuthenticatorTable {
  /** Id of the user. */
  id: string;
  /** Encrypted with the key of the site. */
  secret: string;
  /** Step of the last code that was used. */
  last_step: number;
  created_at: Moment;
}

/** A code that replaces another way to sign in once. */
export interface RecoveryCodeTable {
  /** SHA-256 of the code, which has 117 random bits. */
  id: string;
  user_id: string;
  created_at: Moment;
}

/** State of a sign-in between two requests, which may reach two servers. Used once. */
export interface ChallengeTable {
  /** SHA-256 of the token that the browser keeps. */
  token_hash: string;
  kind: string;
  /** Null before the user is known. */
  user_id: string | null;
  /** JSON, depending on the kind. */
  content: string;
  expires_at: Moment;
}

/** A setting that administrators change. */
export interface SiteSettingTable {
  /** Name of the setting. */
  id: string;
  /** JSON */
  content: string;
  changed_at: Moment;
}

export interface InvitationTable {
  id: string;
  /** SHA-256 of the code. Unique. */
  code_hash: string;
  /** Address to which the invitation was sent. Empty if a link was copied. */
  email: string;
  note: string;
  created_by: string | null;
  created_at: Moment;
  expires_at: Moment;
  used_by: string | null;
  used_at: Moment | null;
}

/** A report of a public project or collection. */
export interface ReportTable {
  id: string;
  /** Null for a report of a collection. */
  project_id: string | null;
  /** Null for a report of a project. */
  collection_id: string | null;
  /** Public name and author at the time of the report. */
  project_name: string;
  project_author: string;
  /** Null for a visitor. */
  reporter_id: string | null;
  reason: string;
  details: string;
  created_at: Moment;
  /** `dismissed`, `taken_down` or `restored`. Null while open. */
  resolution: string | null;
  /** Reason that the owner of a project receives. */
  answer: Generated<string>;
  resolved_by: string | null;
  resolved_at: Moment | null;
}

/** An entry of the audit log. It outlives the accounts that it names. */
export interface AuditEntryTable {
  id: string;
  at: Moment;
  /** Null for the command line. */
  actor_id: string | null;
  actor_name: string;
  action: string;
  /** Name of the changed account, project or setting. */
  subject: string;
  /** JSON */
  details: string;
  /** Names, folded by `foldText`. */
  search_text: Generated<string>;
}

/** A running server. It reports its state regularly. */
export interface NodeTable {
  id: string;
  name: string;
  version: string;
  /** JSON */
  state: string;
  started_at: Moment;
  seen_at: Moment;
}

/** A queued email. The email itself, with its links, is created when it is sent and never stored. */
export interface EmailTable {
  id: string;
  /** Kind of email. `about` is an email address or the id of a user. */
  kind: string;
  about: string;
  failures: number;
  /** Time of the next attempt. A server that sends the email postpones it first. */
  due_at: Moment;
  /** Time after which the email is deleted unsent. */
  expires_at: Moment;
}

/** Counters of rate limits and lockouts, shared by all servers. */
export interface AttemptTable {
  /** Subject of the count, such as `login:<account>:<address>`. */
  key: string;
  count: number;
  /** Time at which the count is reset. */
  expires_at: Moment;
}

export interface ProjectTable {
  id: string;
  owner_id: string;
  name: string;
  /** Name for sorting, and text for search, both folded by `foldText`, because databases fold differently. */
  name_key: string;
  search_text: string;
  description: string;
  category: string;
  author: string;
  device_profile: string;
  /** Author of the cloned project. Empty for other projects. */
  original_author: string;
  /** `LicenceId` of the project. Null if none is stated. */
  licence: Generated<string | null>;
  /** `OriginalLicence` under which it was cloned. Null for a work of the owner. */
  original_licence: Generated<string | null>;
  /** Id of the project that it was cloned from, which may no longer exist. */
  cloned_from: Generated<string | null>;
  /** JSON of the `SourceWork`s that it is based on. Null for none, and for clones from before this column existed. */
  sources: Generated<string | null>;
  /** JSON of a `MadeFrom`, or of null for a project without a starter. Null if it is unknown. */
  made_from: Generated<string | null>;
  is_public: Flag;
  public_url_slug: string | null;
  published_at: Moment | null;
  clone_count: number;
  masters_count: number;
  plan_sections_count: number;
  /** Of the plan. Null for projects that were last written before these columns existed. */
  plan_locale: string | null;
  plan_start_date: string | null;
  plan_end_date: string | null;
  /** Bits of `pageKinds`. Null for projects that were last written before this column existed. */
  page_kinds: Generated<number | null>;
  /** 0 to 100. Null if the project can't be measured, or has not been. */
  score: Generated<number | null>;
  /** `content_hash` of the measured content, and the version of the measurement. Null before the first one. */
  score_hash: Generated<string | null>;
  score_version: Generated<number | null>;
  /** JSON of a `ScoreReport`. */
  score_report: Generated<string | null>;
  scored_at: Generated<Moment | null>;
  created_at: Moment;
  updated_at: Moment;
  /** Number of writes, compared with `If-Match`. */
  revision: number;
  document_hash: string;
  document_bytes: number;
  /** Size of all versions. What they share counts once. */
  version_bytes: Generated<number>;
  /** SHA-256 of all compiled data. */
  content_hash: string;
  /** `content_hash` of the last successful compilation. */
  compiled_hash: string | null;
  compiled_pages: number | null;
  /** Size of the owner's PDF. Null if it has not been made, or before this column existed. */
  compiled_bytes: Generated<number | null>;
  /** Null unless the project is deleted. A deleted project is private. */
  deleted_at: Generated<Moment | null>;
  /** `public_url_slug` and `published_at` before the deletion. */
  deleted_url_slug: Generated<string | null>;
  deleted_published_at: Generated<Moment | null>;
  /** Time at which an administrator made the project private. Its owner can't publish it again. */
  taken_down_at: Generated<Moment | null>;
}

/**
 * A public project in the gallery. Triggers of `projects` write the entries (docs/decisions/0105); only `leased_until` and
 * `attempts` are written by the server. SQLite has an index of words besides, `gallery_search`.
 */
export interface GalleryEntryTable {
  number: Generated<number>;
  /** Id of the project. */
  id: string;
  search_text: string;
  name_key: string;
  published_at: Moment;
  updated_at: Moment;
  clone_count: number;
  category: string;
  device_profile: string;
  /** Language of the plan without region, such as "pt". Null if unknown. */
  language: string | null;
  licence: string | null;
  page_kinds: number;
  /** Of the present content. */
  score: number | null;
  /** Version of the measurement of the present content. 0 if it has not been measured. */
  measured_version: number;
  /** A server measures the project until then. */
  leased_until: Generated<Moment>;
  /** Attempts to measure it that failed for a reason that its documents did not cause. */
  attempts: Generated<number>;
}

/** Separate from the project's row, so that lists don't read documents. */
export interface DocumentTable {
  id: string;
  text: string;
}

/** The text contains numbers in place of its large parts. */
export interface ProjectDocumentTable extends DocumentTable {
  /** JSON of the parts and their positions in the text. */
  parts: Generated<string>;
  /** JSON of an `Outline`. Empty for documents that were last written before this column existed. */
  outline: Generated<string>;
}

/** A piece of a part of a document that is no object. Parts are immutable. */
export interface PartTable {
  /** `<project>/<hash>/<number of the piece>` */
  id: string;
  project_id: string;
  hash: string;
  text: string;
}

/** An earlier content of a project, or the content of its original that it is based on. */
export interface VersionTable {
  id: string;
  project_id: string;
  /** Revision of the project with this content. */
  revision: number;
  /** Time of the write that made this content. */
  saved_at: Moment;
  /** Null for an automatic version. */
  name: string | null;
  /** Identifies the content. */
  hash: string;
  device_profile: string;
  /** As in `projects`. */
  made_from: Generated<string | null>;
  /** 1 for the content of the original when it was cloned or last merged, which is not a version of the project. */
  is_base: Generated<Flag>;
  outline: string;
  /** JSON of the document, with hashes in place of its parts. */
  text: string;
}

/** A part that a version refers to. */
export interface VersionPartTable {
  /** `<version>/<hash>` */
  id: string;
  version_id: string;
  project_id: string;
  hash: string;
  bytes: number;
}

/** A calendar that the server reads from an address. */
export interface CalendarAddressTable {
  id: string;
  project_id: string;
  /** Encrypted with the key of the site, because addresses of calendars contain secrets. */
  address: string;
  host: string;
  /** Time zone of the rows. */
  zone: string;
  /** Name of its source in the plan. */
  name: string;
  /** Digest of the rows that were placed last. Empty before the first ones. */
  rows_hash: string;
  /** First and last day of these rows. */
  date_range: string;
  /** Of the last download. */
  etag: string | null;
  last_modified: string | null;
  fetched_at: Moment | null;
  tried_at: Moment | null;
  /** Since the last download. */
  failures: Generated<number>;
  /** JSON of a message. Null if the last attempt succeeded. */
  problem: Generated<string | null>;
  /** Time of the next attempt. */
  next_at: Moment;
  /** A server is reading the calendar until then. */
  leased_until: Generated<Moment>;
  created_at: Moment;
}

export interface OwnPartTable {
  id: string;
  owner_id: string;
  name: string;
  /** JSON of the page's size and the widgets. */
  content: string;
  created_at: Moment;
}

/** Public projects that a user has collected. */
export interface CollectionTable {
  id: string;
  owner_id: string;
  name: string;
  description: string;
  is_public: Flag;
  published_at: Moment | null;
  /** Time at which an administrator made the collection private. Its owner can't publish it again. */
  taken_down_at: Moment | null;
  created_at: Moment;
  updated_at: Moment;
  /** Number of writes, compared with `If-Match`. */
  revision: number;
}

export interface CollectedProjectTable {
  /** `<collection>/<project>` */
  id: string;
  collection_id: string;
  /** Id of a project that may no longer exist or be public. */
  project_id: string;
  /** Public name when it was added. */
  name: string;
  /** Place in the collection, from 0. */
  position: number;
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
  document_bytes: number;
}

/** A project that gets an edition each night. Switching this off deletes the row. */
export interface StandingEditionTable {
  /** Id of the project. */
  id: string;
  /** 0 to 23, in the time zone. */
  hour: number;
  /** IANA name. */
  zone: string;
  sends_email: Flag;
  webhook_url: string | null;
  /** Encrypted with the key of the site. */
  webhook_secret: string | null;
  next_at: Moment;
  /** Milliseconds that the last edition took. */
  cost: number;
  /** The last delivered edition, whose pages the next one keeps. */
  delivered_id: string | null;
  /** Digest of the PDF that the owner did not want, which is not asked about again. */
  declined_digest: string | null;
}

/** An edition of a night. `project_id` and `night` are unique together. */
export interface EditionTable {
  id: string;
  project_id: string;
  /** Local date, or a unique text for an edition that the owner asked for. */
  night: string;
  /** `waiting`, `delivered`, `unchanged`, `undecided`, `declined`, `replaced` or `failed`. */
  state: string;
  due_at: Moment;
  /** Time until which one server works on it. */
  leased_until: Moment;
  attempts: number;
  ended_at: Moment | null;
  /** SHA-256 of the PDF. */
  digest: string | null;
  /** JSON of an `EditionReport`. Empty before the end. */
  report: string;
  /** Time of the next attempt to call the webhook. Null if nothing is left to send. */
  webhook_due_at: Moment | null;
  webhook_failures: number;
}

/** PDF of an edition that is delivered or waits for a decision. */
export interface EditionFileTable {
  id: string;
  /** Id of the object. With the project, from which the next edition is compared. */
  pdf: string;
  /** The same without the project, for codes, which can be overheard. */
  public_pdf: string;
}

/** A long job that any server may run. On PostgreSQL only, with times by the clock of the database. */
export interface SharedJobTable {
  id: string;
  lane: string;
  name: string;
  owner: string;
  /** Version of the program. Servers of another version don't run it. */
  version: string;
  /** Server whose client waits for the result. */
  submitter: string;
  /** SHA-256 of the request. */
  request_digest: string;
  created_at: Moment;
  /** Time until which the submitter has said that it waits. */
  wanted_until: Moment;
  /** `waiting`, `running` or `ended`. */
  state: string;
  /** Number of times that a server has taken it. The latest attempt alone can end it. */
  attempts: number;
  /** Number of attempts that ended their process or server. */
  failures: number;
  runner: string | null;
  /** Start of the latest attempt. */
  started_at: Moment | null;
  /** Time after which another server may take it. */
  leased_until: Moment;
  /** SHA-256 of the outcome. Null if it has no parts. */
  outcome_digest: string | null;
  /** Reason why there is no outcome. */
  failure: string | null;
  /** Processor time of the last attempt. */
  milliseconds: number;
}

/** A part of a request (attempt 0) or of the outcome of an attempt. */
export interface SharedJobPartTable {
  job_id: string;
  attempt: number;
  position: number;
  bytes: Uint8Array;
}

/** Recent processor time of an owner on all servers. */
export interface SharedJobOwnerTable {
  owner: string;
  milliseconds: number;
  charged_at: Moment;
}

/** A large part of documents, or a PDF. Foreign keys refer to it, so that nothing in use can be deleted. */
export interface ObjectTable {
  /** SHA-256 of the bytes. */
  id: string;
  bytes: number;
  /** Name of the place that has the bytes, such as "database", "folder" or "s3://bucket". */
  place: string;
  /** Name in the place. */
  key: string;
  /** Time at which nothing referred to the object. Null while something does, or may soon. */
  unused_since: Moment | null;
  /** A server moves the object until then. */
  leased_until: Generated<Moment>;
}

/** A piece of an object whose place is the database. */
export interface ObjectTextTable {
  /** `<object>/<number of the piece>` */
  id: string;
  object_id: string;
  text: string;
  is_base64: Flag;
}

/** A key in a place from which it is to be deleted. */
export interface ObjectDeletionTable {
  /** `<place>/<key>` */
  id: string;
  place: string;
  key: string;
  due_at: Moment;
}

/** An object that a document or a version of a project refers to. */
export interface ProjectObjectTable {
  /** `<project>/<hash>` */
  id: string;
  project_id: string;
  /** Id of the object. */
  hash: string;
}

export type Database = Kysely<Tables>;
export type UserRow = Selectable<UserTable>;
export type NewUser = Insertable<UserTable>;
export type EmailRow = Selectable<EmailTable>;
export type ProjectRow = Selectable<ProjectTable>;
export type NewProject = Insertable<ProjectTable>;
export type VersionRow = Selectable<VersionTable>;
export type NewVersionRow = Insertable<VersionTable>;
export type CalendarAddressRow = Selectable<CalendarAddressTable>;
export type SharedJobRow = Selectable<SharedJobTable>;
export type ObjectRow = Selectable<ObjectTable>;
export type CollectionRow = Selectable<CollectionTable>;
export type TemplateRow = Selectable<TemplateTable>;
