import type { FastifyBaseLogger, FastifyReply } from "fastify";

/** What waits when nothing more is taken on: a mail server that is away must not fill the memory. */
const mostAtOnce = 1000;

/** Work that begins when an answer is out, so that the time of the answer does not tell what there was to do. */
export class AfterAnswer {
  readonly #log: FastifyBaseLogger;
  readonly #running = new Set<Promise<void>>();

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  do(reply: FastifyReply, what: string, work: () => Promise<void>): void {
    if (this.#running.size >= mostAtOnce) return this.#log.error(`${what} was left undone: too much waits already`);
    const answered = new Promise<void>((resolve) => reply.raw.once("close", resolve));
    const done = answered.then(work).catch((err: unknown) => this.#log.error({ err }, `${what} failed`));
    this.#running.add(done);
    void done.finally(() => this.#running.delete(done));
  }

  /** Ends when nothing is left to do. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
