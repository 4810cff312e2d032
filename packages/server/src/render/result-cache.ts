export interface Keyed {
  readonly key: string;
}

export interface ResultCacheOptions<Value> {
  /** Maximum size of all cached results. */
  readonly maxBytes: number;
  readonly sizeOf: (value: Value) => number;
}

type ComputeResult<Value> = (signal: AbortSignal) => Promise<Value>;

interface PendingResult<Value> {
  readonly result: Promise<Value>;
  readonly controller: AbortController;
  clients: number;
}

/**
 * A least-recently-used cache of computed results. Concurrent requests for a key share one computation. It is aborted
 * when the last of their signals is. Errors go to all waiting requests and aren't cached.
 */
export class ResultCache<Value extends Keyed> {
  readonly #options: ResultCacheOptions<Value>;
  /** The least recently used result is first. */
  readonly #cached = new Map<string, Value>();
  readonly #pending = new Map<string, PendingResult<Value>>();
  #bytes = 0;

  constructor(options: ResultCacheOptions<Value>) {
    this.#options = options;
  }

  get size(): { readonly results: number; readonly bytes: number } {
    return { results: this.#cached.size, bytes: this.#bytes };
  }

  /** If the source changes during the computation, the result has another key and is cached under that. */
  async get(key: string, signal: AbortSignal, compute: ComputeResult<Value>): Promise<Value> {
    signal.throwIfAborted();
    const cached = this.#cached.get(key);
    if (cached === undefined) return this.#join(key, this.#pending.get(key) ?? this.#start(key, compute), signal);
    this.#cached.delete(key);
    this.#cached.set(key, cached);
    return cached;
  }

  #start(key: string, compute: ComputeResult<Value>): PendingResult<Value> {
    const controller = new AbortController();
    const result = compute(controller.signal);
    const pending = { result, controller, clients: 0 };
    this.#pending.set(key, pending);
    const done = () => this.#forget(key, pending);
    result.then((value) => this.#store(value)).then(done, done);
    return pending;
  }

  async #join(key: string, pending: PendingResult<Value>, signal: AbortSignal): Promise<Value> {
    pending.clients++;
    const { promise: aborted, reject } = Promise.withResolvers<never>();
    const onAbort = () => {
      reject(signal.reason);
      if (--pending.clients > 0) return;
      this.#forget(key, pending);
      pending.controller.abort(signal.reason);
    };
    signal.addEventListener("abort", onAbort, { once: true });
    try {
      return await Promise.race([pending.result, aborted]);
    } finally {
      signal.removeEventListener("abort", onAbort);
    }
  }

  #forget(key: string, pending: PendingResult<Value>): void {
    if (this.#pending.get(key) === pending) this.#pending.delete(key);
  }

  #store(value: Value): void {
    const { key } = value;
    const { maxBytes, sizeOf } = this.#options;
    const size = sizeOf(value);
    // One large result must not evict all others.
    if (size > maxBytes / 2) return;
    this.#remove(key);
    this.#cached.set(key, value);
    this.#bytes += size;
    for (const oldest of this.#cached.keys()) {
      if (this.#bytes <= maxBytes) return;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    const value = this.#cached.get(key);
    if (value !== undefined && this.#cached.delete(key)) this.#bytes -= this.#options.sizeOf(value);
  }
}
