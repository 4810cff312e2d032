import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../http/clock.ts";
import type { Database, EmailRow, Moment } from "../store/tables.ts";
import { MailError } from "./mail-error.ts";

const second = 1000;
const minute = 60 * second;

/** Longer than the timeouts of all emails sent at once. A server that takes longer has failed. */
const leaseMilliseconds = 4 * minute;
/** Time before other servers may send an email that this server queued. */
const headStartMilliseconds = 10 * second;
const firstPause = 15 * second;
const maxPause = 10 * minute;
/** Maximum number sent at a time. The others wait in the store. */
const maxConcurrent = 20;

/** State of a queued email. A server sends it only if it is unchanged. */
export type QueuedMail = Pick<EmailRow, "id" | "due_at">;
export type MailTask = Pick<EmailRow, "kind" | "about" | "failures">;

export type MailEnd = "sent" | "postponed" | "rejected" | "expired";

export interface MailFailure {
  readonly at: Moment;
  readonly kind: string;
  readonly reason: string;
}

interface MailQueueOptions {
  readonly database: Database;
  readonly now: Clock;
  readonly log: Pick<FastifyBaseLogger, "warn" | "error">;
  /** Formats and sends the emails of a task. */
  readonly send: (task: MailTask) => Promise<void>;
}

/**
 * Queue of emails in the store. It survives failures of a server or of the mail server. Every server sends any queued
 * email; it claims one by postponing `due_at`. An email is sent twice if a server fails between sending and deleting
 * it.
 */
export class MailQueue {
  readonly #options: MailQueueOptions;
  readonly #running = new Set<Promise<void>>();
  readonly #ends = new Map<MailEnd, number>();
  #isSendingDue = false;
  #lastFailure: MailFailure | undefined;

  constructor(options: MailQueueOptions) {
    this.#options = options;
  }

  now(): Moment {
    return this.#options.now();
  }

  /** Last failure of this server since its start. */
  get lastFailure(): MailFailure | undefined {
    return this.#lastFailure;
  }

  /** Stores a task, in the caller's transaction. Pass the result to `sendNow`. */
  async add(database: Database, task: Omit<MailTask, "failures"> & { milliseconds: number }): Promise<QueuedMail> {
    const { kind, about, milliseconds } = task;
    const [id, now] = [randomUUID(), this.#options.now()];
    const entry = { id, due_at: now + headStartMilliseconds };
    const row = { ...entry, kind, about, failures: 0, expires_at: now + milliseconds };
    await database.insertInto("emails").values(row).execute();
    return entry;
  }

  /** Sends an email without waiting until it is due. */
  sendNow(entry: QueuedMail): void {
    if (this.#running.size < maxConcurrent) this.#run(() => this.#sendAll([entry]));
  }

  /** Sends emails that failed before, or that another server left. */
  sendDue(): void {
    if (this.#isSendingDue) return;
    this.#isSendingDue = true;
    this.#run(() => this.#sendAllDue().finally(() => (this.#isSendingDue = false)));
  }

  /** Attempts of this server by their end. */
  get ends(): ReadonlyMap<MailEnd, number> {
    return this.#ends;
  }

  /** Number of queued emails of all servers, and of those that failed before. */
  async counts(): Promise<{ readonly waiting: number; readonly failed: number }> {
    const rows = this.#options.database.selectFrom("emails");
    const { waiting, failed } = await rows
      .select(({ fn, eb }) => [
        fn.countAll<number>().as("waiting"),
        fn.sum<number | null>(eb.case().when("failures", ">", 0).then(1).else(0).end()).as("failed"),
      ])
      .executeTakeFirstOrThrow();
    return { waiting, failed: failed ?? 0 };
  }

  #count(end: MailEnd): void {
    this.#ends.set(end, (this.#ends.get(end) ?? 0) + 1);
  }

  /** Resolves when no email is being sent. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  #run(work: () => Promise<void>): void {
    const done = work().catch((err: unknown) => this.#options.log.error({ err }, "processing the mail queue failed"));
    this.#running.add(done);
    void done.finally(() => this.#running.delete(done));
  }

  async #sendAllDue(): Promise<void> {
    const { database, now } = this.#options;
    const due = database.selectFrom("emails").select(["id", "due_at"]).where("due_at", "<=", now());
    const next = () => due.orderBy("due_at").limit(maxConcurrent).execute();
    // A failed email gets a later `due_at`, so this loop ends.
    for (let entries = await next(); entries.length > 0; entries = await next()) await this.#sendAll(entries);
  }

  async #sendAll(entries: readonly QueuedMail[]): Promise<void> {
    await Promise.all(
      entries.map(async (entry) => {
        const mail = await this.#claim(entry);
        if (mail) await this.#trySend(mail);
      }),
    );
  }

  /** Claims an email. If two servers try, the second finds a changed `due_at`. */
  #claim({ id, due_at }: QueuedMail): Promise<EmailRow | undefined> {
    const { database, now } = this.#options;
    return database
      .updateTable("emails")
      .set({ due_at: now() + leaseMilliseconds })
      .where("id", "=", id)
      .where("due_at", "=", due_at)
      .returningAll()
      .executeTakeFirst();
  }

  async #trySend(mail: EmailRow): Promise<void> {
    const { now, log, send } = this.#options;
    const { kind, failures } = mail;
    if (mail.expires_at <= now()) {
      this.#count("expired");
      log.error({ kind, failures }, "deleted an expired email");
      return this.#delete(mail);
    }
    try {
      await send(mail);
      this.#count("sent");
    } catch (err) {
      const reason = err instanceof Error ? err.message : String(err);
      this.#lastFailure = { at: now(), kind, reason };
      const isFinal = err instanceof MailError && err.isFinal;
      this.#count(isFinal ? "rejected" : "postponed");
      log.error(
        { err, kind, failures: failures + 1 },
        isFinal ? "an email was rejected" : "an email could not be sent yet",
      );
      if (!isFinal) return this.#postpone(mail);
    }
    await this.#delete(mail);
  }

  async #delete({ id }: EmailRow): Promise<void> {
    await this.#options.database.deleteFrom("emails").where("id", "=", id).execute();
  }

  async #postpone({ id, failures }: EmailRow): Promise<void> {
    const pause = Math.min(firstPause * 2 ** failures, maxPause);
    await this.#options.database
      .updateTable("emails")
      .set({ failures: failures + 1, due_at: this.#options.now() + pause })
      .where("id", "=", id)
      .execute();
  }
}
