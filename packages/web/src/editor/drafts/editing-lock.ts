/**
 * The editing lock of a design, over the Web Locks API. Before a tab steals the lock, it asks the holder over a broadcast
 * channel to store its pending changes.
 */
import type { EditingLock, EditingLockEvents, EditingLocks } from "@octavo/editor";

interface Message {
  readonly kind: "asked" | "ready";
  readonly lock: string;
}

/**
 * Time in milliseconds to wait for the holder's answer. A suspended tab does not answer, but it stored its changes before
 * it was suspended. A busy tab answers late, and its pending changes would be lost.
 */
const answerTimeout = 5000;

const channelName = "octavo.editing";

class WebLock implements EditingLock {
  readonly #name: string;
  readonly #events: EditingLockEvents;
  readonly #channel = new BroadcastChannel(channelName);
  #pending = new AbortController();
  #release: (() => void) | undefined;
  #onStored: (() => void) | undefined;
  #isClosed = false;

  constructor(name: string, events: EditingLockEvents) {
    this.#name = name;
    this.#events = events;
    this.#channel.addEventListener("message", ({ data }) => void this.#receive(data));
  }

  request(): void {
    this.#pending = new AbortController();
    this.#queue({ signal: this.#pending.signal });
  }

  async takeOver(): Promise<void> {
    await this.#askHolder();
    if (this.#isClosed || this.#release) return;
    this.#pending.abort();
    this.#queue({ steal: true });
  }

  close(): void {
    this.#isClosed = true;
    this.#channel.close();
    this.#pending.abort();
    this.#release?.();
    this.#release = undefined;
  }

  /** Web Locks exist on secure origins only. Elsewhere every tab may edit, and the server's revisions prevent overwriting. */
  #queue(options: LockOptions): void {
    if (!("locks" in navigator)) return this.#events.onHeld();
    const held = Promise.withResolvers<void>();
    navigator.locks
      .request(this.#name, options, () => this.#hold(held))
      .catch(() => {
        // An aborted request and a stolen lock reject in the same way.
        if (this.#release === held.resolve) this.#onLost();
      });
  }

  #hold({ promise, resolve }: PromiseWithResolvers<void>): Promise<void> | undefined {
    if (this.#isClosed) return undefined;
    this.#release = resolve;
    this.#events.onHeld();
    return promise;
  }

  #onLost(): void {
    this.#release = undefined;
    this.#events.onLost();
    this.request();
  }

  #askHolder(): Promise<void> {
    return new Promise((resolve) => {
      this.#onStored = resolve;
      setTimeout(resolve, answerTimeout);
      this.#send("asked");
    });
  }

  async #receive(message: unknown): Promise<void> {
    if (!isMessage(message) || message.lock !== this.#name) return;
    if (message.kind === "ready") return this.#onStored?.();
    if (!this.#release) return;
    await this.#events.onTakeOver();
    this.#send("ready");
  }

  #send(kind: Message["kind"]): void {
    if (!this.#isClosed) this.#channel.postMessage({ kind, lock: this.#name } satisfies Message);
  }
}

async function isFree(name: string, timeout: number): Promise<boolean> {
  if (!("locks" in navigator)) return true;
  try {
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(timeout) }, () => true);
  } catch {
    return false;
  }
}

export const editingLocks: EditingLocks = {
  create: (name, events) => new WebLock(name, events),
  isFree,
};

function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && "kind" in value && "lock" in value;
}
