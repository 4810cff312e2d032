import { Heap } from "./heap.ts";

/** Runs events in the order of their times, in milliseconds. There is no clock: time passes only from event to event. */
export class EventQueue {
  readonly #events = new Heap<() => void>();
  #now = 0;

  get now(): number {
    return this.#now;
  }

  after(milliseconds: number, event: () => void): void {
    this.#events.add(this.#now + milliseconds, event);
  }

  runUntil(end: number): void {
    while (this.#events.firstKey <= end) {
      this.#now = this.#events.firstKey;
      this.#events.removeFirst()();
    }
    this.#now = end;
  }
}
