/** Time, chance and order of a simulation. Nothing in it depends on the machine: the same seed gives the same trace. */
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers/promises";

type Random = () => number;

/** Mulberry32: 32 bits of state are enough for a few thousand draws. */
function randomOf(seed: number): Random {
  let state = (seed * 0x9e3779b1) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Event {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
}

export const startOfTime = Date.UTC(2026, 0, 15, 12);

const immediately = setImmediate;

/** Runs events one at a time, in the order of their virtual times. */
export class Scheduler {
  readonly trace: string[] = [];
  readonly random: Random;
  /** Calls that run outside of the event loop, such as those of WebCrypto. */
  readonly #outside = new Set<Promise<unknown>>();
  readonly #settled: () => Promise<void>;
  #events: Event[] = [];
  #count = 0;
  #now = startOfTime;

  constructor(seed: number, settled: () => Promise<void> = async () => undefined) {
    this.random = randomOf(seed);
    this.#settled = settled;
  }

  get now(): number {
    return this.#now;
  }

  chance(share: number): boolean {
    return this.random() < share;
  }

  /** A whole number from 0 to below `limit`. */
  below(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error("There is nothing to pick from.");
    return item;
  }

  note(line: string): void {
    this.trace.push(`${String(this.#now - startOfTime).padStart(8)} ${line}`);
  }

  after(milliseconds: number, run: () => void): void {
    const event = { at: this.#now + Math.ceil(milliseconds), order: this.#count++, run };
    let place = this.#events.length;
    while (place > 0 && isLater(this.#events[place - 1], event)) place--;
    this.#events.splice(place, 0, event);
  }

  sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => this.after(milliseconds, resolve));
  }

  /** Runs events until `isDone`. Throws if there are none left, because then something waits forever. */
  async runUntil(isDone: () => boolean): Promise<void> {
    for (await this.#settle(); !isDone(); await this.#settle()) {
      const next = this.#events.shift();
      if (!next) throw new Error("Nothing is left to happen, and not everything is done.");
      this.#now = next.at;
      next.run();
    }
  }

  /** Drops what has not happened. */
  clear(): void {
    this.#events = [];
  }

  watch<Result>(call: Promise<Result>): Promise<Result> {
    const ended = () => void this.#outside.delete(call);
    this.#outside.add(call);
    call.then(ended, ended);
    return call;
  }

  /** Waits until all code waits for events. */
  async #settle(): Promise<void> {
    do {
      await new Promise((resolve) => immediately(resolve));
      await this.#settled();
      await Promise.allSettled(this.#outside);
    } while (this.#outside.size > 0);
    await new Promise((resolve) => immediately(resolve));
  }
}

function isLater(known: Event | undefined, { at, order }: Event): boolean {
  return known !== undefined && (known.at > at || (known.at === at && known.order > order));
}

let current: Scheduler | undefined;

/** Chooses the scheduler that clock, timers and random numbers of this process follow. */
export function follow(scheduler: Scheduler): void {
  current = scheduler;
}

function scheduler(): Scheduler {
  if (!current) throw new Error("There is no simulation: `follow` comes first.");
  return current;
}

const randomBytes = (size: number) => Buffer.from(Array.from({ length: size }, () => scheduler().below(256)));

function randomUUID(): string {
  const hex = randomBytes(16).toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20)].join("-");
}

/** Intervals never fire: the workload calls periodic work itself. */
const inertTimer = { unref: () => inertTimer, ref: () => inertTimer, [Symbol.dispose]: () => undefined };

/** Replaces clock, timers and random numbers of the whole process, before other modules load. */
export function replaceChance(): void {
  const sleep = (milliseconds = 0) => scheduler().sleep(milliseconds);
  Object.assign(crypto, { randomUUID, randomBytes, randomInt: (limit: number) => scheduler().below(limit) });
  Object.assign(timers, { setTimeout: sleep });
  syncBuiltinESMExports();
  Math.random = () => scheduler().random();
  Date.now = () => scheduler().now;
  performance.now = () => scheduler().now - startOfTime;
  const later = (run: () => void, milliseconds = 0) => {
    scheduler().after(milliseconds, run);
    return inertTimer;
  };
  Object.assign(globalThis, { setTimeout: later, setInterval: () => inertTimer, clearInterval: () => undefined });
  watchCrypto();
}

/** Calls of WebCrypto run on other threads, so the next event waits for them. */
function watchCrypto(): void {
  const { subtle } = crypto.webcrypto;
  for (const name of ["sign", "verify", "importKey", "digest"] as const) {
    const call = subtle[name].bind(subtle) as (...args: unknown[]) => Promise<unknown>;
    Object.defineProperty(subtle, name, { value: (...args: unknown[]) => scheduler().watch(call(...args)) });
  }
}
