/** Promises that the site made to its users, and whether it has kept them. */
import type { ReadCommitted } from "./read-committed.ts";
import { quota } from "./site-node.ts";

/** End of a request, as its client sees it. */
export type Outcome<Value> =
  | { readonly end: "done"; readonly value: Value }
  /** The server has answered that it did nothing. */
  | { readonly end: "refused"; readonly reason: string }
  /** The connection broke, or the server could not say. */
  | { readonly end: "unknown" };

export interface Sent {
  readonly kind: string;
  readonly about: string;
  readonly node: string;
  readonly at: number;
}

export const limits = { tokens: 20, downloads: 5, renders: 3 };

/** Finds broken promises. `defects` is empty if there are none. */
export class Ledger {
  readonly defects = new Set<string>();
  /** Edits by their marks: the projects, and the ends. */
  readonly edits = new Map<string, { readonly project: string; readonly end: Outcome<number>["end"] }>();
  readonly #revisions = new Map<string, string>();
  readonly ends: Record<string, Outcome<unknown>["end"][]> = {};
  readonly counts: number[] = [];
  readonly keys = new Map<string, Set<string>>();
  readonly sent: Sent[] = [];
  /** Crashes and broken connections, after which a node may repeat what it did. */
  readonly troubles: { readonly node: string; readonly at: number }[] = [];
  /** Emails by what they are about. */
  readonly #emails = new Map<string, Set<string>>();
  readonly #store: ReadCommitted;

  constructor(store: ReadCommitted) {
    this.#store = store;
    store.onCommit = (tables) => this.#afterCommit(tables);
  }

  note(name: string, end: Outcome<unknown>["end"]): void {
    (this.ends[name] ??= []).push(end);
  }

  isDone = (name: string) => (this.ends[name] ?? []).filter((end) => end === "done").length;

  edited(project: string, mark: string, outcome: Outcome<number>): void {
    this.edits.set(mark, { project, end: outcome.end });
    if (outcome.end !== "done") return;
    const place = `${project} at revision ${outcome.value}`;
    const other = this.#revisions.get(place);
    if (other !== undefined) this.defects.add(`two acknowledged edits are ${place}: ${other} and ${mark}`);
    this.#revisions.set(place, mark);
  }

  #afterCommit(tables: ReadonlySet<string>): void {
    if (tables.has("projects")) this.#checkQuota();
    if (tables.has("users")) this.#checkAdministrators();
    if (tables.has("api_tokens")) this.#checkTokens();
    if (tables.has("emails")) this.#noteEmails();
  }

  #checkQuota(): void {
    const owners = this.#store.query<{ owner_id: string; count: number; bytes: number }>(
      `select owner_id, count(*) as count, sum(document_bytes) as bytes from projects where deleted_at is null group by 1`,
    );
    for (const { owner_id, count, bytes } of owners) {
      if (count > quota.projects) this.defects.add(`${owner_id} has ${count} projects, which is beyond the quota`);
      if (bytes > quota.bytes) this.defects.add(`${owner_id} has ${bytes} bytes, which is beyond the quota`);
    }
  }

  #checkAdministrators(): void {
    const found = this.#store.query("select id from users where role = 'admin' and disabled_at is null");
    if (found.length === 0) this.defects.add("the site has no administrator");
  }

  #checkTokens(): void {
    const owners = this.#store.query<{ count: number }>("select count(*) as count from api_tokens group by user_id");
    if (owners.some(({ count }) => count > limits.tokens)) this.defects.add("a user has more tokens than allowed");
  }

  #noteEmails(): void {
    for (const { id, about } of this.#store.query<{ id: string; about: string }>("select id, about from emails"))
      this.#emails.set(about, (this.#emails.get(about) ?? new Set()).add(id));
  }

  /** Runs when nothing happens any more. */
  finish(): void {
    this.#checkEdits();
    this.#checkParts();
    this.#checkEmails();
    this.#checkEditions();
    this.#checkCounts();
    for (const [key, ids] of this.keys)
      if (ids.size > 1) this.defects.add(`the request ${key} was answered with ${ids.size} projects`);
  }

  #checkEdits(): void {
    const documents = this.#store.query<{ id: string; text: string }>("select id, text from project_documents");
    const texts = new Map(documents.map(({ id, text }) => [id, text]));
    for (const [mark, { project, end }] of this.edits) {
      const text = texts.get(project);
      // Deleted for good.
      if (text === undefined) continue;
      const found = text.split(`"name":"${mark}"`).length - 1;
      if (end === "done" && found === 0) this.defects.add(`the acknowledged edit ${mark} of ${project} is lost`);
      if (end === "refused" && found > 0) this.defects.add(`the refused edit ${mark} of ${project} is stored`);
      if (found > 1) this.defects.add(`the edit ${mark} of ${project} is stored ${found} times`);
    }
  }

  #checkParts(): void {
    const stored = this.#store.query<{ id: string }>("select id from project_parts").map(({ id }) => id);
    const known = new Set(stored);
    const documents = this.#store.query<{ id: string; parts: string }>("select id, parts from project_documents");
    const versions = this.#store.query<{ project_id: string; text: string }>(
      "select project_id, text from project_versions",
    );
    const wanted = [
      ...documents.map(({ id, parts }) => ({ id, parts: JSON.parse(parts) })),
      ...versions.map(({ project_id: id, text }) => ({
        id,
        parts: [JSON.parse(text).text, JSON.parse(text).parts].flat(),
      })),
    ];
    for (const { id, parts } of wanted)
      for (const { hash, pieces } of parts)
        for (let piece = 0; piece < pieces; piece++)
          if (!known.has(`${id}/${hash}/${piece}`)) this.defects.add(`a document of ${id} lacks a part`);
  }

  #checkEmails(): void {
    const left = this.#store.query<{ about: string }>("select about from emails");
    if (left.length > 0) this.defects.add(`the email about ${left[0]?.about} was never sent`);
    for (const [about, ids] of this.#emails) {
      if (ids.size > 1) this.defects.add(`${ids.size} emails are about ${about}`);
      const sent = this.sent.filter((email) => email.about === about);
      if (sent.length === 0) this.defects.add(`the email about ${about} is lost`);
      for (const first of sent.slice(0, -1)) {
        const isExcused = this.troubles.some(({ node, at }) => node === first.node && at >= first.at);
        if (!isExcused) this.defects.add(`the email about ${about} was sent ${sent.length} times without a failure`);
      }
    }
  }

  #checkEditions(): void {
    const waiting = this.#store.query<{ night: string }>(
      `select night from editions join projects on projects.id = editions.project_id
        where state = 'waiting' and deleted_at is null`,
    );
    if (waiting.length > 0) this.defects.add(`the edition of ${waiting[0]?.night} was never made`);
    const lost = this.#store.query(
      `select id from standing_editions where delivered_id is not null
        and not exists (select 1 from edition_files where edition_files.id = delivered_id)`,
    );
    if (lost.length > 0) this.defects.add("a delivered edition has no file");
    const ended = this.#store.query<{ id: string }>("select id from editions where state = 'delivered'");
    for (const { id } of ended) if (!this.#emails.has(id)) this.defects.add(`no email is about the edition ${id}`);
  }

  #checkCounts(): void {
    if (new Set(this.counts).size < this.counts.length) this.defects.add("two attempts got the same count");
    const [row] = this.#store.query<{ count: number }>("select count from attempts where key = 'wrong-codes'");
    if ((row?.count ?? 0) < this.counts.length) this.defects.add("a counted attempt is lost");
    const [original] = this.#store.query<{ clone_count: number }>(
      "select clone_count from projects where id = 'public'",
    );
    if (original && original.clone_count < this.isDone("clone"))
      this.defects.add("an acknowledged clone is not counted");
    if (this.isDone("render") > limits.renders) this.defects.add("a user made more planners in a day than allowed");
    if (this.isDone("download") > limits.downloads) this.defects.add("a code was used more often than allowed");
    if (this.isDone("challenge") > 1) this.defects.add("a challenge was used twice");
    if (this.isDone("invitation") > 1) this.defects.add("an invitation was used twice");
  }
}
