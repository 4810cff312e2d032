import { randomUUID } from "node:crypto";
import pg from "pg";

/** Called for the messages of a channel. */
export interface ChannelListener {
  readonly onMessage: (message: string) => void;
  /** Called with true when all later messages arrive, and with false when some may be missed. */
  readonly onConnected: (isConnected: boolean) => void;
}

/** Returns a function that stops listening. */
export type Listen = (channel: string, listener: ChannelListener) => () => Promise<void>;

const connectMilliseconds = 5000;
const retryMilliseconds = 1000;
const probeMilliseconds = 5000;
/** Time within which a message to itself arrives. */
const probeTimeout = 2000;
const probePrefix = "probe ";

/**
 * Listens to a channel on a connection of its own, and connects again after a failure. It sends messages to itself, because
 * neither a broken network nor a proxy that shares connections says that it delivers none.
 */
export class PostgresListener {
  readonly #url: string;
  readonly #channel: string;
  readonly #listener: ChannelListener;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #awaited = "";
  #isConnected = false;
  #isClosed = false;

  constructor(url: string, channel: string, listener: ChannelListener) {
    this.#url = url;
    this.#channel = channel;
    this.#listener = listener;
    void this.#connect();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#setConnected(false);
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: connectMilliseconds,
      query_timeout: probeTimeout,
      application_name: "octavo",
      keepAlive: true,
    });
    this.#client = client;
    const fail = () => this.#fail(client);
    client.on("error", fail);
    client.on("end", fail);
    client.on("notification", ({ payload = "" }) => this.#take(payload));
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(this.#channel)}`);
      await this.#probe(client);
    } catch {
      fail();
    }
  }

  async #probe(client: pg.Client): Promise<void> {
    this.#awaited = `${probePrefix}${randomUUID()}`;
    this.#timer = setTimeout(() => this.#fail(client), probeTimeout).unref();
    await client.query("select pg_notify($1, $2)", [this.#channel, this.#awaited]);
  }

  #take(message: string): void {
    if (!message.startsWith(probePrefix)) return this.#listener.onMessage(message);
    const client = this.#client;
    // Servers also get the messages of others to themselves.
    if (message !== this.#awaited || !client || this.#isClosed) return;
    clearTimeout(this.#timer);
    this.#setConnected(true);
    const probe = () => void this.#probe(client).catch(() => this.#fail(client));
    this.#timer = setTimeout(probe, probeMilliseconds).unref();
  }

  #fail(client: pg.Client): void {
    if (client !== this.#client || this.#isClosed) return;
    this.#client = undefined;
    clearTimeout(this.#timer);
    this.#setConnected(false);
    void client.end().catch(() => undefined);
    this.#timer = setTimeout(() => void this.#connect(), retryMilliseconds).unref();
  }

  #setConnected(isConnected: boolean): void {
    if (this.#isConnected !== isConnected) this.#listener.onConnected(isConnected);
    this.#isConnected = isConnected;
  }
}
