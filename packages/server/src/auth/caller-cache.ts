import type { FastifyInstance } from "fastify";
import { callerChanges } from "../store/caller-changes.ts";
import type { Listen } from "../store/postgres-listener.ts";

/** Time for which a row is used again. Also the time after which a change counts whose message is lost. */
const keptMilliseconds = 2000;
/** Rows of more callers than a server answers in that time. */
const mostEntries = 10_000;

interface Owned {
  /** Id of the user. */
  readonly id: string;
}

interface Entry {
  readonly row: Promise<Owned | undefined>;
  readonly readAt: number;
  /** Undefined while it is read. */
  owner?: string;
}

/**
 * Rows of sessions and tokens that a server has just read (docs/decisions/0114). It is off unless changes of all servers are
 * published.
 */
export class CallerCache {
  readonly #entries = new Map<string, Entry>();
  readonly #elapsed: () => number;
  #isOn = false;

  constructor(elapsed: () => number = () => performance.now()) {
    this.#elapsed = elapsed;
  }

  turn(isOn: boolean): void {
    this.#isOn = isOn;
    this.#entries.clear();
  }

  /**
   * Returns a row that was read in the last two seconds and is current as far as the caller knows, or reads it. Does not keep
   * that nothing was found.
   */
  async read<Row extends Owned>(
    key: string,
    read: () => Promise<Row | undefined>,
    isCurrent: (row: Row) => boolean = () => true,
  ): Promise<Row | undefined> {
    if (!this.#isOn) return read();
    // A key always has rows of the same type.
    const known = (await this.#known(key)) as Row | undefined;
    if (known && isCurrent(known)) return known;
    return this.#read(key, read);
  }

  #known(key: string): Promise<Owned | undefined> | undefined {
    const entry = this.#entries.get(key);
    return entry && this.#elapsed() < entry.readAt + keptMilliseconds ? entry.row : undefined;
  }

  async #read<Row extends Owned>(key: string, read: () => Promise<Row | undefined>): Promise<Row | undefined> {
    if (this.#entries.size >= mostEntries) this.#entries.clear();
    const row = read();
    const entry: Entry = { row, readAt: this.#elapsed() };
    this.#entries.set(key, entry);
    try {
      const found = await row;
      if (found) entry.owner = found.id;
      return found;
    } finally {
      // The row may have been forgotten while it was read, and be read again.
      if (entry.owner === undefined && this.#entries.get(key) === entry) this.#entries.delete(key);
    }
  }

  /** Forgets the rows of a user, and those that are being read. Forgets all rows without an id. */
  forgetUser(id: string): void {
    for (const [key, { owner }] of this.#entries)
      if (id === "" || owner === undefined || owner === id) this.#entries.delete(key);
  }
}

/** Routes that end sessions and tokens, or change users. */
const changes = /^\/api\/(?:account|admin|tokens|auth\/(?:logout|accept-terms|password-reset))(?:\/|$)/;

/** Keeps a cache current: by messages of PostgreSQL, and, for requests to this server, before they are answered. */
export function followChanges(app: FastifyInstance, cache: CallerCache, listen: Listen | undefined): void {
  if (!listen) return;
  let stop: (() => Promise<void>) | undefined;
  app.addHook("onSend", async ({ method, routeOptions: { url = "" } }) => {
    if (method !== "GET" && changes.test(url)) cache.forgetUser("");
  });
  app.addHook("onListen", async () => {
    stop = listen(callerChanges, {
      onMessage: (user) => cache.forgetUser(user),
      onConnected: (isConnected) => cache.turn(isConnected),
    });
  });
  app.addHook("onClose", async () => {
    await stop?.();
  });
}
