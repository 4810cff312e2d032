/**
 * The right to edit one design in this browser: one tab at a time has it, and the others wait. A lock of the browser tells who;
 * whoever takes it over asks first over a channel, so that what is not written yet is.
 */
interface Surroundings {
  readonly onHeld: () => void;
  readonly onLost: () => void;
  /** Before somebody else goes on with it. */
  readonly onAsked: () => Promise<void>;
}

interface Message {
  readonly kind: "asked" | "ready";
  readonly lock: string;
}

/**
 * In milliseconds: a tab that does not answer is asleep, and has written what it had before it fell asleep. One that is only
 * busy answers later than one thinks, and what it has not written by then would be lost.
 */
const patience = 5000;

const channelName = "octavo.editing";

export class EditingLock {
  readonly #name: string;
  readonly #surroundings: Surroundings;
  readonly #channel = new BroadcastChannel(channelName);
  #waiting = new AbortController();
  #release: (() => void) | undefined;
  #onReady: (() => void) | undefined;
  #isClosed = false;

  constructor(name: string, surroundings: Surroundings) {
    this.#name = name;
    this.#surroundings = surroundings;
    this.#channel.addEventListener("message", ({ data }) => void this.#hear(data));
  }

  /** Held as soon as nobody else has it. */
  request(): void {
    this.#waiting = new AbortController();
    this.#queue({ signal: this.#waiting.signal });
  }

  /** Held now. */
  async takeOver(): Promise<void> {
    await this.#ask();
    if (this.#isClosed || this.#release) return;
    this.#waiting.abort();
    this.#queue({ steal: true });
  }

  close(): void {
    this.#isClosed = true;
    this.#channel.close();
    this.#waiting.abort();
    this.#release?.();
    this.#release = undefined;
  }

  /** Browsers have locks on secure origins alone. Elsewhere every tab may edit, and the server's revisions tell them apart. */
  #queue(options: LockOptions): void {
    if (!("locks" in navigator)) return this.#surroundings.onHeld();
    const held = Promise.withResolvers<void>();
    navigator.locks
      .request(this.#name, options, () => this.#hold(held))
      .catch(() => {
        // A request that is given up ends in the same way as one that is taken away.
        if (this.#release === held.resolve) this.#lose();
      });
  }

  #hold({ promise, resolve }: PromiseWithResolvers<void>): Promise<void> | undefined {
    if (this.#isClosed) return undefined;
    this.#release = resolve;
    this.#surroundings.onHeld();
    return promise;
  }

  #lose(): void {
    this.#release = undefined;
    this.#surroundings.onLost();
    this.request();
  }

  #ask(): Promise<void> {
    return new Promise((resolve) => {
      this.#onReady = resolve;
      setTimeout(resolve, patience);
      this.#say("asked");
    });
  }

  async #hear(message: unknown): Promise<void> {
    if (!isMessage(message) || message.lock !== this.#name) return;
    if (message.kind === "ready") return this.#onReady?.();
    if (!this.#release) return;
    await this.#surroundings.onAsked();
    this.#say("ready");
  }

  #say(kind: Message["kind"]): void {
    if (!this.#isClosed) this.#channel.postMessage({ kind, lock: this.#name } satisfies Message);
  }
}

/** Whether nobody holds it, or whoever does lets go within so many milliseconds. */
export async function isFree(name: string, within: number): Promise<boolean> {
  if (!("locks" in navigator)) return true;
  try {
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(within) }, () => true);
  } catch {
    return false;
  }
}

function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && "kind" in value && "lock" in value;
}
