import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../http/clock.ts";
import type { Database, LetterRow } from "../store/tables.ts";
import { MailProblem } from "./mail-problem.ts";

const second = 1000;
const minute = 60 * second;

/** Longer than the mailer's patience with all that go at once: a node that has not sent one by then never will. */
const leaseMilliseconds = 4 * minute;
/** Before another node takes on what the node that answered was to send. */
const headStartMilliseconds = 10 * second;
const firstPause = 15 * second;
const longestPause = 10 * minute;
/** At a time; what is more waits in the store, not in memory. */
const mostAtOnce = 20;

/** A letter as somebody saw it: whoever takes it must find it unchanged. */
export type Ticket = Pick<LetterRow, "id" | "due_at">;
export type LetterTask = Pick<LetterRow, "kind" | "about" | "failures">;

interface QueueParts {
  readonly database: Database;
  readonly now: Clock;
  readonly log: FastifyBaseLogger;
  /** Writes the letters of a task and hands them to the mail server. */
  readonly send: (task: LetterTask) => Promise<void>;
}

/**
 * Letters that are still to be sent, in the store: neither the death of a node nor a mail server that is away loses one.
 * All nodes look after all letters; putting `due_at` off is how one of them takes a letter. At worst a reader gets a
 * letter twice, when a node dies between sending and crossing off.
 */
export class LetterQueue {
  readonly #parts: QueueParts;
  readonly #running = new Set<Promise<void>>();
  #isRound = false;

  constructor(parts: QueueParts) {
    this.#parts = parts;
  }

  /** Keeps a task, in the transaction of what it tells about where there is one. The ticket is for `sendNow`. */
  async add(database: Database, task: Omit<LetterTask, "failures"> & { milliseconds: number }): Promise<Ticket> {
    const { kind, about, milliseconds } = task;
    const [id, now] = [randomUUID(), this.#parts.now()];
    const ticket = { id, due_at: now + headStartMilliseconds };
    const row = { ...ticket, kind, about, failures: 0, expires_at: now + milliseconds };
    await database.insertInto("letters").values(row).execute();
    return ticket;
  }

  /** Whoever added a task sends it, without waiting for it to be due. */
  sendNow(ticket: Ticket): void {
    if (this.#running.size < mostAtOnce) this.#run(() => this.#takeAll([ticket]));
  }

  /** Sends what is due: what failed before, and what a node left behind. */
  sendDue(): void {
    if (this.#isRound) return;
    this.#isRound = true;
    this.#run(() => this.#sendAllDue().finally(() => (this.#isRound = false)));
  }

  /** Ends when nothing is on its way. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  #run(work: () => Promise<void>): void {
    const done = work().catch((err: unknown) => this.#parts.log.error({ err }, "looking after letters failed"));
    this.#running.add(done);
    void done.finally(() => this.#running.delete(done));
  }

  async #sendAllDue(): Promise<void> {
    const { database, now } = this.#parts;
    const due = database.selectFrom("letters").select(["id", "due_at"]).where("due_at", "<=", now());
    const next = () => due.orderBy("due_at").limit(mostAtOnce).execute();
    // A letter that was tried is due later than this round began, so this comes to an end.
    for (let tickets = await next(); tickets.length > 0; tickets = await next()) await this.#takeAll(tickets);
  }

  async #takeAll(tickets: readonly Ticket[]): Promise<void> {
    await Promise.all(
      tickets.map(async (ticket) => {
        const letter = await this.#take(ticket);
        if (letter) await this.#try(letter);
      }),
    );
  }

  /** Of two nodes that reach for a letter, the second finds that `due_at` is not what it saw. */
  #take({ id, due_at }: Ticket): Promise<LetterRow | undefined> {
    const { database, now } = this.#parts;
    return database
      .updateTable("letters")
      .set({ due_at: now() + leaseMilliseconds })
      .where("id", "=", id)
      .where("due_at", "=", due_at)
      .returningAll()
      .executeTakeFirst();
  }

  async #try(letter: LetterRow): Promise<void> {
    const { now, log, send } = this.#parts;
    const { kind, failures } = letter;
    if (letter.expires_at <= now()) {
      log.error({ kind, failures }, "a letter was given up: it is news to nobody any more");
      return this.#crossOff(letter);
    }
    try {
      await send(letter);
    } catch (err) {
      const isFinal = err instanceof MailProblem && err.isFinal;
      log.error({ err, kind, failures: failures + 1 }, isFinal ? "a letter was refused" : "a letter has to wait");
      if (!isFinal) return this.#putOff(letter);
    }
    await this.#crossOff(letter);
  }

  async #crossOff({ id }: LetterRow): Promise<void> {
    await this.#parts.database.deleteFrom("letters").where("id", "=", id).execute();
  }

  async #putOff({ id, failures }: LetterRow): Promise<void> {
    const pause = Math.min(firstPause * 2 ** failures, longestPause);
    await this.#parts.database
      .updateTable("letters")
      .set({ failures: failures + 1, due_at: this.#parts.now() + pause })
      .where("id", "=", id)
      .execute();
  }
}
