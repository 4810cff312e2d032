import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { adminLimits, type SiteNode } from "@octavo/contract";
import type { FastifyInstance } from "fastify";
import { type Clock, formatMoment } from "../http/clock.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import type { Renderer } from "../render/renderer.ts";
import type { Store } from "../store/open-store.ts";
import type { Database, Moment } from "../store/tables.ts";

type NodeState = Pick<SiteNode, "running" | "waiting" | "workers" | "memory_bytes" | "connections" | "mail_failure">;

interface Options {
  readonly store: Store;
  readonly render: Renderer;
  /** Undefined on a node that sends no emails. */
  readonly mailQueue?: MailQueue;
  readonly role?: "render";
  readonly version: string;
  readonly now: Clock;
}

const second = 1000;
const keptMilliseconds = 24 * 60 * 60 * second;

/** All nodes of the last 24 hours. `current` is the id of the one that answers. */
export async function listNodes(database: Database, now: Moment, current?: string): Promise<SiteNode[]> {
  const rows = await database.selectFrom("nodes").selectAll().orderBy("started_at").orderBy("id").execute();
  return rows.map(({ id, name, version, state, started_at, seen_at }) => ({
    ...(JSON.parse(state) as NodeState),
    name,
    version,
    started_at: formatMoment(started_at),
    seen_at: formatMoment(seen_at),
    stale: seen_at < now - adminLimits.staleSeconds * second,
    current: id === current,
  }));
}

/** Reports the state of this server to the store, where each server finds those of all. */
export class Nodes {
  readonly #options: Options;
  readonly #id = randomUUID();
  readonly #startedAt: Moment;

  constructor(options: Options) {
    this.#options = options;
    this.#startedAt = options.now();
  }

  /** Starts when the server listens, and removes the node when it closes. */
  schedule(app: FastifyInstance): void {
    let timer: NodeJS.Timeout | undefined;
    const beat = () => {
      this.report().catch((err: unknown) => app.log.error({ err }, "reporting this node failed"));
    };
    app.addHook("onListen", async () => {
      beat();
      timer = setInterval(beat, adminLimits.heartbeatSeconds * second).unref();
    });
    app.addHook("onClose", async () => {
      if (!timer) return;
      clearInterval(timer);
      const { database } = this.#options.store;
      await database
        .deleteFrom("nodes")
        .where("id", "=", this.#id)
        .execute()
        .catch(() => undefined);
    });
  }

  async report(): Promise<void> {
    const { store, version, role, now } = this.#options;
    const name = [hostname(), process.pid, ...(role ? [`(${role})`] : [])].join(" ");
    const row = { state: JSON.stringify(this.#state()), seen_at: now() };
    await store.database
      .insertInto("nodes")
      .values({ id: this.#id, name, version, started_at: this.#startedAt, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
    await store.database
      .deleteFrom("nodes")
      .where("seen_at", "<", now() - keptMilliseconds)
      .execute();
  }

  /** All nodes of the last 24 hours, this one as it is now. */
  async list(): Promise<SiteNode[]> {
    await this.report();
    const { store, now } = this.#options;
    return listNodes(store.database, now(), this.#id);
  }

  #state(): NodeState {
    const { store, render, mailQueue } = this.#options;
    const failure = mailQueue?.lastFailure;
    return {
      ...render.load,
      workers: render.workers,
      memory_bytes: process.memoryUsage.rss() + render.residentBytes,
      connections: store.connections?.() ?? null,
      mail_failure: failure ? { ...failure, at: formatMoment(failure.at) } : null,
    };
  }
}
