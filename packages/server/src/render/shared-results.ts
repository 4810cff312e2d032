export interface Keyed {
  /** Says what the result was made of. */
  readonly key: string;
}

export interface SharedResultsOptions<Value> {
  /** What is kept at most, by `weigh`. */
  readonly bytes: number;
  readonly weigh: (value: Value) => number;
}

type Make<Value> = (signal: AbortSignal) => Promise<Value>;

/** A result that is being made. */
interface Making<Value> {
  readonly result: Promise<Value>;
  readonly calledOff: AbortController;
  clients: number;
}

/**
 * Results by what they are made of: made once for everybody who asks meanwhile, and kept while there is room. Whoever
 * leaves does not take the result from the others; when the last has left, the work is called off. A refusal is shared
 * with whoever waits, and forgotten.
 */
export class SharedResults<Value extends Keyed> {
  readonly #options: SharedResultsOptions<Value>;
  /** The one that nobody has asked for longest comes first. */
  readonly #kept = new Map<string, Value>();
  readonly #making = new Map<string, Making<Value>>();
  #bytes = 0;

  constructor(options: SharedResultsOptions<Value>) {
    this.#options = options;
  }

  get size(): { readonly results: number; readonly bytes: number } {
    return { results: this.#kept.size, bytes: this.#bytes };
  }

  /** What is made may turn out to have another key, when its sources were changed meanwhile; it is kept by its own. */
  async get(key: string, signal: AbortSignal, make: Make<Value>): Promise<Value> {
    signal.throwIfAborted();
    const kept = this.#kept.get(key);
    if (kept === undefined) return this.#join(key, this.#making.get(key) ?? this.#begin(key, make), signal);
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept;
  }

  #begin(key: string, make: Make<Value>): Making<Value> {
    const calledOff = new AbortController();
    const result = make(calledOff.signal);
    const making = { result, calledOff, clients: 0 };
    this.#making.set(key, making);
    const done = () => this.#forget(key, making);
    result.then((value) => this.#keep(value)).then(done, done);
    return making;
  }

  async #join(key: string, making: Making<Value>, signal: AbortSignal): Promise<Value> {
    making.clients++;
    const { promise: left, reject } = Promise.withResolvers<never>();
    const leave = () => {
      reject(signal.reason);
      if (--making.clients > 0) return;
      this.#forget(key, making);
      making.calledOff.abort(signal.reason);
    };
    signal.addEventListener("abort", leave, { once: true });
    try {
      return await Promise.race([making.result, left]);
    } finally {
      signal.removeEventListener("abort", leave);
    }
  }

  #forget(key: string, making: Making<Value>): void {
    if (this.#making.get(key) === making) this.#making.delete(key);
  }

  #keep(value: Value): void {
    const { key } = value;
    const { bytes, weigh } = this.#options;
    const weight = weigh(value);
    // One giant must not drive out everything else.
    if (weight > bytes / 2) return;
    this.#drop(key);
    this.#kept.set(key, value);
    this.#bytes += weight;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= bytes) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const value = this.#kept.get(key);
    if (value !== undefined && this.#kept.delete(key)) this.#bytes -= this.#options.weigh(value);
  }
}
